export { createImportHttp, studioHandlers } from "./handlers.ts";
