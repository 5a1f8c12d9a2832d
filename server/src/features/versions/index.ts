export { versionsHandlers } from "./handlers.ts";
export { keepOpenCourses } from "./usecases/keepOpenCourses.ts";
