export { answerFile, claimManagementHandler, createImportHttp, studioHandlers } from "./handlers.ts";
export { truthWords } from "./shared/importCourse.ts";
export { importExample } from "./usecases/importExample.ts";
