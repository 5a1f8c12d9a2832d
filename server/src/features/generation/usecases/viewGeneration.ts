import { type Generation, generationSchema, isSettled, type WriterKind } from "@lehrpfad/contract";
import type { Actor } from "../../../platform/actor.ts";
import { modelOf } from "../../../platform/config.ts";
import type { RequestContext } from "../../../platform/http/context.ts";
import { watchStates } from "../../../platform/http/watch.ts";
import { type Place, placeOf } from "../../../platform/line.ts";
import type { Services } from "../../../platform/services.ts";
import { listStepTimes, loadAsking } from "../../content/index.ts";
import { type CourseRow, courseById, manageableCourse } from "../../courses/index.ts";
import { runningFor, waitingRuns } from "../repository/line.ts";
import { isRegenerating, latestRun, writtenSize } from "../repository/runs.ts";
import { runLabel, runPercent, runStatus, secondsLeft, triesLeft } from "../rules.ts";
import { readStandIns, showStandIns } from "./standIns.ts";

/** Entries of the log that are shown. */
const SHOWN_LOG = 60;

/** Where a run stands in the line; null when it does not wait. */
export async function placeInLine(
  { db, clock, config }: Services,
  run: { id: string },
): Promise<Place | null> {
  const now = clock.now();
  const waiting = await waitingRuns(db, now);
  const owners = waiting.map(({ ownerId }) => ownerId);
  const limits = { inAll: config.GENERATIONS, perOwner: config.GENERATIONS_PER_CREATOR };
  return placeOf(run.id, waiting, await runningFor(db, owners, now), limits);
}

/** Who wrote a course, or will, as far as it is known before its end. */
export function writerOf({ config }: Services, { writer }: CourseRow): WriterKind {
  return writer ?? (modelOf(config) === null ? "builtin" : "model");
}

/** A course that nothing is known about but its steps: it was not generated here, and is there. */
function showWithoutRun(services: Services, course: CourseRow, steps: Generation["steps"]): Generation {
  const at = course.createdAt.toISOString();
  return {
    courseName: course.name,
    slug: course.slug,
    label: "ready",
    status: "unknown",
    phase: "finalizing",
    percent: 100,
    currentStep: steps.length,
    totalSteps: steps.length,
    secondsLeft: 0,
    attempt: 1,
    waiting: null,
    pausedUntil: null,
    triesLeft: 0,
    writer: writerOf(services, course),
    notices: [],
    steps,
    planFirst: false,
    outline: [],
    log: [],
    startedAt: at,
    finishedAt: at,
    standIns: null,
    announced: null,
    reached: null,
    failure: null,
  };
}

async function show(services: Services, course: CourseRow): Promise<Generation> {
  const standIns = await readStandIns(services.db, course.id);
  const run = await latestRun(services.db, course.id);
  const written = await loadAsking(services.db, course.id);
  if (!run) return showWithoutRun(services, course, written);
  const running = run.status === "running" && run.phase === "generating_steps";
  return {
    courseName: course.name,
    slug: course.slug,
    label: runLabel(run, written.length, await isRegenerating(services.db, course.id)),
    status: runStatus(run.status),
    phase: run.phase,
    percent: runPercent(run, written.length),
    currentStep: running ? Math.min(run.totalSteps, written.length + 1) : written.length,
    totalSteps: run.totalSteps,
    secondsLeft: secondsLeft(
      run,
      await listStepTimes(services.db, course.id),
      modelOf(services.config)?.concurrency ?? 1,
      services.clock.now(),
    ),
    attempt: run.attempt,
    waiting: run.status === "queued" ? await placeInLine(services, run) : null,
    pausedUntil: run.status === "paused" ? (run.leaseUntil?.toISOString() ?? null) : null,
    triesLeft: triesLeft(run, services.config.MODEL_PAUSES),
    writer: writerOf(services, course),
    notices: run.notices,
    steps: written,
    planFirst: run.planFirst,
    outline: run.outline,
    log: run.log.slice(-SHOWN_LOG).map(({ at, phase, message }) => ({ at, phase, message })),
    startedAt: (run.startedAt ?? run.createdAt).toISOString(),
    finishedAt: run.finishedAt?.toISOString() ?? null,
    standIns: run.status === "completed" ? showStandIns(standIns, services, run) : null,
    announced: run.announced,
    reached: run.status === "completed" ? await writtenSize(services.db, run.id) : null,
    failure: run.failure,
  };
}

export async function getGeneration(services: Services, actor: Actor, slug: string): Promise<Generation> {
  return await show(services, await manageableCourse(services, actor, slug));
}

/** The present state and every later one, until the run ends, the course is gone, or may not be seen any more. */
export async function watchGeneration(
  context: RequestContext,
  slug: string,
  signal: AbortSignal,
): Promise<AsyncGenerator<Generation, void>> {
  const { services } = context;
  const { id } = await manageableCourse(services, context.actor, slug);
  return await watchStates(context, signal, {
    name: "generation",
    subject: ["generation", id],
    schema: generationSchema,
    look: async (actor) =>
      (await courseById(services.db, id)) ? await getGeneration(services, actor, slug) : null,
    isLast: isSettled,
  });
}
