import type { AnswerResult, OpenQuestion, Source, StepPage } from "@lehrpfad/contract";
import { CircleCheck, CircleX } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../lib/format.ts";
import { Prose } from "../../../ui/Prose.tsx";
import { type Mark, MarkedOption } from "./AnswerOption.tsx";
import { SourceChip } from "./SourceChip.tsx";

interface AnswerFeedbackProps {
  slug: string;
  page: StepPage;
  question: OpenQuestion;
  result: AnswerResult;
}

/** The place of a source in a step's list: the same quote, else one that holds it. */
function placeOf(source: Source, sources: readonly Source[]): number | null {
  const near = (other: Source) =>
    other.documentId === source.documentId && other.paragraph === source.paragraph;
  const exact = sources.findIndex((other) => near(other) && other.quote === source.quote);
  if (exact >= 0) return exact;
  const around = sources.findIndex((other) => near(other) && other.quote.includes(source.quote));
  return around >= 0 ? around : null;
}

function Explanation({ slug, page, result }: Omit<AnswerFeedbackProps, "question">) {
  const { t } = useTranslation("viewer");
  const { source, explanation } = result;
  if (explanation === "" && source === null) return null;
  const index = source === null ? null : placeOf(source, page.step.sources);
  const shown = index === null ? source : (page.step.sources[index] ?? source);
  return (
    <div className="mt-5 border-l-[3px] border-accent pl-4">
      <h3 className="font-ui text-base font-semibold">{t("why")}</h3>
      <Prose markdown={explanation} lang={page.language} size="small" skeletonLines={2} />
      {shown === null ? null : (
        <p className="mt-2.5">
          <SourceChip at={{ slug, stepId: page.step.id, index, source: shown }} />
        </p>
      )}
    </div>
  );
}

/** Right or not, in one line. */
export function Verdict({ result }: { result: AnswerResult }) {
  const { t } = useTranslation("viewer");
  const { number } = useFormats();
  const total = result.correct.length;
  const chosen = result.selected.filter((id) => result.correct.includes(id)).length;
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
        {chosen === total
          ? t("verdict_too_many")
          : t("verdict_count", { chosen: number(chosen), total: number(total) })}
      </span>
    </span>
  );
}

/** The options after checking, and why. */
export function AnswerFeedback({ slug, page, question, result }: AnswerFeedbackProps) {
  const { t } = useTranslation("viewer");
  const marked = (id: string): [Mark, string] => {
    const chosen = result.selected.includes(id);
    if (result.correct.includes(id))
      return ["right", t(chosen ? "option_right_chosen" : "option_right_missed")];
    return chosen ? ["wrong", t("option_wrong_chosen")] : ["none", ""];
  };
  return (
    <>
      <ul className="space-y-2.5">
        {question.options.map(({ id, text }) => {
          const [mark, words] = marked(id);
          return (
            <MarkedOption key={id} text={text} lang={page.language} mark={mark}>
              {words}
            </MarkedOption>
          );
        })}
      </ul>
      <Explanation slug={slug} page={page} result={result} />
    </>
  );
}
