import { randomUUID } from "node:crypto";
import { completeQuestion, draftOf, questionDraftSchema, refusalsOf } from "@lehrpfad/contract";
import type { Question } from "@lehrpfad/engine";
import type { Db } from "../../../db/client.ts";
import { refusal } from "../../../platform/http/context.ts";
import {
  appendExercises,
  columnsOfQuestion,
  loadPresentQuestion,
  lockCourse,
  lockStep,
  newPartId,
  noteEdited,
  replaceQuestion,
  type StoredStep,
  storeEdit,
  storeReview,
} from "../../content/index.ts";
import { keepAnswers, lockEnrolments } from "../../learning/index.ts";
import { ensureRoom } from "./exercises.ts";

/** Where an accepted question stands, and whose place it took: for who looked at it, and to take it back. */
export interface Accepted {
  itemId: string;
  item: "question" | "exercise";
  version: number;
  before: string | null;
}

/** An accepted question was saved by a person once: whatever writes anew what writers wrote leaves it alone. */
const ACCEPTED_VERSION = 2;

/** Throws what keeps a question from being saved by a person, also where a writer or a chat wrote it. */
function ensureSavable(question: Question): void {
  const draft = draftOf(completeQuestion(question, newPartId));
  const [fault] = refusalsOf(draft);
  if (fault) throw refusal(fault);
  if (!questionDraftSchema.safeParse(draft).success) throw refusal("QUESTION_TOO_LONG");
}

/** Locks what accepting touches: the course, and before steps, as answers do, what participants did. */
export async function lockForAccepting(tx: Db, courseId: string): Promise<void> {
  await lockCourse(tx, courseId);
  await lockEnrolments(tx, courseId);
}

/** Puts a question in the place of the one that its step has; who answered that one keeps the answer. */
async function storeAsQuestion(tx: Db, old: StoredStep, question: Question, now: Date): Promise<Accepted> {
  const { id: stepId } = old.step;
  if (old.question) await keepAnswers(tx, stepId, old.question.id);
  await replaceQuestion(tx, old, question, now, ACCEPTED_VERSION);
  const stored = await loadPresentQuestion(tx, stepId);
  if (!stored) throw refusal("STEP_NOT_FOUND");
  const before = old.question?.id ?? null;
  return { itemId: stored.id, item: "question", version: stored.version, before };
}

async function storeAsExercise(
  tx: Db,
  { step: { id: stepId, courseId } }: StoredStep,
  { origin, form, reason, source, ...question }: Question,
  now: Date,
): Promise<Accepted> {
  const columns = columnsOfQuestion(completeQuestion(question, newPartId));
  const written = { origin, form, reason, source, section: null, removedAt: null };
  const row = { id: randomUUID(), version: ACCEPTED_VERSION, ...written, ...columns };
  await appendExercises(tx, { courseId, stepId }, [row], now, ensureRoom);
  return { itemId: row.id, item: "exercise", version: row.version, before: null };
}

/**
 * Has a question asked that a writer or a chat proposed and a person accepted; `lockForAccepting` came before. It keeps
 * who wrote it; who accepts it has looked at it. Throws STEP_NOT_FOUND, EXERCISE_LIMIT, QUESTION_TOO_LONG and what keeps
 * a question from being saved.
 *
 * @param as where it is asked; null: as the question of a step that has none, else as an exercise at its end
 */
export async function acceptQuestion(
  tx: Db,
  { courseId, stepId, userId }: { courseId: string; stepId: string; userId: string },
  question: Question,
  as: Accepted["item"] | null,
  now: Date,
): Promise<Accepted> {
  ensureSavable(question);
  const step = await lockStep(tx, courseId, stepId);
  if (!step) throw refusal("STEP_NOT_FOUND");
  const item = as ?? (step.question === null ? "question" : "exercise");
  const store = item === "question" ? storeAsQuestion : storeAsExercise;
  const accepted = await store(tx, step, question, now);
  const about = { itemId: accepted.itemId, courseId, version: accepted.version };
  await storeEdit(tx, { ...about, editorId: userId });
  await storeReview(tx, { ...about, item, stepId, reviewerId: userId, reviewedAt: now });
  await noteEdited(tx, courseId, now);
  return accepted;
}
