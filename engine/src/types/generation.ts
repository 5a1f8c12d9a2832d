import type { Phase } from "@lehrpfad/contract/vocabulary";
import type { CourseStep } from "./course.ts";
import type { CourseDesign, CoursePlan } from "./plan.ts";

/** One request to the model and what came of it: for the creator who asks how the course was written. */
export interface ModelRequest {
  /** ISO 8601. */
  startedAt: string;
  /** What it was for, such as "outline", "question" or "step 3". */
  purpose: string;
  /** Position of the step it was for; null for the course as a whole. */
  step: number | null;
  /** From 1. */
  attempt: number;
  provider: string;
  model: string;
  milliseconds: number;
  inputTokens: number;
  outputTokens: number;
  /** Tokens that the event `asking` told of it before it was sent. */
  expectedTokens: number;
  /** `used`, `rejected` by a check, or the `ModelFault` it failed with. */
  outcome: string;
  /** What was wrong; null when its answer was used. */
  fault: string | null;
  /** What the model was told to mend in its last answer; null where it was asked afresh. */
  repairs: string | null;
  /** Instructions and prompt as they were sent, and the answer as it came (null: none came). */
  instructions: string;
  prompt: string;
  answer: string | null;
  /** Absent where a model was asked. */
  replay?: Replay;
}

/** What a recording had for a request: an answer to the same words, to other words, or none. */
export type Replay = "same" | "changed" | "missing";

/** What a generation tells while it runs. Handlers are awaited: a step counts as saved when its handler returned. */
export type GenerationEvent =
  | { type: "phase"; phase: Phase }
  | { type: "plan"; plan: CoursePlan }
  | { type: "step"; step: CourseStep }
  /** A request is about to be sent, with the tokens of its words by estimate: told also of those nobody waits for later. */
  | { type: "asking"; tokens: number }
  | { type: "request"; request: ModelRequest }
  | { type: "log"; phase: Phase; message: string; details: Record<string, string | number> };

export interface GenerationOptions {
  /** Steps stored by an earlier attempt of the same run; they are kept as they are and not written again. */
  saved: CourseStep[];
  /** Places of the plan that are no part of the course any more: nothing is written there. */
  gone?: readonly number[];
  /** What an earlier attempt planned: it is not planned anew. */
  design?: CourseDesign | null;
  /** Whether the generation ends with a plan to look at; see `generatePlan`. */
  untilPlan?: boolean;
  signal: AbortSignal;
  /**
   * Whether a model that cannot be reached, or asks for more patience than a request has, ends the generation
   * with a ModelError to go on later; otherwise the built-in writer stands in.
   */
  mayPause?: boolean;
  onEvent(event: GenerationEvent): Promise<void> | void;
}
