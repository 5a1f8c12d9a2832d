import { answered, limited } from "../../../platform/http/limits.ts";
import type { Services } from "../../../platform/services.ts";
import type { Call } from "../../../platform/useCase.ts";
import { MAIL_CALLER } from "../config.ts";
import { RECOVER } from "../shared/security.ts";
import { askForRecovery } from "./askForRecovery.ts";

/** Answers the same for every address. Throws RATE_LIMITED. */
export async function requestPasswordReset({
  context: { services, caller },
  input: { email },
}: Call<{ email: string }, { services: Services; caller: string }>): Promise<{ retryAfterSeconds: number }> {
  await limited(services, MAIL_CALLER, caller);
  await answered(askForRecovery(services, email));
  return { retryAfterSeconds: RECOVER.seconds };
}
