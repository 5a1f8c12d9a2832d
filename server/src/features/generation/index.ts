export { createCourseHandler, generationHandlers } from "./handlers.ts";
export { GENERATION_QUEUE } from "./jobs.ts";
export { tokensOfRun } from "./repository/requests.ts";
export {
  adoptRun,
  copyLatestRun,
  deleteRun,
  insertRun,
  isGenerating,
  isWritingStandIns,
  newestRuns,
  regenerations,
} from "./repository/runs.ts";
export { runLabel, runPercent } from "./rules.ts";
export { doneNow, failedNow, mayPause, type RunWriter } from "./usecases/endRun.ts";
export { changeRun, type RunLease, storeWithLease } from "./usecases/leaseRun.ts";
export { type OtherWriters, recoverRuns, runGenerations } from "./usecases/runGenerations.ts";
export { standInTask } from "./usecases/standIns.ts";
export { storeEvent } from "./usecases/storeEvent.ts";
export { placeInLine } from "./usecases/viewGeneration.ts";
export { requestOf, requestOfRun } from "./usecases/writeCourse.ts";
