import { randomUUID } from "node:crypto";
import { and, asc, desc, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import {
  courses,
  enrolments,
  learningMails,
  questions,
  replacedQuestions,
  stepProgress,
  steps,
  userProfiles,
} from "../../db/tables/index.ts";
import type { CourseRow } from "../courses/index.ts";

export type EnrolmentRow = typeof enrolments.$inferSelect;
export type ProgressRow = typeof stepProgress.$inferSelect;
export type StepRow = typeof steps.$inferSelect;
export type QuestionRow = typeof questions.$inferSelect;

/** Whose enrolment is meant: a signed-in person's, or the one that the secret of a sitting opens. */
export interface Holder {
  userId: string | null;
  tokenHash: string | null;
}

const heldBy = (holder: Holder) =>
  or(
    holder.userId ? eq(enrolments.userId, holder.userId) : undefined,
    holder.tokenHash ? eq(enrolments.tokenHash, holder.tokenHash) : undefined,
  ) ?? sql`false`;

/** A course with the enrolment of `holder` in it, in one statement. */
export async function courseAndEnrolment(
  db: Db,
  slug: string,
  holder: Holder,
): Promise<{ course: CourseRow; enrolment: EnrolmentRow | null; firstName: string | null } | null> {
  const [row] = await db
    .select({ course: courses, enrolment: enrolments, firstName: userProfiles.firstName })
    .from(courses)
    .leftJoin(enrolments, and(eq(enrolments.courseId, courses.id), heldBy(holder)))
    .leftJoin(userProfiles, eq(userProfiles.id, enrolments.userId))
    .where(eq(courses.slug, slug))
    .orderBy(sql`${enrolments.userId} is null`)
    .limit(1);
  return row ?? null;
}

export interface StationRow {
  id: string;
  position: number;
  title: string;
  words: number;
  understoodAt: Date | null;
  answeredAt: Date | null;
  right: boolean | null;
}

/** All stations of a course with the participant's progress (none without an enrolment). */
export async function stations(db: Db, courseId: string, enrolmentId: string | null): Promise<StationRow[]> {
  const progress = enrolmentId ? eq(stepProgress.enrolmentId, enrolmentId) : sql`false`;
  return await db
    .select({
      id: steps.id,
      position: steps.position,
      title: steps.title,
      words: steps.words,
      understoodAt: stepProgress.understoodAt,
      answeredAt: stepProgress.answeredAt,
      right: stepProgress.right,
    })
    .from(steps)
    .leftJoin(stepProgress, and(eq(stepProgress.stepId, steps.id), progress))
    .where(eq(steps.courseId, courseId))
    .orderBy(asc(steps.position));
}

export interface OpenStep {
  step: StepRow;
  question: QuestionRow | null;
  progress: ProgressRow | null;
}

/**
 * One step with its question and the participant's progress, by position or by id. Who answered a question that
 * another one took the place of still has that one.
 */
export async function openStep(
  db: Db,
  courseId: string,
  which: { position: number } | { stepId: string },
  enrolmentId: string,
): Promise<OpenStep | null> {
  const chosen = "stepId" in which ? eq(steps.id, which.stepId) : eq(steps.position, which.position);
  const [row] = await db
    .select({
      step: steps,
      question: questions,
      progress: stepProgress,
      answered: replacedQuestions.question,
    })
    .from(steps)
    .leftJoin(questions, eq(questions.stepId, steps.id))
    .leftJoin(stepProgress, and(eq(stepProgress.stepId, steps.id), eq(stepProgress.enrolmentId, enrolmentId)))
    .leftJoin(replacedQuestions, eq(replacedQuestions.id, stepProgress.questionId))
    .where(and(eq(steps.courseId, courseId), chosen));
  if (!row) return null;
  const { answered, ...open } = row;
  return { ...open, question: answered ?? open.question };
}

/** Questions that another one took the place of in a step, the last first. */
export async function earlierQuestions(db: Db, stepId: string): Promise<QuestionRow[]> {
  const rows = await db
    .select({ question: replacedQuestions.question })
    .from(replacedQuestions)
    .where(eq(replacedQuestions.stepId, stepId))
    .orderBy(desc(replacedQuestions.replacedAt));
  return rows.map(({ question }) => question);
}

/** Enrols a person, or answers the enrolment there is; the mail about a new one is written with it. */
export async function enrolPerson(
  db: Db,
  course: CourseRow,
  userId: string,
  now: Date,
): Promise<EnrolmentRow> {
  const courseId = course.id;
  await db.transaction(async (tx) => {
    const made = await tx
      .insert(enrolments)
      .values({ id: randomUUID(), courseId, userId, type: "registered", startedAt: now, lastActiveAt: now })
      .onConflictDoNothing({
        target: [enrolments.courseId, enrolments.userId],
        where: isNotNull(enrolments.userId),
      })
      .returning();
    for (const enrolment of made) await noteStart(tx, course, enrolment.id, now);
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
  tokenHash: string,
  now: Date,
): Promise<EnrolmentRow> {
  const [row] = await db
    .insert(enrolments)
    .values({ id: randomUUID(), courseId, tokenHash, type: "anonymous", startedAt: now, lastActiveAt: now })
    .returning();
  if (!row) throw new Error("The database did not answer the enrolment");
  return row;
}

async function noteStart(tx: Db, course: CourseRow, enrolmentId: string, now: Date): Promise<void> {
  if (!course.notifyStart) return;
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
  userId: string,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(enrolments)
    .set({ userId, tokenHash: null, type: "registered" })
    .where(
      and(
        eq(enrolments.id, enrolmentId),
        isNull(enrolments.userId),
        sql`not exists (select 1 from ${enrolments} as other where other.course_id = ${enrolments.courseId} and other.user_id = ${userId})`,
      ),
    )
    .returning({ id: enrolments.id });
  if (rows.length > 0) await noteStart(db, course, enrolmentId, now);
  return rows.length > 0;
}

/** Runs `store` while the step cannot be deleted; false where it is gone. */
async function onStep(db: Db, stepId: string, store: (tx: Db) => Promise<boolean>): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const [step] = await tx.select({ id: steps.id }).from(steps).where(eq(steps.id, stepId)).for("key share");
    return step !== undefined && (await store(tx));
  });
}

/** Stores the first answer to a question; false when one was stored before, or the step is gone. */
export async function storeAnswer(
  db: Db,
  answer: { enrolmentId: string; stepId: string; questionId: string; selected: string[]; right: boolean },
  now: Date,
): Promise<boolean> {
  const { enrolmentId, stepId, questionId, selected, right } = answer;
  return await onStep(db, stepId, async (tx) => {
    const rows = await tx
      .insert(stepProgress)
      .values({ enrolmentId, stepId, questionId, selected, right, answeredAt: now })
      .onConflictDoUpdate({
        target: [stepProgress.enrolmentId, stepProgress.stepId],
        set: { questionId, selected, right, answeredAt: now },
        setWhere: isNull(stepProgress.answeredAt),
      })
      .returning({ stepId: stepProgress.stepId });
    return rows.length > 0;
  });
}

/** Notes or takes back the mark "understood"; false where the step is gone. */
export async function storeUnderstood(
  db: Db,
  enrolmentId: string,
  stepId: string,
  understoodAt: Date | null,
): Promise<boolean> {
  return await onStep(db, stepId, async (tx) => {
    await tx
      .insert(stepProgress)
      .values({ enrolmentId, stepId, understoodAt })
      .onConflictDoUpdate({ target: [stepProgress.enrolmentId, stepProgress.stepId], set: { understoodAt } });
    return true;
  });
}

/** Notes activity. */
export async function touchEnrolment(db: Db, enrolmentId: string, now: Date): Promise<void> {
  await db.update(enrolments).set({ lastActiveAt: now }).where(eq(enrolments.id, enrolmentId));
}

/** Notes completion, and with it the mail about it; false when it was noted before. */
export async function complete(db: Db, enrolmentId: string, now: Date): Promise<boolean> {
  const graduatedAt = sql`coalesce(${enrolments.graduatedAt}, ${now.toISOString()}::timestamptz)`;
  return await db.transaction(async (tx) => {
    const [row] = await tx
      .update(enrolments)
      .set({ completedAt: now, graduatedAt })
      .where(and(eq(enrolments.id, enrolmentId), isNull(enrolments.completedAt)))
      .returning();
    if (!row) return false;
    await tx.execute(sql`
      insert into ${learningMails} (id, course_id, enrolment_id, kind, occasion, created_at)
      select ${randomUUID()}::uuid, c.id, ${enrolmentId}::uuid, 'completed',
        ${`${enrolmentId}:${now.toISOString()}`}, ${now.toISOString()}::timestamptz
      from ${courses} c where c.id = ${row.courseId} and ${row.type} = 'registered'
        and (c.notify_completion or c.notify_analysis)`);
    return true;
  });
}

export interface TakenCourse {
  course: CourseRow;
  enrolment: EnrolmentRow;
  total: number;
  finished: number;
  nextPosition: number | null;
}

/** The courses a person takes, the one touched last first. */
export async function takenCourses(db: Db, userId: string): Promise<TakenCourse[]> {
  const finished = sql`(${stepProgress.answeredAt} is not null or ${stepProgress.understoodAt} is not null)`;
  return await db
    .select({
      course: courses,
      enrolment: enrolments,
      total: sql<number>`count(${steps.id})::int`,
      finished: sql<number>`(count(*) filter (where ${finished}))::int`,
      nextPosition: sql<number | null>`min(${steps.position}) filter (where ${finished} is not true)`,
    })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .leftJoin(steps, eq(steps.courseId, courses.id))
    .leftJoin(
      stepProgress,
      and(eq(stepProgress.stepId, steps.id), eq(stepProgress.enrolmentId, enrolments.id)),
    )
    .where(eq(enrolments.userId, userId))
    .groupBy(courses.id, enrolments.id)
    .orderBy(desc(enrolments.lastActiveAt));
}

/** Questions of a course that this participant answered wrongly or not at all, in the order of the steps. */
export async function questionsToLookAt(db: Db, courseId: string, enrolmentId: string) {
  const progress = and(eq(stepProgress.stepId, steps.id), eq(stepProgress.enrolmentId, enrolmentId));
  return await db
    .select({
      stepId: steps.id,
      text: questions.text,
      explanation: questions.explanation,
      answered: sql<boolean>`${stepProgress.answeredAt} is not null`,
    })
    .from(steps)
    .innerJoin(questions, eq(questions.stepId, steps.id))
    .leftJoin(stepProgress, progress)
    .where(and(eq(steps.courseId, courseId), sql`${stepProgress.right} is not true`))
    .orderBy(asc(steps.position));
}
