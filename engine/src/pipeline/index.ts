export { adviseSteps } from "./advise.ts";
export { emergencyCourse } from "./emergency.ts";
export { generateCourse } from "./generate.ts";
export { generateCourseInWorker } from "./worker.ts";
