export { DocumentError, documentText, readDocument } from "./documents/index.ts";
export { adviseSteps, emergencyCourse, generateCourse, generateCourseInWorker } from "./pipeline/index.ts";
export type * from "./types.ts";
export { PHASES } from "./types.ts";
