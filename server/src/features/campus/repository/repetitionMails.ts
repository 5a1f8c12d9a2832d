import { randomUUID } from "node:crypto";
import { and, asc, eq, isNotNull, isNull, lte, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import {
  accountSettings,
  authUsers,
  courses,
  repetitionMails,
  reviewCards,
  userProfiles,
} from "../../../db/tables/index.ts";
import { enrolmentView } from "../../learning/index.ts";

export async function wantsRepetitionMails(db: Db, userId: string): Promise<boolean> {
  const [row] = await db.select().from(accountSettings).where(eq(accountSettings.userId, userId));
  return row?.repetitionMails ?? false;
}

export async function storeRepetitionMails(
  db: Db,
  userId: string,
  change: { repetitionMails: boolean; timeZone: string },
): Promise<void> {
  await db
    .insert(accountSettings)
    .values({ userId, ...change })
    .onConflictDoUpdate({ target: accountSettings.userId, set: change });
}

/** Whether mails come to the person whose link it is; null for an unknown one. */
export async function settingOfToken(db: Db, token: string): Promise<{ wanted: boolean } | null> {
  const [row] = await db
    .select({ wanted: accountSettings.repetitionMails })
    .from(accountSettings)
    .where(eq(accountSettings.repetitionToken, token));
  return row ?? null;
}

/** Switches the mails of the person whose link it is; false for an unknown one. */
export async function storeByToken(db: Db, token: string, wanted: boolean): Promise<boolean> {
  const rows = await db
    .update(accountSettings)
    .set({ repetitionMails: wanted })
    .where(eq(accountSettings.repetitionToken, token))
    .returning({ userId: accountSettings.userId });
  return rows.length > 0;
}

/** The secret of a person's link; `fresh` becomes it where there is none. */
export async function repetitionToken(db: Db, userId: string, fresh: string): Promise<string> {
  const [row] = await db
    .update(accountSettings)
    .set({ repetitionToken: sql`coalesce(${accountSettings.repetitionToken}, ${fresh})` })
    .where(eq(accountSettings.userId, userId))
    .returning({ token: accountSettings.repetitionToken });
  if (!row?.token) throw new Error("The database did not answer the link");
  return row.token;
}

/** Who is to be told and has something due now, with the time zone that the person named. */
export async function peopleWithDue(
  db: Db,
  now: Date,
): Promise<{ userId: string; timeZone: string | null }[]> {
  return await db
    .selectDistinct({ userId: accountSettings.userId, timeZone: accountSettings.timeZone })
    .from(accountSettings)
    .innerJoin(authUsers, eq(authUsers.id, accountSettings.userId))
    .innerJoin(enrolmentView, eq(enrolmentView.userId, accountSettings.userId))
    .innerJoin(courses, eq(courses.id, enrolmentView.courseId))
    .innerJoin(reviewCards, eq(reviewCards.enrolmentId, enrolmentView.id))
    .where(
      and(
        eq(accountSettings.repetitionMails, true),
        isNotNull(authUsers.emailConfirmedAt),
        isNull(authUsers.blockedAt),
        eq(enrolmentView.repeats, true),
        eq(courses.active, true),
        lte(reviewCards.due, now),
      ),
    );
}

/** Writes a person's mail of a day, once. */
export async function writeRepetitionMail(db: Db, userId: string, day: string, now: Date): Promise<void> {
  const row = { id: randomUUID(), userId, day, createdAt: now };
  await db.insert(repetitionMails).values(row).onConflictDoNothing();
}

/** Mails that wait to be sent, the oldest first, with whom they go to. */
export async function waitingRepetitionMails(db: Db, most: number) {
  return await db
    .select({
      mail: repetitionMails,
      profile: userProfiles,
      user: authUsers,
      wanted: accountSettings.repetitionMails,
    })
    .from(repetitionMails)
    .innerJoin(userProfiles, eq(userProfiles.id, repetitionMails.userId))
    .innerJoin(authUsers, eq(authUsers.id, repetitionMails.userId))
    .innerJoin(accountSettings, eq(accountSettings.userId, repetitionMails.userId))
    .where(isNull(repetitionMails.queuedAt))
    .orderBy(asc(repetitionMails.createdAt))
    .limit(most);
}

export async function markRepetitionMailQueued(db: Db, id: string, now: Date): Promise<void> {
  await db.update(repetitionMails).set({ queuedAt: now }).where(eq(repetitionMails.id, id));
}
