import { randomUUID } from "node:crypto";
import type { StepText } from "@lehrpfad/contract";
import { and, asc, desc, eq, exists, gt, isNull, lt, notExists, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { courseImages, questions, type StoredOption, steps } from "../../db/tables/content.ts";
import {
  courses,
  deletedSteps,
  enrolments,
  highlights,
  reviewCards,
  stepProgress,
} from "../../db/tables/index.ts";
import { lockEnrolments } from "../learning/index.ts";

export type StepRow = typeof steps.$inferSelect;
export type QuestionRow = typeof questions.$inferSelect;
export interface StepAndQuestion {
  step: StepRow;
  question: QuestionRow | null;
}

/** Rows stored at a time: a statement takes at most 65,535 parameters. */
const ROWS_AT_ONCE = 2_000;

async function withQuestions(db: Db, where: SQL | undefined): Promise<StepAndQuestion[]> {
  return await db
    .select({ step: steps, question: questions })
    .from(steps)
    .leftJoin(questions, eq(questions.stepId, steps.id))
    .where(where)
    .orderBy(asc(steps.position));
}

/** The steps of a course with their questions, in order. */
export async function stepsOfCourse(db: Db, courseId: string): Promise<StepAndQuestion[]> {
  return await withQuestions(db, eq(steps.courseId, courseId));
}

export async function stepOfCourse(
  db: Db,
  courseId: string,
  stepId: string,
): Promise<StepAndQuestion | null> {
  const [row] = await withQuestions(db, and(eq(steps.courseId, courseId), eq(steps.id, stepId)));
  return row ?? null;
}

async function touchCourse(db: Db, courseId: string, now: Date): Promise<void> {
  await db.update(courses).set({ editedAt: now }).where(eq(courses.id, courseId));
}

/** Saves texts over `version`; false where the step is gone or was saved by somebody else since. */
export async function saveTexts(
  db: Db,
  step: { courseId: string; id: string; version: number },
  texts: StepText & { words: number },
  now: Date,
): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const rows = await tx
      .update(steps)
      .set({ ...texts, fallback: false, version: sql`${steps.version} + 1`, editedAt: now })
      .where(and(eq(steps.id, step.id), eq(steps.courseId, step.courseId), eq(steps.version, step.version)))
      .returning({ id: steps.id });
    if (rows.length > 0) await touchCourse(tx, step.courseId, now);
    return rows.length > 0;
  });
}

export interface QuestionTexts {
  text: string;
  options: StoredOption[];
  explanation: string;
  hint: string | null;
}

/** Saves a question over `version`, or a first one where it is null; false where that is not what is stored. */
export async function saveQuestion(
  db: Db,
  step: { courseId: string; id: string },
  version: number | null,
  texts: QuestionTexts,
  now: Date,
): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const rows =
      version === null
        ? await tx
            .insert(questions)
            .values({ id: randomUUID(), stepId: step.id, type: "MANUAL", reason: null, ...texts })
            .onConflictDoNothing({ target: questions.stepId })
            .returning({ id: questions.id })
        : await tx
            .update(questions)
            .set({ ...texts, version: sql`${questions.version} + 1` })
            .where(and(eq(questions.stepId, step.id), eq(questions.version, version)))
            .returning({ id: questions.id });
    if (rows.length > 0) await touchCourse(tx, step.courseId, now);
    return rows.length > 0;
  });
}

export async function removeQuestion(
  db: Db,
  step: { courseId: string; id: string },
  version: number,
  now: Date,
): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const rows = await tx
      .delete(questions)
      .where(and(eq(questions.stepId, step.id), eq(questions.version, version)))
      .returning({ id: questions.id });
    if (rows.length > 0) await touchCourse(tx, step.courseId, now);
    return rows.length > 0;
  });
}

/** The steps of a course in their order, nobody else changing it until the transaction ends. */
async function lockOrder(tx: Db, courseId: string): Promise<string[]> {
  await tx.select({ id: courses.id }).from(courses).where(eq(courses.id, courseId)).for("no key update");
  const rows = await tx
    .select({ id: steps.id })
    .from(steps)
    .where(eq(steps.courseId, courseId))
    .orderBy(asc(steps.position));
  return rows.map(({ id }) => id);
}

/** Numbers the steps from 1 in the order of `ids`. Places are made free first, because each is taken once. */
async function number(tx: Db, courseId: string, ids: readonly string[]): Promise<void> {
  await tx
    .update(steps)
    .set({ position: sql`-1 - ${steps.position}` })
    .where(and(eq(steps.courseId, courseId), gt(steps.position, 0)));
  const order = sql`jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) with ordinality as placed(id, place)`;
  await tx.execute(
    sql`update ${steps} set position = placed.place from ${order} where ${steps.id} = placed.id::uuid and ${steps.courseId} = ${courseId}`,
  );
}

type Reorder = (order: string[]) => string[] | null;

/** Changes the order in one piece; false where `reorder` finds that it cannot be. */
export async function changeOrder(db: Db, courseId: string, now: Date, reorder: Reorder): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const next = reorder(await lockOrder(tx, courseId));
    if (next === null) return false;
    await number(tx, courseId, next);
    await touchCourse(tx, courseId, now);
    return true;
  });
}

/** A position that no step of the course has, until `number` gives the step its own. */
const waitingPosition = (courseId: string) =>
  sql<number>`(select coalesce(max(abs(other.position)), 0) + 1 from steps as other where other.course_id = ${courseId})`;

/** Stores an empty step at its place; false where the place is gone. A step that is there already stays as it is. */
export async function insertEmptyStep(
  db: Db,
  step: { id: string; courseId: string; title: string },
  now: Date,
  reorder: Reorder,
): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const order = await lockOrder(tx, step.courseId);
    if (order.includes(step.id)) return true;
    const next = reorder(order);
    if (next === null) return false;
    await tx.insert(steps).values({
      ...step,
      ...{ position: waitingPosition(step.courseId), content: "", summary: "", words: 0, sources: [] },
      ...{ writer: "placeholder", fallback: false, createdAt: now, editedAt: now },
    });
    await number(tx, step.courseId, next);
    await touchCourse(tx, step.courseId, now);
    return true;
  });
}

/** Notes completion for everybody who has now finished all steps there are. */
async function completeFinished(tx: Db, courseId: string, now: Date): Promise<void> {
  const open = tx
    .select({ one: sql`1` })
    .from(steps)
    .leftJoin(
      stepProgress,
      and(eq(stepProgress.stepId, steps.id), eq(stepProgress.enrolmentId, enrolments.id)),
    )
    .where(
      and(eq(steps.courseId, courseId), isNull(stepProgress.answeredAt), isNull(stepProgress.understoodAt)),
    );
  const any = tx.select({ one: sql`1` }).from(steps).where(eq(steps.courseId, courseId));
  await tx
    .update(enrolments)
    .set({ completedAt: now })
    .where(
      and(eq(enrolments.courseId, courseId), isNull(enrolments.completedAt), exists(any), notExists(open)),
    );
}

/** What participants have in a step: their answers and marks, their cards, and the passages they marked. */
async function tracesOf(tx: Db, stepId: string) {
  return {
    progress: await tx.select().from(stepProgress).where(eq(stepProgress.stepId, stepId)),
    cards: await tx.select().from(reviewCards).where(eq(reviewCards.stepId, stepId)),
    marks: await tx
      .select({ enrolmentId: highlights.enrolmentId, id: highlights.id })
      .from(highlights)
      .where(eq(highlights.stepId, stepId)),
  };
}

/**
 * Takes a step out of a course and keeps it with its question and what participants did with it; false
 * where it is gone already. Answers that are being stored at the same time are in before, or are refused.
 */
export async function deleteStep(
  db: Db,
  step: { courseId: string; id: string },
  deletedBy: string,
  now: Date,
): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const order = await lockOrder(tx, step.courseId);
    await lockEnrolments(tx, step.courseId);
    const [row] = await tx
      .select()
      .from(steps)
      .where(and(eq(steps.id, step.id), eq(steps.courseId, step.courseId)))
      .for("update");
    if (!row) return false;
    const [question] = await tx.select().from(questions).where(eq(questions.stepId, step.id));
    const { id, courseId, position } = row;
    await tx.insert(deletedSteps).values({
      ...{ id, courseId, position, deletedBy, deletedAt: now, step: row },
      ...(await tracesOf(tx, id)),
      question: question ?? null,
    });
    await tx.delete(steps).where(eq(steps.id, id));
    await number(
      tx,
      courseId,
      order.filter((other) => other !== id),
    );
    await completeFinished(tx, courseId, now);
    await touchCourse(tx, courseId, now);
    return true;
  });
}

const asDate = (value: Date | string): Date => new Date(value);
const asDateOrNull = (value: Date | string | null): Date | null => (value === null ? null : asDate(value));

export interface DeletedStep {
  id: string;
  title: string;
  position: number;
  deletedAt: Date;
}

/** Steps of a course that were deleted after `since`, the latest first. */
export async function deletedOfCourse(db: Db, courseId: string, since: Date): Promise<DeletedStep[]> {
  return await db
    .select({
      id: deletedSteps.id,
      title: sql<string>`${deletedSteps.step} ->> 'title'`,
      position: deletedSteps.position,
      deletedAt: deletedSteps.deletedAt,
    })
    .from(deletedSteps)
    .where(and(eq(deletedSteps.courseId, courseId), gt(deletedSteps.deletedAt, since)))
    .orderBy(desc(deletedSteps.deletedAt));
}

type DeletedRow = typeof deletedSteps.$inferSelect;

async function inParts<Row>(rows: readonly Row[], store: (part: Row[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) await store(rows.slice(at, at + ROWS_AT_ONCE));
}

/** Gives participants who are still there back what they had in the step. */
async function restoreTraces(tx: Db, { courseId, id, progress, cards, marks }: DeletedRow): Promise<void> {
  const still = await tx
    .select({ id: enrolments.id })
    .from(enrolments)
    .where(eq(enrolments.courseId, courseId))
    .for("key share");
  const known = new Set(still.map((enrolment) => enrolment.id));
  const isKnown = ({ enrolmentId }: { enrolmentId: string }) => known.has(enrolmentId);
  const done = progress.filter(isKnown).map((row) => ({
    ...row,
    understoodAt: asDateOrNull(row.understoodAt),
    answeredAt: asDateOrNull(row.answeredAt),
  }));
  await inParts(done, (part) => tx.insert(stepProgress).values(part));
  const due = cards.filter(isKnown).map((row) => ({ ...row, due: asDate(row.due) }));
  await inParts(due, (part) => tx.insert(reviewCards).values(part));
  await inParts(marks, async (part) => {
    const own = sql`jsonb_to_recordset(${JSON.stringify(part)}::jsonb) as own("enrolmentId" uuid, id uuid)`;
    await tx.execute(
      sql`update ${highlights} set step_id = ${id} from ${own} where ${highlights.enrolmentId} = own."enrolmentId" and ${highlights.id} = own.id`,
    );
  });
}

/** Puts a deleted step back with all that went with it; false where it cannot be restored (any more). */
export async function restoreStep(
  db: Db,
  step: { courseId: string; id: string },
  since: Date,
  now: Date,
  reorder: (order: string[], position: number) => string[],
): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const order = await lockOrder(tx, step.courseId);
    const [kept] = await tx
      .delete(deletedSteps)
      .where(
        and(
          eq(deletedSteps.id, step.id),
          eq(deletedSteps.courseId, step.courseId),
          gt(deletedSteps.deletedAt, since),
        ),
      )
      .returning();
    if (!kept) return false;
    const { createdAt, editedAt, ...row } = kept.step;
    await tx.insert(steps).values({
      ...row,
      ...{ createdAt: asDate(createdAt), editedAt: asDate(editedAt) },
      position: waitingPosition(step.courseId),
    });
    if (kept.question) await tx.insert(questions).values(kept.question);
    await restoreTraces(tx, kept);
    await number(tx, step.courseId, reorder(order, kept.position));
    await touchCourse(tx, step.courseId, now);
    return true;
  });
}

/** Gives up the deleted steps from before `before`. */
export async function forgetDeleted(db: Db, before: Date): Promise<void> {
  await db.delete(deletedSteps).where(lt(deletedSteps.deletedAt, before));
}

export async function insertImage(
  db: Db,
  image: Omit<typeof courseImages.$inferInsert, "createdAt">,
  now: Date,
): Promise<void> {
  await db.insert(courseImages).values({ ...image, createdAt: now });
}
