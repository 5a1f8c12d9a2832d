import {
  type CourseLanguage,
  draftOf,
  type EditedQuestion,
  type EditedStep,
  type QuestionDraft,
} from "@lehrpfad/contract";
import { Eye } from "lucide-react";
import { api } from "../../../lib/api.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button, LinkButton } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/States.tsx";
import { Rewriting } from "../../rewriting/components/Rewriting.tsx";
import { useBeginQuestion } from "../useBeginQuestion.ts";
import { useEditing } from "../useEditing.ts";
import { passageOf } from "../useQuestionDraft.ts";
import { useQuestionsChanged, useSaveQuestion } from "../useSaving.ts";
import { AnotherExercise } from "./AnotherExercise.tsx";
import { DeleteQuestion } from "./DeleteQuestion.tsx";
import { DraftCards } from "./DraftCards.tsx";
import { ProofFields } from "./ProofFields.tsx";
import { QuestionForm } from "./QuestionForm.tsx";
import { StepBeside } from "./StepBeside.tsx";

interface QuestionEditorProps {
  slug: string;
  step: EditedStep;
  lang: CourseLanguage;
}

/** The question of a step. */
export function QuestionEditor({ slug, step, lang }: QuestionEditorProps) {
  const { t } = useTranslation("editor");
  const { t: r } = useTranslation("rewriting");
  const { save, isSaving } = useSaveQuestion(slug, step.id);
  const editing = useEditing(step.id, step.question, save, "question");
  const changed = useQuestionsChanged(slug);
  const { draft, submit, bringBack } = editing;
  const { base } = draft;
  const begin = useBeginQuestion(slug, step);
  const isFree = base === null && !draft.unsaved;
  const isBegun = base === null && draft.begun !== null;
  const takeIn = (question: QuestionDraft) => {
    if (isFree) draft.fill(question);
    else begin(question);
  };
  const deleted = (question: EditedQuestion) => ({
    what: "question" as const,
    remove: () => api.editing.deleteQuestion({ slug, stepId: step.id, version: question.version }),
    onDeleted: () => {
      void changed();
      draft.takeOver(null);
    },
    onUndo: () => void bringBack(draftOf(question)),
  });
  // Above the fields where they are empty: a question that is there or begun comes first.
  const drafts = (
    <DraftCards
      isFolded={isBegun}
      slug={slug}
      step={step}
      lang={lang}
      onAccepted={({ question }) => {
        if (isFree) draft.takeOver(question);
      }}
      onChange={takeIn}
    />
  );
  const passage = passageOf(draft);
  return (
    <StepBeside slug={slug} step={step} language={lang} passage={passage} onBegin={takeIn}>
      <QuestionForm
        slug={slug}
        stepId={step.id}
        proof={<ProofFields slug={slug} step={step} language={lang} draft={draft} />}
        editing={editing}
        title={t("question_of", { position: step.position, title: step.title })}
        head={
          <>
            <Rewriting
              slug={slug}
              target={{ kind: "question", stepId: step.id }}
              hasSources={step.sources.length > 0}
              {...(base ? {} : { label: r("ask_question_new") })}
              save={async () => !draft.unsaved || (await submit())}
            />
            {base === null && !isBegun ? drafts : null}
            {base?.reason ? <Notice tone="here">{base.reason}</Notice> : null}
          </>
        }
        actions={
          <>
            <Button type="submit" isPending={isSaving}>
              {t("question_save")}
            </Button>
            {draft.unsaved ? <p className="text-muted">{t("state_changed")}</p> : null}
            <AnotherExercise
              slug={slug}
              stepId={step.id}
              section={null}
              unsaved={draft.unsaved}
              save={submit}
            />
            {base ? <DeleteQuestion {...deleted(base)} /> : null}
            <LinkButton look="plain" to={`/c/${slug}/preview/${step.id}`}>
              <Eye size={18} aria-hidden />
              {t("preview")}
            </LinkButton>
          </>
        }
        foot={base === null && !isBegun ? null : drafts}
      />
    </StepBeside>
  );
}
