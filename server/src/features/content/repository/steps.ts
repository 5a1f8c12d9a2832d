import { randomUUID } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { CourseStep, Question } from "@lehrpfad/engine";
import { and, asc, count, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { type DraftedQuestion, questions, steps } from "../../../db/tables/content.ts";
import { lockCourse, noteEdited } from "./courses.ts";
import { type ExerciseRow, insertExercises, loadExercises } from "./exercises.ts";
import { insertQuestion, isByWriter, newPartId, type QuestionRow } from "./questions.ts";

export type StepRow = typeof steps.$inferSelect;

/** A step as it is stored, with its question. */
export interface StoredStep {
  step: StepRow;
  question: QuestionRow | null;
  /** In their order. */
  exercises: ExerciseRow[];
}

/** What a list of steps shows of one. */
export interface OutlineEntry {
  id: string;
  /** From 1. */
  position: number;
  title: string;
}

async function loadWhere(db: Db, where: SQL | undefined): Promise<StoredStep[]> {
  const rows = await db
    .select({ step: steps, question: questions })
    .from(steps)
    .leftJoin(questions, eq(questions.stepId, steps.id))
    .where(where)
    .orderBy(asc(steps.position));
  return await withExercises(db, rows);
}

async function withExercises(db: Db, rows: readonly Omit<StoredStep, "exercises">[]): Promise<StoredStep[]> {
  const byStep = await loadExercises(
    db,
    rows.map(({ step }) => step.id),
  );
  return rows.map((row) => ({ ...row, exercises: byStep.get(row.step.id) ?? [] }));
}

/** Bytes of texts that are read with one query, and steps. */
const AT_ONCE = { bytes: 250_000, steps: 20 };

/** The ids of a course's steps in their order, so many together as are read with one query. */
async function idsInParts(db: Db, courseId: string): Promise<string[][]> {
  const bytes = sql<number>`octet_length(${steps.content}) + pg_column_size(${steps.sections})`;
  const rows = await db
    .select({ id: steps.id, bytes })
    .from(steps)
    .where(eq(steps.courseId, courseId))
    .orderBy(asc(steps.position));
  const parts: string[][] = [];
  let room = 0;
  for (const row of rows) {
    room -= row.bytes;
    const part = parts.at(-1);
    if (part && room >= 0 && part.length < AT_ONCE.steps) part.push(row.id);
    else {
      parts.push([row.id]);
      room = AT_ONCE.bytes - row.bytes;
    }
  }
  return parts;
}

/** The steps of a course in their order, each with its question; read in parts, other requests between. */
export async function loadSteps(db: Db, courseId: string): Promise<StoredStep[]> {
  const loaded: StoredStep[] = [];
  for (const ids of await idsInParts(db, courseId)) {
    await setImmediate();
    loaded.push(...(await loadWhere(db, inArray(steps.id, ids))));
  }
  return loaded;
}

/** One step of a course; null where the course has none of this id. */
export async function loadStep(db: Db, courseId: string, stepId: string): Promise<StoredStep | null> {
  const [row] = await loadWhere(db, and(eq(steps.courseId, courseId), eq(steps.id, stepId)));
  return row ?? null;
}

/** `loadSteps`, and nobody can edit, answer or delete them until the transaction ends. */
export async function lockSteps(tx: Db, courseId: string): Promise<StoredStep[]> {
  const rows = await tx
    .select()
    .from(steps)
    .where(eq(steps.courseId, courseId))
    .orderBy(asc(steps.position))
    .for("update");
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const asked = await tx.select().from(questions).where(inArray(questions.stepId, ids)).for("update");
  const byStep = new Map(asked.map((question) => [question.stepId, question]));
  return await withExercises(
    tx,
    rows.map((step) => ({ step, question: byStep.get(step.id) ?? null })),
  );
}

/** One step of a course, which nobody can edit, answer or delete until the transaction ends. */
export async function lockStep(tx: Db, courseId: string, stepId: string): Promise<StoredStep | null> {
  const own = and(eq(steps.id, stepId), eq(steps.courseId, courseId));
  const [step] = await tx.select().from(steps).where(own).for("update");
  if (!step) return null;
  const [question] = await tx.select().from(questions).where(eq(questions.stepId, step.id));
  return {
    step,
    question: question ?? null,
    exercises: (await loadExercises(tx, [step.id])).get(step.id) ?? [],
  };
}

/** Ids, places and titles of a course's steps in their order. */
export async function loadOutline(db: Db, courseId: string): Promise<OutlineEntry[]> {
  return await db
    .select({ id: steps.id, position: steps.position, title: steps.title })
    .from(steps)
    .where(eq(steps.courseId, courseId))
    .orderBy(asc(steps.position));
}

/** The terms of a course by step, in the order of the steps; steps without terms are left out. */
export async function loadTerms(db: Db, courseId: string) {
  const rows = await db
    .select({ position: steps.position, title: steps.title, sections: steps.sections })
    .from(steps)
    .where(eq(steps.courseId, courseId))
    .orderBy(asc(steps.position));
  return rows.flatMap(({ sections, ...step }) =>
    sections.terms.map(({ term, meaning }) => ({ term, meaning, step })),
  );
}

/** The outline with what each step asks: a summary where its question has a reason for standing in for a better one. */
export async function loadAsking(db: Db, courseId: string) {
  const rows = await db
    .select({
      ...{ id: steps.id, position: steps.position, title: steps.title },
      ...{ writer: steps.writer, questionId: questions.id, reason: questions.reason },
    })
    .from(steps)
    .leftJoin(questions, eq(questions.stepId, steps.id))
    .where(eq(steps.courseId, courseId))
    .orderBy(asc(steps.position));
  return rows.map(({ writer, questionId, reason, ...step }) => {
    const isOwn = reason === null || writer === "placeholder";
    const asks = questionId === null ? "nothing" : isOwn ? "question" : "summary";
    return { ...step, asks } as const;
  });
}

/** The outline of a course, each step with its question. */
export async function loadQuestions(
  db: Db,
  courseId: string,
): Promise<{ step: OutlineEntry; question: QuestionRow | null }[]> {
  return await db
    .select({ step: { id: steps.id, position: steps.position, title: steps.title }, question: questions })
    .from(steps)
    .leftJoin(questions, eq(questions.stepId, steps.id))
    .where(eq(steps.courseId, courseId))
    .orderBy(asc(steps.position));
}

/** How many steps each of these courses has; courses without steps are left out. */
export async function countSteps(db: Db, courseIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ courseId: steps.courseId, n: count() })
    .from(steps)
    .where(inArray(steps.courseId, [...courseIds]))
    .groupBy(steps.courseId);
  return new Map(rows.map(({ courseId, n }) => [courseId, n]));
}

/** How many questions of a course's steps the server marks. */
export async function countCheckedQuestions(db: Db, courseId: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(steps)
    .innerJoin(questions, eq(questions.stepId, steps.id))
    .where(and(eq(steps.courseId, courseId), sql`${questions.body} ->> 'kind' <> 'self'`));
  return row?.n ?? 0;
}

/** Steps whose present text the built-in writer wrote in place of the model: who edits one makes it another's. */
const isFallback = and(eq(steps.fallback, true), eq(steps.writer, "builtin"));

/** Whether the built-in writer wrote a step in place of the model, and nobody has changed it or its question since. */
export function isStandIn({ step, question }: Pick<StoredStep, "step" | "question">): boolean {
  const isAsWritten = question === null || (isByWriter(question) && question.version === 1);
  return step.fallback && step.writer === "builtin" && isAsWritten;
}

/** How many steps of each of these courses the built-in writer wrote in place of the model; courses without such are left out. */
export async function countFallbacks(db: Db, courseIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ courseId: steps.courseId, n: count() })
    .from(steps)
    .where(and(inArray(steps.courseId, [...courseIds]), isFallback))
    .groupBy(steps.courseId);
  return new Map(rows.map(({ courseId, n }) => [courseId, n]));
}

/** The steps of a course that the built-in writer wrote in place of the model, each with its question, in their order. */
export async function loadFallbacks(
  db: Db,
  courseId: string,
): Promise<Pick<StoredStep, "step" | "question">[]> {
  return await db
    .select({ step: steps, question: questions })
    .from(steps)
    .leftJoin(questions, eq(questions.stepId, steps.id))
    .where(and(eq(steps.courseId, courseId), isFallback))
    .orderBy(asc(steps.position));
}

/** When the steps of a course were stored, oldest first. */
export async function listStepTimes(db: Db, courseId: string): Promise<Date[]> {
  const rows = await db
    .select({ at: steps.createdAt })
    .from(steps)
    .where(eq(steps.courseId, courseId))
    .orderBy(steps.createdAt);
  return rows.map(({ at }) => at);
}

/** Changes whenever a step of the course is edited, added or deleted. */
export async function readContentState(db: Db, courseId: string): Promise<string> {
  const [row] = await db
    .select({
      n: count(),
      saves: sql<number | null>`sum(${steps.version})`,
      at: sql<string | null>`max(${steps.editedAt})::text`,
    })
    .from(steps)
    .where(eq(steps.courseId, courseId));
  return `${row?.n} ${row?.saves} ${row?.at}`;
}

/** Drafts as they are stored: each with an id. */
const namedDrafts = (drafts: readonly Question[]): DraftedQuestion[] =>
  drafts.map((draft) => ({ ...draft, id: newPartId() }));

/** Stores a step with its question; answers its id, null when its place is already taken: then nothing is changed. */
export async function storeStep(
  db: Db,
  courseId: string,
  step: CourseStep,
  now: Date,
): Promise<string | null> {
  const id = randomUUID();
  const { question, exercises, drafts = [], ...texts } = step;
  const [row] = await db
    .insert(steps)
    .values({ id, courseId, ...texts, drafts: namedDrafts(drafts), createdAt: now, editedAt: now })
    .onConflictDoNothing({ target: [steps.courseId, steps.position] })
    .returning({ id: steps.id });
  if (!row) return null;
  if (question) await insertQuestion(db, id, question);
  await insertExercises(db, { courseId, stepId: id }, exercises);
  return id;
}

/** Deletes all steps of a course. */
export async function deleteSteps(db: Db, courseId: string): Promise<void> {
  await db.delete(steps).where(eq(steps.courseId, courseId));
}

/** Saves texts over `version`; false where the step is gone or was saved by somebody else since. */
export async function saveStepTexts(
  db: Db,
  step: { courseId: string; id: string; version: number },
  texts: Pick<StepRow, "title" | "content" | "sections" | "summary" | "words">,
  now: Date,
): Promise<boolean> {
  return await db.transaction(async (tx) => {
    await lockCourse(tx, step.courseId);
    const rows = await tx
      .update(steps)
      .set({ ...texts, fallback: false, version: sql`${steps.version} + 1`, editedAt: now })
      .where(and(eq(steps.id, step.id), eq(steps.courseId, step.courseId), eq(steps.version, step.version)))
      .returning({ id: steps.id });
    if (rows.length > 0) await noteEdited(tx, step.courseId, now);
    return rows.length > 0;
  });
}

/** Puts texts with their sources in the place of a step's, whatever its version. */
export async function replaceStepTexts(db: Db, stepId: string, step: CourseStep, now: Date): Promise<void> {
  const { position: _, question: __, exercises: ___, claims = [], drafts, ...texts } = step;
  const version = sql`${steps.version} + 1`;
  await db
    .update(steps)
    .set({ ...texts, claims, ...(drafts ? { drafts: namedDrafts(drafts) } : {}), version, editedAt: now })
    .where(eq(steps.id, stepId));
}

/** Puts a summary in the place of a step's, whatever its version. */
export async function replaceSummary(db: Db, stepId: string, summary: string, now: Date): Promise<void> {
  const version = sql`${steps.version} + 1`;
  await db.update(steps).set({ summary, version, editedAt: now }).where(eq(steps.id, stepId));
}
