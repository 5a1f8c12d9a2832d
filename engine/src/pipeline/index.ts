export { adviseSteps } from "./advise.ts";
export { emergencyCourse } from "./emergency.ts";
export { generateCourse } from "./generate.ts";
export { generateCourseInProcess } from "./process.ts";
