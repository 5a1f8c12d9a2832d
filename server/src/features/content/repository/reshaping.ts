import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { contentReviews, exercises, questions, replacedQuestions } from "../../../db/tables/content.ts";
import type { ExerciseRow } from "./exercises.ts";
import type { QuestionRow } from "./questions.ts";

/** Where an exercise stands; a section of null is the end of the step. */
export type ExercisePlace = Pick<ExerciseRow, "id" | "stepId" | "section" | "place">;

/** Has a review stay with what was reviewed, which says what it said, under its new version where it has one. */
async function moveReview(
  tx: Db,
  id: string,
  to: { stepId: string; item: "question" | "exercise" },
  version?: { old: number; next: number },
): Promise<void> {
  const { itemId } = contentReviews;
  await tx.update(contentReviews).set(to).where(eq(itemId, id));
  if (version === undefined) return;
  await tx
    .update(contentReviews)
    .set({ version: version.next })
    .where(and(eq(itemId, id), eq(contentReviews.version, version.old)));
}

/**
 * Gives a question to another step of the same course, which must have none. Answers to it are moved by learning.
 *
 * @param above the version of the question that the step had, 0 for none: who has that one open must not save over this
 */
export async function moveQuestion(
  tx: Db,
  { id, version: old }: Pick<QuestionRow, "id" | "version">,
  stepId: string,
  above: number,
): Promise<void> {
  const next = Math.max(old, above + 1);
  await tx.update(questions).set({ stepId, version: next }).where(eq(questions.id, id));
  await moveReview(tx, id, { stepId, item: "question" }, { old, next });
}

/** Puts exercises, also such as only some people see, into steps of the same course, which must be locked. */
export async function placeExercises(tx: Db, placed: readonly ExercisePlace[]): Promise<void> {
  for (const { id, stepId, section, place } of placed) {
    await tx.update(exercises).set({ stepId, section, place }).where(eq(exercises.id, id));
    await moveReview(tx, id, { stepId, item: "exercise" });
  }
}

/** Makes an exercise of a question under the same id; `removedAt` for one that only who answered it sees. */
export async function turnIntoExercise(
  tx: Db,
  { stepId: _, ...question }: QuestionRow,
  to: Pick<ExerciseRow, "courseId" | "stepId" | "section" | "place" | "removedAt">,
): Promise<void> {
  await tx.delete(questions).where(eq(questions.id, question.id));
  await tx.insert(exercises).values({ ...question, ...to });
  await moveReview(tx, question.id, { stepId: to.stepId, item: "exercise" });
}

/**
 * Makes a step's question of an exercise under the same id; answers to the exercise go.
 *
 * @param above as `moveQuestion` has it
 */
export async function turnIntoQuestion(tx: Db, id: string, stepId: string, above: number): Promise<void> {
  const [row] = await tx.delete(exercises).where(eq(exercises.id, id)).returning();
  if (!row) return;
  const { courseId: _, place: __, section: ___, removedAt: ____, ...question } = row;
  const next = Math.max(question.version, above + 1);
  await tx.insert(questions).values({ ...question, stepId, version: next });
  await moveReview(tx, id, { stepId, item: "question" }, { old: question.version, next });
}

/** Deletes exercises with the answers to them. */
export async function dropExercises(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(exercises).where(inArray(exercises.id, [...ids]));
}

/** Gives questions that others took the place of, all or these, to another step; answers their ids. */
export async function moveReplacedQuestions(
  tx: Db,
  from: string,
  to: string,
  ids: readonly string[] | null = null,
): Promise<string[]> {
  const own = eq(replacedQuestions.stepId, from);
  const rows = await tx
    .update(replacedQuestions)
    .set({ stepId: to })
    .where(ids === null ? own : and(own, inArray(replacedQuestions.id, [...ids])))
    .returning({ id: replacedQuestions.id });
  return rows.map(({ id }) => id);
}
