import { type Generation, PHASES } from "@lehrpfad/contract";

export type PhaseState = "done" | "here" | "stopped" | "open";

/** How each phase stands: those before the present one are finished, also while a run waits for its turn; one that pauses or failed stopped in it. */
export function phaseStates({
  phase: present,
  label,
  waiting,
}: Pick<Generation, "phase" | "label" | "waiting">): { phase: Generation["phase"]; state: PhaseState }[] {
  const at = PHASES.indexOf(present);
  const stopped = label === "paused" || label === "planned" || label === "failed";
  const here: PhaseState = stopped ? "stopped" : "here";
  return PHASES.map((phase, index) => {
    if (index < at) return { phase, state: "done" };
    return { phase, state: index === at && waiting === null ? here : "open" };
  });
}

const CALM_SECONDS = 5;

/** Seconds as they are shown: below a minute in steps of five, so that nobody reads a stopwatch. */
export function calmSeconds(seconds: number): number {
  return seconds >= 60 ? Math.round(seconds) : Math.ceil(seconds / CALM_SECONDS) * CALM_SECONDS;
}
