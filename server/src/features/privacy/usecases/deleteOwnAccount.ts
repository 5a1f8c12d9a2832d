import { note } from "../../../db/audit.ts";
import { refusal } from "../../../platform/http/context.ts";
import { limited } from "../../../platform/http/limits.ts";
import { renderMail } from "../../../platform/mail/templates.ts";
import { removeFiles } from "../../../platform/removal.ts";
import type { Services } from "../../../platform/services.ts";
import { type Call, DONE, type Done } from "../../../platform/useCase.ts";
import {
  countAdministrators,
  mayChangeSecrets,
  ownProfile,
  PASSWORD_ATTEMPTS,
  type ProfileRow,
  self,
} from "../../accounts/index.ts";
import { tellRemoved } from "../../documents/index.ts";
import { belongings, deleteAccount } from "../repository.ts";

/** The last message to a person, made before the account is gone. */
async function farewell(services: Services, { profile, user }: ProfileRow): Promise<() => Promise<void>> {
  if (!user.emailConfirmedAt) return async () => undefined;
  const mail = await renderMail("account_deleted", profile.preferredLanguage, {
    brand: services.config.BRAND_NAME,
    name: `${profile.firstName} ${profile.lastName}`,
    email: profile.email,
    link: null,
  });
  return () => services.mailer.send({ to: profile.email, ...mail });
}

/**
 * Deletes an account with its courses, uploads, participations and photo; documents being read and
 * courses being written stop.
 * Throws PASSWORD_WRONG, COURSES_NOT_CONFIRMED, LAST_ADMINISTRATOR, RATE_LIMITED.
 */
export async function deleteOwnAccount({
  context: { services, actor },
  input,
}: Call<{ id: string; password?: string | undefined; coursesToo: boolean }>): Promise<Done> {
  const person = self(actor, input.id);
  const row = await ownProfile(services, actor, input.id);
  await limited(services, PASSWORD_ATTEMPTS, person.userId);
  if (!(await mayChangeSecrets(services, person, input.password))) throw refusal("PASSWORD_WRONG");
  const { courses } = await belongings(services.db, input.id);
  if (courses.length > 0 && !input.coursesToo) throw refusal("COURSES_NOT_CONFIRMED");
  if (person.role === "super_admin" && (await countAdministrators(services.db)) === 1) {
    throw refusal("LAST_ADMINISTRATOR");
  }
  const sayGoodbye = await farewell(services, row);
  const { keys, unread } = await deleteAccount(services.db, input.id);
  await note(services.db, { action: "account_deleted", actorId: null, source: null }, services.clock.now());
  for (const { id } of courses) await services.events.publish("course-deleted", id);
  await tellRemoved(services, unread);
  await removeFiles(services, keys);
  await sayGoodbye();
  return DONE;
}
