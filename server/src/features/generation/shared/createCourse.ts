import type { Announced } from "@lehrpfad/contract";
import { type CourseDesign, emergencyCourse } from "@lehrpfad/engine";
import { refusal } from "../../../platform/http/context.ts";
import type { Services } from "../../../platform/services.ts";
import { inTransaction } from "../../../platform/useCase.ts";
import { storeStep } from "../../content/index.ts";
import {
  type CourseRow,
  courseOfRequest,
  insertCourse,
  type NewCourse,
  storeWriter,
} from "../../courses/index.ts";
import { attachDocuments, bytesOfCourse, materialTooLarge } from "../../documents/index.ts";
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
  { announced, design }: { announced: Announced | null; design: CourseDesign | null },
): Promise<CourseRow | null> {
  const now = services.clock.now();
  const { ownerId, requestId } = course;
  const stored = await inTransaction({ services }, async (tx) => {
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
        ...{ courseId: row.id, totalSteps: row.stepsWished, announced, design },
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
 * Stores a course of placeholders that a chat or its creator is to fill: nothing is generated, and it is a draft until it
 * is opened. Null for a repeated request. Throws QUOTA_COURSES.
 */
export async function storeOutline(services: Services, course: NewCourse): Promise<CourseRow | null> {
  const now = services.clock.now();
  const { ownerId, requestId, stepsWished: steps, configuration } = course;
  const { name: title, language, difficulty } = configuration;
  const outline = emergencyCourse({ title, language, difficulty, steps, hasDocuments: false });
  return await inTransaction({ services }, async (tx) => {
    await lockRoom(tx, ownerId);
    if (ownerId !== null && (await courseOfRequest(tx, ownerId, requestId))) return null;
    await takeRoom(tx, services, ownerId, { courses: 1 });
    const row = await insertCourse(tx, { ...course, openAtOnce: false }, now);
    if (!row) return null;
    for (const step of outline.steps) await storeStep(tx, row.id, step, now);
    await storeWriter(tx, row.id, "placeholder");
    return row;
  });
}
