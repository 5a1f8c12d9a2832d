export { quotasHandlers } from "./handlers.ts";
export { moveUses } from "./repository.ts";
export { HOLD_SECONDS, PART, REQUEST_GONE_SECONDS, RUN } from "./rules.ts";
export { takeAnonymous } from "./shared/anonymous.ts";
export {
  countReading,
  countTokens,
  ensureRoomForAll,
  forgetUses,
  isSpent,
  lockRoom,
  takeRoom,
} from "./shared/room.ts";
