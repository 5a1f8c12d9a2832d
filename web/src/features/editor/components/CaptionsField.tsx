import { MEDIA_LIMITS } from "@lehrpfad/contract";
import { useState } from "react";
import { Button as AriaButton } from "react-aria-components/Button";
import { FileTrigger } from "react-aria-components/FileTrigger";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button, buttonClass } from "../../../ui/Button.tsx";
import { readCaptions } from "../captions.ts";

interface CaptionsFieldProps {
  hasCaptions: boolean;
  /** Hears WebVTT; nothing where they are to go. */
  onChange: (captions: string) => void;
}

/** Captions of a video, from a file. */
export function CaptionsField({ hasCaptions, onChange }: CaptionsFieldProps) {
  const { t } = useTranslation("editor");
  const [isUnreadable, setUnreadable] = useState(false);
  const take = async (file: File) => {
    const read = file.size > MEDIA_LIMITS.captionsLength * 4 ? null : readCaptions(await file.text());
    const isTaken = read !== null && read.length <= MEDIA_LIMITS.captionsLength;
    setUnreadable(!isTaken);
    if (isTaken) onChange(read);
  };
  const choose = (list: FileList | null) => {
    const file = list?.[0];
    if (file) void take(file).catch(() => setUnreadable(true));
  };
  return (
    <fieldset className="space-y-2">
      <legend className="font-semibold">{t("media_captions")}</legend>
      <p className="text-md text-muted">{t(hasCaptions ? "media_captions_there" : "media_captions_help")}</p>
      <div className="flex flex-wrap gap-2">
        <FileTrigger acceptedFileTypes={[".vtt", ".srt"]} onSelect={choose}>
          <AriaButton className={buttonClass("quiet")}>{t("media_captions_choose")}</AriaButton>
        </FileTrigger>
        {hasCaptions ? (
          <Button look="quiet" onPress={() => onChange("")}>
            {t("media_captions_remove")}
          </Button>
        ) : null}
      </div>
      {isUnreadable ? (
        <p role="alert" className="text-danger">
          {t("media_captions_unreadable")}
        </p>
      ) : null}
    </fieldset>
  );
}
