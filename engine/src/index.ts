export { DocumentError, documentText, prepareReader, readDocument } from "./documents/index.ts";
export { adviseSteps, emergencyCourse, generateCourse, generateCourseInProcess } from "./pipeline/index.ts";
export type * from "./types.ts";
export { PHASES } from "./types.ts";
