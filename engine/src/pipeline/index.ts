export { adviseSteps, recommendSteps } from "../writers/advise.ts";
export { emergencyCourse } from "../writers/placeholder/emergency.ts";
export { generateCourse } from "./generate.ts";
export { standInNotices } from "./notices.ts";
export {
  GenerationProcessError,
  generateCourseInProcess,
  generatePlanInProcess,
  previewInProcess,
  rewriteInProcess,
} from "./process.ts";
