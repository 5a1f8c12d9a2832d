export { createImageHttp, createMediaUploadHttp, editingHandlers } from "./handlers.ts";
export { placed, RESTORABLE_DAYS } from "./rules.ts";
export { acceptQuestion, lockForAccepting } from "./shared/acceptQuestion.ts";
export { findSource } from "./shared/findSource.ts";
export { comparedQuestions, hintsOf, judgeQuestions } from "./shared/hints.ts";
export { bringBack, changeableCourse, removeOldDeleted, storedStepOf, takeOut } from "./shared/outline.ts";
export { showOutline } from "./usecases/showOutline.ts";
