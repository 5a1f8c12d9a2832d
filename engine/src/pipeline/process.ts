import { forkBound } from "../processes/lifeline.ts";
import type {
  Course,
  CoursePreview,
  CourseRequest,
  CourseStep,
  GenerationOptions,
  RewriteRequest,
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
  const settled = new AbortController();
  try {
    return await new Promise<TaskResult>((done, fail) => {
      // A message that cannot be sent is no failure of its own: why the child ended is told by its last message.
      const send = (message: ToChild) => child.send(message, () => undefined);
      const giveUp = () => fail(options.signal.reason);
      options.signal.addEventListener("abort", giveUp, { once: true, signal: settled.signal });
      child.once("error", fail);
      child.once("exit", (code, signal) => {
        const ended = `The generation process ended early (${signal ?? `code ${code}`})`;
        const early = () => fail(new GenerationProcessError(ended));
        if (child.connected) child.once("disconnect", early);
        else setImmediate(early);
      });
      const tooSilent = () => fail(new GenerationProcessError(`The writer told nothing for ${silence} ms`));
      let timer = setTimeout(tooSilent, silence);
      settled.signal.addEventListener("abort", () => clearTimeout(timer), { once: true });
      const handle = async (message: FromChild) => {
        clearTimeout(timer);
        if (!settled.signal.aborted) timer = setTimeout(tooSilent, silence);
        if (message.type === "done") return done(message.result);
        if (message.type === "failed") {
          return fail(new GenerationProcessError(message.message, message.fault, message.waitSeconds));
        }
        await options.onEvent(message.event);
        if (!settled.signal.aborted) send({ type: "handled" });
      };
      child.on("message", (message: FromChild) => {
        handle(message).catch(fail);
      });
      send(task);
    });
  } finally {
    settled.abort();
    child.kill("SIGKILL");
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
): Promise<CoursePreview | null> {
  const options = { signal, onEvent: () => undefined, longestSilence: LONGEST_PREVIEW_MS };
  const task = { type: "preview", request, mayPause: false, model: null } as const;
  const result = await inProcess(task, options);
  return result !== null && "preview" in result ? result.preview : null;
}
