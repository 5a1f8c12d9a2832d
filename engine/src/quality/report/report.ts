import type { Course, CourseNotice, CourseStep, QualityReport, ReadDocument } from "../../types/index.ts";
import { type MadeFor, metricsOf } from "../metrics/metrics.ts";

/** What a report is made of, beside the steps and their documents. */
export interface ReportContext extends MadeFor {
  language: Course["language"];
  notices: readonly CourseNotice[];
}

/** Measures a course against its documents: sizes, coverage, origin of its words, questions, quotes. */
export function reportOf(
  steps: readonly CourseStep[],
  documents: readonly ReadDocument[],
  context: ReportContext,
): QualityReport {
  const { metrics, coverage } = metricsOf({ language: context.language, steps }, documents, context);
  const missing = steps.filter(({ question }) => question === null).map(({ position }) => position);
  const found: CourseNotice[] =
    missing.length > 0 ? [{ code: "question_missing", params: { steps: missing.join(", ") } }] : [];
  const { total, minimum, median, maximum } = metrics.words;
  return {
    words: { total, minimum, median, maximum },
    coverage: metrics.coverage,
    fromSource: metrics.model === null ? metrics.fromSource : null,
    questions: metrics.questions,
    questionTypes: metrics.types,
    exercises: metrics.exercises,
    fallbackQuestions: metrics.fallbackQuestions,
    rightIsLongest: metrics.rightIsLongest ?? 0,
    rightPositions: metrics.rightPositions,
    unverifiedQuotes: metrics.unverifiedQuotes,
    notices: [...context.notices, ...found],
    coverageMap: coverage.map,
  };
}
