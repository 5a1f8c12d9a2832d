import { and, desc, eq, gt, lt, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { deletedSteps } from "../../db/tables/index.ts";
import type { StoredStep } from "../content/index.ts";

/** A deleted step with everything that is needed to restore it. */
type DeletedRow = typeof deletedSteps.$inferSelect;

/** A step with its question and all its exercises, as JSON keeps them. */
export type KeptWhole = Pick<DeletedRow, "step" | "question" | "exercises">;

/** Keeps a step that is about to be deleted, with what participants did with it. */
export async function insertDeleted(
  tx: Db,
  { step, question, exercises }: StoredStep,
  traces: Pick<typeof deletedSteps.$inferInsert, "progress" | "cards" | "marks" | "exerciseAnswers">,
  deleted: { deletedBy: string; deletedAt: Date },
): Promise<void> {
  const { id, courseId, position } = step;
  await tx
    .insert(deletedSteps)
    .values({ ...deleted, ...traces, id, courseId, position, step, question, exercises });
}

export interface DeletedStep {
  id: string;
  title: string;
  position: number;
  deletedAt: Date;
}

/** Steps of a course that were deleted after `since`, the latest first. */
export async function deletedOfCourse(db: Db, courseId: string, since: Date): Promise<DeletedStep[]> {
  return await db
    .select({
      id: deletedSteps.id,
      title: sql<string>`${deletedSteps.step} ->> 'title'`,
      position: deletedSteps.position,
      deletedAt: deletedSteps.deletedAt,
    })
    .from(deletedSteps)
    .where(and(eq(deletedSteps.courseId, courseId), gt(deletedSteps.deletedAt, since)))
    .orderBy(desc(deletedSteps.deletedAt));
}

/** Takes a deleted step back if it was deleted after `since`; null where it cannot be restored (any more). */
export async function takeDeleted(
  tx: Db,
  step: { courseId: string; id: string },
  since: Date,
): Promise<DeletedRow | null> {
  const { id, courseId, deletedAt } = deletedSteps;
  const [kept] = await tx
    .delete(deletedSteps)
    .where(and(eq(id, step.id), eq(courseId, step.courseId), gt(deletedAt, since)))
    .returning();
  return kept ?? null;
}

/** Gives up the deleted steps from before `before`. */
export async function forgetDeleted(db: Db, before: Date): Promise<void> {
  await db.delete(deletedSteps).where(lt(deletedSteps.deletedAt, before));
}
