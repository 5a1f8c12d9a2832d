import { and, eq } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { type DraftedQuestion, steps } from "../../../db/tables/content.ts";

/** Makes these the drafts of a step, which must be locked. */
export async function placeDrafts(tx: Db, stepId: string, drafts: readonly DraftedQuestion[]): Promise<void> {
  await tx
    .update(steps)
    .set({ drafts: [...drafts] })
    .where(eq(steps.id, stepId));
}

/** Takes a draft off a step, which must be locked; null where the step has none of this id. */
export async function takeDraft(
  tx: Db,
  { id, courseId, drafts }: Pick<typeof steps.$inferSelect, "id" | "courseId" | "drafts">,
  draftId: string,
): Promise<DraftedQuestion | null> {
  const found = drafts.find((draft) => draft.id === draftId);
  if (!found) return null;
  const left = drafts.filter((draft) => draft !== found);
  await tx
    .update(steps)
    .set({ drafts: left })
    .where(and(eq(steps.id, id), eq(steps.courseId, courseId)));
  return found;
}
