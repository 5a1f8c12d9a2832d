import { QUESTION_KINDS, type QuestionDraft, type QuestionKind } from "@lehrpfad/contract";
import { useRef, useState } from "react";
import { useTranslation } from "../../../lib/i18n.ts";
import { useWriteNumber } from "../../../questions/numeric/writing.ts";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { Select } from "../../../ui/Select.tsx";
import { draftInKind, lostIn } from "../kindDrafts.ts";

/** What of a draft another one has no place for, in words. */
function useLost(): (draft: QuestionDraft, next: QuestionDraft) => string[] {
  const { t } = useTranslation("studio");
  const write = useWriteNumber();
  return (draft, next) => {
    const isLost = draft.kind === "numeric" && draft.tolerance > 0 && next.kind !== "numeric";
    const tolerance = isLost ? [t("solution_tolerance", { number: write(draft.tolerance, draft.unit) })] : [];
    return [...lostIn(draft, next), ...tolerance];
  };
}

interface KindPickerProps {
  question: QuestionDraft;
  onChange: (question: QuestionDraft) => void;
}

/** The kind of a question. What another kind has no place for is named before it goes, and comes back with its kind. */
export function KindPicker({ question, onChange }: KindPickerProps) {
  const { t } = useTranslation("editor");
  const { t: common } = useTranslation();
  const former = useRef(new Map<QuestionKind, QuestionDraft>());
  const lostOf = useLost();
  const [asked, setAsked] = useState<{ next: QuestionDraft; lost: readonly string[] } | null>(null);
  const take = (next: QuestionDraft) => {
    former.current.set(question.kind, question);
    setAsked(null);
    onChange(next);
  };
  const choose = (kind: QuestionKind) => {
    const next = draftInKind(question, kind, former.current);
    const lost = lostOf(question, next);
    if (lost.length === 0) take(next);
    else setAsked({ next, lost });
  };
  return (
    <>
      <Select
        label={t("kind_label")}
        choices={QUESTION_KINDS.map((kind) => ({ value: kind, label: t(`kind_${kind}`) }))}
        value={question.kind}
        onChange={choose}
      />
      <ConfirmDialog
        isOpen={asked !== null}
        onCancel={() => setAsked(null)}
        onConfirm={() => asked && take(asked.next)}
        title={t("kind_change_title", { kind: t(`kind_${asked?.next.kind ?? question.kind}`) })}
        confirmLabel={t("kind_change")}
        cancelLabel={common("cancel")}
      >
        <p>{t("kind_change_text", { former: t(`kind_${question.kind}`) })}</p>
        <ul className="mt-3 list-disc space-y-1.5 pl-5">
          {asked?.lost.map((part) => (
            <li key={part} className="break-words">
              {part}
            </li>
          ))}
        </ul>
      </ConfirmDialog>
    </>
  );
}
