import { once } from "node:events";
import { parentPort, workerData } from "node:worker_threads";
import { generateCourse } from "./generate.ts";
import type { FromWorker, WorkerInput } from "./protocol.ts";

const port = parentPort;
if (!port) throw new Error("This file runs as a worker thread");
const { request, saved } = workerData as WorkerInput;
const tell = (message: FromWorker) => port.postMessage(message);

try {
  const course = await generateCourse(request, {
    saved,
    signal: new AbortController().signal,
    onEvent: async (event) => {
      const handled = once(port, "message");
      tell({ type: "event", event });
      await handled;
    },
  });
  tell({ type: "done", course });
} catch (error) {
  tell({ type: "failed", message: error instanceof Error ? (error.stack ?? error.message) : String(error) });
}
port.close();
