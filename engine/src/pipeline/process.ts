import { attendChild, ChildEndedError } from "../processes/attend.ts";
import { forkBound } from "../processes/lifeline.ts";
import type {
  Course,
  CoursePreview,
  CourseRequest,
  CourseStep,
  GenerationOptions,
  RewriteRequest,
  StructureWish,
} from "../types/index.ts";
import { ATTEMPTS } from "../writers/model/ask.ts";
import { LONGEST_WAIT } from "../writers/model/faults.ts";
import type { ModelSettings } from "../writers/model/settings.ts";
import type { FromChild, ProcessFault, Task, TaskResult, ToChild } from "./protocol.ts";

const CHILD = new URL("./child.ts", import.meta.url);

/** The process that wrote a course failed or ended before it was done. */
export class GenerationProcessError extends Error {
  override name = "GenerationProcessError";
  /** What it failed with, where there is a sentence for it; null for every other failure. */
  fault: ProcessFault | null;
  /** Seconds after which the generation may go on (`ModelError.waitSeconds`); null where waiting does not help. */
  waitSeconds: number | null;

  constructor(message: string, fault: ProcessFault | null = null, waitSeconds: number | null = null) {
    super(message);
    this.fault = fault;
    this.waitSeconds = waitSeconds;
  }
}

type Handling = Pick<GenerationOptions, "signal" | "onEvent"> & {
  /** Milliseconds after which a task that tells nothing is given up; absent for as long as it may take. */
  longestSilence?: number;
};

/**
 * How long the built-in writer may calculate without telling anything, in ms: forty times what the longest document of
 * our corpus takes. A text made to hold it up must not keep a place from other people's courses for ever.
 */
const LONGEST_SILENCE_MS = 600_000;

/** The same where a model writes, in ms: its answers come on top, and every attempt is told when it is over. */
const silenceOf = ({ model }: Task): number =>
  LONGEST_SILENCE_MS + (model === null ? 0 : ATTEMPTS * (model.seconds + LONGEST_WAIT) * 1000);

/**
 * A task in a process of its own: the caller's event loop stays free, and a crash costs one attempt, never
 * the server. Events are handled here; the child waits for each handler. An abort kills it at once and
 * rejects with the signal's reason; a handler's error ends it too and is passed on.
 */
async function inProcess(task: Task, options: Handling): Promise<TaskResult> {
  options.signal.throwIfAborted();
  const silence = options.longestSilence ?? silenceOf(task);
  const child = forkBound(CHILD, {
    serialization: "advanced",
    execArgv: ["--no-warnings"],
    env: {},
  });
  try {
    return await attendChild<FromChild, TaskResult>(child, task, {
      milliseconds: silence,
      signal: options.signal,
      hear: async (message, { answer, allow, tell }) => {
        allow(silence);
        if (message.type === "done") return answer(message.result);
        if (message.type === "failed") {
          throw new GenerationProcessError(message.message, message.fault, message.waitSeconds);
        }
        await options.onEvent(message.event);
        tell({ type: "handled" } satisfies ToChild);
      },
    });
  } catch (error) {
    if (!(error instanceof ChildEndedError)) throw error;
    const after = error.reason === "time" ? `: the writer told nothing for ${silence} ms` : "";
    throw new GenerationProcessError(`${error.message}${after}`);
  }
}

/** `generateCourse` in a process of its own (see `inProcess`). */
export async function generateCourseInProcess(
  request: CourseRequest,
  options: GenerationOptions & Handling,
  model: ModelSettings | null = null,
): Promise<Course> {
  const course = await courseInProcess(request, options, model, false);
  if (course === null) throw new GenerationProcessError("The generation process wrote no course");
  return course;
}

/** `generatePlan` in a process of its own (see `inProcess`). */
export async function generatePlanInProcess(
  request: CourseRequest,
  options: GenerationOptions,
  model: ModelSettings | null,
): Promise<Course | null> {
  return await courseInProcess(request, options, model, true);
}

async function courseInProcess(
  request: CourseRequest,
  options: GenerationOptions & Handling,
  model: ModelSettings | null,
  untilPlan: boolean,
): Promise<Course | null> {
  const { saved, gone = [], design = null, mayPause = false } = options;
  const task = { type: "task", request, saved, gone, design, untilPlan, mayPause, model } as const;
  const result = await inProcess(task, options);
  if (result !== null && !("report" in result))
    throw new GenerationProcessError("The generation process wrote no course");
  return result;
}

/** `rewrite` in a process of its own (see `inProcess`). */
export async function rewriteInProcess(
  request: RewriteRequest,
  options: Omit<GenerationOptions, "saved">,
  model: ModelSettings | null = null,
): Promise<CourseStep> {
  const { mayPause = false } = options;
  const result = await inProcess({ type: "rewriting", request, mayPause, model }, options);
  if (result === null || !("content" in result))
    throw new GenerationProcessError("The generation process wrote no step");
  return result;
}

/** Milliseconds after which nobody looks at a preview any more: ten times what the longest book of our corpus takes. */
const LONGEST_PREVIEW_MS = 60_000;

/** `previewCourse` in a process of its own (see `inProcess`). */
export async function previewInProcess(
  request: CourseRequest,
  signal: AbortSignal,
  wish: StructureWish | null = null,
): Promise<CoursePreview | null> {
  const options = { signal, onEvent: () => undefined, longestSilence: LONGEST_PREVIEW_MS };
  const task = { type: "preview", request, wish, mayPause: false, model: null } as const;
  const result = await inProcess(task, options);
  return result !== null && "preview" in result ? result.preview : null;
}
