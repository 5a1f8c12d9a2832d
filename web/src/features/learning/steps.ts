import type { StepProgress } from "@lehrpfad/contract";
import type { Key } from "@lehrpfad/i18n";

/** The address of a step. */
export function stepPath(slug: string, position: number): string {
  return `/c/${slug}/steps/${position}`;
}

export const coursePath = (slug: string): string => `/c/${slug}`;
export const REVIEWS = "/reviews";
export const practicePath = (slug: string): string => `/c/${slug}/practice`;
export const marksPath = (slug: string): string => `/c/${slug}/highlights`;
export const glossaryPath = (slug: string): string => `/c/${slug}/glossary`;
export const evaluationPath = (slug: string): string => `/c/${slug}/evaluation`;

const STATE_KEYS = {
  open: "state_open",
  understood: "state_understood",
  right: "state_right",
  helped: "state_helped",
  wrong: "state_wrong",
  judged: "state_judged",
} as const satisfies Record<StepProgress["state"], Key<"viewer">>;

/** What a step's state is called. */
export function stateKey(step: StepProgress): (typeof STATE_KEYS)[StepProgress["state"]] {
  return STATE_KEYS[step.state];
}

export const isOpen = (step: StepProgress): boolean => step.state === "open";

/** Minutes of reading that are left. */
export function minutesLeft(steps: readonly StepProgress[]): number {
  return steps.filter(isOpen).reduce((sum, step) => sum + step.minutes, 0);
}
