export { creator } from "./access.ts";
export { createUploadHttp, documentsHandlers } from "./handlers.ts";
export { READ_QUEUE } from "./jobs.ts";
export {
  attachDocuments,
  type DocumentWithOverview,
  documentsOfCourse,
  findDocuments,
  storageKeysOfCourse,
} from "./repository.ts";
export { getDocument, readUpload, recoverReading, storeDocument, uploadLimit } from "./usecases.ts";
