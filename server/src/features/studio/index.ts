export { claimManagementHandler, createImportHttp, studioHandlers } from "./handlers.ts";
export { importExample } from "./usecases/importExample.ts";
