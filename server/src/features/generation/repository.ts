import { randomUUID } from "node:crypto";
import type { ModelTexts } from "@lehrpfad/contract";
import type { ModelRequest } from "@lehrpfad/engine";
import { and, count, desc, eq, getTableColumns, gt, inArray, isNull, lte, max, or, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import {
  courses,
  generationRequests,
  generationRuns,
  type LogEntry,
  proposalSteps,
  proposals,
  type RunKind,
  type RunStatus,
  type StoredReport,
} from "../../db/tables/index.ts";
import { nextRun, type PlaceLimits, type Running, type WaitingRun } from "./rules.ts";

export type RunRow = typeof generationRuns.$inferSelect;

const UNFINISHED: RunStatus[] = ["queued", "running", "paused"];

/** Entries of the log that are kept; the oldest go first. */
const LOG_LENGTH = 400;
/** Requests to the model that are kept of a course, and UTF-16 code units that are kept of each of their texts. */
const REQUESTS_KEPT = 1_000;
const LONGEST_TEXT = 60_000;
const LONGEST_FAULT = 2_000;

/** Puts a run into the line; answers its id. */
export async function insertRun(
  db: Db,
  courseId: string,
  totalSteps: number,
  now: Date,
  kind: RunKind = "course",
): Promise<string> {
  const id = randomUUID();
  await db.insert(generationRuns).values({
    id,
    courseId,
    kind,
    status: "queued",
    phase: "preparing_document",
    totalSteps,
    outline: [],
    notices: [],
    log: [],
    createdAt: now,
  });
  return id;
}

/** Runs that wrote the course itself. */
const ofCourse = (courseId: string) =>
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

async function hasUnfinished(db: Db, courseId: string, kind: RunKind): Promise<boolean> {
  const { kind: storedKind, status } = generationRuns;
  const unfinished = and(eq(storedKind, kind), inArray(status, UNFINISHED));
  return (await db.$count(generationRuns, and(eq(generationRuns.courseId, courseId), unfinished))) > 0;
}

/** Whether the course itself is being written or waits for it; new versions that are written beside it do not count. */
export async function isGenerating(db: Db, courseId: string): Promise<boolean> {
  return await hasUnfinished(db, courseId, "course");
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

/** Unfinished runs that nobody holds now: new ones, interrupted ones, and those whose pause is over. */
const free = (now: Date) =>
  and(
    inArray(generationRuns.status, UNFINISHED),
    or(isNull(generationRuns.leaseUntil), lte(generationRuns.leaseUntil, now)),
  );

/** Runs that wait for a place, oldest first. */
export async function waitingRuns(db: Db, now: Date): Promise<WaitingRun[]> {
  const { id, createdAt, status } = generationRuns;
  const rows = await db
    .select({ id, createdAt, status, ownerId: courses.ownerId })
    .from(generationRuns)
    .innerJoin(courses, eq(courses.id, generationRuns.courseId))
    .where(free(now))
    .orderBy(createdAt);
  return rows.map(({ status: was, ...row }) => ({ ...row, interrupted: was === "running" }));
}

/** Ends the pause of a course's run before its time; false when none pauses. */
export async function endPause(db: Db, courseId: string): Promise<boolean> {
  const rows = await db
    .update(generationRuns)
    .set({ leaseUntil: null })
    .where(and(ofCourse(courseId), eq(generationRuns.status, "paused")))
    .returning({ id: generationRuns.id });
  return rows.length > 0;
}

/** Courses whose runs have not begun or pause. */
export async function waitingCourses(db: Db): Promise<string[]> {
  const rows = await db
    .select({ courseId: generationRuns.courseId })
    .from(generationRuns)
    .where(inArray(generationRuns.status, ["queued", "paused"]));
  return rows.map(({ courseId }) => courseId);
}

/** Whom workers write for now, and when runs of the given owners last began. */
export async function runningFor(db: Db, owners: readonly (string | null)[], now: Date): Promise<Running> {
  const known = [...new Set(owners)].filter((owner) => owner !== null);
  const busy = await db
    .select({ ownerId: courses.ownerId })
    .from(generationRuns)
    .innerJoin(courses, eq(courses.id, generationRuns.courseId))
    .where(and(eq(generationRuns.status, "running"), gt(generationRuns.leaseUntil, now)));
  const starts = await db
    .select({ ownerId: courses.ownerId, at: max(generationRuns.startedAt) })
    .from(generationRuns)
    .innerJoin(courses, eq(courses.id, generationRuns.courseId))
    .where(inArray(courses.ownerId, known))
    .groupBy(courses.ownerId);
  const lastStart = new Map(starts.flatMap(({ ownerId, at }) => (ownerId && at ? [[ownerId, at]] : [])));
  return { owners: busy.map(({ ownerId }) => ownerId), lastStart };
}

/**
 * Gives the next run in line to a worker; null when nothing waits or every place is taken. Workers of all
 * processes ask one after the other, so that the limits hold between them.
 */
export async function claimNextRun(
  db: Db,
  worker: { id: string; until: Date },
  limits: PlaceLimits,
  now: Date,
): Promise<RunRow | null> {
  return await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('generation_runs'))`);
    const waiting = await waitingRuns(tx, now);
    const owners = waiting.map(({ ownerId }) => ownerId);
    const next = nextRun(waiting, await runningFor(tx, owners, now), limits);
    if (next === null) return null;
    const [row] = await tx
      .update(generationRuns)
      .set({
        workerId: worker.id,
        leaseUntil: worker.until,
        status: "running",
        startedAt: now,
        failure: null,
      })
      .where(and(eq(generationRuns.id, next.id), free(now)))
      .returning();
    return row ?? null;
  });
}

const held = (runId: string, workerId: string) =>
  and(eq(generationRuns.id, runId), eq(generationRuns.workerId, workerId));

/** Changes a run that this worker holds; false when it holds it no longer. */
export async function updateRun(
  db: Db,
  runId: string,
  workerId: string,
  change: Partial<typeof generationRuns.$inferInsert>,
): Promise<boolean> {
  const rows = await db
    .update(generationRuns)
    .set(change)
    .where(held(runId, workerId))
    .returning({ id: generationRuns.id });
  return rows.length > 0;
}

/**
 * Keeps a run for the worker that writes it; one that was paused meanwhile keeps the time of its pause. False when
 * this worker holds it no longer.
 */
export async function renewLease(
  db: Db,
  { id, workerId }: { id: string; workerId: string },
  leaseUntil: Date,
): Promise<boolean> {
  const rows = await db
    .update(generationRuns)
    .set({ leaseUntil })
    .where(and(held(id, workerId), eq(generationRuns.status, "running")))
    .returning({ id: generationRuns.id });
  return rows.length > 0 || (await db.$count(generationRuns, held(id, workerId))) > 0;
}

/** Locks the run for the rest of the transaction; false when this worker holds it no longer. */
export async function lockHeldRun(tx: Db, runId: string, workerId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: generationRuns.id })
    .from(generationRuns)
    .where(held(runId, workerId))
    .for("update");
  return rows.length > 0;
}

export async function appendLog(db: Db, runId: string, workerId: string, entry: LogEntry): Promise<void> {
  const full = sql`jsonb_array_length(${generationRuns.log}) >= ${LOG_LENGTH}`;
  const kept = sql`case when ${full} then ${generationRuns.log} - 0 else ${generationRuns.log} end`;
  await db
    .update(generationRuns)
    .set({ log: sql`${kept} || ${JSON.stringify([entry])}::jsonb` })
    .where(held(runId, workerId));
}

/** Gives all runs free: right after the start of the only process on a database, nobody can hold one. */
export async function releaseAllRuns(db: Db): Promise<void> {
  await db
    .update(generationRuns)
    .set({ leaseUntil: null, workerId: null })
    .where(inArray(generationRuns.status, UNFINISHED));
}

type RequestRow = typeof generationRequests.$inferSelect;

/** A text as it is kept; Postgres has no NUL. */
function kept(text: string, longest = LONGEST_TEXT): string {
  return text.slice(0, longest).replaceAll("\0", "\uFFFD");
}

function keptOrNull(text: string | null, longest = LONGEST_TEXT): string | null {
  return text === null ? null : kept(text, longest);
}

/** Stores a request to the model; beyond `REQUESTS_KEPT` the oldest of the course go. */
export async function insertRequest(
  db: Db,
  run: Pick<RunRow, "id" | "courseId" | "phase">,
  request: ModelRequest,
): Promise<void> {
  await db.insert(generationRequests).values({
    ...request,
    ...{ id: randomUUID(), runId: run.id, courseId: run.courseId, phase: run.phase },
    startedAt: new Date(request.startedAt),
    fault: keptOrNull(request.fault, LONGEST_FAULT),
    repairs: keptOrNull(request.repairs, LONGEST_FAULT),
    instructions: kept(request.instructions),
    prompt: kept(request.prompt),
    answer: keptOrNull(request.answer),
  });
  const newest = db
    .select({ id: generationRequests.id })
    .from(generationRequests)
    .where(eq(generationRequests.courseId, run.courseId))
    .orderBy(desc(generationRequests.startedAt))
    .offset(REQUESTS_KEPT);
  await db.delete(generationRequests).where(inArray(generationRequests.id, newest));
}

const { instructions, prompt, answer, ...withoutTexts } = getTableColumns(generationRequests);

/** The requests of a run without their texts, oldest first. */
export async function requestsOf(
  db: Db,
  runId: string,
): Promise<Omit<RequestRow, "instructions" | "prompt" | "answer">[]> {
  return await db
    .select(withoutTexts)
    .from(generationRequests)
    .where(eq(generationRequests.runId, runId))
    .orderBy(generationRequests.startedAt, generationRequests.attempt);
}

/** The texts of one request of a course, and whether they were cut. */
export async function textsOfRequest(db: Db, courseId: string, id: string): Promise<ModelTexts | null> {
  const [row] = await db
    .select({ instructions, prompt, answer })
    .from(generationRequests)
    .where(and(eq(generationRequests.courseId, courseId), eq(generationRequests.id, id)));
  if (!row) return null;
  const shortened = [row.instructions, row.prompt, row.answer].some((text) => text?.length === LONGEST_TEXT);
  return { ...row, shortened };
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

/** Takes over how a course was measured for a copy of it; `rename` gives the report the copy's ids. */
export async function copyLatestRun(
  tx: Db,
  from: string,
  to: string,
  rename: (report: StoredReport | null) => StoredReport | null,
): Promise<void> {
  const [run] = await tx
    .select()
    .from(generationRuns)
    .where(ofCourse(from))
    .orderBy(desc(generationRuns.createdAt))
    .limit(1);
  if (!run) return;
  const copy = { ...run, id: randomUUID(), courseId: to, report: rename(run.report), log: [] };
  await tx.insert(generationRuns).values(copy);
}
