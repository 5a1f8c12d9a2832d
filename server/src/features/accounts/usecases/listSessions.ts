import type { SessionEntry } from "@lehrpfad/contract";
import type { Call } from "../../../platform/useCase.ts";
import { sessionsOf } from "../repository/sessions.ts";
import { self } from "../shared/profile.ts";

export async function listSessions({
  context: { services, actor },
  input: { id },
}: Call<{ id: string }>): Promise<{ sessions: SessionEntry[] }> {
  const person = self(actor, id);
  const rows = await sessionsOf(services.db, id);
  return {
    sessions: rows.map((row) => ({
      id: row.id,
      current: row.id === person.sessionId,
      userAgent: row.userAgent,
      createdAt: row.createdAt.toISOString(),
      lastActiveAt: row.refreshedAt.toISOString(),
    })),
  };
}
