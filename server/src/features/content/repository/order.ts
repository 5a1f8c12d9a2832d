import { NO_SECTIONS } from "@lehrpfad/contract";
import type { CourseStep } from "@lehrpfad/engine";
import { and, asc, eq, gt, gte, inArray, lt, max, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { exercises, questions, steps } from "../../../db/tables/content.ts";
import { lockCourse, noteEdited } from "./courses.ts";
import { insertExercises } from "./exercises.ts";
import { insertQuestion } from "./questions.ts";
import { type StepRow, type StoredStep, storeStep } from "./steps.ts";
import { type CourseContent, storeCourseContent } from "./wholeCourse.ts";

/** A new order of the steps with these ids; null where it cannot be. */
type Reorder = (order: string[]) => string[] | null;

/** The steps of a course in their order, nobody else changing it until the transaction ends. */
async function lockOrder(tx: Db, courseId: string): Promise<string[]> {
  await lockCourse(tx, courseId);
  const rows = await tx
    .select({ id: steps.id })
    .from(steps)
    .where(eq(steps.courseId, courseId))
    .orderBy(asc(steps.position));
  return rows.map(({ id }) => id);
}

/** Numbers the steps from 1 in the order of `ids`. Places are made free first, because each is taken once. */
async function numberSteps(tx: Db, courseId: string, ids: readonly string[]): Promise<void> {
  await tx
    .update(steps)
    .set({ position: sql`-1 - ${steps.position}` })
    .where(and(eq(steps.courseId, courseId), gt(steps.position, 0)));
  const order = sql`jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) with ordinality as placed(id, place)`;
  await tx.execute(
    sql`update ${steps} set position = placed.place from ${order} where ${steps.id} = placed.id::uuid and ${steps.courseId} = ${courseId}`,
  );
}

/** A position that no step of the course has, until `numberSteps` gives the step its own. */
const waitingPosition = (courseId: string) =>
  sql<number>`(select coalesce(max(abs(other.position)), 0) + 1 from ${steps} as other where other.course_id = ${courseId})`;

/** Changes the order in one piece; false where `reorder` finds that it cannot be. */
export async function reorderSteps(db: Db, courseId: string, now: Date, reorder: Reorder): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const next = reorder(await lockOrder(tx, courseId));
    if (next === null) return false;
    await numberSteps(tx, courseId, next);
    await noteEdited(tx, courseId, now);
    return true;
  });
}

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
      position: waitingPosition(step.courseId),
      content: "",
      sections: NO_SECTIONS,
      summary: "",
      words: 0,
      sources: [],
      writer: "placeholder",
      fallback: false,
      createdAt: now,
      editedAt: now,
    });
    await numberSteps(tx, step.courseId, next);
    await noteEdited(tx, step.courseId, now);
    return true;
  });
}

/**
 * Stores whole steps, with the files that their texts show, in the places that `reorder` gives them; false where the
 * place is gone. Their own positions do not count.
 */
export async function insertWholeSteps(
  tx: Db,
  courseId: string,
  { steps: whole, ...files }: Pick<CourseContent, "steps" | "images" | "media">,
  now: Date,
  reorder: Reorder,
): Promise<boolean> {
  const next = reorder(await lockOrder(tx, courseId));
  if (next === null) return false;
  const [row] = await tx
    .select({ last: max(steps.position) })
    .from(steps)
    .where(eq(steps.courseId, courseId));
  const waiting = whole.map((stored, at) => ({
    ...stored,
    step: { ...stored.step, position: (row?.last ?? 0) + 1 + at },
  }));
  await storeCourseContent(tx, { ...files, steps: waiting });
  await numberSteps(tx, courseId, next);
  await noteEdited(tx, courseId, now);
  return true;
}

/** Takes a step with its question out of its course. Whatever hangs on it goes with it. */
export async function deleteStep(tx: Db, step: { courseId: string; id: string }, now: Date): Promise<void> {
  const order = await lockOrder(tx, step.courseId);
  await tx.delete(steps).where(and(eq(steps.id, step.id), eq(steps.courseId, step.courseId)));
  const left = order.filter((id) => id !== step.id);
  await numberSteps(tx, step.courseId, left);
  await noteEdited(tx, step.courseId, now);
}

/** Puts a step that was deleted back into its course, in the place that `reorder` gives it. */
export async function restoreStep(
  tx: Db,
  { step, question, exercises: own }: StoredStep,
  now: Date,
  reorder: (order: string[]) => string[],
): Promise<void> {
  const order = await lockOrder(tx, step.courseId);
  await tx.insert(steps).values({ ...step, position: waitingPosition(step.courseId) });
  if (question) await tx.insert(questions).values(question);
  if (own.length > 0) await tx.insert(exercises).values(own);
  await numberSteps(tx, step.courseId, reorder(order));
  await noteEdited(tx, step.courseId, now);
}

/** Puts a step back into its course under the id that it had, behind the others. */
export async function insertKeptStep(
  tx: Db,
  { courseId, id }: { courseId: string; id: string },
  { question, exercises: own, ...texts }: Omit<CourseStep, "position" | "drafts">,
  now: Date,
): Promise<void> {
  await tx
    .insert(steps)
    .values({ id, courseId, position: waitingPosition(courseId), ...texts, createdAt: now, editedAt: now });
  if (question) await insertQuestion(tx, id, question);
  await insertExercises(tx, { courseId, stepId: id }, own);
}

/** Stores a step at its position: the steps from there on move one further. Answers its id. */
export async function insertStepAt(tx: Db, courseId: string, step: CourseStep, now: Date): Promise<string> {
  await lockOrder(tx, courseId);
  await tx
    .update(steps)
    .set({ position: sql`-(${steps.position} + 1)` })
    .where(and(eq(steps.courseId, courseId), gte(steps.position, step.position)));
  await tx
    .update(steps)
    .set({ position: sql`-${steps.position}` })
    .where(and(eq(steps.courseId, courseId), lt(steps.position, 0)));
  const id = await storeStep(tx, courseId, step, now);
  if (id === null) throw new Error(`The place ${step.position} of a new step is taken`);
  return id;
}

/**
 * Gives steps that go on new places and deletes every other one; places that are not in `kept` are free
 * afterwards.
 */
export async function keepStepsAt(
  tx: Db,
  courseId: string,
  kept: readonly { id: StepRow["id"]; position: number }[],
): Promise<void> {
  const order = await lockOrder(tx, courseId);
  await tx
    .update(steps)
    .set({ position: sql`-${steps.position}` })
    .where(eq(steps.courseId, courseId));
  const ids = new Set(kept.map(({ id }) => id));
  const gone = order.filter((id) => !ids.has(id));
  if (gone.length > 0) await tx.delete(steps).where(inArray(steps.id, gone));
  for (const { id, position } of kept) await tx.update(steps).set({ position }).where(eq(steps.id, id));
}
