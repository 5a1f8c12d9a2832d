import { accountErrors, LIMITS } from "@lehrpfad/contract";
import { ORPCError } from "@orpc/server";
import { note } from "../../../db/audit.ts";
import type { Actor } from "../../../platform/actor.ts";
import { limited } from "../../../platform/http/limits.ts";
import type { Limit } from "../../../platform/limiter.ts";
import type { Services } from "../../../platform/services.ts";
import { countAdministrators, storeRole } from "../repository/profiles.ts";
import { type AuthUser, userById } from "../repository/users.ts";
import { sendConfirmation } from "./mails.ts";

/** One confirmation mail to an address within 60 seconds, whoever asks (statement 5.20). */
export const RESEND: Limit = { name: "resend", points: 1, seconds: LIMITS.verification.resendSeconds };
/** Confirmation mails that people ask for again, to one address within a day. */
export const RESEND_DAY: Limit = { name: "resend_day", points: 15, seconds: 24 * 3600 };

type ErrorType = "EMAIL_ALREADY_VERIFIED" | "INVALID_TOKEN" | "EMAIL_MISMATCH" | "GENERATION_FAILED";

/** The words by which a client without errorTypes knows them (statement 8.22). */
const DETAILS: Record<ErrorType, string> = {
  EMAIL_ALREADY_VERIFIED: "Email already verified",
  INVALID_TOKEN: "Invalid token",
  EMAIL_MISMATCH: "The address is not that of the account",
  GENERATION_FAILED: "Failed to send",
};

function resendFault(errorType: ErrorType) {
  const data = { errorType, details: DETAILS[errorType] };
  const { status } = accountErrors[errorType];
  return new ORPCError(errorType, { status, message: DETAILS[errorType], data });
}

/**
 * Sends the confirmation link once more. Throws RATE_LIMITED within 60 seconds of the last one, and the
 * errorTypes of statements 8.16 to 8.21.
 */
export async function resendVerification(
  services: Services,
  actor: Actor,
  email: string,
): Promise<{ retryAfterSeconds: number }> {
  const user = actor.kind === "person" ? await userById(services.db, actor.userId) : null;
  if (!user) throw resendFault("INVALID_TOKEN");
  if (user.email !== email) throw resendFault("EMAIL_MISMATCH");
  if (user.emailConfirmedAt) throw resendFault("EMAIL_ALREADY_VERIFIED");
  await limited(services, RESEND, email);
  await limited(services, RESEND_DAY, email);
  try {
    await sendConfirmation(services, user, null);
  } catch (error) {
    services.log.error({ error }, "a confirmation mail could not be made");
    throw resendFault("GENERATION_FAILED");
  }
  return { retryAfterSeconds: RESEND.seconds };
}

/** After an account was made: the first confirmation mail, which the 60 seconds count from. */
export async function welcome(services: Services, user: AuthUser, course: string | null): Promise<void> {
  await services.limiter.note(RESEND, user.email);
  await sendConfirmation(services, user, course);
}

/** After an address was confirmed: the person named in the settings becomes the first administrator. */
export async function noteConfirmed(services: Services, user: AuthUser): Promise<void> {
  const { SUPER_ADMIN_EMAIL: chosen } = services.config;
  if (chosen !== user.email || (await countAdministrators(services.db)) > 0) return;
  const now = services.clock.now();
  await storeRole(services.db, user.id, "super_admin", now);
  const granted = { action: "role_granted", subjectId: user.id, about: "super_admin" } as const;
  await note(services.db, { ...granted, actorId: null, source: "SUPER_ADMIN_EMAIL" }, now);
}
