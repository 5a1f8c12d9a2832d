import type { AnswerResult, OpenQuestion, StepPage } from "@lehrpfad/contract";
import { CircleCheck, CircleMinus, CircleX } from "lucide-react";
import type { ReactNode } from "react";
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

/** A sign, and in one line what it means. */
function Line({ level, children, more }: { level: number; children: ReactNode; more?: ReactNode }) {
  const Icon = level <= 2 ? CircleCheck : level === 3 ? CircleMinus : CircleX;
  const tone = level <= 2 ? "text-accent" : level === 3 ? "text-here" : "text-danger";
  return (
    <span className="flex items-start gap-2">
      <Icon size={20} aria-hidden className={cx("mt-0.5 shrink-0", tone)} />
      <span>
        <strong className={cx("block font-semibold", tone)}>{children}</strong>
        {more}
      </span>
    </span>
  );
}

/** What is said of a first try that is followed by a second one. */
export function FirstVerdict({ level }: { level: number | null }) {
  const { t } = useTranslation("viewer");
  return (
    <Line level={level ?? 3} more={t("try_again")}>
      {t(level === 3 ? "verdict_partly" : "verdict_not_yet")}
    </Line>
  );
}

/** How much is right, in one line; of what one compared oneself what one found. */
export function Verdict({
  question,
  result,
  views,
}: Pick<AnswerFeedbackProps, "question" | "result" | "views">) {
  const { t } = useTranslation("viewer");
  const { level, answer, solution, secondTry } = result;
  const { Missed } = views;
  const missed = isOfKind(question, result) && (
    <Missed question={question} answer={answer} solution={solution} />
  );
  if (views.comparesFirst) return <>{missed}</>;
  const verdict = t(VERDICTS[level - 1] ?? "verdict_wrong");
  return (
    <Line level={level} more={level === 1 ? null : missed}>
      {secondTry === "right" ? t("verdict_second", { verdict }) : verdict}
    </Line>
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
