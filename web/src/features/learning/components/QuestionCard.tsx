import {
  type Answer,
  type AnswerResult,
  emptyAnswer,
  isAnswered,
  type OpenQuestion,
  type Source,
  type StepPage,
} from "@lehrpfad/contract";
import { type FormEvent, useCallback, useId, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "../../../lib/i18n.ts";
import { QueryError } from "../../../lib/QueryState.tsx";
import { QuestionText } from "../../../lib/QuestionText.tsx";
import type { AnyAnswerViews } from "../../../questions/answering.ts";
import { useAnswerViews } from "../../../questions/useAnswerViews.ts";
import { useRefused } from "../../../questions/useRefused.ts";
import { Button } from "../../../ui/Button.tsx";
import { SkeletonText } from "../../../ui/Skeleton.tsx";
import { type Entry, keyOf } from "../outbox/entries.ts";
import { submit } from "../outbox/outbox.ts";
import { useWaiting } from "../outbox/useOutbox.ts";
import { placeOf } from "../passages.ts";
import { useAnswerDraft } from "../useAnswerDraft.ts";
import { AnswerFeedback, Verdict } from "./AnswerFeedback.tsx";
import { SourceChip } from "./SourceChip.tsx";

interface QuestionCardProps {
  slug: string;
  page: StepPage;
  question: OpenQuestion;
  result: AnswerResult | null;
  /** What is sent once it is answered. */
  entryOf: (answer: Answer) => Entry;
}

interface AnswerFormProps extends Omit<QuestionCardProps, "result"> {
  views: AnyAnswerViews;
  headingId: string;
  onAnswered: () => void;
}

function Hint({ hint, lang }: { hint: string | null; lang: string }) {
  const { t } = useTranslation("viewer");
  if (hint === null || hint === "") return null;
  return (
    <details className="mt-4">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-accent">{t("hint")}</summary>
      <p lang={lang}>{hint}</p>
    </details>
  );
}

/** The answer to a question that waits to be sent; undefined where none does. */
function useWaitingAnswer({ kind }: OpenQuestion, entry: Entry): Answer | undefined {
  const waits = useWaiting().find((other) => keyOf(other) === keyOf(entry));
  return waits && "answer" in waits && waits.answer.kind === kind ? waits.answer : undefined;
}

const ignore = () => {};

function AnswerForm(props: AnswerFormProps) {
  const { slug, page, question, views, headingId, entryOf, onAnswered } = props;
  const draft = useAnswerDraft(slug, question);
  const { form, isRefused, refuse, forget } = useRefused();
  const [isSending, setSending] = useState(false);
  const [isReady, setReady] = useState(!views.comparesFirst);
  const faultId = useId();
  const waits = useWaitingAnswer(question, entryOf(draft.answer));
  const answer = waits ?? draft.answer;
  const onCompared = useCallback(() => setReady(true), []);
  const { Words, Fields } = views;
  const words = { question, answer };
  const check = async (event: FormEvent) => {
    event.preventDefault();
    if (!isReady || waits) return;
    if (!isAnswered(question, answer)) {
      refuse();
      return;
    }
    onAnswered();
    setSending(true);
    const sent = submit(entryOf(answer));
    draft.clear();
    await sent;
    setSending(false);
  };
  return (
    <form ref={form} onSubmit={(event) => void check(event)} noValidate>
      <Fields
        question={question}
        answer={answer}
        asked={{
          slug,
          questionId: question.id,
          showSource: (source: Source) => (
            <SourceChip
              at={{ slug, stepId: page.step.id, index: placeOf(source, page.step.sources), source }}
            />
          ),
        }}
        lang={page.language}
        isDisabled={waits !== undefined}
        labelledBy={headingId}
        describedBy={isRefused ? faultId : undefined}
        onChange={(changed) => {
          forget();
          draft.change(changed);
        }}
        // What waits may be another tab's answer: comparing it makes nothing ready here.
        onCompared={waits ? ignore : onCompared}
      />
      <div aria-live="polite">
        {isRefused ? (
          <p id={faultId} className="mt-3 text-danger">
            <Words {...words} part="missing" />
          </p>
        ) : null}
      </div>
      <Hint hint={question.hint} lang={page.language} />
      <div className="mt-5 max-md:grid" aria-live="polite">
        {waits && !isSending ? (
          <p className="font-semibold">
            <Words {...words} part="waiting" />
          </p>
        ) : isReady ? (
          <Button type="submit" isPending={isSending}>
            <Words {...words} part="submit" />
          </Button>
        ) : null}
      </div>
    </form>
  );
}

interface CardBodyProps
  extends QuestionCardProps,
    Pick<AnswerFormProps, "views" | "headingId" | "onAnswered"> {}

function CardBody({ result, ...props }: CardBodyProps) {
  const { slug, page, question, views } = props;
  const { Words } = views;
  return (
    <>
      <div role="status" className="mb-5 mt-2 text-md text-muted">
        {result === null ? (
          <Words question={question} answer={emptyAnswer(question)} part="instruction" />
        ) : (
          <Verdict question={question} result={result} views={views} />
        )}
      </div>
      {result === null ? (
        <AnswerForm {...props} />
      ) : (
        <AnswerFeedback slug={slug} page={page} question={question} result={result} views={views} />
      )}
    </>
  );
}

/** A question or an exercise: its answer, the check on the server, then what was right and why. */
export function QuestionCard(props: QuestionCardProps) {
  const { page, question, result } = props;
  const headingId = useId();
  const card = useRef<HTMLElement>(null);
  const [justAnswered, setJustAnswered] = useState(false);
  const views = useAnswerViews(question.kind);
  const arrived = justAnswered && result !== null;
  // Before the paint: what shows the verdict must not move under the next press.
  useLayoutEffect(() => {
    const element = card.current;
    if (!arrived || element === null) return;
    element.focus({ preventScroll: true });
    if (element.getBoundingClientRect().top < 0) element.scrollIntoView();
  }, [arrived]);
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-labelledby={headingId}
      className="mt-10 scroll-mt-4 rounded-card border border-line bg-surface px-4 py-5 shadow-card outline-none max-md:-mx-1.5 sm:px-7 sm:py-6"
    >
      <h2 id={headingId} lang={page.language} className="text-xl">
        <QuestionText text={question.text} />
      </h2>
      {views.data ? (
        <CardBody
          {...props}
          views={views.data}
          headingId={headingId}
          onAnswered={() => setJustAnswered(true)}
        />
      ) : views.isError ? (
        <QueryError query={views} />
      ) : (
        <SkeletonText lines={6} />
      )}
    </section>
  );
}
