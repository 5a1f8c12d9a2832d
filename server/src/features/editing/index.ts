export { createImageHttp, editingHandlers } from "./handlers.ts";
export { bringBack, removeOldDeleted, takeOut } from "./usecases/outline.ts";
