import type { Course, CourseRequest, CourseStep, GenerationEvent } from "../types.ts";
import type { ModelFault } from "../writers/model/faults.ts";
import type { ModelSettings } from "../writers/model/settings.ts";

/** To the child: first its task, then after each event that it was handled. */
export type ToChild =
  | {
      type: "task";
      request: CourseRequest;
      saved: CourseStep[];
      mayPause: boolean;
      model: ModelSettings | null;
    }
  | { type: "handled" };

/** From the child. It waits after each event until the parent has handled it. */
export type FromChild =
  | { type: "event"; event: GenerationEvent }
  | { type: "done"; course: Course }
  | { type: "failed"; message: string; fault: ModelFault | null; waitSeconds: number | null };
