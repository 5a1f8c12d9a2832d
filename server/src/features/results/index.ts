export { createExportHttp, resultsHandlers } from "./handlers.ts";
