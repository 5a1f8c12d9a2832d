import { randomUUID } from "node:crypto";
import {
  choiceQuestionDraftSchema,
  completeQuestion,
  questionBodySchema,
  refusalsOf,
} from "@lehrpfad/contract";
import type { Db } from "../../../db/client.ts";
import { refusal, signedIn } from "../../../platform/http/context.ts";
import { type Context, inTransaction } from "../../../platform/useCase.ts";
import {
  appendExercises,
  loadPresentQuestion,
  lockCourse,
  lockStep,
  newPartId,
  replaceQuestion,
  storeEdit,
  storeReview,
} from "../../content/index.ts";
import type { CourseRow } from "../../courses/index.ts";
import { ensureRoom } from "../../editing/index.ts";
import { keepAnswers, lockEnrolments } from "../../learning/index.ts";
import { type ChatQuestionRow, changeQuestion, markReplaced } from "../repository.ts";
import { UNDECIDED } from "../rules.ts";

/** What was stored where: for who looked at it and who saved it last, and to take it back. */
type Stored = NonNullable<ChatQuestionRow["placed"]>;

/** Puts a question in the place of the one that its step has; who answered that one keeps the answer. */
async function storeAsQuestion(
  tx: Db,
  course: CourseRow,
  { stepId, question }: ChatQuestionRow,
  now: Date,
): Promise<Stored> {
  const old = await lockStep(tx, course.id, stepId);
  if (!old) throw refusal("STEP_NOT_FOUND");
  if (old.question) await keepAnswers(tx, stepId, old.question.id);
  await replaceQuestion(tx, old, question, now);
  const stored = await loadPresentQuestion(tx, stepId);
  if (!stored) throw refusal("STEP_NOT_FOUND");
  const before = old.question?.id ?? null;
  return { itemId: stored.id, item: "question", version: stored.version, before };
}

async function storeAsExercise(
  tx: Db,
  course: CourseRow,
  { stepId, question }: ChatQuestionRow,
  now: Date,
): Promise<Stored> {
  if (!(await lockStep(tx, course.id, stepId))) throw refusal("STEP_NOT_FOUND");
  const { text, explanation, hint, ...body } = completeQuestion(question, newPartId);
  const { origin, form, reason, source } = question;
  const row = {
    ...{ id: randomUUID(), text, explanation, hint, origin, form, reason, source },
    ...{ body: questionBodySchema.parse(body), version: 1, section: null, removedAt: null },
  };
  await appendExercises(tx, { courseId: course.id, stepId }, [row], now, ensureRoom);
  return { itemId: row.id, item: "exercise", version: 1, before: null };
}

/**
 * Stores an accepted question in its step; who accepts it has looked at it. Throws STEP_NOT_FOUND, EXERCISE_LIMIT,
 * CHAT_QUESTION_TOO_LONG, and what keeps a question from being saved.
 */
export async function accept(
  context: Context,
  course: CourseRow,
  row: ChatQuestionRow,
  decision: "question" | "exercise",
): Promise<void> {
  const { services, actor } = context;
  const [fault] = refusalsOf(row.question);
  if (fault) throw refusal(fault);
  // What was pasted has no lengths of its own; the card says which text is too long.
  const { options, ...texts } = row.question;
  const asDraft = options.map((option) => ({ ...option, id: null, feedback: option.feedback ?? null }));
  if (!choiceQuestionDraftSchema.safeParse({ ...texts, options: asDraft }).success)
    throw refusal("CHAT_QUESTION_TOO_LONG");
  const { userId } = signedIn(actor);
  const now = services.clock.now();
  await inTransaction(context, async (tx) => {
    await lockCourse(tx, course.id);
    // Before the step, as answers do: replacing a question touches what participants did.
    await lockEnrolments(tx, course.id);
    // Accepting twice stores it once.
    if (!(await changeQuestion(tx, row.id, UNDECIDED, { state: "accepted" }))) return;
    const store = decision === "question" ? storeAsQuestion : storeAsExercise;
    const stored = await store(tx, course, row, now);
    await changeQuestion(tx, row.id, ["accepted"], { placed: stored });
    if (decision === "question") await markReplaced(tx, row.stepId, row.id);
    const about = { itemId: stored.itemId, courseId: course.id, version: stored.version };
    await storeEdit(tx, { ...about, editorId: userId });
    await storeReview(tx, {
      ...about,
      item: stored.item,
      stepId: row.stepId,
      reviewerId: userId,
      reviewedAt: now,
    });
  });
}
