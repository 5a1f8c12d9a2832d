export { creator } from "./access.ts";
export { createUploadHttp, documentsHandlers } from "./handlers.ts";
export { READ_QUEUE } from "./jobs.ts";
export {
  attachDocuments,
  documentsOfCourse,
  findDocuments,
  storageKeysOfCourse,
} from "./repository.ts";
export { readUpload, recoverReading, storeDocument } from "./usecases.ts";
