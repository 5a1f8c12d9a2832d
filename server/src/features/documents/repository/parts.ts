import { setImmediate } from "node:timers/promises";
import type { Block } from "@lehrpfad/engine";
import { and, asc, eq, gte, lt, lte, max, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { documentParts, documents } from "../../../db/tables/index.ts";

/** Characters of a part: a statement that stores or reads one takes some milliseconds. */
const PART_LENGTH = 50_000;

/** Parts that one statement reads. */
const PARTS_AT_ONCE = 4;

/** A part of a document's text, in UTF-16 code units. */
export interface Stretch {
  from: number;
  to: number;
}

/** Blocks in parts of about PART_LENGTH characters; one part without blocks where there are none. */
function inParts(blocks: readonly Block[]): Block[][] {
  const parts: Block[][] = [[]];
  let length = 0;
  for (const block of blocks) {
    if (length > PART_LENGTH) {
      parts.push([]);
      length = 0;
    }
    parts.at(-1)?.push(block);
    length += block.text.length;
  }
  return parts;
}

/**
 * Stores the text of a document part by part, each in a statement of its own, so that others come in between: it counts
 * only once the document is ready. False where the document was removed meanwhile.
 */
export async function storeParts(db: Db, documentId: string, blocks: readonly Block[]): Promise<boolean> {
  await db.delete(documentParts).where(eq(documentParts.documentId, documentId));
  for (const [part, some] of inParts(blocks).entries()) {
    const there = db
      .select({
        documentId: documents.id,
        part: sql<number>`${part}::int`.as("part"),
        firstOffset: sql<number>`${some[0]?.offset ?? 0}::int`.as("first_offset"),
        blocks: sql<Block[]>`${JSON.stringify(some)}::jsonb`.as("blocks"),
      })
      .from(documents)
      .where(eq(documents.id, documentId));
    const stored = await db.insert(documentParts).select(there).returning({ part: documentParts.part });
    if (stored.length === 0) return false;
    // The embedded database works in this process: requests go first.
    await setImmediate();
  }
  return true;
}

/** The text of a document, read some parts at a time. */
export async function loadBlocks(db: Db, documentId: string): Promise<Block[]> {
  const blocks: Block[] = [];
  for (let from = 0; ; from += PARTS_AT_ONCE) {
    const rows = await db
      .select({ blocks: documentParts.blocks })
      .from(documentParts)
      .where(
        and(
          eq(documentParts.documentId, documentId),
          gte(documentParts.part, from),
          lt(documentParts.part, from + PARTS_AT_ONCE),
        ),
      )
      .orderBy(asc(documentParts.part));
    for (const row of rows) for (const block of row.blocks) blocks.push(block);
    if (rows.length < PARTS_AT_ONCE) return blocks;
    await setImmediate();
  }
}

/**
 * The blocks of a course's document that a stretch of its text touches: not a whole book is sent and parsed for a
 * paragraph. Null where the course has no such document.
 */
export async function blocksAround(
  db: Db,
  courseId: string,
  documentId: string,
  { from, to }: Stretch,
): Promise<Block[] | null> {
  const own = and(eq(documents.courseId, courseId), sql`${documents.id}::text = ${documentId}`);
  const first = db
    .select({ part: max(documentParts.part) })
    .from(documentParts)
    .where(and(eq(documentParts.documentId, documents.id), lte(documentParts.firstOffset, from)));
  const rows = await db
    .select({ blocks: documentParts.blocks })
    .from(documents)
    .innerJoin(documentParts, eq(documentParts.documentId, documents.id))
    .where(and(own, gte(documentParts.part, sql`coalesce(${first}, 0)`), lte(documentParts.firstOffset, to)))
    .orderBy(asc(documentParts.part));
  if (rows.length === 0) return null;
  const blocks = rows.flatMap((row) => row.blocks);
  const start = Math.max(
    0,
    blocks.findLastIndex(({ offset }) => offset <= from),
  );
  return blocks.slice(start).filter(({ offset }) => offset <= to);
}

/** Copies the text of a document to another one, every id of the first replaced by that of the second. */
export async function copyParts(tx: Db, from: string, to: string): Promise<void> {
  const { part, firstOffset, blocks } = documentParts;
  await tx.execute(
    sql`insert into ${documentParts} (document_id, part, first_offset, blocks)
      select ${to}::uuid, ${part}, ${firstOffset}, replace(${blocks}::text, ${from}, ${to})::jsonb
      from ${documentParts} where ${documentParts.documentId} = ${from}`,
  );
}
