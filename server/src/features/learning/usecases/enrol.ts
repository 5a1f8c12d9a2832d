import { signedIn } from "../../../platform/http/context.ts";
import type { Call } from "../../../platform/useCase.ts";
import type { LearnerContext } from "../access.ts";
import { personalEnrolment, type Started, show } from "../shared/enrol.ts";

/** Enrols a signed-in person. Throws UNAUTHORIZED, COURSE_NOT_FOUND, COURSE_UNAVAILABLE. */
export async function enrol({
  context,
  input: { slug },
}: Call<{ slug: string }, LearnerContext>): Promise<Started> {
  const { services } = context;
  const person = signedIn(context.actor);
  const own = await personalEnrolment(services, context, slug, person.userId);
  return { token: null, session: null, ...(await show(services, context, own)) };
}
