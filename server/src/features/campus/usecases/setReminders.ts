import type { Services } from "../../../platform/services.ts";
import type { Call } from "../../../platform/useCase.ts";
import { storeWishes } from "../../learning/index.ts";
import { linked } from "../shared/remind.ts";

/** Switches the reminders of one course off or on, for who holds the link; no sign-in. Throws NOT_FOUND. */
export async function setReminders({
  context: { services },
  input: { token, wanted },
}: Call<{ token: string; wanted: boolean }, { services: Services }>): Promise<{ wanted: boolean }> {
  const { enrolment } = await linked(services, token);
  await storeWishes(services.db, enrolment.id, { remindersWanted: wanted });
  return { wanted };
}
