import type { Limit } from "../../../platform/limiter.ts";
import type { Services } from "../../../platform/services.ts";
import { ACCOUNT_MAIL_QUEUE } from "../jobs.ts";

export const DAY = 24 * 3600;

/** Attempts at the own password within 15 minutes, for who is signed in. */
export const PASSWORD_ATTEMPTS: Limit = { name: "own_password", points: 10, seconds: 900 };

/** The same for who opens a link to a new address in another session. */
export const LINK_ATTEMPTS: Limit = { ...PASSWORD_ATTEMPTS, name: "link_password" };

/** Links for a new password to one address: one within 60 seconds, five within an hour, fifteen within a day. */
export const RECOVER: Limit = { name: "recover", points: 1, seconds: 60 };

const RECOVER_HOUR: Limit = { name: "recover_hour", points: 5, seconds: 3600 };

const RECOVER_DAY: Limit = { name: "recover_day", points: 15, seconds: DAY };

/** Enqueued whether or not the address is known, so that the time of the answer tells nothing. */
export async function askForMail(
  services: Services,
  kind: "resend" | "recover" | "enter",
  email: string,
  to?: string,
): Promise<void> {
  await services.jobs.send(ACCOUNT_MAIL_QUEUE, { kind, email, ...(to ? { to } : {}) });
}

/** Mails with a link that opens an account share their limits. Throws RateLimitError. */
export async function takeOpening(services: Services, email: string): Promise<void> {
  await services.limiter.take(RECOVER, email);
  await services.limiter.take(RECOVER_HOUR, email);
  await services.limiter.take(RECOVER_DAY, email);
}
