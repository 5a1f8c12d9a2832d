import type { Generation } from "@lehrpfad/contract";
import { modelOf } from "../../../platform/config.ts";
import type { Services } from "../../../platform/services.ts";
import type { Call } from "../../../platform/useCase.ts";
import { listStepTimes, loadAsking } from "../../content/index.ts";
import { type CourseRow, manageableCourse } from "../../courses/index.ts";
import { isRegenerating, latestRun, writtenSize } from "../repository/runs.ts";
import { runLabel, runPercent, runStatus, secondsLeft, triesLeft } from "../rules.ts";
import { readStandIns, showStandIns } from "../shared/standIns.ts";
import { placeInLine, writerOf } from "../shared/viewGeneration.ts";

/** Entries of the log that are shown. */
const SHOWN_LOG = 60;

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

export async function getGeneration({
  context: { services, actor },
  input: { slug },
}: Call<{ slug: string }>): Promise<Generation> {
  return await show(services, await manageableCourse(services, actor, slug));
}
