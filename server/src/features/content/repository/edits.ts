import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { contentEdits } from "../../../db/tables/content.ts";
import { userProfiles } from "../../../db/tables/index.ts";

type EditRow = typeof contentEdits.$inferSelect;

/** Notes who saved something; of two who saved at the same time the later version stays. */
export async function storeEdit(db: Db, edit: EditRow): Promise<void> {
  await db
    .insert(contentEdits)
    .values(edit)
    .onConflictDoUpdate({
      target: contentEdits.itemId,
      set: edit,
      setWhere: sql`${contentEdits.version} < excluded.version`,
    });
}

/** Who saved this version of something; null where that is not known, as where a writer wrote it. */
export async function findEditor(
  db: Db,
  item: { id: string; version: number },
): Promise<{ id: string; firstName: string; lastName: string } | null> {
  const { id, firstName, lastName } = userProfiles;
  const [row] = await db
    .select({ id, firstName, lastName })
    .from(contentEdits)
    .innerJoin(userProfiles, eq(userProfiles.id, contentEdits.editorId))
    .where(and(eq(contentEdits.itemId, item.id), eq(contentEdits.version, item.version)));
  return row ?? null;
}
