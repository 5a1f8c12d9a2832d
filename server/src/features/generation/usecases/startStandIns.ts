import type { Generation } from "@lehrpfad/contract";
import { modelOf } from "../../../platform/config.ts";
import { refusal } from "../../../platform/http/context.ts";
import type { Services } from "../../../platform/services.ts";
import { type Call, inTransaction } from "../../../platform/useCase.ts";
import { lockCourse } from "../../content/index.ts";
import { type CourseRow, manageableCourse } from "../../courses/index.ts";
import { lockRoom, PART, RUN, takeRoom } from "../../quotas/index.ts";
import { GENERATION_QUEUE } from "../jobs.ts";
import { insertRun, isGenerating, latestStandInRun, UNFINISHED } from "../repository/runs.ts";
import { standInTask } from "../shared/standIns.ts";
import { getGeneration } from "./getGeneration.ts";

/** Puts the run into the line; nothing where nothing is left to be written. */
async function store(services: Services, course: CourseRow): Promise<void> {
  await inTransaction({ services }, async (tx) => {
    await lockRoom(tx, course.ownerId);
    await lockCourse(tx, course.id);
    const last = await latestStandInRun(tx, course.id);
    const isUnderWay = last !== null && UNFINISHED.includes(last.status);
    if (isUnderWay || (await isGenerating(tx, course.id))) throw refusal("GENERATION_STILL_RUNNING");
    const task = await standInTask(tx, course.id);
    if (task === null || task.stepIds.length === 0) return;
    const { design, planVersion } = task.from;
    const totalSteps = task.stepIds.length;
    await takeRoom(tx, services, course.ownerId, { runs: Math.min(RUN, PART * totalSteps) });
    const run = { courseId: course.id, kind: "standIns", totalSteps, design, planVersion } as const;
    await insertRun(tx, run, services.clock.now());
  });
}

/**
 * Has the model write the steps that were written in its place and that nobody edited since. Throws MODEL_NEEDED,
 * GENERATION_STILL_RUNNING, QUOTA_RUNS, QUOTA_TOKENS.
 */
export async function startStandIns({
  context,
  input: { slug },
}: Call<{ slug: string }>): Promise<Generation> {
  const { services, actor } = context;
  const course = await manageableCourse(services, actor, slug);
  if (modelOf(services.config) === null) throw refusal("MODEL_NEEDED");
  await store(services, course);
  await services.jobs.send(GENERATION_QUEUE, {});
  await services.events.publish("generation", course.id);
  return await getGeneration({ context, input: { slug } });
}
