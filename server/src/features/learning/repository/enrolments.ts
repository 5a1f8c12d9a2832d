import { randomUUID } from "node:crypto";
import { and, desc, eq, isNotNull, isNull, not, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { authUsers, courses, learningMails, removedCourses } from "../../../db/tables/index.ts";
import {
  enrolments,
  entryTests,
  exerciseAnswers,
  quizAttempts,
  stepProgress,
} from "../../../db/tables/learning.ts";
import { selectQuestions, selectSteps } from "../../content/index.ts";
import type { CourseRow } from "../../courses/index.ts";
import type { runOf } from "../rules.ts";
import { runCounts } from "./passing.ts";

export type EnrolmentRow = typeof enrolments.$inferSelect;

/** Enrols a person, or answers the enrolment there is; the mail about a new one that is no trial is written with it. */
export async function enrolPerson(
  db: Db,
  course: CourseRow,
  person: { userId: string; trial: boolean },
  now: Date,
): Promise<EnrolmentRow> {
  const courseId = course.id;
  const { userId } = person;
  await db.transaction(async (tx) => {
    const made = await tx
      .insert(enrolments)
      .values({
        id: randomUUID(),
        courseId,
        ...person,
        type: "registered",
        startedAt: now,
        lastActiveAt: now,
      })
      .onConflictDoNothing({
        target: [enrolments.courseId, enrolments.userId],
        where: isNotNull(enrolments.userId),
      })
      .returning();
    for (const enrolment of made) await noteStart(tx, course, enrolment, now);
  });
  const [row] = await db
    .select()
    .from(enrolments)
    .where(and(eq(enrolments.courseId, courseId), eq(enrolments.userId, userId)));
  if (!row) throw new Error("The database did not answer the enrolment");
  return row;
}

export async function enrolAnonymously(
  db: Db,
  courseId: string,
  sitting: { tokenHash: string; trial: boolean },
  now: Date,
): Promise<EnrolmentRow> {
  const [row] = await db
    .insert(enrolments)
    .values({ id: randomUUID(), courseId, ...sitting, type: "anonymous", startedAt: now, lastActiveAt: now })
    .returning();
  if (!row) throw new Error("The database did not answer the enrolment");
  return row;
}

async function noteStart(
  tx: Db,
  course: CourseRow,
  { id: enrolmentId, trial }: Pick<EnrolmentRow, "id" | "trial">,
  now: Date,
): Promise<void> {
  if (!course.notifyStart || trial) return;
  const about = { courseId: course.id, enrolmentId, kind: "started" as const, occasion: enrolmentId };
  await tx
    .insert(learningMails)
    .values({ id: randomUUID(), ...about, createdAt: now })
    .onConflictDoNothing();
}

/** Gives an anonymous sitting to a person who has no enrolment in its course yet; false where that is not so. */
export async function claimSitting(
  db: Db,
  course: CourseRow,
  enrolmentId: string,
  { userId, trial }: { userId: string; trial: boolean },
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(enrolments)
    .set({ userId, tokenHash: null, type: "registered", trial: sql`${enrolments.trial} or ${trial}` })
    .where(
      and(
        eq(enrolments.id, enrolmentId),
        isNull(enrolments.userId),
        sql`not exists (select 1 from ${enrolments} as other where other.course_id = ${enrolments.courseId} and other.user_id = ${userId})`,
      ),
    )
    .returning();
  for (const row of rows) await noteStart(db, course, row, now);
  return rows.length > 0;
}

/** Stores what a person wishes of a participation: repeating its questions, reminders of it. */
export async function storeWishes(
  db: Db,
  enrolmentId: string,
  wishes: Partial<Pick<EnrolmentRow, "repeats" | "remindersWanted">>,
): Promise<void> {
  await db.update(enrolments).set(wishes).where(eq(enrolments.id, enrolmentId));
}

/** Makes the participation of somebody who manages the course from now on a trial, which is counted nowhere. */
export async function makeTrial(tx: Db, courseId: string, userId: string): Promise<void> {
  const own = and(eq(enrolments.courseId, courseId), eq(enrolments.userId, userId));
  await tx.update(enrolments).set({ trial: true }).where(own);
}

/** Gives a person's participations to another account, but for courses that one takes already. */
export async function moveParticipations(tx: Db, from: string, to: string): Promise<void> {
  const taken = sql`exists (select 1 from ${enrolments} as kept where kept.user_id = ${to} and kept.course_id = ${enrolments.courseId})`;
  await tx
    .update(enrolments)
    .set({ userId: to })
    .where(and(eq(enrolments.userId, from), not(taken)));
}

/** Locks one participation until the transaction ends. */
export async function lockEnrolment(tx: Db, enrolmentId: string): Promise<void> {
  await tx.select({ id: enrolments.id }).from(enrolments).where(eq(enrolments.id, enrolmentId)).for("update");
}

/** Takes back what was done in a participation, which begins anew. */
export async function startOver(tx: Db, enrolmentId: string, now: Date): Promise<void> {
  await tx.delete(stepProgress).where(eq(stepProgress.enrolmentId, enrolmentId));
  await tx.delete(exerciseAnswers).where(eq(exerciseAnswers.enrolmentId, enrolmentId));
  await tx.delete(entryTests).where(eq(entryTests.enrolmentId, enrolmentId));
  await tx.update(quizAttempts).set({ over: true }).where(eq(quizAttempts.enrolmentId, enrolmentId));
  await tx
    .update(enrolments)
    .set({ completedAt: null, quizEndedAt: null, lastActiveAt: now })
    .where(eq(enrolments.id, enrolmentId));
}

/**
 * Locks all participations of a course until the transaction ends. To be called before its steps are locked:
 * answers lock the participation first and the step then, so nobody waits for somebody who waits for him.
 */
export async function lockEnrolments(tx: Db, courseId: string): Promise<void> {
  const rows = tx.select({ id: enrolments.id }).from(enrolments).where(eq(enrolments.courseId, courseId));
  await rows.orderBy(enrolments.id).for("no key update");
}

/** The occasion of the mails about a completion. */
const completionOf = (enrolmentId: string, at: Date) => `${enrolmentId}:${at.toISOString()}`;

/** Notes completion, and with it the mails about it, to the participant only with a proven address; false when it was noted before. */
export async function complete(db: Db, enrolmentId: string, now: Date): Promise<boolean> {
  const graduatedAt = sql`coalesce(${enrolments.graduatedAt}, ${now.toISOString()}::timestamptz)`;
  return await db.transaction(async (tx) => {
    const [row] = await tx
      .update(enrolments)
      .set({ completedAt: now, graduatedAt })
      .where(and(eq(enrolments.id, enrolmentId), isNull(enrolments.completedAt)))
      .returning();
    if (!row) return false;
    const at = sql`${now.toISOString()}::timestamptz`;
    const write = (kind: "completed" | "evaluation", when: SQL) => sql`
      insert into ${learningMails} (id, course_id, enrolment_id, kind, occasion, created_at)
      select ${randomUUID()}::uuid, c.id, ${enrolmentId}::uuid, ${kind}, ${completionOf(enrolmentId, now)}, ${at}
      from ${courses} c where c.id = ${row.courseId} and ${row.type} = 'registered' and not ${row.trial} and ${when}
      on conflict do nothing`;
    await tx.execute(write("completed", sql`(c.notify_completion or c.notify_analysis)`));
    await tx.execute(
      write(
        "evaluation",
        sql`exists (select from ${authUsers} u where u.id = ${row.userId} and u.email_confirmed_at is not null)`,
      ),
    );
    return true;
  });
}

export interface TakenCourse {
  course: CourseRow;
  enrolment: EnrolmentRow;
  total: number;
  finished: number;
  nextPosition: number | null;
  /** The entry test of the present run; null where none was begun. */
  entryTest: { endedAt: Date | null } | null;
  counts: Parameters<typeof runOf>[1];
}

/** A course that was deleted, as its takers still know it. */
type RemovedRow = Pick<typeof removedCourses.$inferSelect, "slug" | "name" | "language"> & {
  /** ISO 8601. */
  removedAt: string;
};

/** Deleted courses that a person took, the last one first, as one value. */
const removedOf = sql<RemovedRow[]>`(
  select coalesce(json_agg(json_build_object('slug', r.slug, 'name', r.name, 'language', r.language,
    'removedAt', to_char(r.removed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    order by r.removed_at desc, r.slug), '[]'::json)
  from ${removedCourses} r where r.user_id = ${authUsers.id})`;

/** The courses a person takes, the one touched last first, and those that were deleted. In one statement. */
export async function takenCourses(
  db: Db,
  userId: string,
): Promise<{ taken: TakenCourse[]; removed: RemovedRow[] }> {
  const step = selectSteps(db, "step");
  const question = selectQuestions(db, "question");
  const finished = sql`(${stepProgress.answeredAt} is not null or ${stepProgress.understoodAt} is not null)`;
  const rows = await db
    .select({
      course: courses,
      enrolment: enrolments,
      entryTest: { endedAt: entryTests.endedAt, startedAt: entryTests.startedAt },
      total: sql<number>`count(${step.id})::int`,
      finished: sql<number>`(count(*) filter (where ${finished}))::int`,
      nextPosition: sql<number | null>`min(${step.position}) filter (where ${finished} is not true)`,
      ...runCounts(question),
      removed: removedOf,
    })
    .from(authUsers)
    .leftJoin(enrolments, eq(enrolments.userId, authUsers.id))
    .leftJoin(entryTests, eq(entryTests.enrolmentId, enrolments.id))
    .leftJoin(courses, eq(courses.id, enrolments.courseId))
    .leftJoin(step, eq(step.courseId, courses.id))
    .leftJoin(question, eq(question.stepId, step.id))
    .leftJoin(
      stepProgress,
      and(eq(stepProgress.stepId, step.id), eq(stepProgress.enrolmentId, enrolments.id)),
    )
    .where(eq(authUsers.id, userId))
    .groupBy(authUsers.id, courses.id, enrolments.id, entryTests.enrolmentId)
    .orderBy(desc(enrolments.lastActiveAt));
  return {
    removed: rows[0]?.removed ?? [],
    taken: rows.flatMap(
      ({ course, enrolment, removed: _, questions, answered, right, judged, known, quiz, ...progress }) =>
        course && enrolment
          ? [{ course, enrolment, ...progress, counts: { questions, answered, right, judged, known, quiz } }]
          : [],
    ),
  };
}

export async function deleteRemoved(db: Db, userId: string, slug: string): Promise<void> {
  await db
    .delete(removedCourses)
    .where(and(eq(removedCourses.userId, userId), eq(removedCourses.slug, slug)));
}
