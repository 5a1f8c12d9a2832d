import type { Services } from "../../../platform/services.ts";
import type { Call } from "../../../platform/useCase.ts";
import { creatorName } from "../repository/courses.ts";
import { linked } from "../shared/recipients.ts";

/** What the link of a notification is about. Throws NOT_FOUND. */
export async function showNotifications({
  context: { services },
  input: { token },
}: Call<{ token: string }, { services: Services }>) {
  const { course, recipient } = await linked(services, token);
  return {
    courseName: course.name,
    creatorName: await creatorName(services.db, course),
    state: recipient.state,
  };
}
