import { NotebookPen } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button } from "../../../ui/Button.tsx";
import { TextArea } from "../../../ui/TextField.tsx";
import { toast } from "../../../ui/toast.ts";
import { Rewriting } from "../../rewriting/components/Rewriting.tsx";
import { proposalFor } from "../../rewriting/proposals.ts";
import { useProposals } from "../../rewriting/queries.ts";

interface SummaryEditorProps {
  slug: string;
  stepId: string;
  summary: string;
  onChange: (summary: string) => void;
  /** Saves the step; false where that failed. */
  save: () => Promise<boolean>;
}

/** The summary of a step, folded under a button (statement 2.64). */
export function SummaryEditor({ slug, stepId, summary, onChange, save }: SummaryEditorProps) {
  const { t } = useTranslation("editor");
  const { t: s } = useTranslation("studio");
  const target = { kind: "summary", stepId } as const;
  const proposed = proposalFor(useProposals(slug), target) !== undefined;
  const [opened, setOpen] = useState(false);
  const open = opened || proposed;
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
        <div className="flex flex-wrap items-start gap-3">
          <Button onPress={() => void done()}>{t("summary_save")}</Button>
          <Rewriting slug={slug} target={target} hasSources save={save} />
        </div>
      </div>
    </section>
  );
}
