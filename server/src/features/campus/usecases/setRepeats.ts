import { refusal } from "../../../platform/http/context.ts";
import type { Call } from "../../../platform/useCase.ts";
import type { LearnerContext } from "../../learning/index.ts";
import { participation, storeWishes } from "../../learning/index.ts";

/** Switches repetition of a course's questions on or off. Cards stay, so that switching on again loses nothing. */
export async function setRepeats({
  context,
  input: { slug, repeats },
}: Call<{ slug: string; repeats: boolean }, LearnerContext>): Promise<{ repeats: boolean }> {
  const { services } = context;
  const { enrolment } = await participation(services, context, slug);
  if (enrolment.type === "anonymous") throw refusal("EVALUATION_NOT_FOR_ANONYMOUS");
  await storeWishes(services.db, enrolment.id, { repeats });
  return { repeats };
}
