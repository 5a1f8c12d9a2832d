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
export { doneNow, failedNow, mayPause, type RunWriter } from "./shared/endRun.ts";
export { changeRun, type RunLease, storeWithLease } from "./shared/leaseRun.ts";
export { type OtherWriters, recoverRuns, runGenerations } from "./shared/runGenerations.ts";
export { standInTask } from "./shared/standIns.ts";
export { placeInLine } from "./shared/viewGeneration.ts";
export { requestOf, requestOfRun } from "./shared/writeCourse.ts";
export { storeEvent } from "./usecases/storeEvent.ts";
