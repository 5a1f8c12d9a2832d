import type { GenerationDebug, ModelRequest } from "@lehrpfad/contract";
import type { Key } from "@lehrpfad/i18n";

type Run = NonNullable<GenerationDebug["run"]>;

/** What the list of requests shows: everything, or what gave no answer that could be used. */
export const REQUEST_FILTERS = ["all", "faults"] as const;
export type RequestFilter = (typeof REQUEST_FILTERS)[number];

/** Of which step: a position as text, `course` for what concerns no single step, or `any`. */
export interface Shown {
  filter: RequestFilter;
  step: string;
}

/** What an address asks for; everything where it names nothing that exists. */
export function shownFrom(search: URLSearchParams, requests: readonly ModelRequest[]): Shown {
  const filter = REQUEST_FILTERS.find((candidate) => candidate === search.get("show")) ?? "all";
  const step = search.get("step") ?? "any";
  const known = requests.some((request) => stepOf(request) === step);
  return { filter, step: known ? step : "any" };
}

/** The step of a request as it stands in an address. */
export function stepOf({ step }: ModelRequest): string {
  return step === null ? "course" : String(step);
}

export function modelName({ provider, model }: ModelRequest): string {
  return `${provider} · ${model}`;
}

export function isFault({ outcome }: ModelRequest): boolean {
  return outcome !== "used";
}

/** The requests that pass the filter. */
export function shownRequests(requests: readonly ModelRequest[], { filter, step }: Shown): ModelRequest[] {
  return requests.filter(
    (request) => (filter === "all" || isFault(request)) && (step === "any" || stepOf(request) === step),
  );
}

/** A sentence of the dictionary with its values. */
interface Purpose {
  key: Extract<Key<"debug">, `purpose_${string}`>;
  values: Record<string, number>;
}

const ABOUT_A_QUESTION = {
  question: ["purpose_question", "purpose_question_course"],
  "blind answer": ["purpose_blind", "purpose_blind_course"],
} as const;

const OF_A_STEP = [
  [/^step \d+$/, "purpose_step"],
  [/^step \d+, what is missing$/, "purpose_more"],
  [/^check of step \d+$/, "purpose_check"],
  [/^repair of step \d+$/, "purpose_repair"],
] as const;

/** What a request was for, as a sentence of the dictionary; null for a purpose without one. */
export function purposeOf({ purpose, step }: Pick<ModelRequest, "purpose" | "step">): Purpose | null {
  const numbers = [...purpose.matchAll(/\d+/g)].map(([digits]) => Number(digits));
  const [position = 0, part = 0, parts = 0] = numbers;
  if (/^step \d+, part \d+ of \d+$/.test(purpose)) {
    return { key: "purpose_part", values: { position, part, parts } };
  }
  const ofStep = OF_A_STEP.find(([pattern]) => pattern.test(purpose));
  if (ofStep) return { key: ofStep[1], values: { position } };
  if (purpose === "plan") return { key: "purpose_plan", values: {} };
  // Courses that were written before there was a plan have their requests kept.
  if (purpose === "outline") return { key: "purpose_outline", values: {} };
  if (purpose !== "question" && purpose !== "blind answer") return null;
  const [known, ofCourse] = ABOUT_A_QUESTION[purpose];
  return step === null ? { key: ofCourse, values: {} } : { key: known, values: { position: step } };
}

/** A phase with what it took; null where it goes on or its end is not known. */
export interface MeasuredPhase {
  phase: Run["phases"][number]["phase"];
  startedAt: string;
  milliseconds: number | null;
  /** It goes on now; otherwise a phase without a duration broke off. */
  running: boolean;
}

/** The phases of a run with their durations. */
export function measuredPhases({ phases, label }: Pick<Run, "phases" | "label">): MeasuredPhase[] {
  const over = label === "ready" || label === "failed" || label === "paused" || label === "planned";
  return phases.map(({ phase, startedAt, endedAt }, at) => ({
    phase,
    startedAt,
    milliseconds: endedAt === null ? null : Date.parse(endedAt) - Date.parse(startedAt),
    running: endedAt === null && !over && at === phases.length - 1,
  }));
}

export interface RunNumbers {
  /** Time in phases: pauses and waiting do not count. */
  milliseconds: number;
  requests: number;
  faults: number;
  inputTokens: number;
  outputTokens: number;
}

export function runNumbers(run: Run): RunNumbers {
  const { requests } = run;
  const sum = (of: (request: ModelRequest) => number) =>
    requests.reduce((total, request) => total + of(request), 0);
  return {
    milliseconds: measuredPhases(run).reduce((total, { milliseconds }) => total + (milliseconds ?? 0), 0),
    requests: requests.length,
    faults: requests.filter(isFault).length,
    inputTokens: sum(({ inputTokens }) => inputTokens),
    outputTokens: sum(({ outputTokens }) => outputTokens),
  };
}
