import type { CourseDesign } from "@lehrpfad/engine";
import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { generationRuns, type PhaseTime, type RunStatus } from "../../../db/tables/index.ts";
import { ofCourse, type RunRow } from "./runs.ts";

/** A plan that its creator is to look at. */
export interface WaitingPlan {
  runId: string;
  version: number;
  design: CourseDesign;
}

/** The plan of a course whose run waits with it; null where none does. */
export async function waitingPlan(db: Db, courseId: string): Promise<WaitingPlan | null> {
  const { id, planVersion, design } = generationRuns;
  const [row] = await db
    .select({ runId: id, version: planVersion, design })
    .from(generationRuns)
    .where(and(ofCourse(courseId), eq(generationRuns.status, "planned")))
    .orderBy(desc(generationRuns.createdAt))
    .limit(1);
  return row?.design ? { ...row, design: row.design } : null;
}

/**
 * Ends the work on a run whose plan is there: it waits for its creator, or stands in line again where she did not
 * want to look any more. Null when this worker has it no longer.
 */
export async function restWithPlan(
  db: Db,
  run: { id: string; workerId: string },
  phases: PhaseTime[],
): Promise<RunStatus | null> {
  const { planFirst, id, workerId, status } = generationRuns;
  const [row] = await db
    .update(generationRuns)
    .set({
      status: sql`case when ${planFirst} then 'planned' else 'queued' end`,
      phases,
      workerId: null,
      leaseUntil: null,
      failure: null,
    })
    .where(and(eq(id, run.id), eq(workerId, run.workerId)))
    .returning({ status });
  return row?.status ?? null;
}

const ofVersion = ({ runId, version }: Pick<WaitingPlan, "runId" | "version">) =>
  and(
    eq(generationRuns.id, runId),
    eq(generationRuns.status, "planned"),
    eq(generationRuns.planVersion, version),
  );

/** Stores a plan over the version that was read; false where it is not stored in this version any more. */
export async function storePlan(db: Db, plan: WaitingPlan): Promise<boolean> {
  const { design, version } = plan;
  const outline = design.steps.map(({ title }, at) => ({ position: at + 1, title }));
  const rows = await db
    .update(generationRuns)
    .set({ design, outline, totalSteps: outline.length, planVersion: version + 1 })
    .where(ofVersion(plan))
    .returning({ id: generationRuns.id });
  return rows.length > 0;
}

/** Puts a run that waits with this version of its plan into the line; false where it does not. */
export async function approveVersion(db: Db, plan: Pick<WaitingPlan, "runId" | "version">): Promise<boolean> {
  const rows = await db
    .update(generationRuns)
    .set({ status: "queued", planFirst: false })
    .where(ofVersion(plan))
    .returning({ id: generationRuns.id });
  return rows.length > 0;
}

/** Has a run that is not finished wait for nobody; one that waits already stands in line. False where there is none. */
export async function letGoOn(db: Db, runId: string): Promise<boolean> {
  const { id, status } = generationRuns;
  const open: RunRow["status"][] = ["queued", "running", "paused", "planned"];
  const rows = await db
    .update(generationRuns)
    .set({ planFirst: false, status: sql`case when ${status} = 'planned' then 'queued' else ${status} end` })
    .where(and(eq(id, runId), inArray(status, open)))
    .returning({ id });
  return rows.length > 0;
}
