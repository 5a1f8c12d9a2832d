import type {
  CourseDesign,
  CourseNotice,
  CoursePlan,
  CourseRequest,
  CourseStep,
  ModelRequest,
  WriterKind,
} from "../types/index.ts";

/** Writes a line into the log of the run. */
export type Tell = (message: string, details: Record<string, string | number>) => Promise<void>;

/** What a writer works with besides the request. */
export interface WriterContext {
  signal: AbortSignal;
  /** See `GenerationOptions.mayPause`. */
  mayPause?: boolean;
  /** Steps that an earlier attempt stored: they stay, and what is written now goes with them. */
  saved?: readonly CourseStep[];
  /** What an earlier attempt planned. */
  design?: CourseDesign | null;
  /** Whether the plan is for somebody to look at: one that the model did not make is told all the same. */
  untilPlan?: boolean;
  tell: Tell;
  /** Hears of each request to a model before it is sent, with the tokens of its words by estimate. */
  onAsking?: (tokens: number) => void;
  /** Hears of each request to a model. */
  onRequest?: (request: ModelRequest) => void;
}

/** A plan and the means to write each of its steps, in any order. */
export interface PlannedCourse {
  plan: CoursePlan;
  /** Words of the documents that the steps share out. */
  words: number;
  /** Steps that may be written at the same time; one after the other where it is not said. */
  concurrency?: number;
  /** What went wrong so far that the creator should know of. */
  troubles?(): CourseNotice[];
  /** Writes the step at `position` (from 1) with its question. */
  writeStep(position: number, context: WriterContext): Promise<CourseStep>;
}

/** Something that writes courses; the pipeline treats all writers alike. */
export interface Writer {
  kind: WriterKind;
  /** Decides the steps. The same request gives steps of the same passages, so that a run can go on after a crash. */
  plan(request: CourseRequest, context: WriterContext): Promise<PlannedCourse>;
}

/** Nothing can be written that is not there already, or nothing at all. */
export class NothingOtherError extends Error {
  override name = "NothingOtherError";
}

/** The documents do not speak of what is asked for. */
export class NothingAboutError extends Error {
  override name = "NothingAboutError";
}

/** What the documents say of what is asked for stands in the course already. */
export class NothingNewError extends Error {
  override name = "NothingNewError";
}
