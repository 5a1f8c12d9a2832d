import type { Block } from "@lehrpfad/engine";
import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { documents, documentTexts } from "../../../db/tables/index.ts";

/** A part of a document's text, in UTF-16 code units. */
export interface Stretch {
  from: number;
  to: number;
}

/**
 * The blocks of a course's document that a stretch of its text touches, and the one before: the database looks them
 * up, so that not a whole book is sent and parsed for a paragraph. Null where the course has no such document.
 */
export async function blocksAround(
  db: Db,
  courseId: string,
  documentId: string,
  { from, to }: Stretch,
): Promise<Block[] | null> {
  const { blocks } = documentTexts;
  const first = sql`select coalesce(max(at::int), 0) from jsonb_path_query(${blocks}, '$[*].offset ? (@ <= $from)', jsonb_build_object('from', ${from}::int)) as at`;
  const places = sql`jsonb_build_object('from', (${first}), 'to', ${to}::int)`;
  const found = sql<
    Block[]
  >`jsonb_path_query_array(${blocks}, '$[*] ? (@.offset >= $from && @.offset <= $to)', ${places})`;
  const [row] = await db
    .select({ blocks: found })
    .from(documents)
    .innerJoin(documentTexts, eq(documentTexts.documentId, documents.id))
    .where(and(eq(documents.courseId, courseId), sql`${documents.id}::text = ${documentId}`));
  return row?.blocks ?? null;
}
