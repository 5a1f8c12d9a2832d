import type { Generation } from "@lehrpfad/contract";
import type { Call } from "../../../platform/useCase.ts";
import { manageableCourse } from "../../courses/index.ts";
import { GENERATION_QUEUE } from "../jobs.ts";
import { endPause } from "../repository/line.ts";
import { startAgain, stoppedCourse } from "../shared/controlGeneration.ts";
import { getGeneration } from "./getGeneration.ts";

/**
 * Goes on from the first missing step; a run that pauses does so at once, and no more where its creator has lost
 * patience with the model. Throws QUOTA_RUNS, QUOTA_TOKENS.
 */
export async function resumeGeneration({
  context,
  input: { slug, patient },
}: Call<{ slug: string; patient: boolean }>): Promise<Generation> {
  const { services, actor } = context;
  const { id } = await manageableCourse(services, actor, slug);
  if (await endPause(services.db, id, patient ? undefined : services.config.MODEL_PAUSES)) {
    await services.jobs.send(GENERATION_QUEUE, {});
    await services.events.publish("generation", id);
    return await getGeneration({ context, input: { slug } });
  }
  const course = await stoppedCourse(services, actor, slug);
  await startAgain(services, course, true);
  return await getGeneration({ context, input: { slug } });
}
