export { encodeImage } from "./documents/figures/encode.ts";
export type { ReadLimits } from "./documents/index.ts";
export { DocumentError, documentText, prepareReader, readDocument } from "./documents/index.ts";
export {
  adviseSteps,
  emergencyCourse,
  GenerationProcessError,
  generateCourse,
  generateCourseInProcess,
  rewriteInProcess,
  standInNotices,
} from "./pipeline/index.ts";
export {
  type AskedBefore,
  askedBefore,
  type GateContext,
  type GateCourse,
  gateContext,
  gateCourse,
} from "./quality/gate/context.ts";
export { judge } from "./quality/gate/judge.ts";
export { courseFrom } from "./quality/metrics/courseFile.ts";
export { type CourseMetrics, metricsOf } from "./quality/metrics/metrics.ts";
export { costOf, type ReportRow, type RunCost, rowsOf, tableOf } from "./quality/report/targets.ts";
export { titledText, wholeText } from "./text/steps.ts";
export { countWords } from "./text/words.ts";
export type * from "./types/index.ts";
export { type ModelCheck, tryModel } from "./writers/model/check.ts";
export { MODEL_PROVIDERS, type ModelSettings } from "./writers/model/settings.ts";
export { traitsOf } from "./writers/traits.ts";
