import {
  type Answer,
  emptyAnswer,
  type FirstResult,
  type MarkedAnswer,
  type OpenQuestion,
  type StepPage,
} from "@lehrpfad/contract";
import { type RefObject, useId, useLayoutEffect, useRef } from "react";
import { useTranslation } from "../../../lib/i18n.ts";
import { QueryError } from "../../../lib/QueryState.tsx";
import { QuestionText } from "../../../lib/QuestionText.tsx";
import { useAnswerViews } from "../../../questions/useAnswerViews.ts";
import { SkeletonText } from "../../../ui/Skeleton.tsx";
import type { Entry } from "../outbox/entries.ts";
import { AnswerFeedback, FirstVerdict, Verdict } from "./AnswerFeedback.tsx";
import { AnswerForm, type AnswerFormProps } from "./AnswerForm.tsx";

interface QuestionCardProps {
  slug: string;
  page: StepPage;
  question: OpenQuestion;
  result: MarkedAnswer | null;
  /** What is sent once it is answered. */
  entryOf: (answer: Answer) => Entry;
}

/** A hint stays where it was opened, also once the question is answered. */
function Hint({ hint, lang }: { hint: string | null; lang: string }) {
  const { t } = useTranslation("viewer");
  if (hint === null || hint === "") return null;
  return (
    <details className="-mt-2 mb-3">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-accent">{t("hint")}</summary>
      <p lang={lang}>{hint}</p>
    </details>
  );
}

/** Whether a second try is awaited, so that nothing of the solution is known. */
const isFirst = (result: MarkedAnswer | null): result is FirstResult => result?.solution === null;

/** How far a question was answered: not at all, once with a second try to come, or to its end. */
const triesOf = (result: MarkedAnswer | null): number => (result === null ? 0 : isFirst(result) ? 1 : 2);

function CardBody({
  result,
  entryOf,
  ...props
}: QuestionCardProps & Pick<AnswerFormProps, "views" | "headingId" | "onAnswered">) {
  const { slug, page, question, views } = props;
  const { Words } = views;
  const first = isFirst(result) ? result : null;
  const again = (answer: Answer | null): Entry => ({
    ...{ kind: "again", slug, stepId: page.step.id, questionId: question.id, answer },
    isExercise: question.id !== page.question?.id,
  });
  const entry = (answer: Answer | null) => (first || answer === null ? again(answer) : entryOf(answer));
  return (
    <>
      <div role="status" className="mb-5 mt-2 text-md text-muted">
        {result === null ? (
          <Words question={question} answer={emptyAnswer(question)} part="instruction" />
        ) : isFirst(result) ? (
          <FirstVerdict level={result.level} />
        ) : (
          <Verdict question={question} result={result} views={views} />
        )}
      </div>
      <Hint hint={question.hint} lang={page.language} />
      {result === null || isFirst(result) ? (
        <AnswerForm {...props} key={first ? "again" : "first"} first={first} entryOf={entry} />
      ) : (
        <AnswerFeedback slug={slug} page={page} question={question} result={result} views={views} />
      )}
    </>
  );
}

/** Where a card was left when its question was answered. */
interface Left {
  tries: number;
  /** Where the card ended, in pixels below the window's top. */
  bottom: number;
  /** How far the page was scrolled, in pixels. */
  scrolled: number;
}

/**
 * Takes the focus to a card when the verdict about an answer arrives, once for each answer, unless somebody went
 * elsewhere meanwhile: letters that are typed there would become shortcuts. Answers what is called when one is sent.
 */
function useFollowing(card: RefObject<HTMLElement | null>, tries: number, isJudged: boolean): () => void {
  const left = useRef<Left | null>(null);
  // Before the paint: what shows the verdict must not move under the next press.
  useLayoutEffect(() => {
    const element = card.current;
    const from = left.current;
    if (element === null || from === null || tries <= from.tries) return;
    left.current = null;
    const focused = document.activeElement;
    if (focused !== document.body && !element.contains(focused)) return;
    element.focus({ preventScroll: true });
    const { top, bottom } = element.getBoundingClientRect();
    if (!isJudged && top < 0) element.scrollIntoView();
    // Who judged an answer knows the verdict: what follows stays where the button was pressed.
    if (isJudged && scrollY === from.scrolled) scrollBy({ top: bottom - from.bottom, behavior: "instant" });
  }, [card, tries, isJudged]);
  return () => {
    const bottom = card.current?.getBoundingClientRect().bottom ?? 0;
    left.current = { tries, bottom, scrolled: scrollY };
  };
}

/** A question or an exercise: its answer, the check on the server, perhaps a second try, then what was right and why. */
export function QuestionCard(props: QuestionCardProps) {
  const { page, question, result } = props;
  const headingId = useId();
  const card = useRef<HTMLElement>(null);
  const tries = triesOf(result);
  const views = useAnswerViews(question.kind);
  const isJudged = views.data?.comparesFirst === true;
  const onAnswered = useFollowing(card, tries, isJudged);
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-labelledby={headingId}
      className="mt-10 scroll-mt-16 rounded-card border border-line bg-surface px-4 py-5 shadow-card outline-none max-md:-mx-1.5 sm:px-7 sm:py-6"
    >
      <h2 id={headingId} lang={page.language} className="text-xl">
        <QuestionText text={question.text} />
      </h2>
      {views.data ? (
        <CardBody {...props} views={views.data} headingId={headingId} onAnswered={onAnswered} />
      ) : views.isError ? (
        <QueryError query={views} />
      ) : (
        <SkeletonText lines={6} />
      )}
    </section>
  );
}
