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
  const share = run.totalSteps > 0 ? Math.min(1, finishedSteps / run.totalSteps) : 0;
  return Math.round(Math.max(PHASE_PERCENT[run.phase], finishedSteps > 0 ? 15 + 80 * share : 0));
}

/** The label of SPEC.md section 4 for a run. */
export function runLabel(run: RunState, finishedSteps: number): GenerationLabel {
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

/**
 * Seconds left, from the mean time of the steps written so far in this run; null before the first.
 * `stepTimes` are the moments at which steps were stored, oldest first.
 */
export function secondsLeft(run: RunState, stepTimes: Date[]): number | null {
  if (run.status === "completed") return 0;
  const since = run.startedAt;
  if (!since) return null;
  const own = stepTimes.filter((time) => time >= since);
  const last = own.at(-1);
  if (!last) return null;
  const perStep = (last.getTime() - since.getTime()) / 1000 / own.length;
  return Math.round(perStep * Math.max(0, run.totalSteps - stepTimes.length));
}
