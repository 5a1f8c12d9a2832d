import type { Announced, CreateCourse } from "@lehrpfad/contract";
import type { Actor } from "../../../platform/actor.ts";
import { modelOf } from "../../../platform/config.ts";
import { refusal } from "../../../platform/http/context.ts";
import type { Services } from "../../../platform/services.ts";
import {
  askForNotifications,
  type CourseRow,
  courseOfRequest,
  insertCourse,
  type NewCourse,
  newSlug,
} from "../../courses/index.ts";
import { attachDocuments, bytesOfCourse, creator, materialTooLarge } from "../../documents/index.ts";
import { lockRoom, RUN, takeRoom } from "../../quotas/index.ts";
import { GENERATION_QUEUE } from "../jobs.ts";
import { insertRun } from "../repository/runs.ts";

/**
 * Stores a course with its documents and its run together, then wakes a worker. Null for a repeated request.
 * Throws QUOTA_COURSES, QUOTA_RUNS, QUOTA_TOKENS, DOCUMENT_NOT_READY, MATERIAL_TOO_LARGE.
 */
export async function storeCourse(
  services: Services,
  course: NewCourse,
  documentIds: string[],
  announced: Announced | null = null,
): Promise<CourseRow | null> {
  const now = services.clock.now();
  const { ownerId, requestId } = course;
  const stored = await services.db.transaction(async (tx) => {
    await lockRoom(tx, ownerId);
    if (ownerId !== null && (await courseOfRequest(tx, ownerId, requestId))) return null;
    await takeRoom(tx, services, ownerId, { courses: 1, runs: RUN });
    const row = await insertCourse(tx, course, now);
    if (!row) return null;
    const attached = await attachDocuments(tx, documentIds, ownerId, row.id);
    if (attached < documentIds.length) throw refusal("DOCUMENT_NOT_READY");
    const megabytes = services.config.MATERIAL_MEGABYTES;
    if ((await bytesOfCourse(tx, row.id)) > megabytes * 1024 * 1024) {
      throw materialTooLarge(megabytes);
    }
    await insertRun(
      tx,
      {
        ...{ courseId: row.id, totalSteps: row.stepsWished, announced },
        planFirst: row.planFirst,
      },
      now,
    );
    return row;
  });
  if (!stored) return null;
  await services.jobs.send(GENERATION_QUEUE, {});
  return stored;
}

/**
 * Creates a course and starts its generation. The same request sent twice makes one course.
 * Throws UNAUTHORIZED, FORBIDDEN, MATERIAL_MISSING, GOAL_NEEDS_MODEL, and what `storeCourse` throws.
 */
export async function createCourse(
  services: Services,
  actor: Actor,
  input: CreateCourse,
): Promise<{ id: string; slug: string }> {
  const person = creator(actor);
  const { goal, documentIds, steps, planFirst, ownLanguageOnly, openAtOnce, announced, ...rest } = input;
  const { admin, requestId, ...configuration } = rest;
  if (documentIds.length === 0 && !goal) throw refusal("MATERIAL_MISSING");
  if (documentIds.length === 0 && modelOf(services.config) === null) throw refusal("GOAL_NEEDS_MODEL");
  const known = await courseOfRequest(services.db, person.userId, requestId);
  if (known) return { id: known.id, slug: known.slug };
  const course: NewCourse = {
    slug: newSlug(configuration.name),
    ownerId: person.userId,
    requestId,
    goal: goal || null,
    stepsWished: steps,
    planFirst,
    ownLanguageOnly,
    openAtOnce,
    configuration,
    admin,
  };
  const stored = await storeCourse(services, course, documentIds, announced);
  if (stored) await askForNotifications(services, stored);
  const made = stored ?? (await courseOfRequest(services.db, person.userId, requestId));
  if (!made) throw refusal("COURSE_NOT_FOUND");
  return { id: made.id, slug: made.slug };
}
