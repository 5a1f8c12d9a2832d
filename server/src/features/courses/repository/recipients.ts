import { randomUUID } from "node:crypto";
import type { InterfaceLanguage } from "@lehrpfad/contract";
import { and, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import {
  accountSettings,
  authUsers,
  courseManagers,
  courses,
  notificationRecipients,
  notificationRefusals,
  userProfiles,
} from "../../../db/tables/index.ts";
import type { CourseRow } from "./courses.ts";

export type RecipientRow = typeof notificationRecipients.$inferSelect;

/** Somebody who manages a course and has proved the address. */
export interface ProvenManager {
  id: string;
  email: string;
  name: string;
  language: InterfaceLanguage;
  /** Whether the profile's settings allow a creator's mails. */
  wantsMails: boolean;
}

export async function provenManagers(db: Db, course: CourseRow): Promise<ProvenManager[]> {
  const managers = await db
    .select({ id: courseManagers.userId })
    .from(courseManagers)
    .where(eq(courseManagers.courseId, course.id));
  const ids = managers.map(({ id }) => id);
  if (course.ownerId !== null) ids.push(course.ownerId);
  const rows = await db
    .select({
      id: authUsers.id,
      email: authUsers.email,
      firstName: userProfiles.firstName,
      lastName: userProfiles.lastName,
      language: userProfiles.preferredLanguage,
      wantsMails: accountSettings.creatorMails,
    })
    .from(authUsers)
    .innerJoin(userProfiles, eq(userProfiles.id, authUsers.id))
    .leftJoin(accountSettings, eq(accountSettings.userId, authUsers.id))
    .where(
      and(inArray(authUsers.id, ids), isNotNull(authUsers.emailConfirmedAt), isNull(authUsers.blockedAt)),
    );
  return rows.map(({ firstName, lastName, wantsMails, ...row }) => ({
    ...row,
    name: `${firstName} ${lastName}`,
    wantsMails: wantsMails ?? true,
  }));
}

/** The address of an account, and whether its owner has proved it; null for one that is gone. */
export async function addressOfAccount(
  db: Db,
  userId: string,
): Promise<{ email: string; isProven: boolean } | null> {
  const [row] = await db
    .select({ email: authUsers.email, confirmedAt: authUsers.emailConfirmedAt })
    .from(authUsers)
    .where(eq(authUsers.id, userId));
  return row ? { email: row.email, isProven: row.confirmedAt !== null } : null;
}

export async function findRecipient(db: Db, courseId: string, email: string): Promise<RecipientRow | null> {
  const [row] = await db
    .select()
    .from(notificationRecipients)
    .where(and(eq(notificationRecipients.courseId, courseId), eq(notificationRecipients.email, email)));
  return row ?? null;
}

/** The row of an address at a course; made with this state and secret where there is none. */
export async function ensureRecipient(
  db: Db,
  fresh: Pick<RecipientRow, "courseId" | "email" | "token" | "state">,
): Promise<RecipientRow> {
  await db
    .insert(notificationRecipients)
    .values({ id: randomUUID(), ...fresh })
    .onConflictDoNothing({ target: [notificationRecipients.courseId, notificationRecipients.email] });
  const row = await findRecipient(db, fresh.courseId, fresh.email);
  if (!row) throw new Error("The database did not answer the recipient of a course's notifications");
  return row;
}

export async function markAsked(db: Db, id: string, now: Date): Promise<void> {
  await db.update(notificationRecipients).set({ askedAt: now }).where(eq(notificationRecipients.id, id));
}

/** The recipient of a link and the course. */
export async function recipientOfLink(db: Db, token: string) {
  const [row] = await db
    .select({ recipient: notificationRecipients, course: courses })
    .from(notificationRecipients)
    .innerJoin(courses, eq(courses.id, notificationRecipients.courseId))
    .where(eq(notificationRecipients.token, token));
  return row ?? null;
}

export async function storeDecision(
  db: Db,
  id: string,
  state: RecipientRow["state"],
  now: Date,
): Promise<void> {
  await db
    .update(notificationRecipients)
    .set({ state, decidedAt: now })
    .where(eq(notificationRecipients.id, id));
}

/** Whether whoever has this address wants no more such questions; addresses are kept as hashes only. */
export async function isRefused(db: Db, emailHash: string): Promise<boolean> {
  const [row] = await db
    .select()
    .from(notificationRefusals)
    .where(eq(notificationRefusals.emailHash, emailHash));
  return row !== undefined;
}

export async function storeRefused(db: Db, emailHash: string, refused: boolean, now: Date): Promise<void> {
  if (refused) {
    await db.insert(notificationRefusals).values({ emailHash, since: now }).onConflictDoNothing();
    return;
  }
  await db.delete(notificationRefusals).where(eq(notificationRefusals.emailHash, emailHash));
}
