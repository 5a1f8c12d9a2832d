import { type CourseMedia, MEDIA_LIMITS } from "@lehrpfad/contract";
import { useEffect, useRef, useState } from "react";
import { useParams } from "react-router";
import { announce } from "../../lib/announcer.ts";
import type { Upload } from "../../lib/documents/useUploads.ts";
import { useTranslation } from "../../lib/i18n.ts";
import { useSite } from "../../lib/site.ts";
import { uploadMedia } from "./uploadMedia.ts";

/** An audio or video file on its way, one at a time; it ends with what shows it. */
export function useMediaUpload(onSent: (media: CourseMedia) => void) {
  const { slug = "" } = useParams();
  const { t } = useTranslation("editor");
  const limit = useSite().data?.mediaBytes ?? MEDIA_LIMITS.bytes;
  const [upload, setUpload] = useState<Upload | null>(null);
  const running = useRef<AbortController>(null);
  const change = (part: Partial<Upload>) => setUpload((now) => now && { ...now, ...part });
  const send = async (file: File) => {
    const stop = new AbortController();
    running.current?.abort();
    running.current = stop;
    setUpload({ key: 0, id: null, file, sent: 0, lost: false, error: undefined });
    try {
      const onProgress = (sent: number) => {
        if (!stop.signal.aborted) change({ sent });
      };
      const media = await uploadMedia(slug, file, { limit, onProgress, signal: stop.signal });
      setUpload(null);
      announce(t("media_uploaded", { name: file.name }));
      onSent(media);
    } catch (error) {
      if (!stop.signal.aborted) change({ error });
    }
  };
  const cancel = () => {
    running.current?.abort();
    setUpload(null);
  };
  useEffect(() => () => running.current?.abort(), []);
  return { upload, limit, cancel, send: (file: File) => void send(file) };
}
