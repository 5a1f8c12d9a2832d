export { rewritingHandlers } from "./handlers.ts";
export { replaceQuestion } from "./shared/replaceStep.ts";
export { showVersion } from "./shared/versions.ts";
export { otherWriters } from "./shared/writers.ts";
