import { refusal } from "../../../platform/http/context.ts";
import type { Services } from "../../../platform/services.ts";
import type { Call } from "../../../platform/useCase.ts";
import { blockOf } from "../access.ts";
import { openByEntry } from "../shared/links.ts";
import { openSession } from "./openSession.ts";

/** Signs in by a mailed link. Throws LINK_INVALID where it was used, is too old, or the account is blocked. */
export async function enter({
  context: { services, userAgent },
  input: { token },
}: Call<{ token: string }, { services: Services; userAgent: string }>): Promise<{
  accessToken: string;
  refreshToken: string;
}> {
  const user = await openByEntry(services, token);
  if (!user || blockOf(user, services.clock.now())) throw refusal("LINK_INVALID");
  const { accessToken, refreshToken } = await openSession(services, user, userAgent, "link");
  return { accessToken, refreshToken };
}
