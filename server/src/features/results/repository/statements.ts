import { asc, inArray } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { stepProgress } from "../../../db/tables/index.ts";

/** What these participants did in each step. */
export async function progressOfAll(db: Db, enrolmentIds: string[]) {
  return await db
    .select()
    .from(stepProgress)
    .where(inArray(stepProgress.enrolmentId, enrolmentIds))
    .orderBy(asc(stepProgress.enrolmentId), asc(stepProgress.stepId));
}
export type ProgressOfAll = Awaited<ReturnType<typeof progressOfAll>>[number];
