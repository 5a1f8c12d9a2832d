import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { memoryOf } from "../../processes/memory.ts";
import type { RecognisedLine, RecognitionAnswer, RecognitionTask } from "./recognition.ts";

const WORKER = new URL("worker.ts", import.meta.url);
const MOST_THREADS = 2;
/** A thread takes about 100 MB and drawing a large page some 400: above this share of the memory none is added. */
const ROOMY = 0.45;
/** A page of noise can keep the engine busy for minutes. */
const PAGE_MILLISECONDS = 20_000;

/** Threads that read pictures of pages. One processor is left to whatever else the machine does. */
export class RecognitionPool {
  readonly threads = Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1));
  #memory: number;
  #free: Worker[] = [];
  #started = 0;
  #waiting: (() => void)[] = [];

  /** `memory` is what this process may hold, in bytes. */
  constructor(memory: number) {
    this.#memory = memory;
  }

  #mayStart(): boolean {
    if (this.#started === 0) return true;
    return this.#started < this.threads && memoryOf(process.pid) < this.#memory * ROOMY;
  }

  async #take(): Promise<Worker> {
    const free = this.#free.pop();
    if (free !== undefined) return free;
    if (this.#mayStart()) {
      this.#started++;
      return new Worker(WORKER);
    }
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
    return this.#take();
  }

  #giveBack(worker: Worker | null): void {
    if (worker === null) this.#started--;
    else this.#free.push(worker);
    this.#waiting.shift()?.();
  }

  /** Reads a page; null where the engine failed or took too long. */
  async read(task: RecognitionTask): Promise<RecognisedLine[] | null> {
    const worker = await this.#take();
    const answer = await answerOf(worker, task);
    if (answer === null) await worker.terminate();
    this.#giveBack(answer === null ? null : worker);
    return answer !== null && "lines" in answer ? answer.lines : null;
  }

  async close(): Promise<void> {
    await Promise.all(this.#free.splice(0).map((worker) => worker.terminate()));
  }
}

function answerOf(worker: Worker, task: RecognitionTask): Promise<RecognitionAnswer | null> {
  return new Promise((resolve) => {
    const settle = (answer: RecognitionAnswer | null): void => {
      clearTimeout(timer);
      worker.off("message", settle).off("error", fail).off("exit", fail);
      resolve(answer);
    };
    const fail = (): void => settle(null);
    const timer = setTimeout(fail, PAGE_MILLISECONDS);
    worker.on("message", settle).on("error", fail).on("exit", fail);
    worker.postMessage(task);
  });
}
