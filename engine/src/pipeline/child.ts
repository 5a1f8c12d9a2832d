import { once } from "node:events";
import { endWithParent, keepCompiled } from "../processes/lifeline.ts";
import type { GenerationEvent } from "../types/index.ts";
import { previewCourse } from "../writers/builtin/preview.ts";
import { ModelError } from "../writers/model/faults.ts";
import { NothingAboutError, NothingNewError, NothingOtherError } from "../writers/types.ts";
import { generateCourse, generatePlan } from "./generate.ts";
import { peakMegabytes } from "./memory.ts";
import type { FromChild, ProcessFault, Task, TaskResult, ToChild } from "./protocol.ts";
import { rewrite } from "./rewrite.ts";

function tell(message: FromChild): Promise<void> {
  return new Promise((sent, fail) => {
    if (!process.send) throw new Error("This file runs as a child process");
    process.send(message, undefined, undefined, (error) => (error ? fail(error) : sent()));
  });
}

async function receive(): Promise<ToChild> {
  const [message] = (await once(process, "message")) as [ToChild];
  return message;
}

function faultOf(error: unknown): ProcessFault | null {
  if (error instanceof NothingOtherError) return "nothing_other";
  if (error instanceof NothingAboutError) return "nothing_about";
  if (error instanceof NothingNewError) return "nothing_new";
  return error instanceof ModelError ? error.fault : null;
}

endWithParent();
// Without its parent nobody stores what is written: the next attempt begins where the stored steps end.
process.once("disconnect", () => process.exit(0));

const task = await receive();
if (task.type === "handled") throw new Error("The first message holds the task");
/** Events that nobody waited for, such as lines of the log: told before the last message. */
const running = new Set<Promise<void>>();
const onEvent = (event: GenerationEvent): Promise<void> => {
  const told = (async () => {
    const handled = receive();
    await tell({ type: "event", event });
    await handled;
  })();
  running.add(told);
  return told.finally(() => running.delete(told));
};
const work = async (task: Task, signal: AbortSignal): Promise<TaskResult> => {
  const { mayPause, model } = task;
  const options = { signal, mayPause, onEvent };
  if (task.type === "preview") {
    const preview = previewCourse(task.request, task.wish);
    return preview && { preview };
  }
  if (task.type === "rewriting") return await rewrite(task.request, options, model);
  const { request, saved, gone, design, untilPlan } = task;
  const generate = untilPlan ? generatePlan : generateCourse;
  return await generate(request, { ...options, saved, gone, design }, model);
};
try {
  const start = performance.now();
  const used = process.cpuUsage();
  const signal = new AbortController().signal;
  const result = await work(task, signal);
  await Promise.allSettled(running);
  const seconds = Math.round((performance.now() - start) / 10) / 100;
  const { user, system } = process.cpuUsage(used);
  const cpuSeconds = Math.round((user + system) / 10_000) / 100;
  const details = { seconds, cpuSeconds, megabytes: await peakMegabytes() };
  const message = `${seconds} s, ${details.megabytes} MB`;
  await onEvent({ type: "log", phase: "finalizing", message, details });
  keepCompiled();
  await tell({ type: "done", result });
} catch (error) {
  await Promise.allSettled(running);
  await tell({
    type: "failed",
    message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    fault: faultOf(error),
    waitSeconds: error instanceof ModelError ? error.waitSeconds : null,
  });
}
process.disconnect();
