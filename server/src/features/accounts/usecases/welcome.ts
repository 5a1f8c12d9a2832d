import type { Services } from "../../../platform/services.ts";
import type { Call } from "../../../platform/useCase.ts";
import type { AuthUser } from "../repository/users.ts";
import { sendConfirmation } from "../shared/mails.ts";
import { RESEND } from "../shared/verification.ts";

/** After an account was made: the first confirmation mail, which the 60 seconds count from. */
export async function welcome({
  context: { services },
  input: { user, course },
}: Call<{ user: AuthUser; course: string | null }, { services: Services }>): Promise<void> {
  await services.limiter.note(RESEND, user.email);
  await sendConfirmation(services, user, course);
}
