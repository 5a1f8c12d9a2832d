import type { ModelFault } from "@lehrpfad/contract/vocabulary";
import type {
  Course,
  CourseDesign,
  CoursePreview,
  CourseRequest,
  CourseStep,
  GenerationEvent,
  RewriteRequest,
  StructureWish,
} from "../types/index.ts";
import type { ModelSettings } from "../writers/model/settings.ts";

/** What a child is started for. */
export type Task = { mayPause: boolean; model: ModelSettings | null } & (
  | {
      type: "task";
      request: CourseRequest;
      saved: CourseStep[];
      gone: readonly number[];
      design: CourseDesign | null;
      untilPlan: boolean;
    }
  | { type: "rewriting"; request: RewriteRequest }
  | { type: "preview"; request: CourseRequest; wish: StructureWish | null }
);

/** To the child: first its task, then after each event that it was handled. */
export type ToChild = Task | { type: "handled" };

/** What a process failed with that the caller has a sentence for. */
export type ProcessFault = ModelFault | "nothing_other" | "nothing_about" | "nothing_new";

/** Null where it ended with a plan, or there is nothing to preview. */
export type TaskResult = Course | CourseStep | { preview: CoursePreview } | null;

/** From the child. It waits after each event until the parent has handled it. */
export type FromChild =
  | { type: "event"; event: GenerationEvent }
  | { type: "done"; result: TaskResult }
  | { type: "failed"; message: string; fault: ProcessFault | null; waitSeconds: number | null };
