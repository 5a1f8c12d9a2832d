import { NotebookPen } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/Button.tsx";
import { TextArea } from "../../../ui/TextField.tsx";
import { toast } from "../../../ui/toast.ts";

interface SummaryEditorProps {
  summary: string;
  onChange: (summary: string) => void;
  /** Saves the step; false where that failed. */
  save: () => Promise<boolean>;
}

/** The summary of a step, folded under a button (SPEC.md section 2). */
export function SummaryEditor({ summary, onChange, save }: SummaryEditorProps) {
  const { t } = useTranslation("editor");
  const { t: s } = useTranslation("studio");
  const [open, setOpen] = useState(false);
  const id = useId();
  const done = async () => {
    if (await save()) toast.success(t("summary_saved"));
    else toast.error(t("summary_save_failed"));
  };
  return (
    <section>
      <div className="flex flex-wrap items-center gap-3">
        <Button look="quiet" aria-expanded={open} aria-controls={id} onPress={() => setOpen(!open)}>
          <NotebookPen size={18} aria-hidden />
          {s("summary")}
        </Button>
        {summary.trim() === "" ? <p className="text-muted">{t("summary_empty")}</p> : null}
      </div>
      <div id={id} hidden={!open} className="mt-4 space-y-3">
        <TextArea
          label={t("summary_label")}
          help={t("summary_help")}
          placeholder={t("summary_placeholder")}
          value={summary}
          maxLength={8_000}
          rows={5}
          onChange={onChange}
        />
        <Button onPress={() => void done()}>{t("summary_save")}</Button>
      </div>
    </section>
  );
}
