import type {
  ChangedPlan,
  Generation,
  GenerationLabel,
  LeftOutReason,
  Phase,
  PlanPart,
  ThinkingLevel,
} from "@lehrpfad/contract";

/** Attempts before missing steps are filled by the emergency writer (statement 4.12). */
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

/** The later one of two phases: a run that goes on passes those again that it has behind it. */
export function laterPhase(one: Phase, other: Phase): Phase {
  return PHASE_PERCENT[one] > PHASE_PERCENT[other] ? one : other;
}

export interface RunState {
  status: "queued" | "running" | "paused" | "planned" | "completed" | "failed";
  phase: Phase;
  totalSteps: number;
  startedAt: Date | null;
}

/** How far a run is, 0 to 100. */
export function runPercent(run: RunState, finishedSteps: number): number {
  if (run.status === "completed") return 100;
  if (run.status === "queued" && run.phase === "preparing_document" && finishedSteps === 0) return 0;
  const share = run.totalSteps > 0 ? Math.min(1, finishedSteps / run.totalSteps) : 0;
  return Math.round(Math.max(PHASE_PERCENT[run.phase], finishedSteps > 0 ? 15 + 80 * share : 0));
}

/**
 * The label of a run (statement 4.01). A course that is there has a state of its own from the moment on
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
    case "planned":
      return run.status;
    default:
      return finishedSteps > 0 || run.phase === "generating_steps" ? "generating" : "starting";
  }
}

/** The status of a run (statement 3.31). */
export function runStatus(status: RunState["status"]): Generation["status"] {
  if (status === "completed" || status === "failed") return status;
  return "generating";
}

/** Why the model could not write what it was to write, as far as the notices of a run tell: their codes. */
export function reasonsOf(notices: readonly { code: string }[]): string[] {
  return notices.map(({ code }) => code).filter((code) => code.startsWith("model_"));
}

const STAND_IN_STATES = {
  queued: "starting",
  running: "writing",
  paused: "paused",
  planned: "paused",
  completed: "failed",
  failed: "failed",
} as const satisfies Record<RunState["status"], string>;

/** How a run stands that has the model write what was written in its place: one that is done has no such steps. */
export const standInState = (status: RunState["status"]) => STAND_IN_STATES[status];

/** How often a run that waits for the model asks it again before the built-in writer writes what is missing. */
export function triesLeft(
  { status, pauses }: { status: RunState["status"]; pauses: number },
  most: number,
): number {
  return status === "paused" ? Math.max(1, most - pauses + 1) : 0;
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

/** What is read and changed of a stored plan (`CourseDesign` of the engine). */
interface StoredDesign {
  steps: {
    title: string;
    objectives: { text: string; level: ThinkingLevel }[];
    link: string;
    parts: { document: string; from: number; to: number }[];
  }[];
  leftOut: { document: string; paragraph: number; reason: LeftOutReason }[];
}

function paragraphsOf(parts: readonly PlanPart[]): { document: string; paragraph: number }[] {
  return parts.flatMap(({ documentId: document, from, to }) =>
    Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => ({ document, paragraph: from + at })),
  );
}

const placeOf = ({ document, paragraph }: { document: string; paragraph: number }): string =>
  `${document}/${paragraph}`;

/** Paragraphs that these parts may have at most: more than a plan holds are lost or doubled, and not worth counting. */
function isCountable(parts: readonly PlanPart[], most: number): boolean {
  return parts.reduce((sum, { from, to }) => sum + Math.max(0, to - from + 1), 0) <= most;
}

/**
 * A stored plan as its creator changed it: what is left out now and was taught before is left out because it is not
 * wanted. Null where a paragraph of the stored plan is missing, stands twice, or another one came.
 */
export function designAfter<D extends StoredDesign>(
  stored: D,
  { steps, leftOut }: Pick<ChangedPlan, "steps" | "leftOut">,
): D | null {
  const partsBefore = stored.steps.flatMap(({ parts }) => parts);
  const before = new Set([
    ...paragraphsOf(partsBefore.map(({ document: documentId, ...range }) => ({ documentId, ...range }))).map(
      placeOf,
    ),
    ...stored.leftOut.map(placeOf),
  ]);
  const parts = [...steps.flatMap((step) => step.parts), ...leftOut];
  if (parts.some(({ from, to }) => from > to)) return null;
  if (!isCountable(parts, before.size)) return null;
  const places = paragraphsOf(parts).map(placeOf);
  const isSame = places.length === before.size && places.every((place) => before.has(place));
  if (!isSame || new Set(places).size < places.length) return null;
  const isEmpty = (step: { parts: readonly unknown[] }) => step.parts.length === 0;
  if (steps.some(isEmpty) && !stored.steps.some(isEmpty)) return null;
  const reasons = new Map(stored.leftOut.map((one) => [placeOf(one), one.reason]));
  return {
    ...stored,
    steps: steps.map(({ parts: own, objectives, title, link }) => ({
      title: title.trim(),
      link: link.trim(),
      objectives: objectives.map(({ text, level }) => ({ text: text.trim(), level })),
      parts: own.map(({ documentId: document, from, to }) => ({ document, from, to })),
    })),
    leftOut: paragraphsOf(leftOut).map((one) => ({
      ...one,
      reason: reasons.get(placeOf(one)) ?? "not_wanted",
    })),
  };
}

/** How much more or less a course may have become than was announced, of either number, before it is said. */
const TOLERANCE = 0.1;

const isFarFrom = (reached: number, announced: number): boolean =>
  Math.abs(reached - announced) > TOLERANCE * announced;

interface WrittenCourse {
  writer: string;
  steps: readonly { fallback: boolean; writer: string }[];
  report: { words: { total: number }; notices: readonly { code: string }[] };
}

type DifferenceReason = "plan_changed" | "stand_ins" | "left_out" | "model" | "material";

/** Why a course became larger or smaller than was announced: the end of a notice's code. */
function differenceReason(planVersion: number, { writer, steps, report }: WrittenCourse): DifferenceReason {
  if (planVersion > 0) return "plan_changed";
  if (steps.some((step) => step.fallback || step.writer === "placeholder")) return "stand_ins";
  if (report.notices.some(({ code }) => code.startsWith("left_out_"))) return "left_out";
  return writer === "model" ? "model" : "material";
}

/**
 * Says that a course has more than 10 % more or fewer steps or words than its creator was told before, with the reason
 * (docs/decisions/announcements.md); nothing where she was told nothing.
 */
export function differenceOf(
  { announced, planVersion }: { announced: { steps: number; words: number } | null; planVersion: number },
  course: WrittenCourse,
): { code: `differs_${DifferenceReason}`; params: Record<string, number> }[] {
  if (announced === null) return [];
  const [steps, words] = [course.steps.length, course.report.words.total];
  if (!isFarFrom(steps, announced.steps) && !isFarFrom(words, announced.words)) return [];
  const code = `differs_${differenceReason(planVersion, course)}` as const;
  return [{ code, params: { steps, words, saidSteps: announced.steps, saidWords: announced.words } }];
}
