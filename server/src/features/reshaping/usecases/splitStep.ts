import type { CourseOutline } from "@lehrpfad/contract";
import { type CutStep, cutStep } from "@lehrpfad/engine";
import { refusal } from "../../../platform/http/context.ts";
import { idOfRequest } from "../../../platform/requestIds.ts";
import type { Call } from "../../../platform/useCase.ts";
import {
  courseStepOf,
  ensurePlace,
  loadStep,
  moveQuestion,
  moveReplacedQuestions,
  placeExercises,
  replaceStepTexts,
  restoreStep,
  type StoredStep,
} from "../../content/index.ts";
import { placed } from "../../editing/index.ts";
import { divideProgress, loadMarks, moveMarks } from "../../learning/index.ts";
import { insertReshaping } from "../repository.ts";
import { inLockedCourse, lockWhole, presentState, type Reshaped, textsOf } from "../shared/reshape.ts";

/** A step that is being split. */
interface Splitting extends Reshaped {
  whole: StoredStep;
  cut: CutStep;
  secondId: string;
}

/** Stores the second half behind the first. */
async function storeHalves({ tx, whole, cut, secondId, now }: Splitting): Promise<void> {
  const { step } = whole;
  const fresh = { version: 1, fallback: false, createdAt: now, editedAt: now };
  const second = { ...step, ...cut.second, ...fresh, id: secondId };
  await restoreStep(tx, { step: second, question: null, exercises: [] }, now, (order) => {
    ensurePlace(order.length);
    const next = placed(order, secondId, { side: "after", stepId: step.id });
    if (next === null) throw refusal("STEP_NOT_FOUND");
    return next;
  });
  await replaceStepTexts(tx, step.id, { ...courseStepOf(whole), ...cut.first, fallback: false }, now);
}

/** Gives what stands beside the text to the half that it belongs to. */
async function divideBelongings({ tx, whole, cut, secondId }: Splitting): Promise<void> {
  const { step, question, exercises } = whole;
  const ids = { first: step.id, second: secondId };
  const places = exercises.map((exercise) => {
    const { half, section } = cut.placeOf(exercise);
    return { id: exercise.id, stepId: ids[half], section, place: exercise.place };
  });
  await placeExercises(tx, places);
  const staying = question ? cut.halfOf(question) : "first";
  if (question && staying === "second") {
    await moveQuestion(tx, question, secondId, 0);
    await moveReplacedQuestions(tx, step.id, secondId);
  }
  await divideProgress(tx, { ...ids, staying });
  const marks = (await loadMarks(tx, step.id)).filter((mark) => cut.halfOfPassage(mark) === "second");
  await moveMarks(tx, marks, secondId);
}

/**
 * Makes the text from a place on a step of its own, with what belongs to it. Who had finished the step has finished both
 * halves. Throws STEP_NOT_FOUND, STEP_CHANGED, STEP_LIMIT, GENERATION_STILL_RUNNING.
 */
export async function splitStep({
  context: { services, actor },
  input,
}: Call<{
  slug: string;
  stepId: string;
  requestId: string;
  version: number;
  at: number;
  title: string;
}>): Promise<CourseOutline & { stepId: string; reshapingId: string }> {
  const { slug, stepId, version, at, title } = input;
  const reshapingId = idOfRequest(stepId, input.requestId);
  const shown = await inLockedCourse(services, actor, slug, async (reshaped) => {
    const { tx, course, by, now } = reshaped;
    const secondId = idOfRequest(course.id, input.requestId);
    if (await loadStep(tx, course.id, secondId)) return;
    const whole = await lockWhole(reshaped, { id: stepId, version });
    const cut = cutStep(textsOf(whole.step), at, title, course.language);
    if (!cut) throw refusal("STEP_CHANGED");
    const splitting = { ...reshaped, whole, cut, secondId };
    await storeHalves(splitting);
    await divideBelongings(splitting);
    await insertReshaping(tx, {
      ...{ id: reshapingId, courseId: course.id, kind: "split", firstId: stepId, secondId },
      ...{ before: [whole], state: await presentState(tx, course.id, [stepId, secondId]) },
      ...{ madeBy: by, madeAt: now },
    });
  });
  return { ...shown, stepId, reshapingId };
}
