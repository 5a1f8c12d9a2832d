import { randomUUID } from "node:crypto";
import { aliasedTable, desc, eq, sql } from "drizzle-orm";
import type { Db } from "./client.ts";
import { type AuditAction, auditEntries, authUsers } from "./tables/index.ts";

/** Network address of an act at the server's own command line. */
export const COMMAND_LINE = "command line";

export interface AuditNote {
  action: AuditAction;
  /** Who did it; null at the command line. */
  actorId: string | null;
  /** Whom it concerns; null for nobody in particular. */
  subjectId?: string | null;
  /** What it concerns without naming a person, such as a role or the id of a course. */
  about?: string;
  /** From where; null when unknown. */
  source: string | null;
}

/** Notes an administrative act. */
export async function note(db: Db, { about = "", subjectId = null, ...act }: AuditNote, now: Date) {
  await db.insert(auditEntries).values({ id: randomUUID(), ...act, about, subjectId, at: now });
}

/**
 * Takes from the log what names a person who is deleted: where the person acted from. Who it was goes with the
 * account's row.
 */
export async function forgetSource(db: Db, userId: string): Promise<void> {
  await db.update(auditEntries).set({ source: null }).where(eq(auditEntries.actorId, userId));
}

/** The newest acts first, people by their present addresses; null for who is deleted or nobody. */
export async function readAudit(db: Db, most: number) {
  const subjects = aliasedTable(authUsers, "subjects");
  return await db
    .select({
      at: auditEntries.at,
      action: auditEntries.action,
      actor: authUsers.email,
      subject: sql<string | null>`${subjects.email}`,
      about: auditEntries.about,
      source: auditEntries.source,
    })
    .from(auditEntries)
    .leftJoin(authUsers, eq(authUsers.id, auditEntries.actorId))
    .leftJoin(subjects, eq(subjects.id, auditEntries.subjectId))
    .orderBy(desc(auditEntries.at))
    .limit(most);
}
