import { LIMITS } from "@lehrpfad/contract";

/** A day of the calendar in a time zone, as YYYY-MM-DD. */
export function dayIn(timeZone: string, at: Date): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(at);
}

/** A restart, and the time zone that the participant was in then (null: not known). */
export interface Restart {
  at: Date;
  timeZone: string | null;
}

/**
 * How many restarts are left today, by the calendar of the participant's time zone (SPEC.md section 4). Who names
 * another zone is not given another day: a restart counts where it is of the same day in its own zone, too.
 */
export function restartsLeft(restarts: readonly Restart[], now: Date, timeZone: string): number {
  const isToday = (zone: string, at: Date) => dayIn(zone, at) === dayIn(zone, now);
  const used = restarts.filter(
    ({ at, timeZone: then }) => isToday(timeZone, at) || (then !== null && isToday(then, at)),
  ).length;
  return Math.max(0, LIMITS.restartsPerDay - used);
}

/** Letters of a certificate's code: none that is misread when copied from paper. */
export const CERTIFICATE_LETTERS = "BCDFGHJKMNPQRSTVWXZ23456789";
export const CERTIFICATE_LENGTH = 12;

/** A code as it is stored, from what somebody typed: capitals in groups of four. */
export function certificateCode(typed: string): string {
  const letters = typed.toUpperCase().replace(/[^A-Z0-9]/g, "");
  return (letters.match(/.{1,4}/g) ?? []).join("-");
}
