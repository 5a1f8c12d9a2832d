export { createCourseHandler, generationHandlers } from "./handlers.ts";
export { GENERATION_QUEUE } from "./jobs.ts";
export {
  adoptRun,
  copyLatestRun,
  deleteRun,
  insertRun,
  isGenerating,
  newestRuns,
  regenerations,
} from "./repository/runs.ts";
export { runLabel, runPercent } from "./rules.ts";
export { makeExampleCourse } from "./usecases/exampleCourse.ts";
export {
  change,
  doneNow,
  failedNow,
  type Hold,
  mayPause,
  onEvent,
  type RunWriter,
  recoverRuns,
  requestOf,
  runGenerations,
  storeHeld,
} from "./usecases/runGeneration.ts";
export { placeInLine } from "./usecases/viewGeneration.ts";
