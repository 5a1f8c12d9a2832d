import { type CourseOutline, LIMITS } from "@lehrpfad/contract";
import type { StepTexts } from "@lehrpfad/engine";
import type { Db } from "../../../db/client.ts";
import type { Actor } from "../../../platform/actor.ts";
import { refusal, refusalWith, signedIn } from "../../../platform/http/context.ts";
import type { Services } from "../../../platform/services.ts";
import { inTransaction } from "../../../platform/useCase.ts";
import {
  loadEveryExercise,
  loadStates,
  loadStep,
  lockCourse,
  lockStep,
  type StepRow,
  type StoredStep,
} from "../../content/index.ts";
import type { CourseRow } from "../../courses/index.ts";
import { changeableCourse, showOutline } from "../../editing/index.ts";
import { isGenerating, isWritingStandIns } from "../../generation/index.ts";
import { lockEnrolments } from "../../learning/index.ts";
import { stateOf } from "../rules.ts";

/** Steps of a course that are given another shape, within one transaction. */
export interface Reshaped {
  tx: Db;
  course: CourseRow;
  by: string;
  now: Date;
}

/**
 * Runs `reshape` while nobody else changes the order, answers or writes in the course; answers its steps then. Throws
 * COURSE_NOT_FOUND, GENERATION_STILL_RUNNING.
 */
export async function inLockedCourse(
  services: Services,
  actor: Actor,
  slug: string,
  reshape: (reshaped: Reshaped) => Promise<void>,
): Promise<CourseOutline> {
  const course = await changeableCourse(services, actor, slug);
  const by = signedIn(actor).userId;
  const now = services.clock.now();
  await inTransaction({ services }, async (tx) => {
    if ((await lockCourse(tx, course.id)) === null) throw refusal("COURSE_NOT_FOUND");
    if ((await isGenerating(tx, course.id)) || (await isWritingStandIns(tx, course.id)))
      throw refusal("GENERATION_STILL_RUNNING");
    // Answers that are being stored at the same time are in before, or find what has become of the step.
    await lockEnrolments(tx, course.id);
    await reshape({ tx, course, by, now });
  });
  return await showOutline({ context: { services, actor }, input: { slug } });
}

/**
 * A step with all its exercises, locked, as it was seen. Throws STEP_NOT_FOUND, STEP_CHANGED where it has another version.
 */
export async function lockWhole(
  { tx, course }: Pick<Reshaped, "tx" | "course">,
  { id, version }: { id: string; version: number | null },
): Promise<StoredStep> {
  const stored = await lockStep(tx, course.id, id);
  if (!stored) throw refusal("STEP_NOT_FOUND");
  if (version !== null && stored.step.version !== version) throw refusal("STEP_CHANGED");
  return { ...stored, exercises: await loadEveryExercise(tx, id) };
}

/** The steps of a course after a step was split or two were joined. */
export type Reshaping = CourseOutline & { stepId: string; reshapingId: string };

const MOST_TRIES = 3;

/**
 * Tries until an answer is not null, three times at most: null where what it was worked out from has changed before it
 * was locked. Throws STEP_CHANGED, and what `attempt` throws.
 */
export async function tryAgain<Result>(attempt: () => Promise<Result | null>): Promise<Result> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const result = await attempt();
    if (result !== null) return result;
  }
  throw refusal("STEP_CHANGED");
}

/** A step with all its exercises as it is now, which anybody may change. Throws STEP_NOT_FOUND. */
export async function loadWhole(db: Db, courseId: string, id: string): Promise<StoredStep> {
  const stored = await loadStep(db, courseId, id);
  if (!stored) throw refusal("STEP_NOT_FOUND");
  return { ...stored, exercises: await loadEveryExercise(db, id) };
}

/** Names the state of steps of a course that are there. */
export async function presentState(db: Db, courseId: string, ids: readonly string[]): Promise<string> {
  return stateOf((await loadStates(db, courseId)).filter(({ step }) => ids.includes(step.id)));
}

/** The texts of a stored step. */
export function textsOf({ title, content, sections, summary, sources, words }: StepRow): StepTexts {
  return { title, content, sections, summary, sources, words };
}

/** Throws STEP_TOO_LONG where a step has more text than a person could save. */
export function ensureFits({ content, summary, sections }: StepTexts): void {
  const { objectives, keyPoints, reflections, terms } = sections;
  const lists = [objectives, keyPoints, reflections, terms];
  const fits =
    content.length <= LIMITS.stepContentLength &&
    summary.length <= LIMITS.summaryLength &&
    lists.every((lines) => lines.length <= LIMITS.sectionLines);
  if (!fits) throw refusal("STEP_TOO_LONG");
}

/** Throws EXERCISE_LIMIT where a step would have more exercises than it may have. */
export function ensureExercisesFit(count: number): void {
  const limit = LIMITS.exercisesPerStep;
  if (count > limit) throw refusalWith("EXERCISE_LIMIT", { limit });
}
