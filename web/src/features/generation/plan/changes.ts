import type { ShownPlan, ShownPlanStep } from "@lehrpfad/contract";
import {
  type ChangedPlan,
  type LeftOutPart,
  type Objective,
  PLAN_LIMITS,
  type PlanPart,
  type PlanPiece,
  type ShownPart,
} from "@lehrpfad/contract";

/** A step of a plan while it is changed. */
export interface PlanStep extends ShownPlanStep {
  /** Names the step as long as the page is open. */
  key: string;
  /** The step that its link was written after; where another one stands before it, the link says nothing true. */
  follows: string | null;
}

/** A plan while it is changed: every paragraph of the documents stands in a step, or is left out. */
export interface PlanDraft {
  steps: readonly PlanStep[];
  leftOut: readonly LeftOutPart[];
}

/** What becomes of what a dropped step was to teach. */
export type DropWay = "neighbour" | "leftOut";

export function draftOf({ steps, leftOut }: Pick<ShownPlan, "steps" | "leftOut">): PlanDraft {
  const keyed = steps.map((step, at) => ({
    ...step,
    key: String(at + 1),
    follows: at === 0 ? null : String(at),
  }));
  return { steps: keyed, leftOut };
}

/** How a step follows from the one before it; empty where that is another one by now. */
export function linkOf(steps: PlanDraft["steps"], at: number): string {
  const step = steps[at];
  if (!step) return "";
  return step.follows === (steps[at - 1]?.key ?? null) ? step.link : "";
}

const bare = ({ documentId, from, to }: PlanPart): PlanPart => ({ documentId, from, to });

/** A plan as the server takes it. */
export function changedPlanOf({ steps, leftOut }: PlanDraft): Omit<ChangedPlan, "version"> {
  return {
    steps: steps.map(({ title, objectives, parts }, at) => ({
      title: title.trim(),
      objectives: objectives.map(({ text, level }) => ({ text: text.trim(), level })),
      link: linkOf(steps, at).slice(0, PLAN_LIMITS.sentLength),
      parts: parts.map(bare),
    })),
    leftOut: leftOut.map(bare),
  };
}

export function wordsOf(parts: readonly ShownPart[]): number {
  return parts.reduce((sum, { words }) => sum + words, 0);
}

/** The plan with other texts of one step. */
export function withTexts(
  draft: PlanDraft,
  key: string,
  texts: Partial<Pick<PlanStep, "title" | "objectives">>,
): PlanDraft {
  return { ...draft, steps: draft.steps.map((step) => (step.key === key ? { ...step, ...texts } : step)) };
}

/** The plan with a step at another place, from 0. */
export function withStepAt(draft: PlanDraft, key: string, to: number): PlanDraft {
  const step = draft.steps.find((one) => one.key === key);
  if (!step) return draft;
  const others = draft.steps.filter((one) => one !== step);
  return { ...draft, steps: others.toSpliced(to, 0, step) };
}

/** What followed one step follows another one, which teaches the same by now. */
const following = (steps: readonly PlanStep[], gone: string, instead: string): PlanStep[] =>
  steps.map((step) => (step.follows === gone && step.key !== instead ? { ...step, follows: instead } : step));

/** Objectives of two steps in turn, as many as one may have; each once. */
function joinedObjectives(one: PlanStep, other: PlanStep): PlanStep["objectives"] {
  const length = Math.max(one.objectives.length, other.objectives.length);
  const both = Array.from({ length }, (_, at) => [one.objectives[at], other.objectives[at]])
    .flat()
    .filter((objective) => objective !== undefined);
  const first = both.filter(
    ({ text }, at) => both.findIndex((earlier) => earlier.text.trim() === text.trim()) === at,
  );
  return first.slice(0, PLAN_LIMITS.objectives.maximum);
}

/** The plan with a step and the next one as one, which teaches what both were to teach. */
export function withMerged(draft: PlanDraft, key: string): PlanDraft {
  const at = draft.steps.findIndex((step) => step.key === key);
  const one = draft.steps[at];
  const next = draft.steps[at + 1];
  if (!one || !next) return draft;
  const step = {
    ...one,
    objectives: joinedObjectives(one, next),
    parts: [...one.parts, ...next.parts],
  };
  return { ...draft, steps: following(draft.steps.toSpliced(at, 2, step), next.key, one.key) };
}

/** The smallest runs of paragraphs that a step can be divided between, each as a part of its own. */
export function unitsOf({ parts }: Pick<PlanStep, "parts">): ShownPart[] {
  return parts.flatMap((part) =>
    part.pieces.length > 1 ? part.pieces.map((piece) => ({ ...part, ...piece, pieces: [] })) : [part],
  );
}

/** Two runs of paragraphs as one where the second goes on where the first ends. */
function joined(one: ShownPart, other: ShownPart): ShownPart | null {
  if (one.documentId !== other.documentId || other.from !== one.to + 1) return null;
  const own = (part: ShownPart) => (part.pieces.length > 1 ? part.pieces : [pieceOf(part)]);
  return {
    ...one,
    to: other.to,
    headings: [...one.headings, ...other.headings],
    words: one.words + other.words,
    pieces: [...own(one), ...own(other)],
  };
}

const pieceOf = ({ from, to, page, headings, beginning, words }: ShownPart): PlanPiece => ({
  ...{ from, to, page, headings, beginning, words },
});

function asParts(units: readonly ShownPart[]): ShownPart[] {
  const parts: ShownPart[] = [];
  for (const unit of units) {
    const last = parts.at(-1);
    const both = last ? joined(last, unit) : null;
    if (both) parts[parts.length - 1] = both;
    else parts.push(unit);
  }
  return parts;
}

/** How many units of a step stay with it where it is divided into halves of about the same number of words. */
export function halfOf(units: readonly ShownPart[]): number {
  const half = wordsOf(units) / 2;
  const distance = (count: number) => Math.abs(wordsOf(units.slice(0, count)) - half);
  const counts = units.slice(1).map((_, at) => at + 1);
  return counts.reduce((best, count) => (distance(count) < distance(best) ? count : best), 1);
}

/** A title for a step that begins with this: its heading, else its first words; none that another step has. */
function titleFor({ headings, beginning }: ShownPart, { steps }: PlanDraft): string {
  const name = (headings[0] ?? beginning).slice(0, PLAN_LIMITS.titleLength - 5).trim();
  const titles = new Set(steps.map(({ title }) => title.trim().toLowerCase()));
  const names = [name, ...Array.from(titles, (_, at) => `${name} (${at + 2})`)];
  return names.find((one) => !titles.has(one.toLowerCase())) ?? name;
}

/**
 * The plan with a step as two: so many of its units stay with it, the others are a new step's behind it, whose
 * objective is still to be written, or is its title with `isNamed`.
 */
export function withSplit(draft: PlanDraft, key: string, count: number, isNamed = false): PlanDraft {
  const at = draft.steps.findIndex((step) => step.key === key);
  const step = draft.steps[at];
  if (!step) return draft;
  const units = unitsOf(step);
  const [first, second] = [units.slice(0, count), units.slice(count)];
  const [begins] = second;
  if (first.length === 0 || !begins) return draft;
  const title = titleFor(begins, draft);
  const objective: Objective = isNamed
    ? { text: title, level: "recall" }
    : { text: "", level: "understanding" };
  const other: PlanStep = {
    key: splitKeyOf(draft, key),
    title,
    objectives: step.objectives.length > 0 ? [objective] : [],
    link: "",
    follows: null,
    parts: asParts(second),
  };
  const steps = following(draft.steps, key, other.key);
  return { ...draft, steps: steps.toSpliced(at, 1, { ...step, parts: asParts(first) }, other) };
}

/** What the new step is named by where a step is divided. */
export function splitKeyOf({ steps }: PlanDraft, key: string): string {
  const keys = new Set(steps.map((step) => step.key));
  let number = 2;
  while (keys.has(`${key}-${number}`)) number++;
  return `${key}-${number}`;
}

/** The step that teaches what a dropped one was to teach: the one before it, or the next where it is the first. */
export function neighbourOf({ steps }: PlanDraft, key: string): PlanStep | undefined {
  const at = steps.findIndex((step) => step.key === key);
  return at < 0 ? undefined : (steps[at - 1] ?? steps[at + 1]);
}

/** The plan without a step; what it was to teach goes to its neighbour, or is left out. */
export function withoutStep(draft: PlanDraft, key: string, way: DropWay): PlanDraft {
  const step = draft.steps.find((one) => one.key === key);
  const neighbour = neighbourOf(draft, key);
  if (!step || !neighbour) return draft;
  const others = draft.steps.filter((one) => one !== step);
  if (way === "leftOut") {
    const parts = step.parts.map((part) => ({ ...part, reason: "not_wanted" as const }));
    return { steps: others, leftOut: [...draft.leftOut, ...parts] };
  }
  const isBefore = draft.steps.indexOf(neighbour) < draft.steps.indexOf(step);
  const parts = isBefore ? [...neighbour.parts, ...step.parts] : [...step.parts, ...neighbour.parts];
  const steps = others.map((one) => (one === neighbour ? { ...one, parts } : one));
  return { ...draft, steps: following(steps, key, neighbour.key) };
}

/** The plan with something that was left out as the end of what a step teaches. */
export function withTaken(draft: PlanDraft, part: LeftOutPart, key: string): PlanDraft {
  const { reason: _, ...taken } = part;
  if (!draft.leftOut.includes(part) || !draft.steps.some((step) => step.key === key)) return draft;
  return {
    steps: draft.steps.map((step) => (step.key === key ? { ...step, parts: [...step.parts, taken] } : step)),
    leftOut: draft.leftOut.filter((one) => one !== part),
  };
}
