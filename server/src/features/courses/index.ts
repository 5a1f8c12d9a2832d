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
  storable,
  storeActive,
  storeWriter,
} from "./repository/courses.ts";
export { newAdminPassword, newSlug } from "./shared/names.ts";
export {
  askForNotifications,
  type NotificationRecipient,
  notificationRecipient,
  notificationsOff,
} from "./shared/recipients.ts";
export { getCourse } from "./usecases/getCourse.ts";
export { removeCourse } from "./usecases/removeCourse.ts";
export { showSite } from "./usecases/showSite.ts";
