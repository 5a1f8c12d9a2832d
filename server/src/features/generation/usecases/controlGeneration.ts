import type { Generation } from "@lehrpfad/contract";
import type { Actor } from "../../../platform/actor.ts";
import { refusal } from "../../../platform/http/context.ts";
import type { Services } from "../../../platform/services.ts";
import { deleteSteps } from "../../content/index.ts";
import { type CourseRow, manageableCourse, removeCourse } from "../../courses/index.ts";
import { RUN, takeRoom } from "../../quotas/index.ts";
import { GENERATION_QUEUE } from "../jobs.ts";
import { endPause } from "../repository/line.ts";
import { insertRun, latestRun } from "../repository/runs.ts";
import { getGeneration } from "./viewGeneration.ts";

/** Stops the run and deletes the course with its uploads. Throws GENERATION_NOT_RUNNING when it is finished. */
export async function cancelGeneration(services: Services, actor: Actor, slug: string): Promise<void> {
  const course = await manageableCourse(services, actor, slug);
  const run = await latestRun(services.db, course.id);
  if (!run || run.status === "completed") throw refusal("GENERATION_NOT_RUNNING");
  await removeCourse(services, actor, slug);
}

/** The course of a failed run: a finished course keeps its steps. */
async function stoppedCourse(services: Services, actor: Actor, slug: string): Promise<CourseRow> {
  const course = await manageableCourse(services, actor, slug);
  const run = await latestRun(services.db, course.id);
  if (run?.status === "completed") throw refusal("GENERATION_NOT_RUNNING");
  if (run && run.status !== "failed") throw refusal("GENERATION_STILL_RUNNING");
  return course;
}

/** A run that goes on takes over the plan, and whether somebody is still to look at it. */
async function startAgain(services: Services, course: CourseRow, keepSteps: boolean): Promise<void> {
  await services.db.transaction(async (tx) => {
    await takeRoom(tx, services, course.ownerId, { runs: RUN });
    if (!keepSteps) await deleteSteps(tx, course.id);
    const last = await latestRun(tx, course.id);
    const { design = null, planFirst = course.planFirst, planVersion = 0 } = (keepSteps ? last : null) ?? {};
    const totalSteps = design?.steps.length ?? course.stepsWished;
    const announced = last?.announced ?? null;
    const run = { courseId: course.id, totalSteps, design, planFirst, planVersion, announced };
    const phase = design === null ? "preparing_document" : "structuring_content";
    await insertRun(tx, { ...run, phase }, services.clock.now());
  });
  await services.jobs.send(GENERATION_QUEUE, {});
  await services.events.publish("generation", course.id);
}

/** Writes the course again from the beginning. Throws QUOTA_RUNS, QUOTA_TOKENS. */
export async function retryGeneration(services: Services, actor: Actor, slug: string): Promise<Generation> {
  const course = await stoppedCourse(services, actor, slug);
  await startAgain(services, course, false);
  return await getGeneration(services, actor, slug);
}

/**
 * Goes on from the first missing step; a run that pauses does so at once, and no more where its creator has lost
 * patience with the model. Throws QUOTA_RUNS, QUOTA_TOKENS.
 */
export async function resumeGeneration(
  services: Services,
  actor: Actor,
  slug: string,
  patient: boolean,
): Promise<Generation> {
  const { id } = await manageableCourse(services, actor, slug);
  if (await endPause(services.db, id, patient ? undefined : services.config.MODEL_PAUSES)) {
    await services.jobs.send(GENERATION_QUEUE, {});
    await services.events.publish("generation", id);
    return await getGeneration(services, actor, slug);
  }
  const course = await stoppedCourse(services, actor, slug);
  await startAgain(services, course, true);
  return await getGeneration(services, actor, slug);
}
