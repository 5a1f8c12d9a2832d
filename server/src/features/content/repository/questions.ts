import { randomUUID } from "node:crypto";
import { completeQuestion, questionBodySchema } from "@lehrpfad/contract";
import type { Question, Source } from "@lehrpfad/engine";
import { and, desc, eq, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { questions, replacedQuestions, steps } from "../../../db/tables/content.ts";
import { lockCourse, noteEdited } from "./courses.ts";

export type QuestionRow = typeof questions.$inferSelect;

/** What a question says, with the ids that answers will name. */
export type CompleteQuestion = ReturnType<typeof completeQuestion>;

/** Whether a writer of the server wrote it, and nobody chose it: what a person wrote or accepted stays. */
export function isByWriter({ origin }: Pick<QuestionRow, "origin">): boolean {
  return origin !== "person" && origin !== "chat";
}

/** Letters of the id of an option, or of any other part, which is unique within its question. */
const PART_ID_LENGTH = 8;

export function newPartId(): string {
  return randomUUID().slice(0, PART_ID_LENGTH);
}

/** What a question says, by columns. */
export function columnsOfQuestion(question: CompleteQuestion) {
  const { text, explanation, hint } = question;
  return { text, explanation, hint, body: questionBodySchema.parse(question) };
}

/** Stores the question of a step that has none. */
export async function insertQuestion(db: Db, stepId: string, question: Question, version = 1): Promise<void> {
  const { origin, form, reason, source } = question;
  const columns = columnsOfQuestion(completeQuestion(question, newPartId));
  await db
    .insert(questions)
    .values({ id: randomUUID(), stepId, version, origin, form, reason, source, ...columns });
}

/** What a person saves of a question. */
export interface SavedQuestion {
  question: CompleteQuestion;
  /** Undefined: it stays as it is. */
  source: Source | null | undefined;
}

/** Saves a question over `version`, or a first one where it is null; false where that is not what is stored. */
export async function saveQuestion(
  db: Db,
  step: { courseId: string; id: string },
  version: number | null,
  { question, source }: SavedQuestion,
  now: Date,
): Promise<boolean> {
  const columns = { ...columnsOfQuestion(question), source };
  return await db.transaction(async (tx) => {
    await lockCourse(tx, step.courseId);
    const rows =
      version === null
        ? await tx
            .insert(questions)
            .values({ id: randomUUID(), stepId: step.id, origin: "person", reason: null, ...columns })
            .onConflictDoNothing({ target: questions.stepId })
            .returning({ id: questions.id })
        : await tx
            .update(questions)
            .set({ ...columns, version: sql`${questions.version} + 1` })
            .where(and(eq(questions.stepId, step.id), eq(questions.version, version)))
            .returning({ id: questions.id });
    if (rows.length > 0) await noteEdited(tx, step.courseId, now);
    return rows.length > 0;
  });
}

/** Deletes the question of a step if it still has `version`; whether it was deleted. */
export async function deleteQuestion(
  db: Db,
  step: { courseId: string; id: string },
  version: number,
  now: Date,
): Promise<boolean> {
  return await db.transaction(async (tx) => {
    await lockCourse(tx, step.courseId);
    const rows = await tx
      .delete(questions)
      .where(and(eq(questions.stepId, step.id), eq(questions.version, version)))
      .returning({ id: questions.id });
    if (rows.length > 0) await noteEdited(tx, step.courseId, now);
    return rows.length > 0;
  });
}

/**
 * Puts a question in the place of a step's. The old one is kept for those who answered it: `keepAnswers` of
 * learning notes, in the same transaction, that their answers stay answers to it.
 *
 * @param first the version of a question where there was none, 1 unless a person accepted it
 */
export async function replaceQuestion(
  tx: Db,
  { step, question: old }: { step: { id: string; courseId: string }; question: QuestionRow | null },
  question: Question | null,
  now: Date,
  first = 1,
): Promise<void> {
  const { id: stepId, courseId } = step;
  if (old) {
    await tx
      .insert(replacedQuestions)
      .values({ id: old.id, courseId, stepId, question: old, replacedAt: now });
    await tx.delete(questions).where(eq(questions.id, old.id));
  }
  // The version goes on, so that nobody who has the old one open saves over the new one.
  if (question) await insertQuestion(tx, stepId, question, Math.max(first, (old?.version ?? 0) + 1));
}

/** Questions that another one took the place of in a step, the last first. */
export async function loadReplacedQuestions(db: Db, stepId: string): Promise<QuestionRow[]> {
  const rows = await db
    .select({ question: replacedQuestions.question })
    .from(replacedQuestions)
    .where(eq(replacedQuestions.stepId, stepId))
    .orderBy(desc(replacedQuestions.replacedAt));
  return rows.map(({ question }) => question);
}

/** The question that a step asks at present; null where it asks none. */
export async function loadPresentQuestion(db: Db, stepId: string): Promise<QuestionRow | null> {
  const [row] = await db.select().from(questions).where(eq(questions.stepId, stepId));
  return row ?? null;
}

/** The question with this id in a course, also one that another one took the place of; null where there is none. */
export async function findQuestion(db: Db, courseId: string, id: string): Promise<QuestionRow | null> {
  const [row] = await db
    .select({ question: questions })
    .from(questions)
    .innerJoin(steps, eq(steps.id, questions.stepId))
    .where(and(eq(questions.id, id), eq(steps.courseId, courseId)));
  if (row) return row.question;
  const [replaced] = await db
    .select({ question: replacedQuestions.question })
    .from(replacedQuestions)
    .where(and(eq(replacedQuestions.id, id), eq(replacedQuestions.courseId, courseId)));
  return replaced?.question ?? null;
}
