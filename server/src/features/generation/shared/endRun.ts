import { GenerationProcessError } from "@lehrpfad/engine";
import type { PhaseTime } from "../../../db/tables/index.ts";
import { later } from "../../../platform/clock.ts";
import type { CourseRow } from "../../courses/index.ts";
import { GENERATION_QUEUE } from "../jobs.ts";
import { MAX_ATTEMPTS, phasesEnded } from "../rules.ts";
import { changeRun, type RunLease, secondsBetween } from "./leaseRun.ts";

/** How a kind of run is written. Steps that are stored stay; what it throws is dealt with by the worker. */
export interface RunWriter {
  write(lease: RunLease, course: CourseRow, signal: AbortSignal): Promise<void>;
  /** What becomes of a run that failed as often as it may for no reason that has a name. */
  giveUp(lease: RunLease, course: CourseRow, error: unknown): Promise<void>;
}

/** Ends the present phase now. What it returns is to be stored with the next change of the run. */
export function endPhase({ services, run }: RunLease): PhaseTime[] {
  const now = services.clock.now();
  const before = run.phases;
  run.phases = phasesEnded(before, run.startedAt, now);
  const ended = run.phases.at(-1);
  if (ended?.endedAt && !before.at(-1)?.endedAt) {
    services.metrics.phase(ended.phase, secondsBetween(ended.startedAt, now));
  }
  return run.phases;
}

/** How a run that is done now is stored. */
export function doneNow(lease: RunLease) {
  return {
    status: "completed",
    phase: "finalizing",
    leaseUntil: null,
    finishedAt: lease.services.clock.now(),
    phases: endPhase(lease),
  } as const;
}

/** How a run is stored that has failed for good. */
export function failedNow(lease: RunLease, failure: string) {
  return { status: "failed", failure, leaseUntil: null, phases: endPhase(lease) } as const;
}

/** The run goes on by itself when the model may be asked again; until then its place is free for others. */
async function pause(lease: RunLease, waitSeconds: number, failure: string | null): Promise<void> {
  const { services, run } = lease;
  const seconds = Math.max(waitSeconds, services.config.MODEL_PAUSE_SECONDS);
  const leaseUntil = later(services.clock.now(), seconds);
  const phases = endPhase(lease);
  await changeRun(lease, { status: "paused", pauses: run.pauses + 1, leaseUntil, failure, phases });
  await services.jobs.send(GENERATION_QUEUE, {}, { startAfter: seconds });
}

/** What the documents hold nothing of, or nothing that is not there already. */
const ANSWERS: ReadonlySet<string | null> = new Set(["nothing_other", "nothing_about", "nothing_new"]);

/** Whether an attempt ended because the documents hold nothing of what is asked for: no fault of anything. */
const isAnswer = (error: unknown): boolean =>
  error instanceof GenerationProcessError && ANSWERS.has(error.fault);

/** Pauses a run that failed, has it tried again, or gives it up. */
export async function endAttempt(
  lease: RunLease,
  course: CourseRow,
  error: unknown,
  { giveUp }: RunWriter,
): Promise<void> {
  const { services, run } = lease;
  if (!isAnswer(error)) {
    services.log.error({ run: run.id, attempt: run.attempt, error }, "generation attempt failed");
  }
  if (error instanceof GenerationProcessError && error.waitSeconds !== null) {
    return await pause(lease, error.waitSeconds, error.fault);
  }
  if (error instanceof GenerationProcessError && error.fault !== null) {
    // Other attempts would fail alike: the creator is told, and goes on when the settings are mended.
    await changeRun(lease, failedNow(lease, error.fault));
    return;
  }
  if (run.attempt < MAX_ATTEMPTS) {
    const phases = endPhase(lease);
    await changeRun(lease, { status: "queued", attempt: run.attempt + 1, leaseUntil: null, phases });
    await services.jobs.send(GENERATION_QUEUE, {});
    return;
  }
  await giveUp(lease, course, error);
}

/** Whether a run may still wait for the model. */
export function mayPause({ run, services }: RunLease): boolean {
  return run.pauses < services.config.MODEL_PAUSES;
}
