export { rewritingHandlers } from "./handlers.ts";
export { proposalWriter } from "./usecases/write.ts";
