import {
  type CourseLanguage,
  completeQuestion,
  draftOf,
  type EditedDraft,
  type EditedStep,
  type QuestionDraft,
} from "@lehrpfad/contract";
import { useId } from "react";
import { SourceList } from "../../../lib/course/SourceList.tsx";
import { useTranslation } from "../../../lib/i18n.ts";
import { ProposedQuestion } from "../../../questions/AuthorProposed.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { withoutIds } from "../exercises.ts";
import { useDecideDraft } from "../useSaving.ts";

/** What somebody changes of a draft: nothing of it is stored yet. */
const editableOf = (draft: EditedDraft): QuestionDraft =>
  withoutIds(draftOf(completeQuestion(draft, () => crypto.randomUUID())));

interface CardProps {
  draft: EditedDraft;
  lang: CourseLanguage;
  isPending: boolean;
  onAccept(): void;
  onChange(): void;
  onSkip(): void;
}

function DraftCard({ draft, lang, isPending, onAccept, onChange, onSkip }: CardProps) {
  const { t } = useTranslation("editor");
  const titleId = useId();
  return (
    <Card as="li" className="space-y-4">
      <div lang={lang} className="space-y-4">
        <h4 id={titleId} className="text-lg">
          {draft.text}
        </h4>
        <ProposedQuestion question={draft} look="narrow">
          {draft.source ? <SourceList sources={[draft.source]} /> : null}
        </ProposedQuestion>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button isPending={isPending} aria-describedby={titleId} onPress={onAccept}>
          {t("draft_accept")}
        </Button>
        <Button look="quiet" isDisabled={isPending} aria-describedby={titleId} onPress={onChange}>
          {t("draft_change")}
        </Button>
        <Button look="plain" isDisabled={isPending} aria-describedby={titleId} onPress={onSkip}>
          {t("draft_skip")}
        </Button>
      </div>
    </Card>
  );
}

interface DraftCardsProps {
  slug: string;
  step: EditedStep;
  lang: CourseLanguage;
  /** Whether something else comes first: they are one press away then. */
  isFolded: boolean;
  /** The step as it is once a draft of it was accepted. */
  onAccepted(step: EditedStep): void;
  /** Takes what is to be changed into the fields of a question or of a new exercise. */
  onChange(question: QuestionDraft): void;
}

/** Drafts of questions that a writer found in the document: to be accepted, changed or skipped. */
export function DraftCards({ slug, step, lang, isFolded, onAccepted, onChange }: DraftCardsProps) {
  const { t } = useTranslation("editor");
  const headingId = useId();
  const { decide, pending } = useDecideDraft(slug, step.id);
  if (step.drafts.length === 0) return null;
  const cards = (
    <>
      <p className="text-muted">{t("drafts_help")}</p>
      <ul className="space-y-3">
        {step.drafts.map((draft) => (
          <DraftCard
            key={draft.id}
            draft={draft}
            lang={lang}
            isPending={pending === draft.id}
            onAccept={() =>
              void decide("accept", draft.id).then((changed) => {
                if (changed) onAccepted(changed);
              })
            }
            onChange={() =>
              void decide("skip", draft.id).then((changed) => {
                if (changed) onChange(editableOf(draft));
              })
            }
            onSkip={() => void decide("skip", draft.id)}
          />
        ))}
      </ul>
    </>
  );
  if (isFolded)
    return (
      <details className="border-t border-line">
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-accent">
          {t("drafts_title")} ({step.drafts.length})
        </summary>
        <div className="space-y-3 pb-3">{cards}</div>
      </details>
    );
  return (
    <section aria-labelledby={headingId} className="space-y-3">
      <h3 id={headingId} className="text-lg">
        {t("drafts_title")}
      </h3>
      {cards}
    </section>
  );
}
