import { type Call, DONE, type Done } from "../../../platform/useCase.ts";
import type { LearnerContext } from "../../learning/index.ts";
import { participation } from "../../learning/index.ts";
import { deleteHighlight } from "../repository/highlights.ts";

export async function removeHighlight({
  context,
  input,
}: Call<{ slug: string; id: string }, LearnerContext>): Promise<Done> {
  const { services } = context;
  const { enrolment } = await participation(services, context, input.slug);
  await deleteHighlight(services.db, enrolment.id, input.id);
  return DONE;
}
