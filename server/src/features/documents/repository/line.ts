import { and, eq, gt, inArray, isNotNull, isNull, lt, max, or, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { documents } from "../../../db/tables/index.ts";
import { lineOf, type Served, type Waiting } from "../../../platform/line.ts";
import type { DocumentRow } from "./documents.ts";

const nobodyReads = (now: Date) => or(isNull(documents.readingUntil), lt(documents.readingUntil, now));
const isUnread = eq(documents.state, "reading");

async function waitingDocuments(db: Db, now: Date): Promise<Waiting[]> {
  const { id, ownerId, createdAt, attempts } = documents;
  const rows = await db
    .select({ id, ownerId, createdAt, attempts })
    .from(documents)
    .where(and(isUnread, nobodyReads(now)))
    .orderBy(createdAt, id);
  return rows.map(({ attempts: begun, ...row }) => ({ ...row, interrupted: begun > 0 }));
}

/** For whom documents are being read, and until when those of the given owners were last read. */
async function servedOwners(db: Db, waiting: readonly Waiting[], now: Date): Promise<Served> {
  const known = [...new Set(waiting.map(({ ownerId }) => ownerId))].filter((owner) => owner !== null);
  const busy = await db
    .select({ ownerId: documents.ownerId })
    .from(documents)
    .where(and(isUnread, gt(documents.readingUntil, now)));
  const turns = await db
    .select({ ownerId: documents.ownerId, at: max(documents.readingUntil) })
    .from(documents)
    .where(inArray(documents.ownerId, known))
    .groupBy(documents.ownerId);
  const lastStart = new Map(turns.flatMap(({ ownerId, at }) => (ownerId && at ? [[ownerId, at]] : [])));
  return { owners: busy.map(({ ownerId }) => ownerId), lastStart };
}

/** What waits to be read, in the order in which it will be: `lineOf`. */
async function lineOfDocuments(db: Db, now: Date): Promise<Waiting[]> {
  const waiting = await waitingDocuments(db, now);
  return waiting.length < 2 ? waiting : lineOf(waiting, await servedOwners(db, waiting, now));
}

/**
 * Takes the next document in line for reading until `until`; null when nothing waits. Readers of all processes
 * ask one after the other, so that nobody gets two turns at once.
 */
export async function claimNextDocument(db: Db, now: Date, until: Date): Promise<DocumentRow | null> {
  return await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('documents'))`);
    for (const next of await lineOfDocuments(tx, now)) {
      const row = await claimDocument(tx, next.id, now, until);
      if (row) return row;
    }
    return null;
  });
}

/** Takes this document for reading until `until`; null where it is read already or another process is at it. */
export async function claimDocument(db: Db, id: string, now: Date, until: Date): Promise<DocumentRow | null> {
  const [row] = await db
    .update(documents)
    .set({ attempts: sql`${documents.attempts} + 1`, readingUntil: until })
    .where(and(eq(documents.id, id), isUnread, nobodyReads(now)))
    .returning();
  return row ?? null;
}

/** How many documents will be read before each of these; those that do not wait are not named. */
export async function placesInLine(db: Db, ids: readonly string[], now: Date): Promise<Map<string, number>> {
  const line = await lineOfDocuments(db, now);
  return new Map(line.flatMap(({ id }, place) => (ids.includes(id) ? [[id, place] as const] : [])));
}

/** Whether a document waits to be read. */
export async function someDocumentWaits(db: Db, now: Date): Promise<boolean> {
  const [row] = await db
    .select({ id: documents.id })
    .from(documents)
    .where(and(isUnread, nobodyReads(now)))
    .limit(1);
  return row !== undefined;
}

/** Renews the lease of a document that is being read or, with null, gives it back; false where it is gone. */
export async function renewReading(db: Db, id: string, until: Date | null): Promise<boolean> {
  const rows = await db
    .update(documents)
    .set({ readingUntil: until })
    .where(and(eq(documents.id, id), eq(documents.state, "reading")))
    .returning({ id: documents.id });
  return rows.length > 0;
}

/** Gives back everything that is being read: at the start of the only process that reads. */
export async function releaseReadings(db: Db): Promise<void> {
  await db.update(documents).set({ readingUntil: null }).where(isNotNull(documents.readingUntil));
}
