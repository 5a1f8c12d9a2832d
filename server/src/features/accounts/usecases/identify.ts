import { type Actor, NOBODY, type Person } from "../../../platform/actor.ts";
import type { Services } from "../../../platform/services.ts";
import { addToTrace } from "../../../platform/trace.ts";
import { type Block, blockOf } from "../access.ts";
import { type SessionHolder, sessionHolder } from "../repository/sessions.ts";

/** Why an access token opens nothing. */
export type TokenFault = "bad_jwt" | "session_not_found" | Block;

type ExamineServices = Pick<Services, "db" | "clock" | "accessTokens">;

const personOf = ({ userId, role, user }: SessionHolder, sessionId: string): Person => ({
  kind: "person",
  userId,
  sessionId,
  role,
  emailConfirmed: user.emailConfirmedAt !== null,
  from: null,
});

/**
 * Whose session this access token belongs to, or why it belongs to none; also where the account is blocked: who may
 * do nothing any more may still sign out.
 */
export async function holderOfToken(
  { db, accessTokens }: Pick<ExamineServices, "db" | "accessTokens">,
  accessToken: string | null,
): Promise<{ holder: SessionHolder; sessionId: string } | "bad_jwt" | "session_not_found"> {
  const claims = accessToken ? await accessTokens.verify(accessToken) : null;
  if (!claims) return "bad_jwt";
  addToTrace({ person: claims.userId });
  const { sessionId, userId } = claims;
  const holder = await sessionHolder(db, sessionId);
  return holder?.userId === userId ? { holder, sessionId } : "session_not_found";
}

/**
 * Who holds this access token, or why it opens nothing. Each time the session is read anew, so that its end
 * acts at once.
 */
export async function examineToken(
  services: ExamineServices,
  accessToken: string | null,
): Promise<Person | TokenFault> {
  const found = await holderOfToken(services, accessToken);
  if (typeof found === "string") return found;
  const { holder, sessionId } = found;
  return blockOf(holder.user, services.clock.now()) ?? personOf(holder, sessionId);
}

/** Who holds this access token; nobody when it is not valid or its session has ended. */
export async function identify(services: ExamineServices, accessToken: string | null): Promise<Actor> {
  const found = await examineToken(services, accessToken);
  return typeof found === "string" ? NOBODY : found;
}
