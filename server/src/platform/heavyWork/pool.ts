import type { ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { attendChild, ChildEndedError, forkBound, memoryOf, yieldToOthers } from "@lehrpfad/engine/processes";
import type { Clock } from "../clock.ts";
import { refusal } from "../http/context.ts";
import type { Log } from "../log.ts";
import {
  type AnyKind,
  OUTPUT_TOO_LARGE,
  type RunOptions,
  type Work,
  type WorkKind,
  WorkRefusal,
} from "./kind.ts";
import { createWorkMemory } from "./memory.ts";
import type { FromWorker, ToWorker } from "./protocol.ts";
import { type Asker, crowdedBy, nextTurn, type WaitingWork } from "./turns.ts";
import { comeAgain, waitInLine } from "./waiting.ts";

const CHILD = new URL("./child.ts", import.meta.url);
const MEGABYTE = 1024 * 1024;
/** Milliseconds in which a process is there, on a busy machine too. */
const START = 30_000;
/** Milliseconds after which a process that nobody needs ends. */
const KEPT_IDLE = 60_000;

interface Waiting extends WaitingWork {
  begin: () => void;
}

interface Worker {
  child: ChildProcess;
  isReady: boolean;
  /** Pieces of work that it has done. */
  works: number;
  /** Ends it when nobody needs it. */
  timer?: NodeJS.Timeout;
}

/** The processes and the line of one kind of work. */
class Line {
  readonly #kind: AnyKind;
  readonly #clock: Clock;
  #waiting: Waiting[] = [];
  readonly #running = new Map<string, Asker | null>();
  readonly #lastStart = new Map<string, Date>();
  #idle: Worker[] = [];
  readonly #all = new Set<ChildProcess>();

  constructor(kind: AnyKind, clock: Clock) {
    this.#kind = kind;
    this.#clock = clock;
  }

  /** Waits for a place. Throws WORK_BUSY, WORK_PREPARING. What it returns gives the place back. */
  async enter(asker: Asker | null, signal: AbortSignal | undefined): Promise<() => void> {
    const crowd = crowdedBy(asker, this.#waiting, this.#kind.line);
    if (crowd !== null) throw comeAgain(crowd === "own" ? "WORK_PREPARING" : "WORK_BUSY");
    const id = randomUUID();
    const join = (begin: () => void) => {
      this.#waiting.push({ id, asker, createdAt: this.#clock.now(), begin });
      this.#beginNext();
    };
    const leave = () => {
      this.#waiting = this.#waiting.filter((work) => work.id !== id);
    };
    await waitInLine(join, leave, { signal, patience: this.#kind.patience });
    return () => {
      this.#running.delete(id);
      this.#beginNext();
    };
  }

  #beginNext(): void {
    const next = nextTurn(this.#waiting, [...this.#running.values()], this.#lastStart, this.#kind.places);
    const work = this.#waiting.find(({ id }) => id === next?.id);
    if (!work) return;
    this.#waiting = this.#waiting.filter((one) => one !== work);
    this.#running.set(work.id, work.asker);
    // Who waits for nobody needs no turns; the names of those who came do not add up.
    if (this.#waiting.length === 0) this.#lastStart.clear();
    const now = this.#clock.now();
    for (const owner of [work.asker?.network, work.asker?.person]) if (owner) this.#lastStart.set(owner, now);
    work.begin();
  }

  #start(): Worker {
    const { module, megabytes, outputBytes, isUrgent } = this.#kind;
    // A heap that comes near its own limit collects for half a minute before it gives up: the process is ended before.
    const child = forkBound(
      CHILD,
      {
        serialization: "advanced",
        execArgv: [`--max-old-space-size=${megabytes}`, "--no-warnings"],
        env: {},
      },
      [module.href, String(outputBytes)],
    );
    if (!isUrgent) yieldToOthers(child);
    this.#all.add(child);
    child.once("exit", () => {
      this.#all.delete(child);
      this.#idle = this.#idle.filter((worker) => worker.child !== child);
    });
    const worker: Worker = { child, isReady: false, works: 0 };
    child.once("message", () => {
      worker.isReady = true;
    });
    return worker;
  }

  /** A process that waits for work, or a new one. */
  take(): Worker {
    const worker = this.#idle.pop();
    if (!worker?.child.connected) return this.#start();
    clearTimeout(worker.timer);
    worker.child.ref();
    worker.child.channel?.ref();
    return worker;
  }

  /** Takes a process back that did its work, or that waits for its first. */
  keep(worker: Worker = this.#start()): void {
    const { child, works } = worker;
    const { worksPerProcess, megabytes } = this.#kind;
    // What one work left behind must not count against the next.
    if (works >= worksPerProcess || memoryOf(child.pid) > (megabytes * MEGABYTE) / 2) {
      child.kill("SIGKILL");
      return;
    }
    // It keeps nobody else alive.
    child.unref();
    child.channel?.unref();
    if (!this.#kind.isUrgent) worker.timer = setTimeout(() => child.kill("SIGKILL"), KEPT_IDLE).unref();
    this.#idle.push(worker);
  }

  close(): void {
    for (const child of this.#all) child.kill("SIGKILL");
  }
}

const taskOf = async <Task extends object>(task: Task | (() => Promise<Task>)): Promise<Task> =>
  typeof task === "function" ? await task() : task;

async function askWorker<Result>(
  { child, isReady }: Worker,
  kind: AnyKind,
  task: object,
  { signal, onProgress, answer: reply }: RunOptions,
): Promise<Result> {
  return await attendChild<FromWorker, Result>(child, { task } satisfies ToWorker, {
    milliseconds: isReady ? kind.milliseconds : START,
    // Whoever waits for a page waits by the clock.
    ofProcessor: kind.isUrgent !== true,
    memory: kind.megabytes * MEGABYTE,
    signal,
    keeps: true,
    hear: async (message, { answer, refuse, allow, tell }) => {
      if ("ready" in message) allow(kind.milliseconds);
      else if ("done" in message) answer(message.done as Result);
      else if ("refused" in message) refuse(new WorkRefusal(message.refused.reason, message.refused.detail));
      else if ("failed" in message) refuse(new Error(`${kind.name} failed: ${message.failed}`));
      else if ("progress" in message) onProgress?.(message.progress);
      else {
        const unanswered = { unanswered: `Nobody answers: ${message.question}` };
        const said = await reply?.(message.question).catch(() => undefined);
        tell((said === undefined ? unanswered : { reply: said }) satisfies ToWorker);
      }
    },
  });
}

/** The heavy work of one process of the server; `most`: megabytes that all of it may hold at the same time. */
export function createWork(clock: Clock, log: Log, most: number): Work {
  const lines = new Map<string, Line>();
  const memory = createWorkMemory(most);
  const lineOf = (kind: AnyKind): Line => {
    // Two features may call theirs the same.
    const key = `${kind.name} ${kind.module.href}`;
    const line = lines.get(key) ?? new Line(kind, clock);
    lines.set(key, line);
    return line;
  };
  /** Does the work in a process of its line, whose turn it is. */
  const work = async <Result>(line: Line, kind: AnyKind, task: object, options: RunOptions) => {
    const worker = line.take();
    try {
      return await askWorker<Result>(worker, kind, task, options);
    } catch (error) {
      if (error instanceof WorkRefusal && error.reason === OUTPUT_TOO_LARGE) throw refusal("WORK_TOO_LARGE");
      if (!(error instanceof ChildEndedError)) throw error;
      log.warn({ kind: kind.name, reason: error.reason }, "heavy work was ended at a limit");
      throw refusal("WORK_TOO_LARGE");
    } finally {
      worker.works += 1;
      if (worker.child.connected && !worker.child.killed) line.keep(worker);
    }
  };
  return {
    run: async <Task extends object, Result>(
      kind: WorkKind<Task, Result>,
      task: Task | (() => Promise<Task>),
      options: RunOptions = {},
    ) => {
      const line = lineOf(kind);
      const leave = await line.enter(options.asker ?? null, options.signal);
      // A page waits for what is urgent, and it is small.
      const patience = { signal: options.signal, patience: kind.patience };
      const network = options.asker?.network ?? null;
      const taken = kind.isUrgent ? null : memory.take(kind.megabytes, network, patience);
      try {
        const release = await taken;
        try {
          return await work<Result>(line, kind, await taskOf(task), options);
        } finally {
          release?.();
        }
      } finally {
        leave();
      }
    },
    prepare: (kind) => lineOf(kind).keep(),
    close: () => {
      for (const line of lines.values()) line.close();
    },
  };
}
