export { quotasHandlers } from "./handlers.ts";
export { moveUses } from "./repository.ts";
export { PART, RUN } from "./rules.ts";
export {
  countReading,
  countTokens,
  forgetUses,
  isSpent,
  lockRoom,
  takeBytesLeft,
  takeRoom,
} from "./usecases/room.ts";
