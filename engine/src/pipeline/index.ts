export { adviseSteps } from "./advise.ts";
export { emergencyCourse } from "./emergency.ts";
export { generateCourse } from "./generate.ts";
export { GenerationProcessError, generateCourseInProcess } from "./process.ts";
