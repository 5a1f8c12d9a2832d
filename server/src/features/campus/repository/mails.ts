import { and, asc, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import {
  accountSettings,
  authUsers,
  courses,
  learningMails,
  reminderLinks,
  userProfiles,
} from "../../../db/tables/index.ts";
import { columnsOf } from "../../content/index.ts";
import { enrolmentView } from "../../learning/index.ts";

export type MailRow = typeof learningMails.$inferSelect;

/** The participation that the link of a reminder is about. */
export async function enrolmentOfLink(db: Db, token: string) {
  const [row] = await db
    .select({ enrolment: columnsOf(enrolmentView), course: courses })
    .from(reminderLinks)
    .innerJoin(enrolmentView, eq(enrolmentView.id, reminderLinks.enrolmentId))
    .innerJoin(courses, eq(courses.id, enrolmentView.courseId))
    .where(eq(reminderLinks.token, token));
  return row ?? null;
}

/** The secret of a participation's reminder link; `fresh` becomes it where there is none. */
export async function reminderToken(db: Db, enrolmentId: string, fresh: string): Promise<string> {
  await db
    .insert(reminderLinks)
    .values({ enrolmentId, token: fresh })
    .onConflictDoNothing({ target: reminderLinks.enrolmentId });
  const [row] = await db.select().from(reminderLinks).where(eq(reminderLinks.enrolmentId, enrolmentId));
  if (!row) throw new Error("The database did not answer the reminder link");
  return row.token;
}

/**
 * Writes the reminders that are due: for each pause the longest interval that has passed, once. What became due
 * more than three days ago is not sent late (after a long standstill, or when reminders are switched on).
 */
export async function writeReminders(db: Db, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  await db.execute(sql`
    insert into ${learningMails} (id, course_id, enrolment_id, kind, occasion, hours, created_at)
    select gen_random_uuid(), enrolment.course_id, enrolment.id, 'reminder',
      enrolment.id || ':' || extract(epoch from enrolment.last_active_at) || ':' || due.hours, due.hours, ${at}
    from ${enrolmentView}
    join ${courses} c on c.id = enrolment.course_id
    left join ${accountSettings} s on s.user_id = enrolment.user_id
    cross join lateral (
      select from ${authUsers} u
      where u.id = enrolment.user_id and u.blocked_at is null and u.email_confirmed_at is not null limit 1
    ) confirmed
    cross join lateral (
      select max(value::int) as hours from jsonb_array_elements_text(c.reminder_intervals)
      where enrolment.last_active_at + make_interval(hours => value::int) between ${at} - interval '3 days' and ${at}
    ) due
    where enrolment.type = 'registered' and not enrolment.trial and enrolment.completed_at is null and enrolment.reminders_wanted
      and enrolment.last_active_at between ${at} - interval '11 days' and ${at} - interval '24 hours'
      and c.reminders and c.active and c.writer is not null
      and due.hours is not null and s.learning_reminders is not false
    on conflict do nothing`);
}

/** Writes the evaluations for those who proved their address only after they had completed a course. */
export async function writeLateEvaluations(db: Db, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  await db.execute(sql`
    insert into ${learningMails} (id, course_id, enrolment_id, kind, occasion, created_at)
    select gen_random_uuid(), enrolment.course_id, enrolment.id, 'evaluation',
      enrolment.id || ':' || to_char(enrolment.completed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), ${at}
    from ${enrolmentView}
    join ${authUsers} u on u.id = enrolment.user_id
    where enrolment.type = 'registered' and not enrolment.trial and u.blocked_at is null
      and u.email_confirmed_at > enrolment.completed_at and u.email_confirmed_at > ${at} - interval '3 days'
    on conflict do nothing`);
}

/** Writes, for each day before today (UTC) with mails that `told` names, the one of `kind` that tells of them. */
async function writeTelling(db: Db, now: Date, kind: MailRow["kind"], told: SQL): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const day = sql`to_char(m.created_at at time zone 'UTC', 'YYYY-MM-DD')`;
  await db.execute(sql`
    insert into ${learningMails} (id, course_id, kind, occasion, created_at)
    select gen_random_uuid(), m.course_id, ${kind}, ${day}, ${at}
    from ${learningMails} m
    where ${told} and m.created_at > ${at} - interval '3 days'
      and ${day} < to_char(${at} at time zone 'UTC', 'YYYY-MM-DD')
    group by m.course_id, ${day}
    on conflict do nothing`);
}

/** Writes, for each day before today (UTC) with reminders, the mail that tells the creator of them. */
export async function writeReminderSummaries(db: Db, now: Date): Promise<void> {
  await writeTelling(db, now, "reminded", sql`m.kind = 'reminder'`);
}

/** Writes, for each day before today (UTC) with mails that were held, the one that tells of them. */
export async function writeDaySummaries(db: Db, now: Date): Promise<void> {
  await writeTelling(db, now, "summary", sql`m.held`);
}

/** Whether a mail is kept for the day's summary: `decide` is asked once, however many processes are at it. */
export async function decideHeld(db: Db, id: string, decide: (tx: Db) => Promise<boolean>): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const one = eq(learningMails.id, id);
    const [row] = await tx.select({ held: learningMails.held }).from(learningMails).where(one).for("update");
    if (!row || row.held !== null) return row?.held ?? false;
    const held = await decide(tx);
    await tx.update(learningMails).set({ held }).where(one);
    return held;
  });
}

/** Mails that wait to be sent, the oldest first. */
export async function waitingMails(db: Db, most: number): Promise<MailRow[]> {
  return await db
    .select()
    .from(learningMails)
    .where(isNull(learningMails.queuedAt))
    .orderBy(asc(learningMails.createdAt))
    .limit(most);
}

export async function markQueued(db: Db, id: string, now: Date): Promise<void> {
  await db.update(learningMails).set({ queuedAt: now }).where(eq(learningMails.id, id));
}

/** What a mail is about: the course, its owner's language, and the participation with its person. */
export async function aboutMail(db: Db, mail: MailRow) {
  const [course] = await db
    .select({ course: courses, owner: userProfiles })
    .from(courses)
    .leftJoin(userProfiles, eq(userProfiles.id, courses.ownerId))
    .where(eq(courses.id, mail.courseId));
  const [person] = mail.enrolmentId
    ? await db
        .select({ enrolment: columnsOf(enrolmentView), profile: userProfiles })
        .from(enrolmentView)
        .innerJoin(userProfiles, eq(userProfiles.id, enrolmentView.userId))
        .where(eq(enrolmentView.id, mail.enrolmentId))
    : [];
  return course ? { ...course, person: person ?? null } : null;
}

/** Names of those whom mails of a course and a day (UTC, YYYY-MM-DD) were about. */
async function namesOfDay(db: Db, courseId: string, day: string, which: SQL | undefined): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: userProfiles.id, first: userProfiles.firstName, last: userProfiles.lastName })
    .from(learningMails)
    .innerJoin(enrolmentView, eq(enrolmentView.id, learningMails.enrolmentId))
    .innerJoin(userProfiles, eq(userProfiles.id, enrolmentView.userId))
    .where(
      and(
        eq(learningMails.courseId, courseId),
        which,
        sql`to_char(${learningMails.createdAt} at time zone 'UTC', 'YYYY-MM-DD') = ${day}`,
      ),
    )
    .orderBy(desc(userProfiles.lastName));
  return rows.map(({ first, last }) => `${first} ${last}`);
}

/** Names of those who were reminded on a day (UTC, YYYY-MM-DD). */
export async function remindedOn(db: Db, courseId: string, day: string): Promise<string[]> {
  return await namesOfDay(db, courseId, day, eq(learningMails.kind, "reminder"));
}

/** Names of those who started or completed a course on a day and were not told of one by one. */
export async function heldOn(
  db: Db,
  courseId: string,
  day: string,
  kind: "started" | "completed",
): Promise<string[]> {
  return await namesOfDay(db, courseId, day, and(learningMails.held, eq(learningMails.kind, kind)));
}
