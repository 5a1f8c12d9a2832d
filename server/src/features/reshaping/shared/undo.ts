import { isChecked } from "@lehrpfad/contract";
import type { Db } from "../../../db/client.ts";
import { later } from "../../../platform/clock.ts";
import type { Services } from "../../../platform/services.ts";
import { moveChatQuestions, returnChatQuestions } from "../../chat/index.ts";
import {
  courseStepOf,
  deleteStep,
  dropExercises,
  ensurePlace,
  loadEveryExercise,
  loadReplacedQuestions,
  loadStep,
  moveQuestion,
  moveReplacedQuestions,
  placeDrafts,
  placeExercises,
  replaceStepTexts,
  restoreStep,
  type StoredStep,
  turnIntoExercise,
  turnIntoQuestion,
} from "../../content/index.ts";
import { placed, RESTORABLE_DAYS, storedStepOf } from "../../editing/index.ts";
import { completeFinished, joinProgress, partProgress, type StepPair } from "../../learning/index.ts";
import { forgetReshapings, type ReshapingRow, reshapingsOfCourse, takeReshaping } from "../repository.ts";

export const DAY = 86_400;

export const undoableSince = (now: Date): Date => later(now, -RESTORABLE_DAYS * DAY);

interface Undoing {
  tx: Db;
  row: ReshapingRow;
  now: Date;
}

/** Puts the exercises of some steps back where they were; others stay in the first step. */
async function putBackExercises(tx: Db, steps: readonly StoredStep[]): Promise<void> {
  const places = steps.flatMap(({ step, exercises }) =>
    exercises.map(({ id, section, place }) => ({ id, section, place, stepId: step.id })),
  );
  await placeExercises(tx, places);
}

async function putBackTexts({ tx, now }: Undoing, { step }: StoredStep): Promise<void> {
  await replaceStepTexts(tx, step.id, courseStepOf({ step, question: null, exercises: [] }), now);
}

/** Gives the halves to each other again; false where one of them is gone. */
async function undoSplit(undoing: Undoing): Promise<boolean> {
  const { tx, row, now } = undoing;
  const { courseId } = row;
  const [kept] = row.before;
  const first = await loadStep(tx, courseId, row.firstId);
  const second = await loadStep(tx, courseId, row.secondId);
  if (!kept || !first || !second) return false;
  const before = storedStepOf(kept);
  const isSecond =
    second.question !== null && (!first.question || second.question.id === before.question?.id);
  const pair: StepPair = { first: row.firstId, second: row.secondId, staying: isSecond ? "second" : "first" };
  const [own, added] = await Promise.all([pair.first, pair.second].map((id) => loadEveryExercise(tx, id)));
  const next = 1 + Math.max(0, ...[...(own ?? []), ...before.exercises].map(({ place }) => place));
  const other = isSecond ? first.question : second.question;
  const to = { courseId, stepId: pair.first, section: null, place: next, removedAt: null };
  if (other) await turnIntoExercise(tx, other, to);
  if (isSecond && second.question)
    await moveQuestion(tx, second.question, pair.first, first.question?.version ?? 0);
  await moveReplacedQuestions(tx, pair.second, pair.first);
  await placeExercises(
    tx,
    (added ?? []).map(({ id }, at) => ({ id, stepId: pair.first, section: null, place: next + 1 + at })),
  );
  await putBackExercises(tx, [before]);
  await putBackTexts(undoing, before);
  await placeDrafts(tx, pair.first, [...first.step.drafts, ...second.step.drafts]);
  await returnChatQuestions(tx, { from: pair.second, to: pair.first });
  await moveChatQuestions(tx, { from: pair.second, to: pair.first });
  const exercises = other ? [other.id] : [];
  await joinProgress(tx, pair, { otherQuestion: other?.id ?? null, exercises });
  await deleteStep(tx, second.step, now);
  await completeFinished(tx, courseId, now);
  return true;
}

/** Stores the step again that a merger took away, behind the one that it went into. */
async function storeAgain({ tx, row, now }: Undoing, { step }: StoredStep): Promise<void> {
  const again = { ...step, version: step.version + 1, editedAt: now };
  await restoreStep(tx, { step: again, question: null, exercises: [] }, now, (order) => {
    ensurePlace(order.length);
    return placed(order, step.id, { side: "after", stepId: row.firstId }) ?? [...order, step.id];
  });
}

/** Makes two steps of one again; false where the one is gone or the other there. */
async function undoMerger(undoing: Undoing): Promise<boolean> {
  const { tx, row } = undoing;
  const { courseId } = row;
  const [first, second] = row.before;
  const present = await loadStep(tx, courseId, row.firstId);
  if (!first || !second || !present || (await loadStep(tx, courseId, row.secondId))) return false;
  const [one, other] = [storedStepOf(first), storedStepOf(second)];
  const isOthers = ({ id }: { id: string }) => other.step.drafts.some((draft) => draft.id === id);
  const { drafts } = present.step;
  await storeAgain(undoing, { ...other, step: { ...other.step, drafts: drafts.filter(isOthers) } });
  await placeDrafts(
    tx,
    row.firstId,
    drafts.filter((draft) => !isOthers(draft)),
  );
  await returnChatQuestions(tx, { from: row.firstId, to: row.secondId });
  const staying = second.question && present.question?.id === second.question.id ? "second" : "first";
  const pair: StepPair = { first: row.firstId, second: row.secondId, staying };
  const asked = staying === "second" ? one.question : other.question;
  const exercises = await loadEveryExercise(tx, row.firstId);
  const replaced = (await loadReplacedQuestions(tx, row.firstId)).map(({ id }) => id);
  const turned = exercises.filter(({ id }) => id === asked?.id || replaced.includes(id));
  const parting = turned.map(({ id, body }) => ({ id, isJudged: !isChecked(body) }));
  await partProgress(tx, pair, { before: row, since: row.madeAt, exercises: parting });
  const { question } = present;
  if (staying === "second" && question) await moveQuestion(tx, question, row.secondId, 0);
  await moveReplacedQuestions(tx, row.firstId, row.secondId, second.replaced ?? []);
  const above = staying === "second" ? (question?.version ?? 0) : 0;
  if (asked) await turnIntoQuestion(tx, asked.id, staying === "second" ? row.firstId : row.secondId, above);
  await dropExercises(
    tx,
    turned.filter(({ id }) => id !== asked?.id).map(({ id }) => id),
  );
  await putBackExercises(tx, [one, other]);
  await putBackTexts(undoing, one);
  return true;
}

export const undo = (undoing: Undoing): Promise<boolean> =>
  undoing.row.kind === "split" ? undoSplit(undoing) : undoMerger(undoing);

export const stepsOf = ({ kind, firstId, secondId }: Pick<ReshapingRow, "kind" | "firstId" | "secondId">) =>
  kind === "split" ? [firstId, secondId] : [firstId];

/**
 * Undoes what was split and merged in a course after `since`, the latest first, where it can be, whoever edited it since:
 * an older version is to come back, with what participants did. The course and its participations must be locked.
 *
 * @param stepId only what concerns this step; null for everything
 */
export async function undoSince(
  tx: Db,
  { courseId, stepId }: { courseId: string; stepId: string | null },
  since: Date,
  now: Date,
): Promise<void> {
  const bound = new Date(Math.max(since.getTime(), undoableSince(now).getTime()));
  for (const { id, firstId, secondId } of await reshapingsOfCourse(tx, courseId, bound)) {
    if (stepId !== null && stepId !== firstId && stepId !== secondId) continue;
    const row = await takeReshaping(tx, { courseId, id }, bound);
    if (row) await undo({ tx, row, now });
  }
}

/** Gives up what can no longer be undone. */
export async function removeOldReshapings(services: Services): Promise<void> {
  await forgetReshapings(services.db, undoableSince(services.clock.now()));
}
