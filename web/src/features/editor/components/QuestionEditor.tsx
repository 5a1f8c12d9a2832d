import { draftOf, type EditedQuestion, type EditedStep, LIMITS } from "@lehrpfad/contract";
import { Eye } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useErrorSentence } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { BodyEditor } from "../../../questions/AuthorViews.tsx";
import { Button, LinkButton } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/States.tsx";
import { TextArea } from "../../../ui/TextField.tsx";
import { toast } from "../../../ui/toast.ts";
import { Rewriting } from "../../rewriting/components/Rewriting.tsx";
import { useLeaveGuard } from "../useLeaveGuard.ts";
import { useQuestionDraft } from "../useQuestionDraft.ts";
import { useQuestionsChanged, useSaveQuestion } from "../useSaveQuestion.ts";
import { DeleteQuestion } from "./DeleteQuestion.tsx";
import { KindPicker } from "./KindPicker.tsx";
import { LeaveDialog } from "./LeaveDialog.tsx";
import { QuestionConflict } from "./QuestionConflict.tsx";
import { QuestionHints } from "./QuestionHints.tsx";

const stay = async () => false;

/** What a question holds while it is edited, and what one can do with it. */
function useQuestion(slug: string, step: EditedStep) {
  const { t } = useTranslation("editor");
  const sentence = useErrorSentence();
  const draft = useQuestionDraft(step.id, step.question);
  const changed = useQuestionsChanged(slug);
  const { save, isSaving } = useSaveQuestion(slug, step.id);
  const [theirs, setTheirs] = useState<{ stored: EditedQuestion | null } | null>(null);
  /** How often it could not be saved as it was: each time the keyboard goes to what is missing. */
  const [attempts, setAttempts] = useState(0);
  const send = async (version: number | null, question = draft.question) => {
    const saved = await save(version, question);
    if (saved.kind === "saved") {
      draft.takeOver(saved.question);
      toast.success(t("question_saved"));
    } else if (saved.kind === "conflict") setTheirs({ stored: saved.stored });
    else toast.error(t("question_save_failed"), sentence(saved.error));
    return saved.kind === "saved";
  };
  const submit = async () => {
    if (draft.isComplete()) return await send(draft.base?.version ?? null);
    toast.error(t("question_save_failed"));
    setAttempts(attempts + 1);
    return false;
  };
  const deleted = (question: EditedQuestion) => ({
    onDeleted: () => {
      changed();
      draft.takeOver(null);
    },
    onUndo: () => void send(null, draftOf(question)),
  });
  return { draft, theirs, setTheirs, submit, attempts, isSaving, deleted };
}

/** The question of a step with the rules of SPEC.md section 5, and hints of the quality gate. */
export function QuestionEditor({ slug, step }: { slug: string; step: EditedStep }) {
  const { t } = useTranslation("editor");
  const { t: s } = useTranslation("studio");
  const { t: errors } = useTranslation("errors");
  const { t: r } = useTranslation("rewriting");
  const { draft, theirs, setTheirs, submit, attempts, isSaving, deleted } = useQuestion(slug, step);
  const held = useLeaveGuard(draft.unsaved, stay);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);
  const { question, refusals, change, base } = draft;
  if (theirs !== null) {
    const end = (choose: (stored: EditedQuestion | null) => void) => () => {
      choose(theirs.stored);
      setTheirs(null);
    };
    return (
      <QuestionConflict
        mine={question}
        theirs={theirs.stored}
        onTakeTheirs={end(draft.takeOver)}
        onKeepMine={end(draft.keepOver)}
      />
    );
  }
  return (
    // Room below: messages at the lower edge of the window cover no button that one cannot scroll clear of them.
    <form
      ref={form}
      noValidate
      className="space-y-6 pb-40"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <h2 className="text-xl">{t("question_of", { position: step.position, title: step.title })}</h2>
      <Rewriting
        slug={slug}
        target={{ kind: "question", stepId: step.id }}
        hasSources={step.sources.length > 0}
        {...(base ? {} : { label: r("ask_question_new") })}
        save={async () => !draft.unsaved || (await submit())}
      />
      {base?.reason ? <Notice tone="here">{base.reason}</Notice> : null}
      <TextArea
        label={t("question_text")}
        value={question.text}
        rows={4}
        maxLength={LIMITS.questionLength}
        isRequired
        error={refusals.includes("QUESTION_TEXT_MISSING") ? errors("QUESTION_TEXT_MISSING") : undefined}
        onChange={(text) => change({ ...question, text })}
      />
      <KindPicker question={question} onChange={change} />
      <BodyEditor
        key={`${question.kind} ${base?.version ?? 0}`}
        question={question}
        refusals={refusals.filter((code) => code !== "QUESTION_TEXT_MISSING")}
        onChange={(body) => change({ ...question, ...body })}
      />
      <QuestionHints slug={slug} stepId={step.id} question={question} />
      <TextArea
        label={t("question_explanation")}
        help={t("question_explanation_help")}
        value={question.explanation}
        maxLength={LIMITS.explanationLength}
        onChange={(explanation) => change({ ...question, explanation })}
      />
      <TextArea
        label={s("hint")}
        help={t("question_hint_help")}
        rows={2}
        value={question.hint ?? ""}
        maxLength={LIMITS.explanationLength}
        onChange={(hint) => change({ ...question, hint: hint === "" ? null : hint })}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" isPending={isSaving}>
          {t("question_save")}
        </Button>
        {draft.unsaved ? <p className="text-muted">{t("state_changed")}</p> : null}
        {base ? <DeleteQuestion slug={slug} stepId={step.id} question={base} {...deleted(base)} /> : null}
        <LinkButton look="plain" to={`/c/${slug}/preview/${step.id}`}>
          <Eye size={18} aria-hidden />
          {t("preview")}
        </LinkButton>
      </div>
      <LeaveDialog held={held} />
    </form>
  );
}
