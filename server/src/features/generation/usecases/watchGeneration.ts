import { type Generation, generationSchema, isSettled } from "@lehrpfad/contract";
import type { RequestContext } from "../../../platform/http/context.ts";
import { watchStates } from "../../../platform/http/watch.ts";
import type { Call } from "../../../platform/useCase.ts";
import { courseById, manageableCourse } from "../../courses/index.ts";
import { getGeneration } from "./getGeneration.ts";

/** The present state and every later one, until the run ends, the course is gone, or may not be seen any more. */
export async function watchGeneration({
  context,
  input: { slug },
  signal = new AbortController().signal,
}: Call<{ slug: string }, RequestContext>): Promise<AsyncGenerator<Generation, void>> {
  const { services } = context;
  const { id } = await manageableCourse(services, context.actor, slug);
  return await watchStates(context, signal, {
    name: "generation",
    subject: ["generation", id],
    schema: generationSchema,
    look: async (actor) =>
      (await courseById(services.db, id))
        ? await getGeneration({ context: { services, actor }, input: { slug } })
        : null,
    isLast: isSettled,
  });
}
