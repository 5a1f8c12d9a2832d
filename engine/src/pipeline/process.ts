import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Course, CourseRequest, GenerationOptions } from "../types.ts";
import type { ModelFault } from "../writers/model/faults.ts";
import type { ModelSettings } from "../writers/model/settings.ts";
import type { FromChild, ToChild } from "./protocol.ts";

const CHILD = fileURLToPath(new URL("./child.ts", import.meta.url));

/** The process that wrote a course failed or ended before it was done. */
export class GenerationProcessError extends Error {
  override name = "GenerationProcessError";
  /** What the model failed with; null for every other failure. */
  fault: ModelFault | null;
  /** Seconds after which the generation may go on (`ModelError.waitSeconds`); null where waiting does not help. */
  waitSeconds: number | null;

  constructor(message: string, fault: ModelFault | null = null, waitSeconds: number | null = null) {
    super(message);
    this.fault = fault;
    this.waitSeconds = waitSeconds;
  }
}

/**
 * `generateCourse` in a process of its own: the caller's event loop stays free, and a crash costs one
 * attempt, never the server. Events are handled here; the child waits for each handler. An abort kills it
 * at once and rejects with the signal's reason; a handler's error ends it too and is passed on.
 */
export async function generateCourseInProcess(
  request: CourseRequest,
  options: GenerationOptions,
  model: ModelSettings | null = null,
): Promise<Course> {
  options.signal.throwIfAborted();
  const child = fork(CHILD, {
    serialization: "advanced",
    execArgv: ["--no-warnings"],
    env: {},
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const settled = new AbortController();
  try {
    return await new Promise<Course>((done, fail) => {
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
      const handle = async (message: FromChild) => {
        if (message.type === "done") return done(message.course);
        if (message.type === "failed") {
          return fail(new GenerationProcessError(message.message, message.fault, message.waitSeconds));
        }
        await options.onEvent(message.event);
        if (!settled.signal.aborted) send({ type: "handled" });
      };
      child.on("message", (message: FromChild) => {
        handle(message).catch(fail);
      });
      const { saved, mayPause = false } = options;
      send({ type: "task", request, saved, mayPause, model });
    });
  } finally {
    settled.abort();
    child.kill("SIGKILL");
  }
}
