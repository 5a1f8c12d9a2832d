import { parentPort, workerData } from "node:worker_threads";
import type { Renderer } from "./rendering.ts";
import type { RenderAnswer, RenderTask } from "./renderThread.ts";

const renderer: Renderer = await import(String(workerData));

async function answerTo({ page, step }: RenderTask): Promise<RenderAnswer> {
  try {
    if (page) return { page: await renderer.render(page) };
    return step ? { step: await renderer.renderStep(step) } : { ready: true };
  } catch (error) {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on("message", (task: RenderTask) => {
  void answerTo(task).then((answer) => parentPort?.postMessage(answer));
});
