import type { Role } from "@lehrpfad/contract";

/** Seconds between two confirmation links for one person (SPEC.md section 5). */
export const RESEND_COOLDOWN_SECONDS = 60;

/**
 * The role a person has after choosing one. Whoever already has more than the free roles keeps it:
 * nobody can give himself premium or super_admin, nor lose them by a choice.
 */
export function roleAfterChoice(present: Role, chosen: "course_creator_free" | "course_participant"): Role {
  return present === "super_admin" || present === "course_creator_premium" ? present : chosen;
}

/** Seconds until another confirmation link may be sent; 0 when it may be sent now. */
export function resendWait(lastSentAt: Date | null, now: Date): number {
  if (!lastSentAt) return 0;
  const left = lastSentAt.getTime() + RESEND_COOLDOWN_SECONDS * 1000 - now.getTime();
  return Math.max(0, Math.ceil(left / 1000));
}
