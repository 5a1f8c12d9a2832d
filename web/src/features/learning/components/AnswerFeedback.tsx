import type { AnswerResult, OpenQuestion, StepPage } from "@lehrpfad/contract";
import { CircleCheck, CircleX } from "lucide-react";
import { useTranslation } from "../../../lib/i18n.ts";
import { CheckedAnswer, MissedInAnswer } from "../../../questions/AnswerViews.tsx";
import { ReadyProse } from "../../../ui/ReadyProse.tsx";
import { placeOf } from "../passages.ts";
import { SourceChip } from "./SourceChip.tsx";

interface AnswerFeedbackProps {
  slug: string;
  page: StepPage;
  question: OpenQuestion;
  result: AnswerResult;
}

function Explanation({ slug, page, result }: Omit<AnswerFeedbackProps, "question">) {
  const { t } = useTranslation("viewer");
  const { source, explanation } = result;
  if (explanation === "" && source === null) return null;
  return (
    <div className="mt-5 border-l-[3px] border-accent pl-4">
      <h3 className="font-ui text-base font-semibold">{t("why")}</h3>
      <ReadyProse markdown={explanation} lang={page.language} size="small" />
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

/** Right or not, in one line. */
export function Verdict({ result }: { result: AnswerResult }) {
  const { t } = useTranslation("viewer");
  if (result.right) {
    return (
      <span className="flex items-center gap-2 font-semibold text-accent">
        <CircleCheck size={20} aria-hidden />
        {t("verdict_right")}
      </span>
    );
  }
  return (
    <span className="flex items-start gap-2">
      <CircleX size={20} aria-hidden className="mt-0.5 shrink-0 text-danger" />
      <span>
        <strong className="font-semibold text-danger">{t("verdict_wrong")}</strong>
        <br />
        <MissedInAnswer answer={result.answer} solution={result.solution} />
      </span>
    </span>
  );
}

/** The answer after checking, and why. */
export function AnswerFeedback({ slug, page, question, result }: AnswerFeedbackProps) {
  return (
    <>
      <CheckedAnswer question={question} result={result} lang={page.language} />
      <Explanation slug={slug} page={page} result={result} />
    </>
  );
}
