import type { Person } from "../../../platform/actor.ts";
import type { Call } from "../../../platform/useCase.ts";
import { type Block, blockOf } from "../access.ts";
import type { SessionHolder } from "../repository/sessions.ts";
import type { ExamineServices } from "../shared/identify.ts";
import { holderOfToken } from "./holderOfToken.ts";

/** Why an access token opens nothing. */
export type TokenFault = "bad_jwt" | "session_not_found" | Block;

const personOf = ({ userId, role, user }: SessionHolder, sessionId: string): Person => ({
  kind: "person",
  userId,
  sessionId,
  role,
  emailConfirmed: user.emailConfirmedAt !== null,
  from: null,
});

/**
 * Who holds this access token, or why it opens nothing. Each time the session is read anew, so that its end
 * acts at once.
 */
export async function examineToken({
  context: { services },
  input: accessToken,
}: Call<string | null, { services: ExamineServices }>): Promise<Person | TokenFault> {
  const found = await holderOfToken(services, accessToken);
  if (typeof found === "string") return found;
  const { holder, sessionId } = found;
  return blockOf(holder.user, services.clock.now()) ?? personOf(holder, sessionId);
}
