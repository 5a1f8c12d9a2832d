import type { Person } from "../../../platform/actor.ts";
import type { Limit } from "../../../platform/limiter.ts";
import type { Services } from "../../../platform/services.ts";
import type { Call } from "../../../platform/useCase.ts";
import { accountOfAddress, userById } from "../repository/users.ts";
import { issueEmailChange } from "../shared/links.ts";
import { sendMail } from "../shared/mails.ts";
import { mayChangeSecrets } from "../shared/passwords.ts";
import { DAY, PASSWORD_ATTEMPTS } from "../shared/security.ts";

/** Mails to one new address within 60 seconds and a day, and changes that one person asks for within an hour. */
const CHANGE_TARGET: Limit = { name: "email_change_target", points: 1, seconds: 60 };

const CHANGE_TARGET_DAY: Limit = { name: "email_change_target_day", points: 10, seconds: DAY };

const CHANGE_PERSON: Limit = { name: "email_change", points: 10, seconds: 3600 };

/**
 * Asks for another address. An address that has an account already gets a mail that says so: what the
 * asking person sees is the same. Throws RateLimitError.
 */
export async function startEmailChange({
  context: { services },
  input: { person, email, password },
}: Call<{ person: Person; email: string; password: string | undefined }, { services: Services }>): Promise<
  "done" | "wrong" | "unchanged"
> {
  const { db, limiter } = services;
  const user = await userById(db, person.userId);
  if (user?.email === email) return "unchanged";
  await limiter.take(PASSWORD_ATTEMPTS, person.userId);
  if (!user || !(await mayChangeSecrets(services, person, password))) return "wrong";
  await limiter.take(CHANGE_PERSON, user.id);
  await limiter.take(CHANGE_TARGET, email);
  await limiter.take(CHANGE_TARGET_DAY, email);
  const path = `/verify-email-change/${await issueEmailChange(services, person, email)}`;
  const holder = await accountOfAddress(db, email);
  if (holder?.emailConfirmedAt) await sendMail(services, holder.id, "email_taken");
  else await sendMail(services, user.id, "email_change", { to: email, email, path });
  if (user.emailConfirmedAt) await sendMail(services, user.id, "email_change_notice", { email });
  return "done";
}
