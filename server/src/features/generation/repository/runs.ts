import { randomUUID } from "node:crypto";
import type { Phase } from "@lehrpfad/contract";
import type { CourseDesign } from "@lehrpfad/engine";
import { and, count, desc, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import {
  generationRuns,
  proposalSteps,
  proposals,
  type RunKind,
  type RunStatus,
  type StoredReport,
} from "../../../db/tables/index.ts";

export type RunRow = typeof generationRuns.$inferSelect;

/** Runs that a worker has, or is to take up. */
export const UNFINISHED: RunStatus[] = ["queued", "running", "paused"];

interface NewRun {
  courseId: string;
  kind: RunKind;
  totalSteps: number;
  planFirst: boolean;
  planVersion: number;
  design: RunRow["design"];
  announced: RunRow["announced"];
  phase: Phase;
}

/** Puts a run into the line; answers its id. */
export async function insertRun(
  db: Db,
  run: Pick<NewRun, "courseId" | "totalSteps"> & Partial<NewRun>,
  now: Date,
): Promise<string> {
  const id = randomUUID();
  await db.insert(generationRuns).values({
    phase: "preparing_document",
    ...run,
    id,
    status: "queued",
    outline: [],
    notices: [],
    log: [],
    createdAt: now,
  });
  return id;
}

/** Runs that wrote the course itself. */
export const ofCourse = (courseId: string) =>
  and(eq(generationRuns.courseId, courseId), eq(generationRuns.kind, "course"));

const { report: storedReport, ...withoutReport } = getTableColumns(generationRuns);

/** The newest run of a course, without its report, which is large. */
export async function latestRun(db: Db, courseId: string): Promise<Omit<RunRow, "report"> | null> {
  const [row] = await db
    .select(withoutReport)
    .from(generationRuns)
    .where(ofCourse(courseId))
    .orderBy(desc(generationRuns.createdAt))
    .limit(1);
  return row ?? null;
}

/** The report of the newest run of a course; null where there is no run, a null report while it goes on. */
export async function latestReport(
  db: Db,
  courseId: string,
): Promise<{ status: RunStatus; finishedAt: Date | null; report: StoredReport | null } | null> {
  const { status, finishedAt } = withoutReport;
  const [row] = await db
    .select({ status, finishedAt, report: storedReport })
    .from(generationRuns)
    .where(ofCourse(courseId))
    .orderBy(desc(generationRuns.createdAt))
    .limit(1);
  return row ?? null;
}

/** How large the course was when a run had written it; null where that is not known. */
export async function writtenSize(db: Db, runId: string): Promise<{ steps: number; words: number } | null> {
  const [row] = await db
    .select({
      steps: sql<number | null>`jsonb_array_length(${storedReport} -> 'stepIds')`,
      words: sql<number | null>`(${storedReport} -> 'words' ->> 'total')::int`,
    })
    .from(generationRuns)
    .where(eq(generationRuns.id, runId));
  return row?.steps && row.words ? { steps: row.steps, words: row.words } : null;
}

/** The newest run that is to have the model write what was written in its place; null where there was none. */
export async function latestStandInRun(db: Db, courseId: string): Promise<Omit<RunRow, "report"> | null> {
  const [row] = await db
    .select(withoutReport)
    .from(generationRuns)
    .where(and(eq(generationRuns.courseId, courseId), eq(generationRuns.kind, "standIns")))
    .orderBy(desc(generationRuns.createdAt))
    .limit(1);
  return row ?? null;
}

/** What a finished course was written from: its plan, and which step then stood at each place of it; null where that is not known. */
export async function writtenFrom(
  db: Db,
  courseId: string,
): Promise<{ design: CourseDesign; planVersion: number; stepIds: string[] } | null> {
  const { design, planVersion } = withoutReport;
  const [row] = await db
    .select({ design, planVersion, report: storedReport })
    .from(generationRuns)
    .where(ofCourse(courseId))
    .orderBy(desc(generationRuns.createdAt))
    .limit(1);
  const stepIds = row?.report?.stepIds;
  if (!row?.design || stepIds?.length !== row.design.steps.length) return null;
  return { design: row.design, planVersion: row.planVersion, stepIds };
}

async function hasUnfinished(db: Db, courseId: string, kind: RunKind): Promise<boolean> {
  const { kind: storedKind, status } = generationRuns;
  const unfinished = and(eq(storedKind, kind), inArray(status, [...UNFINISHED, "planned"]));
  return (await db.$count(generationRuns, and(eq(generationRuns.courseId, courseId), unfinished))) > 0;
}

/** Whether the course itself is being written or waits for it, also with its plan; new versions that are written beside it do not count. */
export async function isGenerating(db: Db, courseId: string): Promise<boolean> {
  return await hasUnfinished(db, courseId, "course");
}

/** Whether the model is writing steps that the built-in writer stood in for. */
export async function isWritingStandIns(db: Db, courseId: string): Promise<boolean> {
  return await hasUnfinished(db, courseId, "standIns");
}

/** Whether the whole course is being written once more, beside the present one. */
export async function isRegenerating(db: Db, courseId: string): Promise<boolean> {
  return await hasUnfinished(db, courseId, "regeneration");
}

/** Takes a run out of the line, and from the worker that has it. */
export async function deleteRun(db: Db, runId: string): Promise<void> {
  await db.delete(generationRuns).where(eq(generationRuns.id, runId));
}

/** Makes the run that wrote the course beside the present one the run of the course, when its steps took their place. */
export async function adoptRun(db: Db, runId: string, stepIds: string[]): Promise<void> {
  const [row] = await db
    .select({ report: storedReport })
    .from(generationRuns)
    .where(eq(generationRuns.id, runId));
  const report = row?.report ? { ...row.report, stepIds } : null;
  await db.update(generationRuns).set({ kind: "course", report }).where(eq(generationRuns.id, runId));
}

/** All runs of a course without their reports, newest first. */
export async function runsOf(db: Db, courseId: string): Promise<Omit<RunRow, "report">[]> {
  return await db
    .select(withoutReport)
    .from(generationRuns)
    .where(eq(generationRuns.courseId, courseId))
    .orderBy(desc(generationRuns.createdAt));
}

/** The newest run of each course, as far as its label needs it. */
export async function newestRuns(db: Db, courseIds: string[]) {
  const { courseId, status, phase, totalSteps, startedAt, createdAt } = generationRuns;
  return await db
    .selectDistinctOn([courseId], { courseId, status, phase, totalSteps, startedAt })
    .from(generationRuns)
    .where(and(inArray(courseId, courseIds), eq(generationRuns.kind, "course")))
    .orderBy(courseId, desc(createdAt));
}

/** How far courses are written once more, of those that are. */
export async function regenerations(db: Db, courseIds: string[]) {
  const unfinished = inArray(generationRuns.status, UNFINISHED);
  return await db
    .select({
      courseId: generationRuns.courseId,
      total: generationRuns.totalSteps,
      written: count(proposalSteps.position),
    })
    .from(generationRuns)
    .innerJoin(proposals, eq(proposals.runId, generationRuns.id))
    .leftJoin(proposalSteps, eq(proposalSteps.proposalId, proposals.id))
    .where(
      and(inArray(generationRuns.courseId, courseIds), eq(generationRuns.kind, "regeneration"), unfinished),
    )
    .groupBy(generationRuns.id);
}

/** Takes over how a course was measured for a copy of it; `rename` gives what names documents and steps the copy's ids. */
export async function copyLatestRun(
  tx: Db,
  from: string,
  to: string,
  rename: <T>(value: T) => T,
): Promise<void> {
  const [run] = await tx
    .select()
    .from(generationRuns)
    .where(ofCourse(from))
    .orderBy(desc(generationRuns.createdAt))
    .limit(1);
  if (!run) return;
  const renamed = { report: rename(run.report), design: rename(run.design) };
  const copy = { ...run, ...renamed, id: randomUUID(), courseId: to, log: [] };
  await tx.insert(generationRuns).values(copy);
}
