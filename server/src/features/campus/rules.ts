import { LIMITS } from "@lehrpfad/contract";

/** A day of the calendar in a time zone, as YYYY-MM-DD. */
export function dayIn(timeZone: string, at: Date): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(at);
}

/** How many restarts are left today, by the calendar of the participant's time zone (SPEC.md section 4). */
export function restartsLeft(restarts: readonly Date[], now: Date, timeZone: string): number {
  const today = dayIn(timeZone, now);
  const used = restarts.filter((at) => dayIn(timeZone, at) === today).length;
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
