export { createImageHttp, createMediaUploadHttp, editingHandlers } from "./handlers.ts";
export { placed, RESTORABLE_DAYS } from "./rules.ts";
export { hintsOf } from "./usecases/hints.ts";
export {
  bringBack,
  changeableCourse,
  outline,
  removeOldDeleted,
  storedStepOf,
  takeOut,
} from "./usecases/outline.ts";
