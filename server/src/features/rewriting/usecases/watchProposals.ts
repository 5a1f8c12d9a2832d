import { type Proposal, proposalsSchema } from "@lehrpfad/contract";
import type { RequestContext } from "../../../platform/http/context.ts";
import { watchStates } from "../../../platform/http/watch.ts";
import type { Call } from "../../../platform/useCase.ts";
import { courseById, manageableCourse } from "../../courses/index.ts";
import { listProposals } from "./listProposals.ts";

/** The open proposals now and after every change of the course's runs, until they may not be seen any more. */
export async function watchProposals({
  context,
  input: { slug },
  signal = new AbortController().signal,
}: Call<{ slug: string }, RequestContext>): Promise<AsyncGenerator<{ proposals: Proposal[] }, void>> {
  const { services } = context;
  const { id } = await manageableCourse(services, context.actor, slug);
  return await watchStates(context, signal, {
    name: "proposals",
    subject: ["generation", id],
    schema: proposalsSchema,
    look: async (actor) =>
      (await courseById(services.db, id))
        ? await listProposals({ context: { services, actor }, input: { slug } })
        : null,
  });
}
