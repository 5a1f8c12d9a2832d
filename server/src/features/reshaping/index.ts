export { reshapingHandlers } from "./handlers.ts";
export { removeOldReshapings, undoSince } from "./usecases/undo.ts";
