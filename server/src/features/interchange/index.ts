export { createInterchangeHttp, interchangeHandlers } from "./handlers.ts";
export { EXPORT_FILES, EXPORT_QUEUE } from "./jobs.ts";
export { prepareExport } from "./usecases/prepareExport.ts";
