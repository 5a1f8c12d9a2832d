export { createCourseHandler, generationHandlers } from "./handlers.ts";
export { GENERATION_QUEUE } from "./jobs.ts";
export { runLabel, runPercent } from "./rules.ts";
export { makeExampleCourse } from "./usecases/exampleCourse.ts";
export { recoverRuns, runGenerations } from "./usecases/runGeneration.ts";
