import { type Anchor, LIMITS } from "@lehrpfad/contract";
import { refusal } from "../../../platform/http/context.ts";
import { type Call, DONE, type Done } from "../../../platform/useCase.ts";
import type { LearnerContext } from "../../learning/index.ts";
import { stepVisit } from "../../learning/index.ts";
import { countHighlights, storeHighlight } from "../repository/highlights.ts";

/** Marks a passage. Throws STEP_NOT_FOUND, and HIGHLIGHT_LIMIT beyond a thousand in one course. */
export async function putHighlight({
  context,
  input,
}: Call<Anchor & { slug: string; id: string; stepId: string }, LearnerContext>): Promise<Done> {
  const { services } = context;
  const { slug, id, stepId, quote, prefix, suffix } = input;
  const { enrolment, open } = await stepVisit(services, context, slug, { stepId });
  if ((await countHighlights(services.db, enrolment.id)) >= LIMITS.highlights)
    throw refusal("HIGHLIGHT_LIMIT");
  const stepTitle = open.step.title;
  const createdAt = services.clock.now();
  const enrolmentId = enrolment.id;
  const passage = { stepId, stepTitle, quote, prefix, suffix };
  await storeHighlight(services.db, { id, enrolmentId, ...passage, note: null, createdAt });
  return DONE;
}
