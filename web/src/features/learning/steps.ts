import type { StepProgress } from "@lehrpfad/contract";
import type { Key } from "@lehrpfad/i18n";
import type { PathMark } from "../../ui/Path.tsx";
import type { TrailState } from "../../ui/Trail.tsx";

/** The address of a step. */
export function stepPath(slug: string, position: number): string {
  return `/c/${slug}/steps/${position}`;
}

export const coursePath = (slug: string): string => `/c/${slug}`;
export const REVIEWS = "/reviews";
export const practicePath = (slug: string): string => `/c/${slug}/practice`;
export const marksPath = (slug: string): string => `/c/${slug}/highlights`;
export const glossaryPath = (slug: string): string => `/c/${slug}/glossary`;
export const entryTestPath = (slug: string): string => `/c/${slug}/entry-test`;
export const finalQuizPath = (slug: string): string => `/c/${slug}/final-quiz`;
export const evaluationPath = (slug: string): string => `/c/${slug}/evaluation`;

const STATE_KEYS = {
  open: "state_open",
  understood: "state_understood",
  right: "state_right",
  helped: "state_helped",
  wrong: "state_wrong",
  judged: "state_judged",
} as const satisfies Record<StepProgress["state"], Key<"viewer">>;

/** How somebody judged the own answer to a step: with the essential, a part of it, or nothing yet; null where nobody did. */
function judgementOf({ state, level }: StepProgress): "essential" | "part" | "none" | null {
  if (state !== "judged") return null;
  return level === 4 ? "none" : level === 3 ? "part" : "essential";
}

/** How a step is drawn: what one judged as a part, or as nothing yet, has its own sign. */
export function shownState(step: StepProgress): TrailState {
  if (step.known) return "known";
  const judgement = judgementOf(step);
  return judgement === "part" || judgement === "none" ? judgement : step.state;
}

/** What a step's state is called. */
export function stateKey(step: StepProgress): Key<"viewer"> {
  if (step.known) return "state_known";
  const judgement = judgementOf(step);
  if (judgement === "part") return "state_judged_part";
  return judgement === "none" ? "state_judged_none" : STATE_KEYS[step.state];
}

/** How a step stands in the path that is drawn as one line: `again` is finished, but not known. */
export function pathMark(step: StepProgress): PathMark {
  if (isOpen(step)) return "open";
  const state = shownState(step);
  return state === "wrong" || state === "part" || state === "none" ? "again" : "done";
}

export const isOpen = (step: StepProgress): boolean => step.state === "open";

/** Minutes of reading that are left. */
export function minutesLeft(steps: readonly StepProgress[]): number {
  return steps.filter(isOpen).reduce((sum, step) => sum + step.minutes, 0);
}

/** What the part of an address begins with that names a passage of a step's text. */
export const FOUND = "#find=";
/** Characters by which a passage is found again. */
const KNOWN_BY = 80;

/** The part of an address that names a passage of a step's text. */
export function foundHash(passage: string): string {
  return FOUND + encodeURIComponent(passage.slice(0, KNOWN_BY));
}
