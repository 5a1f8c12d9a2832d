export { createImageHttp, editingHandlers } from "./handlers.ts";
export { hintsOf } from "./usecases/hints.ts";
export { bringBack, removeOldDeleted, takeOut } from "./usecases/outline.ts";
