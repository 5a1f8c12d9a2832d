import { addToTrace } from "../../../platform/trace.ts";
import { type SessionHolder, sessionHolder } from "../repository/sessions.ts";
import type { ExamineServices } from "../shared/identify.ts";

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
