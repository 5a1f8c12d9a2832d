export { adviseSteps } from "./advise.ts";
export { emergencyCourse } from "./emergency.ts";
export { generateCourse } from "./generate.ts";
export { standInNotices } from "./notices.ts";
export { GenerationProcessError, generateCourseInProcess, rewriteInProcess } from "./process.ts";
