import { randomUUID } from "node:crypto";
import { completeQuestion, essenceOf, LIMITS } from "@lehrpfad/contract";
import type { Exercise } from "@lehrpfad/engine";
import { and, asc, count, eq, inArray, isNull, max, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { exercises } from "../../../db/tables/content.ts";
import { lockCourse, noteEdited } from "./courses.ts";
import { columnsOfQuestion, isByWriter, newPartId, type SavedQuestion } from "./questions.ts";

export type ExerciseRow = typeof exercises.$inferSelect;

/** Which exercise of which step. */
export interface WhichExercise {
  courseId: string;
  stepId: string;
  id: string;
}

const isThere = isNull(exercises.removedAt);
const ofCourse = ({ courseId, stepId }: Pick<WhichExercise, "courseId" | "stepId">) =>
  and(eq(exercises.courseId, courseId), eq(exercises.stepId, stepId));
const ofStep = (step: Pick<WhichExercise, "courseId" | "stepId">) => and(ofCourse(step), isThere);
const isMeant = (which: WhichExercise) => and(ofStep(which), eq(exercises.id, which.id));

/** The exercises of these steps, by step and in their order. */
export async function loadExercises(db: Db, stepIds: readonly string[]): Promise<Map<string, ExerciseRow[]>> {
  const byStep = new Map<string, ExerciseRow[]>();
  if (stepIds.length === 0) return byStep;
  const rows = await db
    .select()
    .from(exercises)
    .where(and(inArray(exercises.stepId, [...stepIds]), isThere))
    .orderBy(asc(exercises.place), asc(exercises.id));
  for (const row of rows) byStep.set(row.stepId, [...(byStep.get(row.stepId) ?? []), row]);
  return byStep;
}

/** All exercises of a step, also those that only who answered them sees. */
export async function loadEveryExercise(db: Db, stepId: string): Promise<ExerciseRow[]> {
  return await db.select().from(exercises).where(eq(exercises.stepId, stepId));
}

/** One exercise of a course, also one that only those who answered it see; null where there is none. */
export async function findExercise(db: Db, courseId: string, id: string): Promise<ExerciseRow | null> {
  const own = and(eq(exercises.id, id), eq(exercises.courseId, courseId));
  const [row] = await db.select().from(exercises).where(own);
  return row ?? null;
}

/** Exercises of a step that were taken off it and stay on the pages of those who answered them, at most. */
const MOST_REMOVED = LIMITS.exercisesPerStep;

/** The place behind the last exercise of a step, and how many it has: also those removed beyond what it may keep. */
async function endOf(
  tx: Db,
  step: Pick<WhichExercise, "courseId" | "stepId">,
): Promise<{ next: number; count: number }> {
  const [row] = await tx
    .select({
      last: max(exercises.place),
      all: count(),
      present: count(sql`case when ${isThere} then 1 end`),
    })
    .from(exercises)
    .where(ofCourse(step));
  const { last = null, all = 0, present = 0 } = row ?? {};
  return { next: (last ?? -1) + 1, count: Math.max(present, all - MOST_REMOVED) };
}

/** Stores the exercises that a writer wrote behind those that a step has. */
export async function insertExercises(
  tx: Db,
  step: Pick<WhichExercise, "courseId" | "stepId">,
  written: readonly Exercise[],
): Promise<void> {
  const { next, count } = await endOf(tx, step);
  const room = Math.max(0, LIMITS.exercisesPerStep - count);
  if (written.length === 0 || room === 0) return;
  const rows = written.slice(0, room).map(({ origin, form, reason, source, section, ...question }, at) => ({
    id: randomUUID(),
    ...step,
    ...{ origin, form, reason, source, section, place: next + at },
    ...columnsOfQuestion(completeQuestion(question, newPartId)),
  }));
  await tx.insert(exercises).values(rows);
}

/**
 * Stores whole exercises behind those that their step has; its course must be locked.
 *
 * @param ensureRoom hears how many exercises the step has
 */
export async function appendExercises(
  tx: Db,
  step: Pick<WhichExercise, "courseId" | "stepId">,
  rows: readonly Omit<ExerciseRow, "courseId" | "stepId" | "place">[],
  now: Date,
  ensureRoom: (count: number) => void,
): Promise<void> {
  const { next, count } = await endOf(tx, step);
  ensureRoom(count);
  await tx.insert(exercises).values(rows.map((row, at) => ({ ...row, ...step, place: next + at })));
  await noteEdited(tx, step.courseId, now);
}

/**
 * Saves an exercise over `version`, or a new one where it is null, which also brings back one that was taken off the
 * step; false where that is not what is stored.
 *
 * @param ensureRoom hears how many exercises the step has, before one is added
 */
export async function saveExercise(
  db: Db,
  which: WhichExercise,
  version: number | null,
  exercise: SavedQuestion & { section: number | null },
  now: Date,
  ensureRoom: (count: number) => void,
): Promise<boolean> {
  const { section, source } = exercise;
  const columns = { ...columnsOfQuestion(exercise.question), source };
  return await db.transaction(async (tx) => {
    // One after the other where one is added: the count must be true until it is stored.
    await lockCourse(tx, which.courseId);
    const { next, count } = await endOf(tx, which);
    const isNew = (await tx.$count(exercises, isMeant(which))) === 0;
    if (version === null && isNew) ensureRoom(count);
    const rows =
      version === null
        ? await tx
            .insert(exercises)
            .values({ ...which, ...columns, section, place: next, origin: "person", reason: null })
            .onConflictDoUpdate({
              target: exercises.id,
              set: { ...columns, section, removedAt: null, version: sql`${exercises.version} + 1` },
              setWhere: sql`${ofCourse(which)} and ${exercises.removedAt} is not null`,
            })
            .returning({ id: exercises.id })
        : await tx
            .update(exercises)
            .set({ ...columns, section, version: sql`${exercises.version} + 1` })
            .where(and(isMeant(which), eq(exercises.version, version)))
            .returning({ id: exercises.id });
    if (rows.length > 0) await noteEdited(tx, which.courseId, now);
    return rows.length > 0;
  });
}

/** Tells which of these exercises somebody answered; learning knows it, which stands above this feature. */
export type FindAnswered = (tx: Db, exerciseIds: readonly string[]) => Promise<string[]>;

/**
 * Takes exercises, which must be locked, off everybody's page but of those who answered them; those that nobody answered
 * are deleted.
 */
async function removeExercises(
  tx: Db,
  ids: readonly string[],
  findAnswered: FindAnswered,
  now: Date,
): Promise<void> {
  const answered = new Set(await findAnswered(tx, ids));
  const unanswered = ids.filter((id) => !answered.has(id));
  await tx.delete(exercises).where(inArray(exercises.id, unanswered));
  await tx
    .update(exercises)
    .set({ removedAt: now })
    .where(and(inArray(exercises.id, [...answered]), isThere));
}

/** Takes an exercise off a step if it still has `version`; whether that was so. */
export async function deleteExercise(
  db: Db,
  which: WhichExercise,
  version: number,
  findAnswered: FindAnswered,
  now: Date,
): Promise<boolean> {
  return await db.transaction(async (tx) => {
    await lockCourse(tx, which.courseId);
    const [row] = await tx
      .select({ id: exercises.id })
      .from(exercises)
      .where(and(isMeant(which), eq(exercises.version, version)))
      .for("update");
    if (!row) return false;
    await removeExercises(tx, [row.id], findAnswered, now);
    await noteEdited(tx, which.courseId, now);
    return true;
  });
}

/** Puts what a writer wrote in the place of what writers wrote; exercises that a person wrote or changed stay. */
export async function replaceExercises(
  tx: Db,
  step: Pick<WhichExercise, "courseId" | "stepId">,
  written: readonly Exercise[],
  findAnswered: FindAnswered,
  now: Date,
): Promise<void> {
  const old = await tx.select().from(exercises).where(ofStep(step)).for("update");
  const gone = old.filter((exercise) => isByWriter(exercise) && exercise.version === 1);
  if (gone.length > 0)
    await removeExercises(
      tx,
      gone.map(({ id }) => id),
      findAnswered,
      now,
    );
  await insertExercises(tx, step, written);
}

/** Makes these the exercises of a step; those that say the same stay, with their answers, the others go. */
export async function putExercises(
  tx: Db,
  step: Pick<WhichExercise, "courseId" | "stepId">,
  wanted: readonly Exercise[],
  findAnswered: FindAnswered,
  now: Date,
): Promise<void> {
  const old = await tx
    .select()
    .from(exercises)
    .where(ofStep(step))
    .orderBy(asc(exercises.place))
    .for("update");
  const essence = (exercise: Parameters<typeof essenceOf>[0] & { section: number | null }) =>
    JSON.stringify([exercise.section, essenceOf(exercise)]);
  const named = (rows: readonly ExerciseRow[]) =>
    rows.map((row) => ({ id: row.id, essence: essence({ ...row, ...row.body }) }));
  const present = named(old);
  const missing = wanted.filter((exercise) => {
    const at = present.findIndex((one) => one.essence === essence(exercise));
    if (at >= 0) present.splice(at, 1);
    return at < 0;
  });
  const gone = present.map(({ id }) => id);
  if (gone.length > 0) await removeExercises(tx, gone, findAnswered, now);
  await insertExercises(tx, step, missing);
  const left = named(await tx.select().from(exercises).where(ofStep(step)).orderBy(asc(exercises.place)));
  for (const [place, exercise] of wanted.entries()) {
    const [found] = left.splice(
      left.findIndex((one) => one.essence === essence(exercise)),
      1,
    );
    if (found) await tx.update(exercises).set({ place }).where(eq(exercises.id, found.id));
  }
}

/**
 * Puts an exercise before another one, or last, in a step of the same course, which must be locked; false where it, the
 * step or the other exercise is gone.
 *
 * @param ensureRoom hears how many exercises another step has, before this one comes to it
 */
export async function moveExercise(
  tx: Db,
  which: WhichExercise,
  to: { stepId: string; before: string | null; section: number | null },
  ensureRoom: (count: number) => void,
): Promise<boolean> {
  const order = await tx
    .select({ id: exercises.id })
    .from(exercises)
    .where(ofStep({ ...which, stepId: to.stepId }))
    .orderBy(asc(exercises.place), asc(exercises.id))
    .for("update");
  if (to.stepId !== which.stepId) ensureRoom(order.length);
  const others = order.map(({ id }) => id).filter((id) => id !== which.id);
  const at = to.before === null ? others.length : others.indexOf(to.before);
  if (at < 0) return false;
  const moved = await tx
    .update(exercises)
    .set({ stepId: to.stepId, section: to.section })
    .where(isMeant(which))
    .returning({ id: exercises.id });
  if (moved.length === 0) return false;
  const ids = others.toSpliced(at, 0, which.id);
  const places = sql`jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) with ordinality as placed(id, place)`;
  await tx.execute(
    sql`update ${exercises} set place = placed.place from ${places} where ${exercises.id} = placed.id::uuid`,
  );
  return true;
}
