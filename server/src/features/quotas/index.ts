export { quotasHandlers } from "./handlers.ts";
export { HOLD_SECONDS, moveUses, REQUEST_GONE_SECONDS } from "./repository.ts";
export { PART, RUN } from "./rules.ts";
export {
  areTokensSpent,
  countTokens,
  ensureDisk,
  ensureRoomForAll,
  forgetUses,
  lockRoom,
  takeBytesLeft,
  takeRoom,
} from "./usecases/room.ts";
