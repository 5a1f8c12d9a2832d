import { MEDIA_LIMITS, type MediaTexts, mediaAddress, parseMediaAddress } from "@lehrpfad/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useParams } from "react-router";
import { api, orpc } from "../../../lib/api.ts";
import { CourseFigure } from "../../../lib/course/CourseFigure.tsx";
import { useErrorSentence } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Notice } from "../../../ui/States.tsx";
import { TextArea, TextField } from "../../../ui/TextField.tsx";
import { useMediaUpload } from "../useMediaUpload.ts";
import { CaptionsField } from "./CaptionsField.tsx";
import { MediaDrop } from "./MediaDrop.tsx";

/** Audio or video in the text: its address and its title. */
interface MediaNode {
  src: string;
  alt: string;
}

interface MediaDialogProps {
  /** What is to be changed; null for something new. */
  media: MediaNode | null;
  /** A file to begin with. */
  file?: File | null;
  onDone: (media: MediaNode) => void;
  onRemove?: () => void;
  onClose: () => void;
}

/** What is written down of a recording, and what was changed of it. */
function useMediaTexts(mediaId: string | undefined) {
  const { slug = "" } = useParams();
  const queries = useQueryClient();
  const options = orpc.learning.media.queryOptions({ input: { slug, mediaId: mediaId ?? "" } });
  const stored = useQuery({ ...options, enabled: mediaId !== undefined });
  const [changed, setChanged] = useState<Partial<MediaTexts>>({});
  const saving = useMutation({
    mutationFn: async (id: string) => {
      if (Object.keys(changed).length > 0)
        await api.editing.saveMediaTexts({ slug, mediaId: id, ...changed });
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: options.queryKey }),
  });
  const { transcript = stored.data?.transcript ?? "", captions } = changed;
  const hasCaptions = captions === undefined ? Boolean(stored.data?.captions) : captions !== "";
  return {
    transcript,
    hasCaptions,
    change: (part: Partial<MediaTexts>) => setChanged((now) => ({ ...now, ...part })),
    saving,
    isLoading: stored.isLoading,
    error: saving.error ?? stored.error,
  };
}

/** Chooses audio or video and asks for its title and for what is said in it. */
export function MediaDialog({ media, file = null, onDone, onRemove, onClose }: MediaDialogProps) {
  const { t } = useTranslation("editor");
  const { t: common } = useTranslation();
  const sentence = useErrorSentence();
  const [node, setNode] = useState<MediaNode>(media ?? { src: "", alt: "" });
  const [fault, setFault] = useState<"media_missing" | "media_still_uploading" | "media_name_missing">();
  const sending = useMediaUpload(({ id, kind, width, height, seconds, name }) => {
    setFault(undefined);
    setNode((now) => ({
      src: mediaAddress({ id, kind, width, height, seconds }),
      alt: now.alt === "" ? name : now.alt,
    }));
  });
  const { send } = sending;
  // A file that was dropped into the text is sent when the window opens, once.
  const [begun] = useState(file);
  const [first] = useState(() => send);
  useEffect(() => {
    if (begun) first(begun);
  }, [begun, first]);
  const address = parseMediaAddress(node.src);
  const { transcript, hasCaptions, change, saving, isLoading, error } = useMediaTexts(address?.id);
  const done = async () => {
    if (address === null) return setFault(sending.upload ? "media_still_uploading" : "media_missing");
    if (node.alt.trim() === "") return setFault("media_name_missing");
    await saving.mutateAsync(address.id);
    onDone({ ...node, alt: node.alt.trim() });
    onClose();
  };
  return (
    <Dialog
      isOpen
      wide
      onClose={onClose}
      title={t(media ? "media_change" : "media_title")}
      closeLabel={common("close")}
      actions={
        <>
          {onRemove ? (
            <Button look="quiet" onPress={onRemove}>
              {t("media_remove")}
            </Button>
          ) : null}
          <Button
            onPress={() => void done().catch(() => undefined)}
            isPending={saving.isPending || isLoading}
          >
            {t(media ? "apply" : "media_insert")}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        {address === null ? (
          <MediaDrop sending={sending} />
        ) : (
          <div className="prose-text">
            <CourseFigure address={node.src} alt="" caption="" />
          </div>
        )}
        {fault === "media_missing" || fault === "media_still_uploading" ? (
          <Notice tone="danger">{t(fault)}</Notice>
        ) : null}
        <TextField
          label={t("media_name")}
          value={node.alt}
          maxLength={200}
          isRequired
          error={fault === "media_name_missing" && node.alt.trim() === "" ? t(fault) : undefined}
          onChange={(alt) => setNode({ ...node, alt })}
        />
        <TextArea
          label={t("media_transcript")}
          help={t("media_transcript_help")}
          rows={6}
          value={transcript}
          maxLength={MEDIA_LIMITS.transcriptLength}
          onChange={(text) => change({ transcript: text })}
        />
        {address?.kind === "video" ? (
          <CaptionsField hasCaptions={hasCaptions} onChange={(captions) => change({ captions })} />
        ) : null}
        {error ? (
          <Notice tone="danger">
            {t("media_texts_failed")}: {sentence(error)}
          </Notice>
        ) : null}
      </div>
    </Dialog>
  );
}
