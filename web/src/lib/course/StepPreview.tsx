import type { QuestionSolution } from "@lehrpfad/contract";
import { Check, X } from "lucide-react";
import { cx } from "../../ui/cx.ts";
import { Prose } from "../../ui/Prose.tsx";
import { Tag } from "../../ui/Tag.tsx";
import type { api } from "../api.ts";
import { useFormats } from "../format.ts";
import { useTranslation } from "../i18n.ts";
import { QuestionText } from "../QuestionText.tsx";
import { CourseFigure } from "./CourseFigure.tsx";
import { SourceList, SourceName } from "./SourceList.tsx";

export type PreviewedStep = Awaited<ReturnType<typeof api.courses.previewStep>>;

function Option({ text, correct }: { text: string; correct: boolean }) {
  const { t } = useTranslation("studio");
  return (
    <li
      className={cx(
        "flex items-start gap-3 rounded-m border-[1.5px] px-4 py-3 leading-snug",
        correct ? "border-accent bg-accent-soft" : "border-line",
      )}
    >
      {correct ? (
        <Check size={20} strokeWidth={3} aria-hidden className="shrink-0 text-accent" />
      ) : (
        <X size={20} aria-hidden className="shrink-0 text-muted" />
      )}
      <span className="min-w-0">
        {text}
        <span className="sr-only">. {t(correct ? "option_right" : "option_wrong")}</span>
      </span>
    </li>
  );
}

function Solution({ question }: { question: QuestionSolution }) {
  const { t } = useTranslation("studio");
  return (
    <section className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-6">
      <h3 className="text-xl">
        <QuestionText text={question.text} />
      </h3>
      <ul className="mt-4 space-y-2.5">
        {question.options.map((option) => (
          <Option key={option.id} text={option.text} correct={option.correct} />
        ))}
      </ul>
      {question.hint ? (
        <p className="mt-4">
          <b>{t("hint")}:</b> {question.hint}
        </p>
      ) : null}
      {question.explanation ? (
        <div className="mt-4 border-l-3 border-accent pl-4">
          <p className="font-semibold">{t("explanation")}</p>
          <Prose markdown={question.explanation} size="small" skeletonLines={2} />
          {question.source ? (
            <p className="mt-1.5 text-sm text-muted">
              <SourceName source={question.source} />
            </p>
          ) : null}
        </div>
      ) : null}
    </section>
  );
}

/** A written step as its participants read it, with the solution of its question. */
export function StepPreview({ step, lang }: { step: PreviewedStep; lang?: string }) {
  const { t } = useTranslation("studio");
  const f = useFormats();
  return (
    <div className="space-y-6">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
        <span>{t("reading_time", { time: f.minutes(step.minutes) })}</span>
        <span>{t("word_count", { number: f.number(step.words) })}</span>
        {step.fallback ? <Tag tone="here">{t("preview_fallback")}</Tag> : null}
      </p>
      <Prose
        markdown={step.content}
        figure={CourseFigure}
        hasTerms
        {...(lang === undefined ? {} : { lang })}
      />
      {step.summary ? (
        <details className="rounded-m border border-line bg-surface px-4">
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
            {t("summary")}
          </summary>
          <div className="pb-4">
            <Prose markdown={step.summary} size="small" skeletonLines={2} />
          </div>
        </details>
      ) : null}
      <SourceList sources={step.sources} />
      {step.question ? (
        <Solution question={step.question} />
      ) : (
        <p className="text-muted">{t("question_none")}</p>
      )}
    </div>
  );
}
