import { askerOf } from "../../../platform/heavyWork/turns.ts";
import { refusal } from "../../../platform/http/context.ts";
import { idOfRequest } from "../../../platform/requestIds.ts";
import type { Call, CallerContext } from "../../../platform/useCase.ts";
import { loadChatPlaces, moveChatQuestions } from "../../chat/index.ts";
import {
  courseStepOf,
  ensurePlace,
  loadStep,
  moveQuestion,
  moveReplacedQuestions,
  placeDrafts,
  placeExercises,
  replaceStepTexts,
  restoreStep,
  type StoredStep,
} from "../../content/index.ts";
import type { CourseRow } from "../../courses/index.ts";
import { changeableCourse, placed } from "../../editing/index.ts";
import { divideProgress, loadMarks, moveMarks } from "../../learning/index.ts";
import { DIVIDE_WORK, type DividedStep } from "../heavyWork.ts";
import { insertReshaping } from "../repository.ts";
import {
  inLockedCourse,
  loadWhole,
  lockWhole,
  presentState,
  type Reshaped,
  type Reshaping,
  textsOf,
  tryAgain,
} from "../shared/reshape.ts";

type Mark = Awaited<ReturnType<typeof loadMarks>>[number];

/** A step that is being split. */
interface Splitting extends Reshaped {
  whole: StoredStep;
  cut: DividedStep;
  /** Of participants, in the second half. */
  secondMarks: Mark[];
  /** Questions of a chat, in the second half. */
  secondChat: string[];
  secondId: string;
}

/** Stores the second half behind the first. */
async function storeHalves({ tx, whole, cut, secondId, now }: Splitting): Promise<void> {
  const { step } = whole;
  const fresh = { version: 1, fallback: false, createdAt: now, editedAt: now };
  const isInSecond = ({ id }: { id: string }) => cut.openInSecond.includes(id);
  const drafts = step.drafts.filter(isInSecond);
  const second = { ...step, ...cut.second, ...fresh, drafts, id: secondId };
  await restoreStep(tx, { step: second, question: null, exercises: [] }, now, (order) => {
    ensurePlace(order.length);
    const next = placed(order, secondId, { side: "after", stepId: step.id });
    if (next === null) throw refusal("STEP_NOT_FOUND");
    return next;
  });
  await replaceStepTexts(tx, step.id, { ...courseStepOf(whole), ...cut.first, fallback: false }, now);
  await placeDrafts(
    tx,
    step.id,
    step.drafts.filter((draft) => !isInSecond(draft)),
  );
}

/** Gives what stands beside the text to the half that it belongs to. */
async function divideBelongings({
  tx,
  whole,
  cut,
  secondMarks,
  secondChat,
  secondId,
}: Splitting): Promise<void> {
  const { step, question, exercises } = whole;
  const ids = { first: step.id, second: secondId };
  const places = new Map(cut.exercises.map(({ id, half, section }) => [id, { stepId: ids[half], section }]));
  await placeExercises(
    tx,
    exercises.flatMap(({ id, place }) => {
      const found = places.get(id);
      return found ? [{ id, place, ...found }] : [];
    }),
  );
  const staying = cut.question;
  if (question && staying === "second") {
    await moveQuestion(tx, question, secondId, 0);
    await moveReplacedQuestions(tx, step.id, secondId);
  }
  await moveChatQuestions(tx, { from: step.id, to: secondId }, secondChat);
  await divideProgress(tx, { ...ids, staying });
  await moveMarks(tx, secondMarks, secondId);
}

interface Wish {
  slug: string;
  stepId: string;
  requestId: string;
  version: number;
  at: number;
  title: string;
}

/** Parts the step in a process of its own, while anybody may still change it. */
async function divide(
  { context, input: wish, signal }: Call<Wish, CallerContext>,
  { id: courseId, language }: CourseRow,
) {
  const { db, work } = context.services;
  const state = await presentState(db, courseId, [wish.stepId]);
  const marks = await loadMarks(db, wish.stepId);
  const { step, question, exercises } = await loadWhole(db, courseId, wish.stepId);
  const chat = await loadChatPlaces(db, wish.stepId);
  const asked = { question, exercises, open: [...step.drafts, ...chat], marks };
  const task = { texts: textsOf(step), at: wish.at, title: wish.title, language, ...asked };
  const cut = await work.run(DIVIDE_WORK, task, { asker: askerOf(context), signal });
  const secondChat = chat.map(({ id }) => id).filter((id) => cut?.openInSecond.includes(id));
  return { cut, state, secondChat, secondMarks: marks.filter((_, at) => cut?.marks[at] === "second") };
}

/** Null where something of it changed before it was locked. */
async function split(call: Call<Wish, CallerContext>): Promise<Reshaping | null> {
  const { context, input } = call;
  const { services, actor } = context;
  const { slug, stepId, version } = input;
  const reshapingId = idOfRequest(stepId, input.requestId);
  const present = await changeableCourse(services, actor, slug);
  const { cut, state, ...second } = await divide(call, present);
  let isOutdated = false;
  const shown = await inLockedCourse(services, actor, slug, async (reshaped) => {
    const { tx, course, by, now } = reshaped;
    const secondId = idOfRequest(course.id, input.requestId);
    if (await loadStep(tx, course.id, secondId)) return;
    const whole = await lockWhole(reshaped, { id: stepId, version });
    // A passage that somebody marks meanwhile stays in the first half.
    isOutdated = (await presentState(tx, course.id, [stepId])) !== state;
    if (isOutdated) return;
    if (!cut) throw refusal("STEP_CHANGED");
    const splitting: Splitting = {
      ...{ ...reshaped, ...second, whole, cut, secondId },
    };
    await storeHalves(splitting);
    await divideBelongings(splitting);
    await insertReshaping(tx, {
      ...{ id: reshapingId, courseId: course.id, kind: "split", firstId: stepId, secondId },
      ...{ before: [whole], state: await presentState(tx, course.id, [stepId, secondId]) },
      ...{ madeBy: by, madeAt: now },
    });
  });
  return isOutdated ? null : { ...shown, stepId, reshapingId };
}

/**
 * Makes the text from a place on a step of its own, with what belongs to it. Who had finished the step has finished both
 * halves. Throws STEP_NOT_FOUND, STEP_CHANGED, STEP_LIMIT, GENERATION_STILL_RUNNING, and what `Work.run` throws.
 */
export async function splitStep(call: Call<Wish, CallerContext>): Promise<Reshaping> {
  return await tryAgain(() => split(call));
}
