export { encodeImage } from "./documents/figures/encode.ts";
export type { ReadLimits } from "./documents/index.ts";
export { DocumentError, documentText, prepareReader, readDocument } from "./documents/index.ts";
export { countWords } from "./documents/words.ts";
export {
  adviseSteps,
  emergencyCourse,
  GenerationProcessError,
  generateCourse,
  generateCourseInProcess,
  rewriteInProcess,
  standInNotices,
} from "./pipeline/index.ts";
export { courseFrom } from "./quality/courseFile.ts";
export {
  type AskedBefore,
  askedBefore,
  type GateContext,
  type GateCourse,
  gateContext,
  gateCourse,
} from "./quality/gateContext.ts";
export { type Fault, QUESTION_FAULTS, type QuestionFault } from "./quality/gateFaults.ts";
export { judge } from "./quality/judge.ts";
export { type CourseMetrics, metricsOf } from "./quality/metrics.ts";
export { costOf, type ReportRow, type RunCost, rowsOf, tableOf } from "./quality/targets.ts";
export type * from "./types.ts";
export { COURSE_NOTICES, LEFT_OUT_REASONS, PHASES } from "./types.ts";
export { type ModelCheck, tryModel } from "./writers/model/check.ts";
export { MODEL_FAULTS } from "./writers/model/faults.ts";
export { MODEL_PROVIDERS, type ModelSettings } from "./writers/model/settings.ts";
