export { reshapingHandlers } from "./handlers.ts";
export { removeOldReshapings, undoSince } from "./shared/undo.ts";
