import { refusal } from "../../../platform/http/context.ts";
import type { Call, Done } from "../../../platform/useCase.ts";
import { manageableCourse, removeCourse } from "../../courses/index.ts";
import { latestRun } from "../repository/runs.ts";

/**
 * Stops the run and deletes the course; its uploads stay those of their owner, to begin anew with. Throws
 * GENERATION_NOT_RUNNING when it is finished.
 */
export async function cancelGeneration({ context, input: { slug } }: Call<{ slug: string }>): Promise<Done> {
  const { services, actor } = context;
  const course = await manageableCourse(services, actor, slug);
  const run = await latestRun(services.db, course.id);
  if (!run || run.status === "completed") throw refusal("GENERATION_NOT_RUNNING");
  return await removeCourse({ context, input: { slug, keepsUploads: true } });
}
