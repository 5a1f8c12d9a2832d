import type { CourseOutline } from "@lehrpfad/contract";
import type { Db } from "../../../db/client.ts";
import type { Actor } from "../../../platform/actor.ts";
import { later } from "../../../platform/clock.ts";
import { refusal } from "../../../platform/http/context.ts";
import type { Services } from "../../../platform/services.ts";
import {
  deleteStep as deleteStored,
  ensurePlace,
  loadEveryExercise,
  loadStates,
  lockStep,
  restoreStep as restoreStored,
  type StoredStep,
} from "../../content/index.ts";
import { type CourseRow, manageableCourse } from "../../courses/index.ts";
import { isGenerating } from "../../generation/index.ts";
import { loadTraces, restoreTraces } from "../../learning/index.ts";
import { deletedOfCourse, forgetDeleted, insertDeleted, type KeptWhole, takeDeleted } from "../repository.ts";
import { putBack, RESTORABLE_DAYS } from "../rules.ts";

const DAY = 86_400;

export async function show(services: Services, course: CourseRow): Promise<CourseOutline> {
  const { db, clock } = services;
  const since = later(clock.now(), -RESTORABLE_DAYS * DAY);
  const rows = await loadStates(db, course.id);
  const deleted = await deletedOfCourse(db, course.id, since);
  return {
    slug: course.slug,
    courseName: course.name,
    language: course.language,
    active: course.active,
    generating: await isGenerating(db, course.id),
    steps: rows.map(({ step, question, exercises }) => {
      const { id, position, title, words, version, writer, fallback, hasSummary, drafts } = step;
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
        drafts,
        exercises: exercises.map((exercise) => ({
          ...{ id: exercise.id, kind: exercise.kind, text: exercise.text },
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

/** The course when its steps may be put in another order. Throws GENERATION_STILL_RUNNING while one is written. */
export async function changeableCourse(services: Services, actor: Actor, slug: string): Promise<CourseRow> {
  const course = await manageableCourse(services, actor, slug);
  if (await isGenerating(services.db, course.id)) throw refusal("GENERATION_STILL_RUNNING");
  return course;
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
 * Puts a deleted step back with what participants did, if it can still be; the course and its
 * participations must be locked. Whether it was. Throws STEP_LIMIT.
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

/** Gives up deleted steps whose time to be restored is over. */
export async function removeOldDeleted(services: Services): Promise<void> {
  await forgetDeleted(services.db, later(services.clock.now(), -RESTORABLE_DAYS * DAY));
}
