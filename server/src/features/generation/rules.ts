import type { Generation, GenerationLabel, Phase } from "@lehrpfad/contract";

/** Attempts before missing steps are filled by the emergency writer (SPEC.md section 4). */
export const MAX_ATTEMPTS = 3;

/** Percent at which each phase begins; the steps share what lies between 15 and 95. */
const PHASE_PERCENT: Record<Phase, number> = {
  preparing_document: 1,
  chunking: 3,
  analysing_document: 6,
  identifying_goals: 9,
  structuring_content: 12,
  generating_steps: 15,
  creating_exercises: 95,
  finalizing: 98,
};

export interface RunState {
  status: "queued" | "running" | "paused" | "completed" | "failed";
  phase: Phase;
  totalSteps: number;
  startedAt: Date | null;
}

/** How far a run is, 0 to 100. */
export function runPercent(run: RunState, finishedSteps: number): number {
  if (run.status === "completed") return 100;
  if (run.status === "queued" && finishedSteps === 0) return 0;
  const share = run.totalSteps > 0 ? Math.min(1, finishedSteps / run.totalSteps) : 0;
  return Math.round(Math.max(PHASE_PERCENT[run.phase], finishedSteps > 0 ? 15 + 80 * share : 0));
}

/**
 * The label of SPEC.md section 4 for a run. A course that is there has a state of its own from the moment on
 * that the whole of it is asked for once more.
 */
export function runLabel(run: RunState, finishedSteps: number, regenerating = false): GenerationLabel {
  if (regenerating && run.status === "completed") return "regenerating";
  switch (run.status) {
    case "completed":
      return "ready";
    case "failed":
      return "failed";
    case "paused":
      return "paused";
    default:
      return finishedSteps > 0 || run.phase === "generating_steps" ? "generating" : "starting";
  }
}

/** The status of SPEC.md section 3 for a run. */
export function runStatus(status: RunState["status"]): Generation["status"] {
  if (status === "completed" || status === "failed") return status;
  return "generating";
}

/** How long a run was in a phase (`PhaseTime` of the tables). */
interface Timed {
  phase: Phase;
  startedAt: string;
  endedAt: string | null;
}

/**
 * The phases with the last one ended at `now`. One that began before `since`, when the worker took the run, was
 * left by a worker that was lost: its end is not known.
 */
export function phasesEnded<T extends Timed>(phases: readonly T[], since: Date | null, now: Date): T[] {
  const last = phases.at(-1);
  const own = last && last.endedAt === null && (since === null || last.startedAt >= since.toISOString());
  return own ? [...phases.slice(0, -1), { ...last, endedAt: now.toISOString() }] : [...phases];
}

/** When the steps of this part of the run began to be written; null before. */
function writingSince({ phases, startedAt }: RunState & { phases: readonly Timed[] }): Date | null {
  const writing = phases.findLast(({ phase }) => phase === "generating_steps");
  if (!writing || startedAt === null || writing.startedAt < startedAt.toISOString()) return null;
  return new Date(writing.startedAt);
}

/**
 * Seconds left, from the mean time of the steps that were written since the run was last taken up; null before
 * the first of them. `stepTimes` are the moments at which the steps of the course were stored, oldest first;
 * `places` steps are written at the same time, the next one as soon as one is stored.
 */
export function secondsLeft(
  run: RunState & { phases: readonly Timed[] },
  stepTimes: readonly Date[],
  places: number,
  now: Date,
): number | null {
  if (run.status === "completed") return 0;
  const since = writingSince(run);
  if (run.status !== "running" || since === null) return null;
  const stored = stepTimes.filter((time) => time >= since).map((time) => time.getTime());
  if (stored.length === 0) return null;
  const beganAt = (at: number, ends: readonly number[]) => ends[at - places] ?? since.getTime();
  const mean = stored.reduce((sum, end, at) => sum + end - beganAt(at, stored), 0) / stored.length;
  const ends = [...stored];
  for (let missing = run.totalSteps - stepTimes.length; missing > 0; missing--) {
    ends.push(Math.max(now.getTime(), beganAt(ends.length, ends) + mean));
  }
  return Math.round(Math.max(0, Math.max(...ends) - now.getTime()) / 1000);
}
