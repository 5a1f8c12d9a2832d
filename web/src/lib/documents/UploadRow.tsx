import { FileText, X } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { Button } from "../../ui/Button.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { ProgressBar } from "../../ui/ProgressBar.tsx";
import { announce } from "../announcer.ts";
import { useErrorSentence } from "../errors.ts";
import { useFormats } from "../format.ts";
import { useTranslation } from "../i18n.ts";
import type { Upload } from "./useUploads.ts";

interface FileFrameProps {
  name: string;
  /** What stands beside the name, such as its size. */
  detail?: ReactNode;
  removeLabel: string;
  onRemove: () => void;
  children?: ReactNode;
}

/** A file with its name, a way to take it away, and what there is to say about it. */
export function FileFrame({ name, detail, removeLabel, onRemove, children }: FileFrameProps) {
  return (
    <li className="rounded-card border border-line bg-surface py-2 pl-4 pr-2 shadow-card sm:pl-5">
      <div className="flex items-center gap-3">
        <FileText size={22} strokeWidth={1.7} aria-hidden className="shrink-0 text-accent" />
        <p className="min-w-0 flex-1 py-1 leading-snug">
          <b className="font-semibold break-words">{name}</b>
          {detail ? <span className="ml-2 whitespace-nowrap text-sm text-muted">{detail}</span> : null}
        </p>
        <IconButton label={removeLabel} onPress={onRemove}>
          <X size={20} aria-hidden />
        </IconButton>
      </div>
      {children ? <div className="pb-3 pr-2 sm:pr-3">{children}</div> : null}
    </li>
  );
}

interface UploadRowProps {
  upload: Upload;
  onCancel: () => void;
  onAgain: () => void;
}

/** A file on its way: bytes and percent, or why it failed. */
export function UploadRow({ upload, onCancel, onAgain }: UploadRowProps) {
  const { t } = useTranslation("create");
  const f = useFormats();
  const sentence = useErrorSentence();
  const { file, sent, lost, error } = upload;
  useEffect(() => {
    if (lost) announce(t("upload_lost_announced", { name: file.name }));
  }, [lost, file.name, t]);
  const failed = error !== undefined;
  const percent = file.size === 0 ? 0 : Math.min(100, (sent / file.size) * 100);
  return (
    <FileFrame
      name={file.name}
      detail={f.bytes(file.size)}
      removeLabel={t(failed ? "remove" : "upload_cancel", { name: file.name })}
      onRemove={onCancel}
    >
      {failed ? (
        <div role="alert" className="space-y-3">
          <p className="text-danger">{sentence(error)}</p>
          <Button look="quiet" onPress={onAgain}>
            {t("upload_again")}
          </Button>
        </div>
      ) : (
        <ProgressBar
          percent={percent}
          valueLabel={f.percent(percent)}
          label={
            <span className="text-sm text-muted">
              {sent === 0 && !lost
                ? t("upload_waiting")
                : t(lost ? "upload_lost" : "uploading", {
                    sent: f.bytes(Math.min(sent, file.size)),
                    total: f.bytes(file.size),
                  })}
            </span>
          }
        />
      )}
    </FileFrame>
  );
}
