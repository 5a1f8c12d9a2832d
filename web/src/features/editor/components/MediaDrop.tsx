import { MEDIA_ENDINGS } from "@lehrpfad/contract";
import { UploadRow } from "../../../lib/documents/UploadRow.tsx";
import { useTranslation } from "../../../lib/i18n.ts";
import { FileDrop } from "../../../ui/FileDrop.tsx";
import type { useMediaUpload } from "../useMediaUpload.ts";

/** Where an audio or video file is chosen, and how far it has been sent. */
export function MediaDrop({ sending }: { sending: ReturnType<typeof useMediaUpload> }) {
  const { t } = useTranslation("editor");
  const { upload, limit, send, cancel } = sending;
  if (upload) {
    return (
      <ul>
        <UploadRow upload={upload} onCancel={cancel} onAgain={() => send(upload.file)} />
      </ul>
    );
  }
  return (
    <FileDrop
      label={t("media_drop")}
      hint={t("media_hint", { megabytes: Math.floor(limit / 1024 / 1024) })}
      chooseLabel={t("media_choose")}
      accept={MEDIA_ENDINGS}
      multiple={false}
      onFiles={([file]) => file && send(file)}
    />
  );
}
