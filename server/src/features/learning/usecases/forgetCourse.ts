import { signedIn } from "../../../platform/http/context.ts";
import { type Call, DONE, type Done } from "../../../platform/useCase.ts";
import type { LearnerContext } from "../access.ts";
import { deleteRemoved } from "../repository/enrolments.ts";

/** Takes a deleted course off a person's list. Throws UNAUTHORIZED. */
export async function forgetCourse({
  context,
  input: { slug },
}: Call<{ slug: string }, LearnerContext>): Promise<Done> {
  const { services } = context;
  await deleteRemoved(services.db, signedIn(context.actor).userId, slug);
  return DONE;
}
