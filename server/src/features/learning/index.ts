export { createFigureHttp, learningHandlers } from "./handlers.ts";
