import { Worker } from "node:worker_threads";
import type { Course, CourseRequest, GenerationOptions } from "../types.ts";
import type { FromWorker, Handled, WorkerInput } from "./protocol.ts";

const THREAD = new URL("./thread.ts", import.meta.url);

/** The thread that wrote a course failed or ended before it was done. */
export class GenerationThreadError extends Error {
  override name = "GenerationThreadError";
}

/**
 * `generateCourse` in a thread of its own, so that the caller's event loop stays free. Events are handled
 * here; the thread waits for each handler. An abort ends the thread at once and rejects with the
 * signal's reason; a handler's error ends it too and is passed on.
 */
export async function generateCourseInWorker(
  request: CourseRequest,
  options: GenerationOptions,
): Promise<Course> {
  options.signal.throwIfAborted();
  const input: WorkerInput = { request, saved: options.saved };
  const worker = new Worker(THREAD, { workerData: input });
  const exited = new Promise<void>((done) => worker.once("exit", () => done()));
  let finished = false;
  const settled = new AbortController();
  try {
    return await new Promise<Course>((done, fail) => {
      const giveUp = () => fail(options.signal.reason);
      options.signal.addEventListener("abort", giveUp, { once: true, signal: settled.signal });
      worker.once("error", fail);
      worker.once("exit", () => fail(new GenerationThreadError("The generation thread ended early")));
      const handle = async (message: FromWorker) => {
        finished = message.type !== "event";
        if (message.type === "done") return done(message.course);
        if (message.type === "failed") return fail(new GenerationThreadError(message.message));
        await options.onEvent(message.event);
        const answer: Handled = { type: "handled" };
        worker.postMessage(answer);
      };
      worker.on("message", (message: FromWorker) => {
        handle(message).catch(fail);
      });
    });
  } finally {
    settled.abort();
    // A thread that is through ends by itself; ending it from outside as well could cross its own end.
    if (finished) await exited;
    else await worker.terminate();
  }
}
