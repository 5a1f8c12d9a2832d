import { type AuditNote, note } from "../db/audit.ts";
import type { Actor } from "./actor.ts";
import type { Services } from "./services.ts";

/** Notes in the audit log what somebody did. */
export async function audit(
  { db, clock }: Pick<Services, "db" | "clock">,
  actor: Actor,
  act: Pick<AuditNote, "action" | "subjectId" | "about">,
): Promise<void> {
  const who =
    actor.kind === "person" ? { actorId: actor.userId, source: actor.from } : { actorId: null, source: null };
  await note(db, { ...act, ...who }, clock.now());
}
