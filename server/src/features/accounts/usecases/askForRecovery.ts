import type { Services } from "../../../platform/services.ts";
import { askForMail, takeOpening } from "../shared/security.ts";

/** Has a link for a new password mailed; tells nothing about the address. Throws RateLimitError. */
export async function askForRecovery(services: Services, email: string): Promise<void> {
  await takeOpening(services, email);
  await askForMail(services, "recover", email);
}
