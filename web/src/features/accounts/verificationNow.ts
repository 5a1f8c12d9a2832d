import type { Verification } from "@lehrpfad/contract";

const HOUR = 3600;
/** Seconds before the block in which the modal can no longer be dismissed: 7 days less 48 hours (statement 9.09). */
const BLOCKING_SECONDS = (7 * 24 - 48) * HOUR;
const COUNTDOWN_HOURS = 12;

/**
 * The state of a missing confirmation some time after the server told it. `elapsed` are the seconds since then;
 * `countdownHours` goes from 12 down to 1 hour by hour, and is null before.
 */
export function verificationNow(
  told: Pick<Verification, "modal" | "secondsLeft">,
  elapsed: number,
): Pick<Verification, "modal" | "countdownHours"> {
  if (told.modal === "none" || told.secondsLeft === null) return { modal: "none", countdownHours: null };
  const left = Math.max(0, told.secondsLeft - elapsed);
  const hours = Math.max(1, Math.ceil(left / HOUR));
  return {
    modal: left <= BLOCKING_SECONDS ? "blocking" : "dismissible",
    countdownHours: hours <= COUNTDOWN_HOURS ? hours : null,
  };
}
