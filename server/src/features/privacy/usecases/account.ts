import { type Answer, type Deletion, describeAnswer, type QuestionBody } from "@lehrpfad/contract";
import { note } from "../../../db/audit.ts";
import type { Actor } from "../../../platform/actor.ts";
import { refusal } from "../../../platform/http/context.ts";
import { limited } from "../../../platform/http/limits.ts";
import { renderMail } from "../../../platform/mail/templates.ts";
import { removeFiles } from "../../../platform/removal.ts";
import type { Services } from "../../../platform/services.ts";
import {
  countAdministrators,
  listSessions,
  mayChangeSecrets,
  ownProfile,
  PASSWORD_ATTEMPTS,
  type ProfileRow,
  readProfile,
  self,
} from "../../accounts/index.ts";
import { tellRemoved } from "../../documents/index.ts";
import { belongings, deleteAccount, learningData } from "../repository.ts";

/** What belongs to one participation. */
function partOf<Row extends { participationId: string }>(rows: readonly Row[], id: string) {
  return rows
    .filter(({ participationId }) => participationId === id)
    .map(({ participationId: _, ...row }) => row);
}

/** An answer as its writer takes it away, with what nobody else may read. */
function inWords<Row extends { body: QuestionBody | null; answer: Answer | null }>(row: Row) {
  const { body, answer, ...rest } = row;
  const own = answer?.kind === "self" ? [answer.text] : [];
  return { ...rest, answers: body && answer ? [...own, ...describeAnswer(body, answer)] : [] };
}

/** Everything held about a person, as that person may take it away (GDPR articles 15 and 20). */
export async function exportData(
  services: Services,
  actor: Actor,
  id: string,
): Promise<Record<string, unknown>> {
  const profile = await readProfile(services, actor, id);
  const { sessions } = await listSessions(services, actor, id);
  const {
    owned,
    managed,
    uploads,
    taken,
    contents,
    progress,
    exercised,
    tested,
    marks,
    reviews,
    awarded,
    asked,
    practice,
  } = await learningData(services.db, id);
  return {
    madeAt: services.clock.now().toISOString(),
    profile,
    sessions,
    courses: owned.map(({ adminPasswordHash: _, ...course }) => ({
      ...course,
      steps: contents.filter(({ courseId }) => courseId === course.id),
    })),
    managedCourses: managed,
    documents: uploads,
    participations: taken.map((participation) => ({
      ...participation,
      steps: partOf(progress, participation.id).map(inWords),
      entryTest: partOf(tested, participation.id).map(inWords),
      exercises: partOf(exercised, participation.id).map(inWords),
      highlights: partOf(marks, participation.id),
      reviews: partOf(reviews, participation.id),
      certificates: partOf(awarded, participation.id),
      questions: partOf(asked, participation.id),
      practised: partOf(practice, participation.id),
    })),
  };
}

/** What goes with an account. */
export async function previewDeletion(services: Services, actor: Actor, id: string): Promise<Deletion> {
  self(actor, id);
  const found = await belongings(services.db, id);
  return { ...found, courses: found.courses.map(({ name, participants }) => ({ name, participants })) };
}

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
export async function deleteOwnAccount(
  services: Services,
  actor: Actor,
  input: { id: string; password?: string | undefined; coursesToo: boolean },
): Promise<void> {
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
}
