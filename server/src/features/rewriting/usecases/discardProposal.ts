import { refusal } from "../../../platform/http/context.ts";
import { type Call, DONE, type Done, inTransaction } from "../../../platform/useCase.ts";
import { lockCourse } from "../../content/index.ts";
import { manageableCourse } from "../../courses/index.ts";
import { deleteRun } from "../../generation/index.ts";
import { decide, deleteDrafts, findProposal } from "../repository.ts";

/**
 * Turns a proposal down: one that is ready is remembered, so that nothing like it is written again; one that is
 * being written is stopped, which ends its requests to the model. Throws PROPOSAL_NOT_FOUND.
 */
export async function discardProposal({
  context,
  input: { slug, id },
}: Call<{ slug: string; id: string }>): Promise<Done> {
  const { services, actor } = context;
  const course = await manageableCourse(services, actor, slug);
  const runId = await inTransaction(context, async (tx) => {
    await lockCourse(tx, course.id);
    const found = await findProposal(tx, course.id, id);
    if (!found || found.proposal.decision === "accepted") throw refusal("PROPOSAL_NOT_FOUND");
    if (found.run.status !== "completed") {
      await deleteRun(tx, found.run.id);
      return found.run.id;
    }
    await decide(tx, id, "discarded", services.clock.now());
    if (found.proposal.kind === "course") await deleteDrafts(tx, id);
    return null;
  });
  if (runId !== null) await services.events.publish("run-cancelled", runId);
  await services.events.publish("generation", course.id);
  return DONE;
}
