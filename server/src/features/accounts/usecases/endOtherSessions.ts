import type { SessionEntry } from "@lehrpfad/contract";
import type { Call } from "../../../platform/useCase.ts";
import { deleteSessionsOf } from "../repository/sessions.ts";
import { self } from "../shared/profile.ts";
import { listSessions } from "./listSessions.ts";

export async function endOtherSessions({
  context,
  input: { id },
}: Call<{ id: string }>): Promise<{ sessions: SessionEntry[] }> {
  const { services, actor } = context;
  const person = self(actor, id);
  await deleteSessionsOf(services.db, id, person.sessionId);
  return await listSessions({ context, input: { id } });
}
