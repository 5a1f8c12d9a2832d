export { createQuestionListHttp, questionListsHandlers } from "./handlers.ts";
