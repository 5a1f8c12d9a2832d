import { LIMITS } from "./limits.ts";

/** Numbers for the plan of a course; apart from LIMITS, because only creators load them. */
export const PLAN_LIMITS = {
  titleLength: 120,
  objectives: { minimum: 1, maximum: 3 },
  objectiveLength: 300,
  /** Characters of any text of a plan that is sent at all. */
  sentLength: 4_000,
} as const;

interface PlannedTexts {
  title: string;
  objectives: readonly { text: string }[];
}

/** What keeps a plan from being saved: an error code with its numbers. Positions count from 1. */
export type PlanFault =
  | { code: "PLAN_STEPS_RANGE"; data: { minimum: number; maximum: number; count: number } }
  | { code: "PLAN_TITLE_LENGTH"; data: { position: number; maximum: number } }
  | { code: "PLAN_TITLES_SAME"; data: { position: number; other: number } }
  | { code: "PLAN_OBJECTIVES"; data: { position: number; maximum: number; longest: number } };

/** Titles that read the same are the same. */
const keyOf = (title: string): string => title.trim().replace(/\s+/g, " ").toLowerCase();

/** Whether a title has a length that a step's title may have, and something of it can be seen. */
export function isPlanTitle(title: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(title) && title.trim().length <= PLAN_LIMITS.titleLength;
}

/** A step may have no objective where no step has one: a plan that was made without the model's. */
function areObjectives(objectives: PlannedTexts["objectives"], needed: boolean): boolean {
  const { minimum, maximum } = PLAN_LIMITS.objectives;
  if (objectives.length > maximum || (needed && objectives.length < minimum)) return false;
  return objectives.every(({ text }) => {
    const { length } = text.trim();
    return length >= 1 && length <= PLAN_LIMITS.objectiveLength;
  });
}

/** Everything that keeps a plan from being saved, in the order of its steps. */
export function planFaults(steps: readonly PlannedTexts[], minimum: number): PlanFault[] {
  const { maximum } = LIMITS.steps;
  const count = steps.length;
  const faults: PlanFault[] =
    count < minimum || count > maximum
      ? [{ code: "PLAN_STEPS_RANGE", data: { minimum, maximum, count } }]
      : [];
  const keys = steps.map(({ title }) => keyOf(title));
  const needed = steps.some(({ objectives }) => objectives.length > 0);
  for (const [at, { title, objectives }] of steps.entries()) {
    const position = at + 1;
    const first = keys.indexOf(keys[at] ?? "");
    if (!isPlanTitle(title)) {
      faults.push({ code: "PLAN_TITLE_LENGTH", data: { position, maximum: PLAN_LIMITS.titleLength } });
    } else if (first < at) faults.push({ code: "PLAN_TITLES_SAME", data: { position, other: first + 1 } });
    if (!areObjectives(objectives, needed)) {
      const { objectives: allowed, objectiveLength: longest } = PLAN_LIMITS;
      faults.push({ code: "PLAN_OBJECTIVES", data: { position, maximum: allowed.maximum, longest } });
    }
  }
  return faults;
}
