export { creator, materialTooLarge, ownDocuments } from "./access.ts";
export { createUploadHttp, documentsHandlers } from "./handlers.ts";
export { READ_QUEUE } from "./jobs.ts";
export {
  attachDocuments,
  bytesOfCourse,
  copyDocuments,
  type DocumentRow,
  documentIdsOfCourse,
  documentsOfCourse,
  type FigureRow,
  figureOfCourse,
  filesOfCourse,
  findDocuments,
  giveToCourse,
  readDocuments,
  releaseDocuments,
  type ShownDocument,
  shownDocument,
  storageKeysOfCourse,
} from "./repository/documents.ts";
export { blocksAround, loadBlocks, storeParts } from "./repository/parts.ts";
export { DOCUMENT_FILES, figureKey, UPLOAD_FILES, uploadKey } from "./repository/storedFiles.ts";
export { displayName, isReady } from "./rules.ts";
export { readOwnDocument, removeUnused } from "./shared/documents.ts";
export { tellRemoved } from "./shared/holdReading.ts";
export { readUpload, readWaiting, recoverReading } from "./shared/reading.ts";
export { holdRoom, wholeBody } from "./shared/uploads.ts";
