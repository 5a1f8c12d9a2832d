import { randomUUID } from "node:crypto";
import { and, asc, count, desc, eq, gt, isNotNull, isNull, lte, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import {
  accountSettings,
  authUsers,
  certificates,
  courses,
  enrolments,
  highlights,
  learningMails,
  reminderLinks,
  restarts,
  reviewCards,
  type StoredCard,
  stepProgress,
  userProfiles,
} from "../../db/tables/index.ts";
import { columnsOf, selectQuestions, selectSteps } from "../content/index.ts";

export type HighlightRow = typeof highlights.$inferSelect;
export type CertificateRow = typeof certificates.$inferSelect;
export type MailRow = typeof learningMails.$inferSelect;

const DAY_MS = 86_400_000;

/**
 * Puts a participation back to its start if `allowed` agrees, given the restarts of the last two days: answers,
 * marks and repetitions go. Whoever asks at the same time waits. Answers what `allowed` answered.
 */
export async function restartIf(
  db: Db,
  enrolmentId: string,
  now: Date,
  allowed: (restarts: Date[]) => number,
): Promise<number> {
  return await db.transaction(async (tx) => {
    await tx.select().from(enrolments).where(eq(enrolments.id, enrolmentId)).for("update");
    const since = new Date(now.getTime() - 2 * DAY_MS);
    const rows = await tx
      .select({ at: restarts.at })
      .from(restarts)
      .where(and(eq(restarts.enrolmentId, enrolmentId), gt(restarts.at, since)));
    const left = allowed(rows.map(({ at }) => at));
    if (left === 0) return 0;
    await tx.insert(restarts).values({ id: randomUUID(), enrolmentId, at: now });
    await tx.delete(stepProgress).where(eq(stepProgress.enrolmentId, enrolmentId));
    await tx.delete(reviewCards).where(eq(reviewCards.enrolmentId, enrolmentId));
    await tx
      .update(enrolments)
      .set({ completedAt: null, lastActiveAt: now })
      .where(eq(enrolments.id, enrolmentId));
    return left;
  });
}

/** Own highlights of a course with the present position of their steps, in reading order; lost ones last. */
export async function highlightsOf(
  db: Db,
  enrolmentId: string,
): Promise<{ highlight: HighlightRow; position: number | null; title: string | null }[]> {
  const step = selectSteps(db, "step");
  return await db
    .select({ highlight: highlights, position: step.position, title: step.title })
    .from(highlights)
    .leftJoin(step, eq(step.id, highlights.stepId))
    .where(eq(highlights.enrolmentId, enrolmentId))
    .orderBy(sql`${step.position} nulls last`, asc(highlights.createdAt), asc(highlights.id));
}

export async function countHighlights(db: Db, enrolmentId: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(highlights)
    .where(eq(highlights.enrolmentId, enrolmentId));
  return row?.n ?? 0;
}

/** Stores a highlight once, however often it is sent. */
export async function storeHighlight(db: Db, row: HighlightRow): Promise<void> {
  await db.insert(highlights).values(row).onConflictDoNothing();
}

export async function deleteHighlight(db: Db, enrolmentId: string, id: string): Promise<void> {
  await db.delete(highlights).where(and(eq(highlights.enrolmentId, enrolmentId), eq(highlights.id, id)));
}

export async function storeRepeats(db: Db, enrolmentId: string, repeats: boolean): Promise<void> {
  await db.update(enrolments).set({ repeats }).where(eq(enrolments.id, enrolmentId));
}

/** Answers in courses that a person repeats which have no card yet. */
export async function answersWithoutCard(db: Db, userId: string) {
  const question = selectQuestions(db, "question");
  return await db
    .select({
      enrolmentId: stepProgress.enrolmentId,
      stepId: stepProgress.stepId,
      answeredAt: stepProgress.answeredAt,
      right: stepProgress.right,
    })
    .from(stepProgress)
    .innerJoin(enrolments, eq(enrolments.id, stepProgress.enrolmentId))
    .innerJoin(question, eq(question.stepId, stepProgress.stepId))
    .leftJoin(
      reviewCards,
      and(eq(reviewCards.enrolmentId, stepProgress.enrolmentId), eq(reviewCards.stepId, stepProgress.stepId)),
    )
    .where(
      and(
        eq(enrolments.userId, userId),
        eq(enrolments.repeats, true),
        isNotNull(stepProgress.answeredAt),
        isNull(reviewCards.stepId),
      ),
    );
}

export interface CardRow {
  enrolmentId: string;
  stepId: string;
  due: Date;
  card: StoredCard;
}

export async function insertCards(db: Db, cards: readonly CardRow[]): Promise<void> {
  if (cards.length > 0)
    await db
      .insert(reviewCards)
      .values([...cards])
      .onConflictDoNothing();
}

/** Replaces a card if it is still the one that was due at `due`: an answer sent twice counts once. */
export async function replaceCard(db: Db, before: CardRow, after: CardRow): Promise<boolean> {
  const rows = await db
    .update(reviewCards)
    .set({ due: after.due, card: after.card })
    .where(
      and(
        eq(reviewCards.enrolmentId, before.enrolmentId),
        eq(reviewCards.stepId, before.stepId),
        eq(reviewCards.due, before.due),
      ),
    )
    .returning({ stepId: reviewCards.stepId });
  return rows.length > 0;
}

export async function cardOf(db: Db, enrolmentId: string, stepId: string): Promise<CardRow | null> {
  const [row] = await db
    .select()
    .from(reviewCards)
    .where(and(eq(reviewCards.enrolmentId, enrolmentId), eq(reviewCards.stepId, stepId)));
  return row ?? null;
}

const repeatedBy = (userId: string) =>
  and(eq(enrolments.userId, userId), eq(enrolments.repeats, true), eq(courses.active, true));

/** The questions of a person that are due, the longest waiting first. */
export async function dueQuestions(db: Db, userId: string, now: Date, most: number) {
  const step = selectSteps(db, "step");
  const question = selectQuestions(db, "question");
  return await db
    .select({ card: reviewCards, step: columnsOf(step), question: columnsOf(question), course: courses })
    .from(reviewCards)
    .innerJoin(enrolments, eq(enrolments.id, reviewCards.enrolmentId))
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .innerJoin(step, eq(step.id, reviewCards.stepId))
    .innerJoin(question, eq(question.stepId, step.id))
    .where(and(repeatedBy(userId), lte(reviewCards.due, now)))
    .orderBy(asc(reviewCards.due), asc(step.position))
    .limit(most);
}

/** How many questions are due, and when the next one after them will be. */
export async function dueNumbers(
  db: Db,
  userId: string,
  now: Date,
): Promise<{ total: number; nextDue: Date | null }> {
  const question = selectQuestions(db, "question");
  const rows = await db
    .select({ due: reviewCards.due })
    .from(reviewCards)
    .innerJoin(enrolments, eq(enrolments.id, reviewCards.enrolmentId))
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .innerJoin(question, eq(question.stepId, reviewCards.stepId))
    .where(repeatedBy(userId))
    .orderBy(asc(reviewCards.due));
  const total = rows.filter(({ due }) => due <= now).length;
  return { total, nextDue: rows[total]?.due ?? null };
}

/** Issues the certificate of a participation, or answers the one there is. */
export async function certificateFor(db: Db, row: CertificateRow): Promise<CertificateRow> {
  await db.insert(certificates).values(row).onConflictDoNothing({ target: certificates.enrolmentId });
  const [stored] = await db.select().from(certificates).where(eq(certificates.enrolmentId, row.enrolmentId));
  if (!stored) throw new Error("The database did not answer the certificate");
  return stored;
}

export async function certificateByCode(db: Db, code: string): Promise<CertificateRow | null> {
  const [row] = await db.select().from(certificates).where(eq(certificates.code, code));
  return row ?? null;
}

export async function nameOf(db: Db, userId: string): Promise<string | null> {
  const [row] = await db.select().from(userProfiles).where(eq(userProfiles.id, userId));
  return row ? `${row.firstName} ${row.lastName}`.trim() : null;
}

/** The participation that the link of a reminder is about. */
export async function enrolmentOfLink(db: Db, token: string) {
  const [row] = await db
    .select({ enrolment: enrolments, course: courses })
    .from(reminderLinks)
    .innerJoin(enrolments, eq(enrolments.id, reminderLinks.enrolmentId))
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .where(eq(reminderLinks.token, token));
  return row ?? null;
}

export async function storeRemindersWanted(db: Db, enrolmentId: string, wanted: boolean): Promise<void> {
  await db.update(enrolments).set({ remindersWanted: wanted }).where(eq(enrolments.id, enrolmentId));
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
    select gen_random_uuid(), e.course_id, e.id, 'reminder',
      e.id || ':' || extract(epoch from e.last_active_at) || ':' || due.hours, due.hours, ${at}
    from ${enrolments} e
    join ${courses} c on c.id = e.course_id
    left join ${accountSettings} s on s.user_id = e.user_id
    cross join lateral (
      select from ${authUsers} u
      where u.id = e.user_id and u.blocked_at is null and u.email_confirmed_at is not null limit 1
    ) confirmed
    cross join lateral (
      select max(value::int) as hours from jsonb_array_elements_text(c.reminder_intervals)
      where e.last_active_at + make_interval(hours => value::int) between ${at} - interval '3 days' and ${at}
    ) due
    where e.type = 'registered' and e.completed_at is null and e.reminders_wanted
      and e.last_active_at between ${at} - interval '11 days' and ${at} - interval '24 hours'
      and c.reminders and c.active and c.writer is not null
      and due.hours is not null and s.learning_reminders is not false
    on conflict do nothing`);
}

/** Writes, for each day before today (UTC) with reminders, the mail that tells the creator of them. */
export async function writeReminderSummaries(db: Db, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const day = sql`to_char(m.created_at at time zone 'UTC', 'YYYY-MM-DD')`;
  await db.execute(sql`
    insert into ${learningMails} (id, course_id, kind, occasion, created_at)
    select gen_random_uuid(), m.course_id, 'reminded', ${day}, ${at}
    from ${learningMails} m
    where m.kind = 'reminder' and m.created_at > ${at} - interval '3 days'
      and ${day} < to_char(${at} at time zone 'UTC', 'YYYY-MM-DD')
    group by m.course_id, ${day}
    on conflict do nothing`);
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

/** What a mail is about: the course, its creator's language, and the participation with its person. */
export async function aboutMail(db: Db, mail: MailRow) {
  const [course] = await db
    .select({ course: courses, owner: userProfiles, wantsMails: accountSettings.creatorMails })
    .from(courses)
    .leftJoin(userProfiles, eq(userProfiles.id, courses.ownerId))
    .leftJoin(accountSettings, eq(accountSettings.userId, courses.ownerId))
    .where(eq(courses.id, mail.courseId));
  const [person] = mail.enrolmentId
    ? await db
        .select({ enrolment: enrolments, profile: userProfiles })
        .from(enrolments)
        .innerJoin(userProfiles, eq(userProfiles.id, enrolments.userId))
        .where(eq(enrolments.id, mail.enrolmentId))
    : [];
  return course ? { ...course, person: person ?? null } : null;
}

/** Names of those who were reminded on a day (UTC, YYYY-MM-DD). */
export async function remindedOn(db: Db, courseId: string, day: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ first: userProfiles.firstName, last: userProfiles.lastName })
    .from(learningMails)
    .innerJoin(enrolments, eq(enrolments.id, learningMails.enrolmentId))
    .innerJoin(userProfiles, eq(userProfiles.id, enrolments.userId))
    .where(
      and(
        eq(learningMails.courseId, courseId),
        eq(learningMails.kind, "reminder"),
        sql`to_char(${learningMails.createdAt} at time zone 'UTC', 'YYYY-MM-DD') = ${day}`,
      ),
    )
    .orderBy(desc(userProfiles.lastName));
  return rows.map(({ first, last }) => `${first} ${last}`);
}
