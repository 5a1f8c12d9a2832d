import { type DueQuestion, emptyAnswer, isAnswered, type Source } from "@lehrpfad/contract";
import { type FormEvent, useCallback, useId, useLayoutEffect, useRef, useState } from "react";
import { useErrorSentence } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { QueryError } from "../../../lib/QueryState.tsx";
import { QuestionText } from "../../../lib/QuestionText.tsx";
import type { AnyAnswerViews } from "../../../questions/answering.ts";
import { useAnswerViews } from "../../../questions/useAnswerViews.ts";
import { useRefused } from "../../../questions/useRefused.ts";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { ReadyProse } from "../../../ui/ReadyProse.tsx";
import { SkeletonText } from "../../../ui/Skeleton.tsx";
import { Notice } from "../../../ui/States.tsx";
import { Verdict } from "../../learning/components/AnswerFeedback.tsx";
import { readable } from "../../learning/passages.ts";
import { usePlace } from "../../learning/usePlace.ts";
import type { Marked, UseMarking } from "./useMarking.ts";

interface ReviewQuestionProps {
  due: DueQuestion;
  useMarking: UseMarking;
  isLast: boolean;
  /** Whether it comes in the place of another one, whose button had the focus. */
  isFollowing: boolean;
  onNext: () => void;
}

/** What was right, why, what the document says, and when the question comes again. */
function Answered({ due, marked, views }: { due: DueQuestion; marked: Marked; views: AnyAnswerViews }) {
  const { t } = useTranslation("viewer");
  const { t: campus } = useTranslation("campus");
  const { result, passage, again } = marked;
  return (
    <>
      <views.Checked
        question={due.question}
        answer={result.answer}
        solution={result.solution}
        isRight={result.right}
        lang={due.language}
      />
      {result.explanation === "" ? null : (
        <div className="mt-5 border-l-[3px] border-accent pl-4">
          <h3 className="font-ui text-base font-semibold">{t("why")}</h3>
          <ReadyProse markdown={result.explanation} lang={due.language} size="small" />
        </div>
      )}
      {passage === null ? null : (
        <details className="mt-4">
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-accent">
            {campus("reviews_passage")}
          </summary>
          <p lang={due.language} className="whitespace-pre-line font-read leading-relaxed">
            <span className="text-muted">… {readable(passage.before)}</span>
            <mark className="bg-mark text-ink">{readable(passage.quote)}</mark>
            <span className="text-muted">{readable(passage.after)} …</span>
          </p>
        </details>
      )}
      <p className="mt-4 text-muted">{again}</p>
    </>
  );
}

/** Where a passage stands, and in which document. */
function SourceWords({ source }: { source: Source }) {
  const place = usePlace();
  return (
    <span className="text-sm text-muted">
      {source.documentName}, {place(source)}
    </span>
  );
}

interface ReviewBodyProps extends Omit<ReviewQuestionProps, "isFollowing"> {
  views: AnyAnswerViews;
  headingId: string;
  onMarked: () => void;
}

function ReviewBody({ due, useMarking, isLast, onNext, views, headingId, onMarked }: ReviewBodyProps) {
  const { t: campus } = useTranslation("campus");
  const sentence = useErrorSentence();
  const { slug, question, language } = due;
  const [answer, setAnswer] = useState(() => emptyAnswer(question));
  const { form, isRefused, refuse, forget } = useRefused();
  const [isReady, setReady] = useState(!views.comparesFirst);
  const onCompared = useCallback(() => setReady(true), []);
  const { mark, marked, isPending, error } = useMarking(due);
  const faultId = useId();
  const { Words, Fields } = views;
  const isMarked = marked !== null;
  // Before the paint: the button that had the focus goes with the form.
  useLayoutEffect(() => {
    if (isMarked) onMarked();
  }, [isMarked, onMarked]);
  const check = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady) return;
    if (isAnswered(question, answer)) mark(answer);
    else refuse();
  };
  return (
    <>
      <div role="status" className="mb-5 mt-2 text-md text-muted">
        {marked ? (
          <Verdict question={question} result={marked.result} views={views} />
        ) : (
          <Words question={question} answer={answer} part="instruction" />
        )}
      </div>
      {marked ? (
        <>
          <Answered due={due} marked={marked} views={views} />
          <div className="mt-5 max-md:grid">
            <Button onPress={onNext}>{campus(isLast ? "reviews_finish" : "reviews_next")}</Button>
          </div>
        </>
      ) : (
        <form ref={form} onSubmit={check} noValidate>
          <Fields
            question={question}
            answer={answer}
            asked={{
              slug,
              questionId: question.id,
              showSource: (source) => <SourceWords source={source} />,
            }}
            lang={language}
            isDisabled={isPending}
            labelledBy={headingId}
            describedBy={isRefused ? faultId : undefined}
            onChange={(changed) => {
              forget();
              setAnswer(changed);
            }}
            onCompared={onCompared}
          />
          <div aria-live="polite">
            {isRefused ? (
              <p id={faultId} className="mt-3 text-danger">
                <Words question={question} answer={answer} part="missing" />
              </p>
            ) : null}
          </div>
          {error ? (
            <div className="mt-4">
              <Notice tone="danger">{sentence(error)}</Notice>
            </div>
          ) : null}
          {isReady ? (
            <div className="mt-5 max-md:grid">
              <Button type="submit" isPending={isPending}>
                <Words question={question} answer={answer} part="submit" />
              </Button>
            </div>
          ) : null}
        </form>
      )}
    </>
  );
}

/** One question that is repeated or practised. */
export function ReviewQuestion({ isFollowing, ...props }: ReviewQuestionProps) {
  const { due } = props;
  const headingId = useId();
  const place = useRef<HTMLElement>(null);
  const views = useAnswerViews(due.question.kind);
  const takeFocus = useCallback(() => place.current?.focus(), []);
  useLayoutEffect(() => {
    if (isFollowing) takeFocus();
  }, [isFollowing, takeFocus]);
  return (
    <section ref={place} tabIndex={-1} aria-labelledby={headingId} className="scroll-mt-16 outline-none">
      <Card>
        <p lang={due.language} className="text-sm text-muted">
          {due.stepTitle}
        </p>
        <h2 id={headingId} lang={due.language} className="mt-1 text-xl">
          <QuestionText text={due.question.text} />
        </h2>
        {views.data ? (
          <ReviewBody {...props} views={views.data} headingId={headingId} onMarked={takeFocus} />
        ) : null}
        {views.isPending ? <SkeletonText lines={6} /> : null}
        {views.isError ? <QueryError query={views} /> : null}
      </Card>
    </section>
  );
}
