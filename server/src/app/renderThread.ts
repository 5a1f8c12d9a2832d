import { Worker } from "node:worker_threads";
import pLimit from "p-limit";
import type { AskedPage, AskedStep, Rendered, RenderedStep, Renderer } from "./rendering.ts";

/** What the thread is asked for; without anything, whether it is there. */
export interface RenderTask {
  page?: AskedPage;
  step?: AskedStep;
}

export type RenderAnswer = { page: Rendered } | { step: RenderedStep } | { ready: true } | { failed: string };

/** A page that cannot be drawn, or not in time, whenever it is tried. */
export class UndrawableError extends Error {}

const THREAD = new URL("renderWorker.ts", import.meta.url);
/** Milliseconds after which a page that is being drawn is given up; one of a book takes some sixty. */
const LONGEST = 2_000;
/** Milliseconds in which the thread is there, on a busy machine too. */
const START = 30_000;
/** Pages that wait to be drawn; the browsers of more draw theirs themselves at once. */
const LONGEST_LINE = 20;
const MEGABYTES = 256;

/** What the thread answers; null where it ended, or takes longer. */
async function answerOf(
  worker: Worker,
  task: RenderTask,
  milliseconds: number,
): Promise<RenderAnswer | null> {
  return await new Promise((resolve) => {
    const finish = (answer: RenderAnswer | null) => {
      clearTimeout(clock);
      worker.off("message", finish).off("error", end).off("exit", end);
      resolve(answer);
    };
    const end = () => finish(null);
    const clock = setTimeout(end, milliseconds);
    worker.on("message", finish).once("error", end).once("exit", end);
    worker.postMessage(task);
  });
}

/**
 * Draws pages in a thread of its own, one after the other: a text that was made to cost much costs nobody else more than a
 * first view, which every browser can draw itself. A drawing that takes too long ends with its thread.
 */
export class RenderThread implements Renderer {
  readonly #module: string;
  readonly #longest: number;
  readonly #line = pLimit(1);
  #worker: Worker | null = null;

  /**
   * @param module the address of what draws
   * @param longest milliseconds that a page may wait, and that it may take
   */
  constructor(module: string, longest = LONGEST) {
    this.#module = module;
    this.#longest = longest;
    void this.#line(() => this.#present());
  }

  /** Throws UndrawableError, and Error where others are drawn for too long. */
  async render(page: AskedPage): Promise<Rendered> {
    const answer = await this.#ask({ page });
    if (!("page" in answer)) throw new Error("The thread drew no page");
    return answer.page;
  }

  /** Throws as `render` does. */
  async renderStep(step: AskedStep): Promise<RenderedStep> {
    const answer = await this.#ask({ step });
    if (!("step" in answer)) throw new Error("The thread drew no step");
    return answer.step;
  }

  async #present(): Promise<Worker | null> {
    if (this.#worker !== null) return this.#worker;
    const worker = new Worker(THREAD, {
      workerData: this.#module,
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
    });
    worker.unref();
    // One that fails while nothing is drawn would end the process.
    worker.on("error", () => undefined).on("exit", () => this.#forget(worker));
    this.#worker = worker;
    if ((await answerOf(worker, {}, START)) === null) await this.#end(worker);
    return this.#worker;
  }

  #forget(worker: Worker): void {
    if (this.#worker === worker) this.#worker = null;
  }

  async #end(worker: Worker): Promise<void> {
    this.#forget(worker);
    await worker.terminate();
  }

  async #draw(task: RenderTask): Promise<RenderAnswer> {
    const worker = await this.#present();
    const answer = worker && (await answerOf(worker, task, this.#longest));
    if (worker !== null && answer === null) await this.#end(worker);
    return answer ?? { failed: `Nothing was drawn within ${this.#longest} ms` };
  }

  async #ask(task: RenderTask): Promise<RenderAnswer> {
    if (this.#line.pendingCount >= LONGEST_LINE) throw new Error("Too many pages wait to be drawn");
    const late = Promise.withResolvers<null>();
    const clock = setTimeout(() => late.resolve(null), this.#longest);
    let isLate = false;
    void late.promise.then(() => {
      isLate = true;
    });
    const drawn = this.#line(() => {
      clearTimeout(clock);
      return isLate ? null : this.#draw(task);
    });
    const answer = await Promise.race([drawn, late.promise]);
    if (answer === null) throw new Error("A page waited too long to be drawn");
    if ("failed" in answer) throw new UndrawableError(answer.failed);
    return answer;
  }
}
