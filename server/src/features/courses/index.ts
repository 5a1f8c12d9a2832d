export { manageableCourse, mayManage } from "./access.ts";
export { coursesHandlers, siteHandlers } from "./handlers.ts";
export {
  type CourseRow,
  courseById,
  courseBySlug,
  courseOfRequest,
  creatorName,
  exampleCourse,
  insertCourse,
  type NewCourse,
  storeActive,
  storeWriter,
} from "./repository.ts";
export {
  getCourse,
  newAdminPassword,
  newSlug,
  removeCourse,
  siteSettings,
} from "./usecases.ts";
