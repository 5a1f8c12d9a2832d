import type { Person } from "../../../platform/actor.ts";
import type { Services } from "../../../platform/services.ts";
import type { Call } from "../../../platform/useCase.ts";
import { sendMail } from "../shared/mails.ts";
import { mayChangeSecrets, setPassword } from "../shared/passwords.ts";
import { PASSWORD_ATTEMPTS } from "../shared/security.ts";

/** Changes the password of somebody who knows the present one. Throws RateLimitError. */
export async function changePassword({
  context: { services },
  input: { person, current, password },
}: Call<{ person: Person; current: string | undefined; password: string }, { services: Services }>): Promise<
  "done" | "wrong"
> {
  await services.limiter.take(PASSWORD_ATTEMPTS, person.userId);
  if (!(await mayChangeSecrets(services, person, current))) return "wrong";
  await setPassword(services, person.userId, password, person.sessionId);
  if (person.emailConfirmed) await sendMail(services, person.userId, "password_changed");
  return "done";
}
