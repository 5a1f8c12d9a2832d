export { rewritingHandlers } from "./handlers.ts";
export { otherWriters } from "./usecases/writers.ts";
