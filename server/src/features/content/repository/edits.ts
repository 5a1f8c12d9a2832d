import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { contentEdits, exercises, questions, steps } from "../../../db/tables/content.ts";
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

/** Who wrote what a course asks, and who accepted or saved it as it is now; in the order of its steps. */
export async function loadAuthorship(db: Db, courseId: string) {
  const by = sql<string | null>`btrim(${userProfiles.firstName} || ' ' || ${userProfiles.lastName})`;
  const asked = { id: questions.id, stepId: steps.id, text: questions.text, origin: questions.origin };
  const own = await db
    .select({ ...asked, by, at: steps.position })
    .from(questions)
    .innerJoin(steps, eq(steps.id, questions.stepId))
    .leftJoin(
      contentEdits,
      and(eq(contentEdits.itemId, questions.id), eq(contentEdits.version, questions.version)),
    )
    .leftJoin(userProfiles, eq(userProfiles.id, contentEdits.editorId))
    .where(eq(steps.courseId, courseId));
  const { id, text, origin } = exercises;
  const further = await db
    .select({ ...{ id, stepId: steps.id, text, origin }, by, at: steps.position })
    .from(exercises)
    .innerJoin(steps, eq(steps.id, exercises.stepId))
    .leftJoin(
      contentEdits,
      and(eq(contentEdits.itemId, exercises.id), eq(contentEdits.version, exercises.version)),
    )
    .leftJoin(userProfiles, eq(userProfiles.id, contentEdits.editorId))
    .where(and(eq(exercises.courseId, courseId), isNull(exercises.removedAt)))
    .orderBy(asc(exercises.place));
  const all = [
    ...own.map((one) => ({ ...one, item: "question" as const })),
    ...further.map((one) => ({ ...one, item: "exercise" as const })),
  ];
  return all.sort((one, other) => one.at - other.at).map(({ at: _, ...one }) => one);
}
