import type { Actor } from "../../../platform/actor.ts";
import { refusal } from "../../../platform/http/context.ts";
import type { Services } from "../../../platform/services.ts";
import { inTransaction } from "../../../platform/useCase.ts";
import { deleteSteps } from "../../content/index.ts";
import { type CourseRow, manageableCourse } from "../../courses/index.ts";
import { RUN, takeRoom } from "../../quotas/index.ts";
import { GENERATION_QUEUE } from "../jobs.ts";
import { insertRun, latestRun } from "../repository/runs.ts";

/** The course of a failed run: a finished course keeps its steps. */
export async function stoppedCourse(services: Services, actor: Actor, slug: string): Promise<CourseRow> {
  const course = await manageableCourse(services, actor, slug);
  const run = await latestRun(services.db, course.id);
  if (run?.status === "completed") throw refusal("GENERATION_NOT_RUNNING");
  if (run && run.status !== "failed") throw refusal("GENERATION_STILL_RUNNING");
  return course;
}

/**
 * A run that goes on takes over the plan, and whether somebody is still to look at it; steps that the creator cut stay
 * as she cut them also where everything is written again.
 */
export async function startAgain(services: Services, course: CourseRow, keepSteps: boolean): Promise<void> {
  await inTransaction({ services }, async (tx) => {
    await takeRoom(tx, services, course.ownerId, { runs: RUN });
    if (!keepSteps) await deleteSteps(tx, course.id);
    const last = await latestRun(tx, course.id);
    const keepsPlan = keepSteps || last?.design?.isOutline !== undefined;
    const { design = null, planFirst = course.planFirst, planVersion = 0 } = (keepsPlan ? last : null) ?? {};
    const totalSteps = design?.steps.length ?? course.stepsWished;
    const announced = last?.announced ?? null;
    const run = { courseId: course.id, totalSteps, design, planFirst, planVersion, announced };
    const phase = design === null ? "preparing_document" : "structuring_content";
    await insertRun(tx, { ...run, phase }, services.clock.now());
  });
  await services.jobs.send(GENERATION_QUEUE, {});
  await services.events.publish("generation", course.id);
}
