import { randomUUID } from "node:crypto";
import type { Phase } from "@lehrpfad/contract";
import {
  type Course,
  type CourseNotice,
  type CourseRequest,
  type CourseStep,
  emergencyCourse,
  type GenerationEvent,
  GenerationProcessError,
  generateCourseInProcess,
  type ModelRequest,
  standInNotices,
} from "@lehrpfad/engine";
import type { Db } from "../../../db/client.ts";
import type { PhaseTime } from "../../../db/tables/index.ts";
import { later } from "../../../platform/clock.ts";
import { modelOf } from "../../../platform/config.ts";
import type { Services } from "../../../platform/services.ts";
import { traced } from "../../../platform/trace.ts";
import { courseStepOf, loadOutline, loadSteps, storeStep } from "../../content/index.ts";
import { type CourseRow, courseById, storeActive, storeWriter } from "../../courses/index.ts";
import { documentsOfCourse } from "../../documents/index.ts";
import { GENERATION_QUEUE } from "../jobs.ts";
import { appendLog, lockHeldRun, renewLease, updateRun } from "../repository/leases.ts";
import { claimNextRun, releaseAllRuns, waitingCourses, waitingRuns } from "../repository/line.ts";
import { insertRequest } from "../repository/requests.ts";
import type { RunRow } from "../repository/runs.ts";
import { MAX_ATTEMPTS, phasesEnded } from "../rules.ts";

/** Another worker took the run over, or its course was deleted: this one must not write any more. */
export class RunLostError extends Error {}

/** One worker's hold on one run. */
export interface Hold {
  services: Services;
  run: RunRow;
  workerId: string;
  abort: AbortController;
}

/** How a kind of run is written. Steps that are stored stay; what it throws is dealt with by the worker. */
export interface RunWriter {
  write(hold: Hold, course: CourseRow, signal: AbortSignal): Promise<void>;
  /** What becomes of a run that failed as often as it may for no reason that has a name. */
  giveUp(hold: Hold, course: CourseRow, error: unknown): Promise<void>;
}

const secondsBetween = (start: string, end: Date) => (end.getTime() - Date.parse(start)) / 1000;

/** Counts a run that has ended, for the metrics. */
function countRun({ services, run }: Hold, status: "completed" | "failed", writer?: string): void {
  const now = services.clock.now();
  const usual = modelOf(services.config) === null ? "builtin" : "model";
  const seconds = secondsBetween(run.startedAt?.toISOString() ?? now.toISOString(), now);
  services.metrics.generation(status, writer ?? usual, seconds);
}

/** Changes a run and tells those who watch. Throws RunLostError. */
export async function change(hold: Hold, fields: Parameters<typeof updateRun>[3]): Promise<void> {
  const kept = await updateRun(hold.services.db, hold.run.id, hold.workerId, fields);
  if (!kept) throw new RunLostError();
  if (fields.status === "completed" || fields.status === "failed") countRun(hold, fields.status);
  await hold.services.events.publish("generation", hold.run.courseId);
}

/** Stores something while nobody else can have the run, and tells those who watch. Throws RunLostError. */
export async function storeHeld(hold: Hold, store: (tx: Db) => Promise<unknown>): Promise<void> {
  const { services, run, workerId } = hold;
  await services.db.transaction(async (tx) => {
    if (!(await lockHeldRun(tx, run.id, workerId))) throw new RunLostError();
    await store(tx);
  });
  await services.events.publish("generation", run.courseId);
}

/** Ends the present phase now. What it returns is stored with the next change of the run. */
function endPhase({ services, run }: Hold): PhaseTime[] {
  const now = services.clock.now();
  const before = run.phases;
  run.phases = phasesEnded(before, run.startedAt, now);
  const ended = run.phases.at(-1);
  if (ended?.endedAt && !before.at(-1)?.endedAt) {
    services.metrics.phase(ended.phase, secondsBetween(ended.startedAt, now));
  }
  return run.phases;
}

async function enter(hold: Hold, phase: Phase): Promise<void> {
  const startedAt = hold.services.clock.now().toISOString();
  hold.run.phases = [...endPhase(hold), { phase, startedAt, endedAt: null }];
  hold.run.phase = phase;
  await change(hold, { phase, phases: hold.run.phases });
}

async function saveStep(hold: Hold, step: CourseStep): Promise<void> {
  const { run, services } = hold;
  await storeHeld(hold, (tx) => storeStep(tx, run.courseId, step, services.clock.now()));
}

async function saveRequest({ services, run, workerId }: Hold, request: ModelRequest): Promise<void> {
  services.metrics.model(request.outcome, { input: request.inputTokens, output: request.outputTokens });
  await services.db.transaction(async (tx) => {
    if (!(await lockHeldRun(tx, run.id, workerId))) throw new RunLostError();
    await insertRequest(tx, run, request);
  });
}

/** Stores what a generation tells; `save` has each step as it is written. */
export async function onEvent(
  hold: Hold,
  event: GenerationEvent,
  save: (hold: Hold, step: CourseStep) => Promise<void>,
): Promise<void> {
  switch (event.type) {
    case "phase":
      return await enter(hold, event.phase);
    case "plan": {
      const { steps, notices } = event.plan;
      return await change(hold, { outline: steps, notices, totalSteps: steps.length });
    }
    case "step":
      return await save(hold, event.step);
    case "request":
      return await saveRequest(hold, event.request);
    case "log": {
      const { phase, message, details } = event;
      const at = hold.services.clock.now().toISOString();
      return await appendLog(hold.services.db, hold.run.id, hold.workerId, { at, phase, message, details });
    }
  }
}

/** What a course is made of and how. */
export async function requestOf(services: Services, course: CourseRow): Promise<CourseRequest> {
  return {
    documents: await documentsOfCourse(services.db, course.id),
    goal: course.goal,
    title: course.name,
    steps: course.stepsWished,
    language: course.language,
    difficulty: course.difficulty,
  };
}

/** How a run that is done now is stored. */
export function doneNow(hold: Hold) {
  const finishedAt = hold.services.clock.now();
  return {
    ...({ status: "completed", phase: "finalizing", leaseUntil: null } as const),
    ...{ finishedAt, phases: endPhase(hold) },
  };
}

/** How a run is stored that has failed for good. */
export function failedNow(hold: Hold, failure: string) {
  return { status: "failed", failure, leaseUntil: null, phases: endPhase(hold) } as const;
}

/** A course of placeholders stays hidden from participants until its creator has written it. */
async function complete(hold: Hold, course: Course): Promise<void> {
  const { services, run, workerId } = hold;
  const now = services.clock.now();
  await services.db.transaction(async (tx) => {
    const { notices } = course.report;
    const done = { ...doneNow(hold), notices };
    const stepIds = (await loadOutline(tx, run.courseId)).map(({ id }) => id);
    const kept = await updateRun(tx, run.id, workerId, { ...done, report: { ...course.report, stepIds } });
    if (!kept) throw new RunLostError();
    await storeWriter(tx, run.courseId, course.writer);
    if (course.writer === "placeholder") await storeActive(tx, run.courseId, false, now);
  });
  countRun(hold, "completed", course.writer);
  await services.events.publish("generation", run.courseId);
}

const LONGEST_REASON = 200;

/** The first line of what went wrong; the lines below it name places in the program. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return (text.split("\n")[0] ?? "").slice(0, LONGEST_REASON);
}

/** Fills the places that three attempts left empty, so that the creator has a course to edit (DECISIONS.md). */
async function completeInEmergency(hold: Hold, course: CourseRow, error: unknown): Promise<void> {
  const { services, run } = hold;
  const request = await requestOf(services, course);
  const hasDocuments = request.documents.length > 0;
  const { name: title, language, difficulty } = course;
  const emergency = emergencyCourse({ title, language, difficulty, steps: run.totalSteps, hasDocuments });
  for (const step of emergency.steps) await saveStep(hold, step);
  const written = (await loadSteps(services.db, course.id)).map(courseStepOf);
  const real = written.find(({ writer }) => writer !== "placeholder");
  const failed: CourseNotice = { code: "generation_failed", params: { message: reasonOf(error) } };
  const report = { ...emergency.report, notices: [failed, ...standInNotices(request, written)] };
  await complete(hold, { ...emergency, report, writer: real?.writer ?? emergency.writer });
}

/** The run goes on by itself when the model may be asked again; until then its place is free for others. */
async function pause(hold: Hold, waitSeconds: number, failure: string | null): Promise<void> {
  const { services, run } = hold;
  const seconds = Math.max(waitSeconds, services.config.MODEL_PAUSE_SECONDS);
  const leaseUntil = later(services.clock.now(), seconds);
  const phases = endPhase(hold);
  await change(hold, { status: "paused", pauses: run.pauses + 1, leaseUntil, failure, phases });
  await services.jobs.send(GENERATION_QUEUE, {}, { startAfter: seconds });
}

async function afterFailure(
  hold: Hold,
  course: CourseRow,
  error: unknown,
  { giveUp }: RunWriter,
): Promise<void> {
  const { services, run } = hold;
  const expected = error instanceof GenerationProcessError && error.fault === "nothing_other";
  if (!expected) {
    services.log.error({ run: run.id, attempt: run.attempt, error }, "generation attempt failed");
  }
  if (error instanceof GenerationProcessError && error.waitSeconds !== null) {
    return await pause(hold, error.waitSeconds, error.fault);
  }
  if (error instanceof GenerationProcessError && error.fault !== null) {
    // Other attempts would fail alike: the creator is told, and goes on when the settings are mended.
    await change(hold, failedNow(hold, error.fault));
    return;
  }
  if (run.attempt < MAX_ATTEMPTS) {
    const phases = endPhase(hold);
    await change(hold, { status: "queued", attempt: run.attempt + 1, leaseUntil: null, phases });
    await services.jobs.send(GENERATION_QUEUE, {});
    return;
  }
  await giveUp(hold, course, error);
}

/** Whether a run may still wait for the model. */
export function mayPause({ run, services }: Hold): boolean {
  return run.pauses < services.config.MODEL_PAUSES;
}

const courseWriter: RunWriter = {
  write: async (hold, course, signal) => {
    const { services } = hold;
    const saved = (await loadSteps(services.db, course.id)).map(courseStepOf);
    const options = {
      saved,
      signal,
      mayPause: mayPause(hold),
      onEvent: (event: GenerationEvent) => onEvent(hold, event, saveStep),
    };
    const model = modelOf(services.config);
    const written = await generateCourseInProcess(await requestOf(services, course), options, model);
    await complete(hold, written);
  },
  giveUp: completeInEmergency,
};

async function work(hold: Hold, course: CourseRow, writer: RunWriter): Promise<void> {
  const { services, run, abort } = hold;
  const signal = AbortSignal.any([abort.signal, services.stopping]);
  try {
    await writer.write(hold, course, signal);
  } catch (error) {
    if (error instanceof RunLostError || abort.signal.aborted) return;
    if (services.stopping.aborted) {
      await change(hold, { status: "paused", leaseUntil: null, phases: endPhase(hold) });
    } else await afterFailure({ ...hold, run }, course, error, writer);
  }
}

/** Keeps the lease alive; when it is lost, the work is aborted. */
function keepLease(hold: Hold): NodeJS.Timeout {
  const { services, run, workerId, abort } = hold;
  const beat = async () => {
    const leaseUntil = later(services.clock.now(), services.config.LEASE_SECONDS);
    if (!(await renewLease(services.db, { id: run.id, workerId }, leaseUntil))) abort.abort();
  };
  return setInterval(
    () => {
      beat().catch((error: unknown) =>
        services.log.error({ run: run.id, error }, "lease could not be renewed"),
      );
    },
    (services.config.LEASE_SECONDS * 1000) / 3,
  );
}

/** Whether there is still something to write. */
async function isThere({ services, run, workerId }: Hold): Promise<boolean> {
  return await services.db.transaction((tx) => lockHeldRun(tx, run.id, workerId));
}

async function abortOn(hold: Hold, topic: "course-deleted" | "run-cancelled", id: string): Promise<void> {
  try {
    const messages = hold.services.events.changes(topic, id, hold.abort.signal);
    // After a gap in the messages it is only likely that it is gone.
    for await (const _ of messages) if (!(await isThere(hold))) hold.abort.abort();
  } catch (error) {
    if (!(error instanceof Error && error.name === "AbortError")) throw error;
  }
}

/** Writes a course, or goes on with it: stored steps stay as they are. Only the holder of the lease does. */
async function runHeld(hold: Hold, rewriting: RunWriter): Promise<void> {
  const { services, run } = hold;
  const course = await courseById(services.db, run.courseId);
  if (!course) return;
  const lease = keepLease(hold);
  const watching = Promise.all([
    abortOn(hold, "course-deleted", run.courseId),
    abortOn(hold, "run-cancelled", run.id),
  ]);
  try {
    await services.events.publish("generation", run.courseId);
    await work(hold, course, run.kind === "course" ? courseWriter : rewriting);
  } finally {
    clearInterval(lease);
    hold.abort.abort();
    await watching;
    await tellWaiting(services);
  }
}

/** Those who wait see that the line moved on. */
async function tellWaiting(services: Services): Promise<void> {
  for (const courseId of await waitingCourses(services.db)) {
    await services.events.publish("generation", courseId);
  }
}

/**
 * Writes one course after the other, in the order of the line, until nothing waits or every place is taken.
 * What is written beside a course, or of a part of it, stands in the same line and is `rewriting`'s to write.
 */
export async function runGenerations(services: Services, rewriting: RunWriter): Promise<void> {
  const { GENERATIONS: inAll, GENERATIONS_PER_CREATOR: perCreator, LEASE_SECONDS } = services.config;
  while (!services.stopping.aborted) {
    const now = services.clock.now();
    const worker = { id: randomUUID(), until: later(now, LEASE_SECONDS) };
    const run = await claimNextRun(services.db, worker, { inAll, perCreator }, now);
    if (run === null) return;
    const hold = { services, run, workerId: worker.id, abort: new AbortController() };
    await traced({ run: run.id }, () => runHeld(hold, rewriting));
  }
}

/** Wakes workers for runs that nobody holds; at the start of an embedded database that is every unfinished one. */
export async function recoverRuns(services: Services, atStart: boolean): Promise<void> {
  if (atStart && services.database.kind === "embedded") await releaseAllRuns(services.db);
  const waiting = await waitingRuns(services.db, services.clock.now());
  const places = Math.min(waiting.length, services.config.GENERATIONS);
  for (let place = 0; place < places; place++) await services.jobs.send(GENERATION_QUEUE, {});
}
