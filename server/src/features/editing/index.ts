export { createImageHttp, editingHandlers } from "./handlers.ts";
export { removeOldDeleted } from "./usecases/outline.ts";
