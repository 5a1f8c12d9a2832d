import { type EditedQuestion, LIMITS } from "@lehrpfad/contract";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { afterPaint } from "../../../lib/afterPaint.ts";
import { LeaveDialog } from "../../../lib/course/saving/LeaveDialog.tsx";
import { useLeaveGuard } from "../../../lib/course/saving/useLeaveGuard.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { BodyEditor, useHasEditor } from "../../../questions/AuthorViews.tsx";
import { TextArea } from "../../../ui/TextField.tsx";
import type { Editing } from "../useEditing.ts";
import { KindPicker } from "./KindPicker.tsx";
import { QuestionConflict } from "./QuestionConflict.tsx";
import { QuestionHints } from "./QuestionHints.tsx";

const stay = async () => false;

interface QuestionFormProps {
  slug: string;
  stepId: string;
  /** Of an exercise; absent for the question of the step. */
  exerciseId?: string | undefined;
  editing: Editing;
  /** Whether something besides the draft is not saved. */
  isChanged?: boolean;
  /** Whether it begins empty: the keyboard then begins in it. */
  isNew?: boolean;
  title: string;
  /** What stands above the fields. */
  head?: ReactNode;
  /** The passage that proves the answer. */
  proof: ReactNode;
  /** What one can do besides; the button that saves among it. */
  actions: ReactNode;
  /** What stands below all of it. */
  foot?: ReactNode;
}

/** The fields of a question or an exercise, with its rules (statements 5.13 to 5.15) and hints of the quality gate. */
export function QuestionForm(props: QuestionFormProps) {
  const {
    slug,
    stepId,
    exerciseId,
    editing,
    isChanged = false,
    isNew = false,
    title,
    head,
    proof,
    actions,
    foot,
  } = props;
  const { t } = useTranslation("editor");
  const { t: s } = useTranslation("studio");
  const { t: errors } = useTranslation("errors");
  const { draft, theirs, setTheirs, submit, attempts } = editing;
  const held = useLeaveGuard(draft.unsaved || isChanged, stay);
  const form = useRef<HTMLFormElement>(null);
  const { question, refusals, change, round } = draft;
  const hasFields = useHasEditor(question.kind);
  const led = useRef(0);
  // One may try to save a kind whose fields are still on their way.
  useEffect(() => {
    if (attempts === led.current || !hasFields) return;
    led.current = attempts;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts, hasFields]);
  const [beginsHere] = useState(isNew);
  const { begun } = draft;
  useEffect(() => {
    // A page that opens takes the keyboard to its beginning first.
    if (beginsHere || begun !== null)
      return afterPaint(() => form.current?.querySelector("textarea")?.focus());
  }, [beginsHere, begun]);
  if (theirs !== null) {
    const end = (choose: (stored: EditedQuestion | null) => void) => () => {
      choose(theirs.stored);
      setTheirs(null);
    };
    return (
      <QuestionConflict
        mine={question}
        theirs={theirs.stored}
        savedBy={theirs.savedBy}
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
      <h2 className="text-xl">{title}</h2>
      {head}
      <TextArea
        label={t("question_text")}
        help={begun?.quote ? t(begun.text === "" ? "stem_missing" : "stem_proposed") : undefined}
        value={question.text}
        rows={4}
        maxLength={LIMITS.questionLength}
        isRequired
        error={refusals.includes("QUESTION_TEXT_MISSING") ? errors("QUESTION_TEXT_MISSING") : undefined}
        onChange={(text) => change({ ...question, text })}
      />
      <KindPicker question={question} onChange={change} />
      <BodyEditor
        key={`${question.kind} ${round}`}
        question={question}
        refusals={refusals.filter((code) => code !== "QUESTION_TEXT_MISSING")}
        onChange={(body) => change({ ...question, ...body })}
      />
      {proof}
      <QuestionHints slug={slug} stepId={stepId} exerciseId={exerciseId} question={question} />
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
      <div className="flex flex-wrap items-center gap-3">{actions}</div>
      {foot}
      <LeaveDialog held={held} />
    </form>
  );
}
