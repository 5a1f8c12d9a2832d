import { hashSecret } from "../../../platform/secrets.ts";
import type { Services } from "../../../platform/services.ts";
import type { Call } from "../../../platform/useCase.ts";
import { storeDecision, storeRefused } from "../repository/recipients.ts";
import { linked } from "../shared/recipients.ts";

/**
 * Switches the notifications of a course on or off, for who holds the link; no sign-in. Who declines the question is not
 * asked again by anybody. Throws NOT_FOUND.
 */
export async function setNotifications({
  context: { services },
  input: { token, wanted },
}: Call<{ token: string; wanted: boolean }, { services: Services }>) {
  const { recipient } = await linked(services, token);
  const now = services.clock.now();
  const state = wanted ? "agreed" : "declined";
  if (wanted || recipient.state === "asked") {
    await storeRefused(services.db, hashSecret(recipient.email), !wanted, now);
  }
  await storeDecision(services.db, recipient.id, state, now);
  return { state } as const;
}
