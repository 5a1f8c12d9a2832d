import type { Generation } from "@lehrpfad/contract";
import type { Call } from "../../../platform/useCase.ts";
import { startAgain, stoppedCourse } from "../shared/controlGeneration.ts";
import { getGeneration } from "./getGeneration.ts";

/** Writes the course again from the beginning. Throws QUOTA_RUNS, QUOTA_TOKENS. */
export async function retryGeneration({
  context,
  input: { slug },
}: Call<{ slug: string }>): Promise<Generation> {
  const { services, actor } = context;
  const course = await stoppedCourse(services, actor, slug);
  await startAgain(services, course, false);
  return await getGeneration({ context, input: { slug } });
}
