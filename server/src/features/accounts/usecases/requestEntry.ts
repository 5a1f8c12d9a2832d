import { answered, limited } from "../../../platform/http/limits.ts";
import type { Services } from "../../../platform/services.ts";
import type { Call } from "../../../platform/useCase.ts";
import { MAIL_CALLER } from "../config.ts";
import { askForMail, RECOVER, takeOpening } from "../shared/security.ts";

/** Has a link mailed that signs in once. Answers the same for every address. Throws RATE_LIMITED. */
export async function requestEntry({
  context: { services, caller },
  input: { email, to },
}: Call<{ email: string; to?: string | undefined }, { services: Services; caller: string }>): Promise<{
  retryAfterSeconds: number;
}> {
  await limited(services, MAIL_CALLER, caller);
  await answered(takeOpening(services, email));
  await askForMail(services, "enter", email, to);
  return { retryAfterSeconds: RECOVER.seconds };
}
