import { and, asc, count, eq, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { highlights } from "../../../db/tables/index.ts";
import { type StepRow, selectSteps } from "../../content/index.ts";

export type HighlightRow = typeof highlights.$inferSelect;

interface PlacedHighlight {
  highlight: HighlightRow;
  position: number | null;
  title: string | null;
}

/** Own highlights of a course with the present position of their steps, in reading order; lost ones last. */
export async function highlightsOf(db: Db, enrolmentId: string): Promise<PlacedHighlight[]> {
  const step = selectSteps(db, "step");
  return await db
    .select({ highlight: highlights, position: step.position, title: step.title })
    .from(highlights)
    .leftJoin(step, eq(step.id, highlights.stepId))
    .where(eq(highlights.enrolmentId, enrolmentId))
    .orderBy(sql`${step.position} nulls last`, asc(highlights.createdAt), asc(highlights.id));
}

/** What a step comes from; none where it is gone. */
export async function sourcesOfStep(db: Db, stepId: string): Promise<StepRow["sources"]> {
  const step = selectSteps(db, "step");
  const [row] = await db.select({ sources: step.sources }).from(step).where(eq(step.id, stepId));
  return row?.sources ?? [];
}

/** The note to an own highlight; null where there is no such highlight. */
export async function findNote(
  db: Db,
  enrolmentId: string,
  id: string,
): Promise<Pick<HighlightRow, "note"> | null> {
  const own = and(eq(highlights.enrolmentId, enrolmentId), eq(highlights.id, id));
  const [row] = await db.select({ note: highlights.note }).from(highlights).where(own);
  return row ?? null;
}

/** How many highlights a participation has, and how many of them in a step. */
export async function countHighlights(
  db: Db,
  enrolmentId: string,
  stepId: string,
): Promise<{ all: number; ofStep: number }> {
  const ofStep = sql<number>`(count(*) filter (where ${highlights.stepId} = ${stepId}))::int`;
  const [row] = await db
    .select({ all: count(), ofStep })
    .from(highlights)
    .where(eq(highlights.enrolmentId, enrolmentId));
  return row ?? { all: 0, ofStep: 0 };
}

/** Stores a highlight once, however often it is sent. */
export async function storeHighlight(db: Db, row: HighlightRow): Promise<void> {
  await db.insert(highlights).values(row).onConflictDoNothing();
}

/** Whether there is such a highlight to write the note to. */
export async function storeNote(
  db: Db,
  enrolmentId: string,
  { id, note }: Pick<HighlightRow, "id" | "note">,
): Promise<boolean> {
  const stored = await db
    .update(highlights)
    .set({ note })
    .where(and(eq(highlights.enrolmentId, enrolmentId), eq(highlights.id, id)))
    .returning({ id: highlights.id });
  return stored.length > 0;
}

export async function deleteHighlight(db: Db, enrolmentId: string, id: string): Promise<void> {
  await db.delete(highlights).where(and(eq(highlights.enrolmentId, enrolmentId), eq(highlights.id, id)));
}
