export { type Attention, attendChild, ChildEndedError } from "./attend.ts";
export { endWithParent, forkBound, keepCompiled, yieldToOthers } from "./lifeline.ts";
export { memoryOf } from "./memory.ts";
