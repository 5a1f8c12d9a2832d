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

/** A run that could begin or go on if there is a place for it. */
export interface WaitingRun {
  id: string;
  /** Null for the course of the installation itself, which waits for nobody of the same owner. */
  ownerId: string | null;
  createdAt: Date;
  /** Somebody worked on it and was lost: its creator saw it run already. */
  interrupted: boolean;
}

/** Who is being worked for, and who was served last. */
export interface Running {
  /** The owner of each run that is being written. */
  owners: readonly (string | null)[];
  /** When a run of an owner last began. */
  lastStart: ReadonlyMap<string, Date>;
}

/** How many runs may be written at the same time, in all and for one creator. */
export interface PlaceLimits {
  inAll: number;
  perCreator: number;
}

function runsOf(ownerId: string | null, owners: readonly (string | null)[]): number {
  return ownerId === null ? 0 : owners.filter((owner) => owner === ownerId).length;
}

/**
 * Waiting runs in the order in which they get a place: interrupted ones first, then whoever has the fewest
 * runs, then who was served the longest time ago, then who came first (round robin between creators, so that
 * nobody with twenty courses holds up the others).
 */
export function lineOf(waiting: readonly WaitingRun[], { owners, lastStart }: Running): WaitingRun[] {
  const byAge = [...waiting].sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  const served = ({ ownerId }: WaitingRun) =>
    ownerId === null ? 0 : (lastStart.get(ownerId)?.getTime() ?? 0);
  const before = new Map<string | null, number>();
  const ranked = byAge.map((run) => {
    const earlier = before.get(run.ownerId) ?? 0;
    before.set(run.ownerId, earlier + 1);
    return { run, rank: run.interrupted ? -1 : earlier + runsOf(run.ownerId, owners) };
  });
  return ranked.sort((a, b) => a.rank - b.rank || served(a.run) - served(b.run)).map(({ run }) => run);
}

/** The run that gets the next place; null when all places are taken, or only creators wait who have theirs. */
export function nextRun(
  waiting: readonly WaitingRun[],
  running: Running,
  { inAll, perCreator }: PlaceLimits,
): WaitingRun | null {
  if (running.owners.length >= inAll) return null;
  const mayRun = ({ ownerId }: WaitingRun) => runsOf(ownerId, running.owners) < perCreator;
  return lineOf(waiting, running).find(mayRun) ?? null;
}

/** Why a run waits: how many stand before it in the line, and whether another course of its creator is written. */
export interface Place {
  ahead: number;
  ownCourse: boolean;
}

/** The place of a run in the line; null when it does not wait, or would get a place now. */
export function placeOf(
  runId: string,
  waiting: readonly WaitingRun[],
  running: Running,
  limits: PlaceLimits,
): Place | null {
  const own = waiting.find(({ id }) => id === runId);
  if (!own || nextRun(waiting, running, limits)?.id === runId) return null;
  const ownCourse = runsOf(own.ownerId, running.owners) >= limits.perCreator;
  const line = ownCourse ? waiting.filter(({ ownerId }) => ownerId === own.ownerId) : waiting;
  return { ahead: lineOf(line, running).findIndex(({ id }) => id === runId), ownCourse };
}
