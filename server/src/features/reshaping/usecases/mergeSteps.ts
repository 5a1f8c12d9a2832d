import { randomUUID } from "node:crypto";
import { askerOf } from "../../../platform/heavyWork/turns.ts";
import { refusal } from "../../../platform/http/context.ts";
import type { Call, CallerContext } from "../../../platform/useCase.ts";
import { moveChatQuestions } from "../../chat/index.ts";
import {
  courseStepOf,
  deleteStep,
  type ExercisePlace,
  loadReplacedQuestions,
  moveQuestion,
  moveReplacedQuestions,
  placeDrafts,
  placeExercises,
  replaceStepTexts,
  type StoredStep,
  turnIntoExercise,
} from "../../content/index.ts";
import type { CourseRow } from "../../courses/index.ts";
import { changeableCourse } from "../../editing/index.ts";
import { completeFinished, joinProgress, loadPairTraces, type StepPair } from "../../learning/index.ts";
import { JOIN_WORK, type JoinedTexts } from "../heavyWork.ts";
import { insertReshaping } from "../repository.ts";
import {
  ensureExercisesFit,
  ensureFits,
  inLockedCourse,
  loadWhole,
  lockWhole,
  presentState,
  type Reshaped,
  type Reshaping,
  textsOf,
  tryAgain,
} from "../shared/reshape.ts";

/** Two steps that are becoming one. */
interface Merging extends Reshaped {
  first: StoredStep;
  second: StoredStep;
  joined: JoinedTexts;
}

/** The second one's question stands at the end of both: it stays. */
function pairOf({ first, second }: Pick<Merging, "first" | "second">): StepPair {
  const staying = second.question ? "second" : "first";
  return { first: first.step.id, second: second.step.id, staying };
}

/** The exercises in the order of the text; the first one's question comes behind its text. */
function placesOf({ first, second, joined }: Merging): { question: number; exercises: ExercisePlace[] } {
  const stepId = first.step.id;
  const own = first.exercises.map(({ id }, place) => ({
    ...{ id, stepId, place, section: joined.first[place] ?? null },
  }));
  const others = second.exercises.map(({ id }, at) => ({
    ...{ id, stepId, place: own.length + 1 + at, section: joined.second[at] ?? null },
  }));
  return { question: own.length, exercises: [...own, ...others] };
}

/**
 * Makes exercises of the questions that do not stay: of the first step's, and, for those who answered them alone, of
 * such as it asked before. Answers their ids.
 */
async function turnQuestions(
  merging: Merging,
  pair: StepPair,
  answered: readonly string[],
): Promise<string[]> {
  const { tx, first, second, joined, now } = merging;
  const other = pair.staying === "second" ? first : second;
  const { question } = other;
  const to = {
    ...{ courseId: first.step.courseId, stepId: first.step.id, place: placesOf(merging).question },
    section: pair.staying === "second" ? joined.endOfFirst : null,
  };
  if (question) await turnIntoExercise(tx, question, { ...to, removedAt: null });
  const replaced = await loadReplacedQuestions(tx, other.step.id);
  const kept = replaced.filter(({ id }) => answered.includes(id));
  for (const asked of kept) await turnIntoExercise(tx, asked, { ...to, removedAt: now });
  return [...(question ? [question] : []), ...kept].map(({ id }) => id);
}

/** Gives everything to the first step and takes the second one away. Answers what replaced questions came over. */
async function join(merging: Merging, pair: StepPair, answered: readonly string[]): Promise<string[]> {
  const { tx, first, second, joined, now } = merging;
  const exercises = await turnQuestions(merging, pair, answered);
  if (pair.staying === "second" && second.question)
    await moveQuestion(tx, second.question, pair.first, first.question?.version ?? 0);
  const replaced = await moveReplacedQuestions(tx, pair.second, pair.first);
  await placeExercises(tx, placesOf(merging).exercises);
  const claims = [...first.step.claims, ...second.step.claims];
  const step = { ...courseStepOf(first), ...joined.step, claims, fallback: false };
  await replaceStepTexts(tx, pair.first, step, now);
  await placeDrafts(tx, pair.first, [...first.step.drafts, ...second.step.drafts]);
  await moveChatQuestions(tx, { from: pair.second, to: pair.first });
  const other = pair.staying === "second" ? first : second;
  await joinProgress(tx, pair, { otherQuestion: other.question?.id ?? null, exercises });
  await deleteStep(tx, second.step, now);
  await completeFinished(tx, first.step.courseId, now);
  return replaced;
}

interface Wish {
  slug: string;
  stepId: string;
  version: number;
  nextId: string;
  nextVersion: number;
  title: string;
}

const partOf = ({ step, exercises }: StoredStep) => ({
  ...{ texts: textsOf(step), sections: exercises.map(({ section }) => section) },
});

/** Joins the texts in a process of its own, while anybody may still change them. */
async function joinTexts(
  { context, input: { stepId, nextId, title }, signal }: Call<Wish, CallerContext>,
  course: CourseRow,
) {
  const { db, work } = context.services;
  const state = await presentState(db, course.id, [stepId, nextId]);
  const [first, second] = [await loadWhole(db, course.id, stepId), await loadWhole(db, course.id, nextId)];
  const task = { first: partOf(first), second: partOf(second), title, language: course.language };
  return { joined: await work.run(JOIN_WORK, task, { asker: askerOf(context), signal }), state };
}

/** Null where something of it changed before it was locked. */
async function merge(call: Call<Wish, CallerContext>): Promise<Reshaping | null> {
  const { context, input } = call;
  const { services, actor } = context;
  const { slug, stepId, nextId } = input;
  const reshapingId = randomUUID();
  const { joined, state } = await joinTexts(call, await changeableCourse(services, actor, slug));
  let isOutdated = false;
  const shown = await inLockedCourse(services, actor, slug, async (reshaped) => {
    const { tx, course, by, now } = reshaped;
    const first = await lockWhole(reshaped, { id: stepId, version: input.version });
    const second = await lockWhole(reshaped, { id: nextId, version: input.nextVersion });
    if (second.step.position !== first.step.position + 1) throw refusal("STEP_CHANGED");
    isOutdated = (await presentState(tx, course.id, [stepId, nextId])) !== state;
    if (isOutdated) return;
    ensureFits(joined.step);
    const present = [...first.exercises, ...second.exercises].filter(({ removedAt }) => removedAt === null);
    ensureExercisesFit(present.length + (first.question && second.question ? 1 : 0));
    const pair = pairOf({ first, second });
    const traces = await loadPairTraces(tx, pair);
    const answered = traces.progress.flatMap(({ questionId }) => questionId ?? []);
    const replaced = await join({ ...reshaped, first, second, joined }, pair, answered);
    await insertReshaping(tx, {
      ...{ id: reshapingId, courseId: course.id, kind: "merge", firstId: stepId, secondId: nextId },
      ...{ before: [first, { ...second, replaced }], ...traces, madeBy: by, madeAt: now },
      state: await presentState(tx, course.id, [stepId]),
    });
  });
  return isOutdated ? null : { ...shown, stepId, reshapingId };
}

/**
 * Makes a step and the one behind it one step, in the place of the first. Throws STEP_NOT_FOUND, STEP_CHANGED where one
 * was edited or another one stands between them, STEP_TOO_LONG, EXERCISE_LIMIT, GENERATION_STILL_RUNNING, and what
 * `Work.run` throws.
 */
export async function mergeSteps(call: Call<Wish, CallerContext>): Promise<Reshaping> {
  return await tryAgain(() => merge(call));
}
