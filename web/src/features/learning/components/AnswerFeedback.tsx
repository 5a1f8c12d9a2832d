import type { AnswerResult, OpenQuestion, StepPage } from "@lehrpfad/contract";
import { CircleCheck, CircleMinus, CircleX } from "lucide-react";
import { useTranslation } from "../../../lib/i18n.ts";
import type { AnyAnswerViews } from "../../../questions/answering.ts";
import { cx } from "../../../ui/cx.ts";
import { ReadyProse } from "../../../ui/ReadyProse.tsx";
import { placeOf } from "../passages.ts";
import { SourceChip } from "./SourceChip.tsx";

interface AnswerFeedbackProps {
  slug: string;
  page: StepPage;
  question: OpenQuestion;
  result: AnswerResult;
  views: AnyAnswerViews;
}

function Explanation({ slug, page, result }: Omit<AnswerFeedbackProps, "question" | "views">) {
  const { t } = useTranslation("viewer");
  const { source, explanation } = result;
  if (explanation === "" && source === null) return null;
  return (
    <div className="mt-5 border-l-[3px] border-accent pl-4">
      {explanation === "" ? null : (
        <>
          <h3 className="font-ui text-base font-semibold">{t("why")}</h3>
          <ReadyProse markdown={explanation} lang={page.language} size="small" />
        </>
      )}
      {source === null ? null : (
        <p className="mt-2.5">
          <SourceChip
            at={{ slug, stepId: page.step.id, index: placeOf(source, page.step.sources), source }}
          />
        </p>
      )}
    </div>
  );
}

/** Whether an answer is one to the question as it is now: its kind may have been changed since. */
const isOfKind = ({ kind }: OpenQuestion, { answer, solution }: AnswerResult) =>
  answer.kind === kind && solution.kind === kind;

/** What the levels are called, the best one first. */
const VERDICTS = ["verdict_right", "verdict_mostly", "verdict_partly", "verdict_wrong"] as const;

/** How much is right, in one line; of what one compared oneself what one found. */
export function Verdict({
  question,
  result,
  views,
}: Pick<AnswerFeedbackProps, "question" | "result" | "views">) {
  const { t } = useTranslation("viewer");
  const { right, level, answer, solution } = result;
  const { Missed } = views;
  const missed = isOfKind(question, result) && (
    <Missed question={question} answer={answer} solution={solution} />
  );
  if (views.comparesFirst) return <>{missed}</>;
  const Icon = right ? CircleCheck : level === 3 ? CircleMinus : CircleX;
  const tone = right ? "text-accent" : level === 3 ? "text-here" : "text-danger";
  return (
    <span className="flex items-start gap-2">
      <Icon size={20} aria-hidden className={cx("mt-0.5 shrink-0", tone)} />
      <span>
        <strong className={cx("block font-semibold", tone)}>
          {t(VERDICTS[level - 1] ?? "verdict_wrong")}
        </strong>
        {level === 1 ? null : missed}
      </span>
    </span>
  );
}

/** The answer after checking, and why. */
export function AnswerFeedback({ slug, page, question, result, views }: AnswerFeedbackProps) {
  const { Checked } = views;
  const { answer, solution, right } = result;
  return (
    <>
      {isOfKind(question, result) ? (
        <Checked {...{ question, answer, solution }} isRight={right} lang={page.language} />
      ) : null}
      <Explanation slug={slug} page={page} result={result} />
    </>
  );
}
