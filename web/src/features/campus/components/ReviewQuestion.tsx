import { type DueQuestion, emptyAnswer, isAnswered } from "@lehrpfad/contract";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { orpc } from "../../../lib/api.ts";
import { useErrorSentence } from "../../../lib/errors.ts";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { QuestionText } from "../../../lib/QuestionText.tsx";
import { AnswerFields, CheckedAnswer } from "../../../questions/AnswerViews.tsx";
import { ANSWER_TEXTS } from "../../../questions/answering.ts";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { ReadyProse } from "../../../ui/ReadyProse.tsx";
import { Notice } from "../../../ui/States.tsx";
import { Verdict } from "../../learning/components/AnswerFeedback.tsx";
import { readable } from "../../learning/passages.ts";

interface ReviewQuestionProps {
  due: DueQuestion;
  isLast: boolean;
  onNext: () => void;
}

function useRepeat() {
  return useMutation(orpc.campus.repeat.mutationOptions());
}
type Repeated = NonNullable<ReturnType<typeof useRepeat>["data"]>;

/** What was right, why, what the document says, and when the question comes again. */
function Answered({ due, repeated }: { due: DueQuestion; repeated: Repeated }) {
  const { t } = useTranslation("viewer");
  const { t: campus } = useTranslation("campus");
  const { date } = useFormats();
  const { result, passage, nextDue } = repeated;
  return (
    <>
      <CheckedAnswer question={due.question} result={result} lang={due.language} />
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
      <p className="mt-4 text-muted">{campus("reviews_again", { date: date(nextDue) })}</p>
    </>
  );
}

/** One question of today's repetition. */
export function ReviewQuestion({ due, isLast, onNext }: ReviewQuestionProps) {
  const { t } = useTranslation("viewer");
  const { t: campus } = useTranslation("campus");
  const sentence = useErrorSentence();
  const headingId = useId();
  const [answer, setAnswer] = useState(() => emptyAnswer(due.question.kind));
  const [none, setNone] = useState(false);
  const repeat = useRepeat();
  const { missing, instruction } = ANSWER_TEXTS[due.question.kind];
  const check = (event: FormEvent) => {
    event.preventDefault();
    setNone(!isAnswered(answer));
    const { slug, stepId } = due;
    if (isAnswered(answer)) repeat.mutate({ slug, stepId, answer });
  };
  return (
    <Card as="section" aria-labelledby={headingId}>
      <p lang={due.language} className="text-sm text-muted">
        {due.stepTitle}
      </p>
      <h2 id={headingId} lang={due.language} className="mt-1 text-xl">
        <QuestionText text={due.question.text} />
      </h2>
      <div role="status" className="mb-5 mt-2 text-md text-muted">
        {repeat.data ? <Verdict result={repeat.data.result} /> : t(none ? missing : instruction)}
      </div>
      {repeat.data ? (
        <>
          <Answered due={due} repeated={repeat.data} />
          <div className="mt-5 max-md:grid">
            <Button onPress={onNext}>{campus(isLast ? "reviews_finish" : "reviews_next")}</Button>
          </div>
        </>
      ) : (
        <form onSubmit={check} noValidate>
          <AnswerFields
            question={due.question}
            answer={answer}
            lang={due.language}
            isDisabled={repeat.isPending}
            labelledBy={headingId}
            onChange={(changed) => {
              setNone(false);
              setAnswer(changed);
            }}
          />
          {repeat.isError ? (
            <div className="mt-4">
              <Notice tone="danger">{sentence(repeat.error)}</Notice>
            </div>
          ) : null}
          <div className="mt-5 max-md:grid">
            <Button type="submit" isPending={repeat.isPending}>
              {t("check")}
            </Button>
          </div>
        </form>
      )}
    </Card>
  );
}
