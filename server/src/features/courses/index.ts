export { manageableCourse, mayManage } from "./access.ts";
export { coursesHandlers, createCoursesHttp, siteHandlers } from "./handlers.ts";
export {
  type CourseRow,
  courseById,
  courseBySlug,
  courseOfRequest,
  creatorName,
  insertCourse,
  type NewCourse,
  storeActive,
  storeWriter,
} from "./repository/courses.ts";
export {
  getCourse,
  newAdminPassword,
  newSlug,
  removeCourse,
  siteSettings,
} from "./usecases/courses.ts";
export {
  askForNotifications,
  type NotificationRecipient,
  notificationRecipient,
  notificationsOff,
} from "./usecases/recipients.ts";
