import type { Course, CourseRequest, CourseStep, GenerationEvent } from "../types.ts";

/** What the worker is started with. */
export interface WorkerInput {
  request: CourseRequest;
  saved: CourseStep[];
}

/** From the worker. It waits after each event until the parent has handled it. */
export type FromWorker =
  | { type: "event"; event: GenerationEvent }
  | { type: "done"; course: Course }
  | { type: "failed"; message: string };

/** To the worker: the last event was handled. */
export interface Handled {
  type: "handled";
}
