import { LIMITS } from "@lehrpfad/contract";
import { later } from "../../platform/clock.ts";

/** Why nobody gets in, as the protocol names it. */
export type Block = "user_banned" | "email_not_confirmed";

/**
 * Whether an account is blocked: by an administrator, or because its address was not confirmed within
 * seven days (statement 4.53). The second one ends by itself when the address is confirmed.
 */
export function blockOf(
  account: { blockedAt: Date | null; emailConfirmedAt: Date | null; createdAt: Date },
  now: Date,
): Block | null {
  if (account.blockedAt) return "user_banned";
  if (account.emailConfirmedAt) return null;
  return later(account.createdAt, LIMITS.verification.blockSeconds) <= now ? "email_not_confirmed" : null;
}
