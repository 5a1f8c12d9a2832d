import { refusal } from "../../../platform/http/context.ts";
import type { Services } from "../../../platform/services.ts";
import type { Call } from "../../../platform/useCase.ts";
import { sendMail } from "../shared/mails.ts";
import { setPassword } from "../shared/passwords.ts";
import { noteConfirmed } from "./noteConfirmed.ts";
import { openByRecovery } from "./openByRecovery.ts";

/** Sets a password by a mailed link and ends all sessions. Throws LINK_INVALID. */
export async function resetPassword({
  context: { services },
  input: { token, password },
}: Call<{ token: string; password: string }, { services: Services }>): Promise<{ email: string }> {
  const user = await openByRecovery({ context: { services }, input: { secret: token } });
  if (!user || user.blockedAt) throw refusal("LINK_INVALID");
  await setPassword(services, user.id, password, null);
  await noteConfirmed({ context: { services }, input: user });
  await sendMail(services, user.id, "password_changed");
  return { email: user.email };
}
