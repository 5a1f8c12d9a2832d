import { accountErrors } from "@lehrpfad/contract";
import { ORPCError } from "@orpc/server";
import { limited } from "../../../platform/http/limits.ts";
import type { Limit } from "../../../platform/limiter.ts";
import type { Call } from "../../../platform/useCase.ts";
import { userById } from "../repository/users.ts";
import { sendConfirmation } from "../shared/mails.ts";
import { RESEND } from "../shared/verification.ts";

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
export async function resendVerification({
  context: { services, actor },
  input: { email },
}: Call<{ email: string }>): Promise<{ retryAfterSeconds: number }> {
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
