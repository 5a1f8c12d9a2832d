import type { AnswerResult, OpenQuestion, StepPage } from "@lehrpfad/contract";
import { CircleCheck, CircleX } from "lucide-react";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { ReadyProse } from "../../../ui/ReadyProse.tsx";
import { placeOf } from "../passages.ts";
import { type Mark, MarkedOption } from "./AnswerOption.tsx";
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
          ? t("verdict_mixed")
          : t("verdict_count", { chosen: number(chosen), total: number(total) })}
      </span>
    </span>
  );
}

interface CheckedOptionProps {
  id: string;
  text: string;
  lang: string;
  result: AnswerResult;
}

function markOf(isRight: boolean, isChosen: boolean): Mark {
  if (isRight) return isChosen ? "right" : "missed";
  return isChosen ? "wrong" : "none";
}

/** An option after checking: whether it was right, and whether it was chosen. */
export function CheckedOption({ id, text, lang, result }: CheckedOptionProps) {
  const { t } = useTranslation("viewer");
  const words: Record<Mark, string | null> = {
    right: t("option_right_chosen"),
    missed: t("option_right_missed"),
    wrong: t("option_wrong_chosen"),
    none: null,
  };
  const mark = markOf(result.correct.includes(id), result.selected.includes(id));
  return (
    <MarkedOption text={text} lang={lang} mark={mark}>
      {words[mark]}
    </MarkedOption>
  );
}

/** The options after checking, and why. */
export function AnswerFeedback({ slug, page, question, result }: AnswerFeedbackProps) {
  return (
    <>
      <ul className="space-y-2.5">
        {question.options.map(({ id, text }) => (
          <CheckedOption key={id} id={id} text={text} lang={page.language} result={result} />
        ))}
      </ul>
      <Explanation slug={slug} page={page} result={result} />
    </>
  );
}
