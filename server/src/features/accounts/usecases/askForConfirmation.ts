import type { Services } from "../../../platform/services.ts";
import { askForMail } from "../shared/security.ts";
import { RESEND } from "../shared/verification.ts";
import { RESEND_DAY } from "./resendVerification.ts";

/** Has another confirmation link mailed to who waits for one; tells nothing about the address. Throws RateLimitError. */
export async function askForConfirmation(services: Services, email: string): Promise<void> {
  await services.limiter.take(RESEND, email);
  await services.limiter.take(RESEND_DAY, email);
  await askForMail(services, "resend", email);
}
