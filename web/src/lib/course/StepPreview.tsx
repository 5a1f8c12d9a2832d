import type { ReactNode } from "react";
import { Prose } from "../../ui/Prose.tsx";
import { Tag } from "../../ui/Tag.tsx";
import type { api } from "../api.ts";
import { useFormats } from "../format.ts";
import { useTranslation } from "../i18n.ts";
import { SourceList } from "./SourceList.tsx";
import { StepProse } from "./StepProse.tsx";

type PreviewedStep = Awaited<ReturnType<typeof api.courses.previewStep>>;

interface StepPreviewProps {
  step: PreviewedStep;
  /** What follows its text: the question with its solution. */
  children: ReactNode;
}

/** A written step as its participants read it. */
export function StepPreview({ step, children }: StepPreviewProps) {
  const { t } = useTranslation("studio");
  const f = useFormats();
  return (
    <div className="space-y-6">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
        {step.words > 0 ? (
          <>
            <span>{t("reading_time", { time: f.minutes(step.minutes) })}</span>
            <span>{t("word_count", { count: step.words, number: f.number(step.words) })}</span>
          </>
        ) : null}
        {step.fallback ? <Tag tone="here">{t("preview_fallback")}</Tag> : null}
      </p>
      <StepProse step={step} language={step.language} hasTerms />
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
      {children}
    </div>
  );
}
