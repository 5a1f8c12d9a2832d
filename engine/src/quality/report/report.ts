import type { Course, CourseNotice, CourseStep, QualityReport, ReadDocument } from "../../types/index.ts";
import { type MadeFor, metricsOf } from "../metrics/metrics.ts";

/** What a report is made of, beside the steps and their documents. */
export interface ReportContext extends MadeFor {
  language: Course["language"];
  notices: readonly CourseNotice[];
}

const isSummary = ({ question, writer }: CourseStep): boolean =>
  question !== null && question.reason !== null && writer !== "placeholder";

/** Names the steps that ask nothing, and those that only ask for a summary. */
function askingNotices(steps: readonly CourseStep[]): CourseNotice[] {
  const naming = (code: CourseNotice["code"], which: readonly CourseStep[]): CourseNotice[] =>
    which.length === 0 ? [] : [{ code, params: { steps: which.map(({ position }) => position).join(", ") } }];
  return [
    ...naming(
      "question_missing",
      steps.filter(({ question }) => question === null),
    ),
    ...naming("question_summary", steps.filter(isSummary)),
  ];
}

/** Measures a course against its documents: sizes, coverage, origin of its words, questions, quotes. */
export function reportOf(
  steps: readonly CourseStep[],
  documents: readonly ReadDocument[],
  context: ReportContext,
): QualityReport {
  const { metrics, coverage } = metricsOf({ language: context.language, steps }, documents, context);
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
    notices: [...context.notices, ...askingNotices(steps)],
    coverageMap: coverage.map,
  };
}
