export { manageableCourse, mayManage } from "./access.ts";
export { coursesHandlers, siteHandlers } from "./handlers.ts";
export {
  type CourseRow,
  courseById,
  courseBySlug,
  courseOfRequest,
  creatorName,
  deleteSteps,
  exampleCourse,
  insertCourse,
  insertStep,
  type NewCourse,
  stepsWithQuestions,
  stepTitles,
  storeActive,
  storedSteps,
  storeWriter,
} from "./repository.ts";
export { readingMinutes } from "./rules.ts";
export {
  getCourse,
  newAdminPassword,
  newSlug,
  removeCourse,
  showSource,
  showStep,
  siteSettings,
} from "./usecases.ts";
