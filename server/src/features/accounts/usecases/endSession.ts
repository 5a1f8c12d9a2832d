import type { SessionEntry } from "@lehrpfad/contract";
import { refusal } from "../../../platform/http/context.ts";
import type { Call } from "../../../platform/useCase.ts";
import { deleteSession } from "../repository/sessions.ts";
import { listSessions } from "./listSessions.ts";

/** Ends one of the own sessions. Throws NOT_FOUND for one that has ended or is somebody else's. */
export async function endSession({
  context,
  input: { id, sessionId },
}: Call<{ id: string; sessionId: string }>): Promise<{ sessions: SessionEntry[] }> {
  const { services } = context;
  const { sessions } = await listSessions({ context, input: { id } });
  if (!sessions.some((session) => session.id === sessionId)) throw refusal("NOT_FOUND");
  await deleteSession(services.db, sessionId);
  return { sessions: sessions.filter((session) => session.id !== sessionId) };
}
