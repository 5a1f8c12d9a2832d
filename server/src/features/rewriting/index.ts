export { rewritingHandlers } from "./handlers.ts";
export { replaceQuestion } from "./usecases/replaceStep.ts";
export { showVersion } from "./usecases/versions.ts";
export { otherWriters } from "./usecases/writers.ts";
