import { type Answer, type TestQuestion as Asked, type CourseLanguage, isAnswered } from "@lehrpfad/contract";
import { type FormEvent, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { useTranslation } from "../../../lib/i18n.ts";
import { QueryError } from "../../../lib/QueryState.tsx";
import { QuestionText } from "../../../lib/QuestionText.tsx";
import type { AnyAnswerViews } from "../../../questions/answering.ts";
import { useAnswerViews } from "../../../questions/useAnswerViews.ts";
import { useRefused } from "../../../questions/useRefused.ts";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { SkeletonText } from "../../../ui/Skeleton.tsx";
import { useAnswerDraft } from "../useAnswerDraft.ts";

interface TestQuestionProps {
  slug: string;
  /** Under which what is chosen is kept until it is answered. */
  draftKey: string;
  asked: Asked;
  language: CourseLanguage;
  /** "Question 2 of 10". */
  place: string;
  isLast: boolean;
  /** Whether the step is named that teaches it, which is a hint. */
  namesStep: boolean;
  /** Whether it comes in the place of another part of the page, whose button had the focus. */
  isFollowing: boolean;
  onAnswer: (answer: Answer | null) => void;
}

const ignore = () => {};
/** Of questions that the server marks nothing is shown to compare an answer with. */
const showNothing = (): ReactNode => null;

type BodyProps = Omit<TestQuestionProps, "place" | "isFollowing" | "namesStep"> & {
  views: AnyAnswerViews;
  headingId: string;
};

function TestFields({ slug, draftKey, asked, language, isLast, onAnswer, views, headingId }: BodyProps) {
  const { t } = useTranslation("entryTest");
  const { question } = asked;
  // A draft of its own: what is chosen here is nothing that the step begins with.
  const draft = useAnswerDraft(draftKey, question);
  const { form, isRefused, refuse, forget } = useRefused();
  const faultId = useId();
  const { Words, Fields } = views;
  const words = { question, answer: draft.answer };
  const give = (answer: Answer | null) => {
    draft.clear();
    onAnswer(answer);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isAnswered(question, draft.answer)) give(draft.answer);
    else refuse();
  };
  return (
    <form ref={form} onSubmit={send} noValidate>
      <p className="mb-5 mt-2 text-md text-muted">
        <Words {...words} part="instruction" />
      </p>
      <Fields
        question={question}
        answer={draft.answer}
        asked={{ slug, questionId: question.id, showSource: showNothing }}
        lang={language}
        isDisabled={false}
        labelledBy={headingId}
        describedBy={isRefused ? faultId : undefined}
        onChange={(changed) => {
          forget();
          draft.change(changed);
        }}
        onCompared={ignore}
      />
      <div aria-live="polite">
        {isRefused ? (
          <p id={faultId} className="mt-3 text-danger">
            <Words {...words} part="missing" />
          </p>
        ) : null}
      </div>
      <div className="mt-5 flex flex-wrap gap-3 max-md:grid">
        <Button type="submit">{t(isLast ? "answer_last" : "answer")}</Button>
        <Button look="quiet" onPress={() => give(null)}>
          {t("dont_know")}
        </Button>
      </div>
    </form>
  );
}

/** One question of the test: an answer, or that one does not know. */
export function TestQuestion({ place, isFollowing, namesStep, ...props }: TestQuestionProps) {
  const { asked, language } = props;
  const placeId = useId();
  const headingId = useId();
  const card = useRef<HTMLElement>(null);
  const views = useAnswerViews(asked.question.kind);
  // Before the paint: the button that had the focus has gone.
  useLayoutEffect(() => {
    if (isFollowing) card.current?.focus();
  }, [isFollowing]);
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-labelledby={`${placeId} ${headingId}`}
      className="scroll-mt-16 outline-none"
    >
      <p id={placeId} className="mb-3 text-sm text-muted">
        {place}
      </p>
      <Card>
        {namesStep ? (
          <p lang={language} className="text-sm text-muted">
            {asked.stepTitle}
          </p>
        ) : null}
        <h2 id={headingId} lang={language} className="mt-1 text-xl">
          <QuestionText text={asked.question.text} />
        </h2>
        {views.data ? <TestFields {...props} views={views.data} headingId={headingId} /> : null}
        {views.isPending ? <SkeletonText lines={6} /> : null}
        {views.isError ? <QueryError query={views} /> : null}
      </Card>
    </section>
  );
}
