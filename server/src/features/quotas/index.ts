export { quotasHandlers } from "./handlers.ts";
export { HOLD_SECONDS, moveUses, REQUEST_GONE_SECONDS } from "./repository.ts";
export { PART, RUN } from "./rules.ts";
export {
  countReading,
  countTokens,
  ensureDisk,
  ensureRoomForAll,
  forgetUses,
  isSpent,
  lockRoom,
  takeBytesLeft,
  takeRoom,
} from "./usecases/room.ts";
