import type { CourseOutline, StepPlace } from "@lehrpfad/contract";
import type { Db } from "../../../db/client.ts";
import type { Actor } from "../../../platform/actor.ts";
import { later } from "../../../platform/clock.ts";
import { refusal, signedIn } from "../../../platform/http/context.ts";
import { idOfRequest } from "../../../platform/requestIds.ts";
import type { Services } from "../../../platform/services.ts";
import {
  deleteStep as deleteStored,
  ensurePlace,
  insertEmptyStep,
  loadEveryExercise,
  loadStep,
  loadSteps,
  lockCourse,
  lockStep,
  reorderSteps,
  restoreStep as restoreStored,
  type StoredStep,
} from "../../content/index.ts";
import { type CourseRow, manageableCourse } from "../../courses/index.ts";
import { isGenerating } from "../../generation/index.ts";
import { completeFinished, loadTraces, lockEnrolments, restoreTraces } from "../../learning/index.ts";
import { deletedOfCourse, forgetDeleted, insertDeleted, type KeptWhole, takeDeleted } from "../repository.ts";
import { placed, putBack, RESTORABLE_DAYS } from "../rules.ts";

const DAY = 86_400;

async function show(services: Services, course: CourseRow): Promise<CourseOutline> {
  const { db, clock } = services;
  const since = later(clock.now(), -RESTORABLE_DAYS * DAY);
  const rows = await loadSteps(db, course.id);
  const deleted = await deletedOfCourse(db, course.id, since);
  return {
    slug: course.slug,
    courseName: course.name,
    language: course.language,
    active: course.active,
    generating: await isGenerating(db, course.id),
    steps: rows.map(({ step, question, exercises }) => {
      const { id, position, title, words, version, writer, fallback, summary } = step;
      const hasSummary = summary.trim() !== "";
      return {
        id,
        position,
        title,
        words,
        version,
        writer,
        fallback,
        hasSummary,
        question: question?.text ?? null,
        exercises: exercises.map((exercise) => ({
          id: exercise.id,
          kind: exercise.body.kind,
          text: exercise.text,
        })),
      };
    }),
    deleted: deleted.map(({ deletedAt, ...step }) => ({
      ...step,
      deletedAt: deletedAt.toISOString(),
      restorableUntil: later(deletedAt, RESTORABLE_DAYS * DAY).toISOString(),
    })),
  };
}

/** The steps of a course as its editors see them. Throws UNAUTHORIZED, FORBIDDEN, COURSE_NOT_FOUND. */
export async function outline(services: Services, actor: Actor, slug: string): Promise<CourseOutline> {
  return await show(services, await manageableCourse(services, actor, slug));
}

/** The course when its steps may be put in another order. Throws GENERATION_STILL_RUNNING while one is written. */
export async function changeableCourse(services: Services, actor: Actor, slug: string): Promise<CourseRow> {
  const course = await manageableCourse(services, actor, slug);
  if (await isGenerating(services.db, course.id)) throw refusal("GENERATION_STILL_RUNNING");
  return course;
}

/** Throws STEP_LIMIT, and STEP_NOT_FOUND where the step that names the place is gone. */
export async function addStep(
  services: Services,
  actor: Actor,
  input: { slug: string; requestId: string; title: string; place: StepPlace },
): Promise<CourseOutline & { stepId: string }> {
  const course = await changeableCourse(services, actor, input.slug);
  const { requestId, title, place } = input;
  const id = idOfRequest(course.id, requestId);
  const step = { id, title, courseId: course.id };
  const now = services.clock.now();
  const done = await insertEmptyStep(services.db, step, now, (order) => {
    ensurePlace(order.length);
    return placed(order, id, place);
  });
  if (!done) throw refusal("STEP_NOT_FOUND");
  return { ...(await show(services, course)), stepId: id };
}

/** Participants keep what they did: it hangs on the step, not on its place. Throws STEP_NOT_FOUND. */
export async function moveStep(
  services: Services,
  actor: Actor,
  input: { slug: string; stepId: string; place: StepPlace },
): Promise<CourseOutline> {
  const course = await changeableCourse(services, actor, input.slug);
  const { stepId, place } = input;
  const done = await reorderSteps(services.db, course.id, services.clock.now(), (order) =>
    order.includes(stepId) ? placed(order, stepId, place) : null,
  );
  if (!done) throw refusal("STEP_NOT_FOUND");
  return await show(services, course);
}

const asDate = (value: Date | string): Date => new Date(value);

/** A step as it was stored, from what is kept of it. */
export function storedStepOf({ step, question, exercises }: KeptWhole): StoredStep {
  const { createdAt, editedAt, ...rest } = step;
  return {
    step: { ...rest, createdAt: asDate(createdAt), editedAt: asDate(editedAt) },
    question,
    exercises: exercises.map(({ removedAt, ...exercise }) => ({
      ...exercise,
      removedAt: removedAt === null ? null : asDate(removedAt),
    })),
  };
}

interface WhichStep {
  courseId: string;
  id: string;
}

/**
 * Takes a step out of its course and keeps it with what participants did, to be put back; the course and its
 * participations must be locked. Throws STEP_NOT_FOUND.
 */
export async function takeOut(
  tx: Db,
  { courseId, id }: WhichStep,
  deleted: { deletedBy: string; deletedAt: Date },
): Promise<void> {
  const stored = await lockStep(tx, courseId, id);
  if (!stored) throw refusal("STEP_NOT_FOUND");
  const exercises = await loadEveryExercise(tx, id);
  await insertDeleted(tx, { ...stored, exercises }, await loadTraces(tx, id), deleted);
  await deleteStored(tx, stored.step, deleted.deletedAt);
}

/**
 * Puts a deleted step back with what participants did, if it can still be; the course must be locked. Whether it was.
 * Throws STEP_LIMIT.
 */
export async function bringBack(tx: Db, own: WhichStep, now: Date): Promise<boolean> {
  const kept = await takeDeleted(tx, own, later(now, -RESTORABLE_DAYS * DAY));
  if (!kept) return false;
  const putBackAt = (order: string[]) => {
    ensurePlace(order.length);
    return putBack(order, own.id, kept.position);
  };
  await restoreStored(tx, storedStepOf(kept), now, putBackAt);
  await restoreTraces(tx, own, kept);
  return true;
}

/** Deletes a step with its question; `restoreStep` brings both back with all answers. Throws STEP_NOT_FOUND. */
export async function deleteStep(
  services: Services,
  actor: Actor,
  input: { slug: string; stepId: string },
): Promise<CourseOutline> {
  const course = await changeableCourse(services, actor, input.slug);
  const deleted = { deletedBy: signedIn(actor).userId, deletedAt: services.clock.now() };
  await services.db.transaction(async (tx) => {
    await lockCourse(tx, course.id);
    // Answers that are being stored at the same time are in before, or are refused.
    await lockEnrolments(tx, course.id);
    await takeOut(tx, { courseId: course.id, id: input.stepId }, deleted);
    await completeFinished(tx, course.id, deleted.deletedAt);
  });
  return await show(services, course);
}

/** Restoring twice is restoring once. Throws STEP_NOT_FOUND where it can no longer be, STEP_LIMIT. */
export async function restoreStep(
  services: Services,
  actor: Actor,
  input: { slug: string; stepId: string },
): Promise<CourseOutline> {
  const course = await changeableCourse(services, actor, input.slug);
  const { db, clock } = services;
  const own = { courseId: course.id, id: input.stepId };
  await db.transaction(async (tx) => {
    await lockCourse(tx, course.id);
    const back = await bringBack(tx, own, clock.now());
    if (!back && (await loadStep(tx, course.id, own.id)) === null) throw refusal("STEP_NOT_FOUND");
  });
  return await show(services, course);
}

/** Gives up deleted steps whose time to be restored is over. */
export async function removeOldDeleted(services: Services): Promise<void> {
  await forgetDeleted(services.db, later(services.clock.now(), -RESTORABLE_DAYS * DAY));
}
