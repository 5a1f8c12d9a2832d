import type { Services } from "../../../platform/services.ts";
import type { Call } from "../../../platform/useCase.ts";
import { linked } from "../shared/remind.ts";

/** What the link of a reminder is about. Throws NOT_FOUND. */
export async function showReminders({
  context: { services },
  input: { token },
}: Call<{ token: string }, { services: Services }>) {
  const { course, enrolment } = await linked(services, token);
  return { courseName: course.name, slug: course.slug, wanted: enrolment.remindersWanted };
}
