import type { Db } from "../../../db/client.ts";
import { refusal } from "../../../platform/http/context.ts";
import { type Context, inTransaction } from "../../../platform/useCase.ts";
import {
  deleteExercise,
  findExercise,
  findQuestion,
  findReview,
  loadPresentQuestion,
  lockCourse,
  lockStep,
  replaceQuestion,
  storeReview,
  writtenQuestion,
} from "../../content/index.ts";
import type { CourseRow } from "../../courses/index.ts";
import { findAnswered, keepAnswers, lockEnrolments } from "../../learning/index.ts";
import { type ChatQuestionRow, changeQuestion, findQuestions, markRestored } from "../repository.ts";

type Placed = NonNullable<ChatQuestionRow["placed"]>;

/** Takes an exercise off its step; one that is gone already is no fault. */
async function removeExercise(
  tx: Db,
  course: CourseRow,
  stepId: string,
  { itemId, version }: Placed,
  now: Date,
): Promise<void> {
  const which = { courseId: course.id, stepId, id: itemId };
  if (await deleteExercise(tx, which, version, findAnswered, now)) return;
  const present = await findExercise(tx, course.id, itemId);
  if (present?.removedAt === null) throw refusal("CHAT_EDITED_SINCE");
}

/** Puts the question back whose place was taken, with who looked at it; one that is gone already is no fault. */
async function restoreQuestion(
  tx: Db,
  course: CourseRow,
  stepId: string,
  { itemId, version, before }: Placed,
  now: Date,
): Promise<void> {
  const step = await lockStep(tx, course.id, stepId);
  if (step?.question?.id !== itemId) return;
  if (step.question.version !== version) throw refusal("CHAT_EDITED_SINCE");
  await keepAnswers(tx, stepId, itemId);
  const old = before === null ? null : await findQuestion(tx, course.id, before);
  await replaceQuestion(tx, step, old && writtenQuestion(old), now);
  const present = await loadPresentQuestion(tx, stepId);
  if (!old || !present) return;
  const seen = await findReview(tx, course.id, old.id);
  if (seen && seen.version === old.version) {
    const { item, reviewerId, reviewedAt } = seen;
    const about = { itemId: present.id, item, courseId: course.id, stepId, version: present.version };
    await storeReview(tx, { ...about, reviewerId, reviewedAt });
  }
  await markRestored(tx, old.id, present);
}

/**
 * Takes what was accepted out of its step, so that it waits again; the question whose place it took comes back. Throws
 * CHAT_EDITED_SINCE where somebody changed it in the editor.
 */
export async function takeBack(context: Context, course: CourseRow, questionId: string): Promise<void> {
  const now = context.services.clock.now();
  await inTransaction(context, async (tx) => {
    await lockCourse(tx, course.id);
    // Before the step, as answers do: replacing a question touches what participants did.
    await lockEnrolments(tx, course.id);
    const [row] = await findQuestions(tx, course.id, [questionId]);
    if (row?.state !== "accepted") return;
    const { placed, stepId } = row;
    if (placed === null) throw refusal("CHAT_EDITED_SINCE");
    const remove = placed.item === "exercise" ? removeExercise : restoreQuestion;
    await remove(tx, course, stepId, placed, now);
    await changeQuestion(tx, questionId, ["accepted"], { state: "open", placed: null });
  });
}
