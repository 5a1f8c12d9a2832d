import { isAdmin, isPremium, LIMITS, type Role, type Verification } from "@lehrpfad/contract";

/** Whether a role can only be granted at the server's command line. */
export function isElevated(role: Role): boolean {
  return isAdmin(role) || isPremium(role);
}

/**
 * The role a person has after choosing one. Whoever already has more than the free roles keeps it:
 * nobody can give himself premium or super_admin, nor lose them by a choice.
 */
export function roleAfterChoice(present: Role, chosen: "course_creator_free" | "course_participant"): Role {
  return isElevated(present) ? present : chosen;
}

const HOUR = 3600;

/** What an account without a confirmed address is told, by its age (statements 4.48 to 4.53). */
export function verificationOf(createdAt: Date, confirmed: boolean, now: Date): Verification {
  if (confirmed) return { modal: "none", blockedAt: null, secondsLeft: null, countdownHours: null };
  const { modalSeconds, blockSeconds, countdownHours } = LIMITS.verification;
  const age = (now.getTime() - createdAt.getTime()) / 1000;
  const secondsLeft = Math.max(0, Math.ceil(blockSeconds - age));
  const hours = Math.ceil(secondsLeft / HOUR);
  return {
    modal: age >= modalSeconds ? "blocking" : "dismissible",
    blockedAt: new Date(createdAt.getTime() + blockSeconds * 1000).toISOString(),
    secondsLeft,
    countdownHours: hours <= countdownHours ? hours : null,
  };
}

/** Path under which a stored photo is read, in the large size. */
export function avatarPath(photoKey: string): string {
  return `/api/${photoKey}/large.webp`;
}
