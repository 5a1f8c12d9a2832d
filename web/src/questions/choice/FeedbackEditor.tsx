import { LIMITS } from "@lehrpfad/contract";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "../../lib/i18n.ts";
import { INPUT_CLASS } from "../../ui/Field.tsx";

interface FeedbackEditorProps {
  /** The option's place, from 1. */
  number: number;
  feedback: string | null;
  onChange: (feedback: string | null) => void;
}

const focus = (field: HTMLTextAreaElement | null) => field?.focus();

/** What is said to whoever takes an option: a button until there is something, so that the form stays short. */
export function FeedbackEditor({ number, feedback, onChange }: FeedbackEditorProps) {
  const { t } = useTranslation("editor");
  const [hadText] = useState(feedback !== null);
  const [isOpened, setOpened] = useState(false);
  const label = t("option_feedback_label", { number });
  if (!hadText && !isOpened) {
    return (
      <button
        type="button"
        aria-label={label}
        aria-expanded={false}
        onClick={() => setOpened(true)}
        className="col-start-2 -ml-1 -mb-1 inline-flex min-h-9 items-center gap-1.5 justify-self-start rounded-m px-2 text-md font-semibold text-accent hover:bg-accent-soft pointer-coarse:min-h-11"
      >
        <Plus size={16} aria-hidden />
        {t("option_feedback")}
      </button>
    );
  }
  return (
    <div className="col-span-2 mt-1.5 mb-1.5 sm:col-span-1 sm:col-start-2">
      <span aria-hidden="true" className="mb-1 block text-md text-muted">
        {t("option_feedback")}
      </span>
      <textarea
        ref={isOpened ? focus : undefined}
        aria-label={label}
        rows={1}
        value={feedback ?? ""}
        maxLength={LIMITS.feedbackLength}
        onChange={({ target }) => onChange(target.value === "" ? null : target.value)}
        className={`${INPUT_CLASS} field-sizing-content resize-none`}
      />
    </div>
  );
}
