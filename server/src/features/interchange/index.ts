export { createInterchangeHttp, interchangeHandlers } from "./handlers.ts";
