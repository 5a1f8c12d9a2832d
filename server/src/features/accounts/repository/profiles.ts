import type { Language, Notifications, Role, Salutation } from "@lehrpfad/contract";
import { and, count, eq, inArray, isNotNull, or, sql } from "drizzle-orm";
import { forgetSource } from "../../../db/audit.ts";
import type { Db } from "../../../db/client.ts";
import {
  accountSettings,
  authUsers,
  certificates,
  courseImages,
  courseManagers,
  courses,
  documents,
  enrolments,
  highlights,
  questions,
  reviewCards,
  stepProgress,
  steps,
  userProfiles,
} from "../../../db/tables/index.ts";
import { eraseEnrolments } from "../../learning/repository/erasure.ts";

export interface ProfileRow {
  profile: typeof userProfiles.$inferSelect;
  user: typeof authUsers.$inferSelect;
  /** Null for who never changed them. */
  settings: typeof accountSettings.$inferSelect | null;
}

export async function findProfile(db: Db, id: string): Promise<ProfileRow | null> {
  const [row] = await db
    .select({ profile: userProfiles, user: authUsers, settings: accountSettings })
    .from(userProfiles)
    .innerJoin(authUsers, eq(authUsers.id, userProfiles.id))
    .leftJoin(accountSettings, eq(accountSettings.userId, userProfiles.id))
    .where(eq(userProfiles.id, id));
  return row ?? null;
}

async function touchProfile(
  db: Db,
  id: string,
  change: Partial<typeof userProfiles.$inferInsert>,
  now: Date,
): Promise<void> {
  await db
    .update(userProfiles)
    .set({ ...change, updatedAt: now })
    .where(eq(userProfiles.id, id));
}

async function storeSettings(
  db: Db,
  userId: string,
  change: Partial<Omit<typeof accountSettings.$inferInsert, "userId">>,
): Promise<void> {
  await db
    .insert(accountSettings)
    .values({ userId, ...change })
    .onConflictDoUpdate({ target: accountSettings.userId, set: change });
}

export async function storeNames(
  db: Db,
  id: string,
  names: { firstName: string; lastName: string; salutation: Salutation },
  now: Date,
): Promise<void> {
  const { salutation, ...rest } = names;
  await db.transaction(async (tx) => {
    await touchProfile(tx, id, rest, now);
    await storeSettings(tx, id, { salutation });
  });
}

export async function storeLanguage(db: Db, id: string, language: Language, now: Date): Promise<void> {
  await touchProfile(db, id, { preferredLanguage: language }, now);
}

export async function storeNotifications(db: Db, id: string, chosen: Notifications): Promise<void> {
  await storeSettings(db, id, {
    creatorMails: chosen.creator_mails,
    learningReminders: chosen.learning_reminders,
  });
}

export async function storeVerified(db: Db, id: string, now: Date): Promise<void> {
  await touchProfile(db, id, { isEmailVerified: true }, now);
}

export async function storePhoto(
  db: Db,
  id: string,
  photo: { key: string; url: string } | null,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await touchProfile(tx, id, { avatarUrl: photo?.url ?? null }, now);
    await storeSettings(tx, id, { photoKey: photo?.key ?? null });
  });
}

export async function storeRole(db: Db, id: string, role: Role, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await touchProfile(tx, id, { role }, now);
    await tx.update(authUsers).set({ roleChosen: true, updatedAt: now }).where(eq(authUsers.id, id));
  });
}

export async function countAdministrators(db: Db): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(userProfiles)
    .where(eq(userProfiles.role, "super_admin"));
  return row?.n ?? 0;
}

/** The courses of a person with their participants, and what else goes with the account. */
export async function belongings(
  db: Db,
  userId: string,
): Promise<{
  courses: { id: string; name: string; participants: number }[];
  documents: number;
  participations: number;
}> {
  const owned = await db
    .select({
      id: courses.id,
      name: courses.name,
      participants: sql<number>`(select count(*)::int from ${enrolments} e where e.course_id = "courses"."id")`,
    })
    .from(courses)
    .where(eq(courses.ownerId, userId))
    .orderBy(courses.name);
  const [uploads] = await db.select({ n: count() }).from(documents).where(eq(documents.ownerId, userId));
  const [taken] = await db.select({ n: count() }).from(enrolments).where(eq(enrolments.userId, userId));
  return { courses: owned, documents: uploads?.n ?? 0, participations: taken?.n ?? 0 };
}

/** Deletes an account with everything that hangs on it; answers the keys of files that are left over. */
export async function deleteAccount(db: Db, userId: string): Promise<string[]> {
  return await db.transaction(async (tx) => {
    const owned = tx.select({ id: courses.id }).from(courses).where(eq(courses.ownerId, userId));
    const uploads = await tx
      .select({ key: documents.storageKey })
      .from(documents)
      .where(or(eq(documents.ownerId, userId), inArray(documents.courseId, owned)));
    const photos = await tx
      .select({ key: accountSettings.photoKey })
      .from(accountSettings)
      .where(and(eq(accountSettings.userId, userId), isNotNull(accountSettings.photoKey)));
    const images = await tx
      .select({ key: courseImages.storageKey })
      .from(courseImages)
      .where(inArray(courseImages.courseId, owned));
    await eraseEnrolments(tx, eq(enrolments.userId, userId));
    await forgetSource(tx, userId);
    await tx.delete(authUsers).where(eq(authUsers.id, userId));
    return [...uploads, ...images, ...photos].flatMap(({ key }) => (key === null ? [] : [key]));
  });
}

/** Files that belong to a person: documents under their own names, and the photo. */
export async function filesOf(db: Db, userId: string): Promise<{ name: string; key: string }[]> {
  const uploads = await db
    .select({ name: documents.name, key: documents.storageKey })
    .from(documents)
    .where(eq(documents.ownerId, userId))
    .orderBy(documents.createdAt);
  const [settings] = await db.select().from(accountSettings).where(eq(accountSettings.userId, userId));
  return [...uploads, ...(settings?.photoKey ? [{ name: "photo.webp", key: settings.photoKey }] : [])];
}

/** One row of what administrators see of people. */
export interface AccountRow {
  id: string;
  email: string;
  name: string;
  role: Role;
  createdAt: Date;
  emailConfirmedAt: Date | null;
  blockedAt: Date | null;
}

/** Accounts whose address holds `part`, or all, in the order they were made. */
export async function listAccounts(db: Db, part: string): Promise<AccountRow[]> {
  const { id, email, createdAt, emailConfirmedAt, blockedAt } = authUsers;
  return await db
    .select({
      ...{ id, email, createdAt, emailConfirmedAt, blockedAt },
      name: sql<string>`${userProfiles.firstName} || ' ' || ${userProfiles.lastName}`,
      role: userProfiles.role,
    })
    .from(authUsers)
    .innerJoin(userProfiles, eq(userProfiles.id, authUsers.id))
    .where(sql`position(${part} in ${authUsers.email}) > 0 or ${part} = ''`)
    .orderBy(authUsers.createdAt);
}

/** What a person made or was given while learning, beside the answers: marked passages, reviews, certificates. */
async function learningTraces(db: Db, userId: string) {
  const own = eq(enrolments.userId, userId);
  const marks = await db
    .select({
      participationId: highlights.enrolmentId,
      ...{ step: highlights.stepTitle, quote: highlights.quote, markedAt: highlights.createdAt },
    })
    .from(highlights)
    .innerJoin(enrolments, eq(enrolments.id, highlights.enrolmentId))
    .where(own)
    .orderBy(highlights.createdAt);
  const reviews = await db
    .select({
      participationId: reviewCards.enrolmentId,
      ...{ position: steps.position, step: steps.title, due: reviewCards.due, schedule: reviewCards.card },
    })
    .from(reviewCards)
    .innerJoin(enrolments, eq(enrolments.id, reviewCards.enrolmentId))
    .innerJoin(steps, eq(steps.id, reviewCards.stepId))
    .where(own)
    .orderBy(steps.position);
  const awarded = await db
    .select({
      participationId: certificates.enrolmentId,
      ...{ code: certificates.code, name: certificates.name, courseName: certificates.courseName },
      completedAt: certificates.completedAt,
    })
    .from(certificates)
    .innerJoin(enrolments, eq(enrolments.id, certificates.enrolmentId))
    .where(own);
  return { marks, reviews, awarded };
}

/** Everything about the courses that a person owns, manages or takes, as it is handed out to that person. */
export async function learningData(db: Db, userId: string) {
  const owned = await db.select().from(courses).where(eq(courses.ownerId, userId));
  const managed = await db
    .select({ slug: courses.slug, name: courses.name, since: courseManagers.since })
    .from(courseManagers)
    .innerJoin(courses, eq(courses.id, courseManagers.courseId))
    .where(eq(courseManagers.userId, userId));
  const uploads = await db
    .select({ name: documents.name, bytes: documents.bytes, uploadedAt: documents.createdAt })
    .from(documents)
    .where(eq(documents.ownerId, userId));
  const contents = await db
    .select({
      courseId: steps.courseId,
      ...{ position: steps.position, title: steps.title, content: steps.content, summary: steps.summary },
      question: questions.text,
      options: questions.options,
      explanation: questions.explanation,
    })
    .from(steps)
    .innerJoin(courses, eq(courses.id, steps.courseId))
    .leftJoin(questions, eq(questions.stepId, steps.id))
    .where(eq(courses.ownerId, userId))
    .orderBy(steps.position);
  const progress = await db
    .select({
      participationId: stepProgress.enrolmentId,
      ...{ position: steps.position, title: steps.title, answeredAt: stepProgress.answeredAt },
      ...{
        understoodAt: stepProgress.understoodAt,
        right: stepProgress.right,
        selected: stepProgress.selected,
      },
      options: questions.options,
    })
    .from(stepProgress)
    .innerJoin(enrolments, eq(enrolments.id, stepProgress.enrolmentId))
    .innerJoin(steps, eq(steps.id, stepProgress.stepId))
    .leftJoin(questions, eq(questions.stepId, steps.id))
    .where(eq(enrolments.userId, userId))
    .orderBy(steps.position);
  const taken = await db
    .select({
      id: enrolments.id,
      course: courses.name,
      slug: courses.slug,
      startedAt: enrolments.startedAt,
      lastActiveAt: enrolments.lastActiveAt,
      completedAt: enrolments.completedAt,
      repeats: enrolments.repeats,
      remindersWanted: enrolments.remindersWanted,
    })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .where(eq(enrolments.userId, userId));
  const traces = await learningTraces(db, userId);
  return { owned, managed, uploads, taken, contents, progress, ...traces };
}
