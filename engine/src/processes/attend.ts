import type { ChildProcess } from "node:child_process";
import { memoryOf } from "./memory.ts";
import { processorTimeOf } from "./processorTime.ts";

const POLL_MILLISECONDS = 100;
/** By the clock a child has as many times its processor time: longer it waits for something that does not come. */
const MOST_OF_CLOCK = 4;

/** Why a child ended before it had answered. */
export type EarlyEnd = "time" | "memory" | "crash";

/** A child was ended at a limit, or ended by itself, before it had answered. */
export class ChildEndedError extends Error {
  override name = "ChildEndedError";
  readonly reason: EarlyEnd;
  constructor(reason: EarlyEnd, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** What whoever hears a child may do about it. */
export interface Attention<Answer> {
  answer(answer: Answer): void;
  /** Ends the waiting with what the child says against its task. */
  refuse(error: Error): void;
  /** The waiting is over, and the child of no more use: it is killed. */
  fail(error: unknown): void;
  /** Gives the child this much time, counted from now. */
  allow(milliseconds: number): void;
  /** Tells the child something. Why it cannot hear is told by its end. */
  tell(message: object): void;
}

export interface Attending<Message, Answer> {
  milliseconds: number;
  /** Whether its time is that of the processor: a machine that is busy with other things then ends nothing too early. */
  ofProcessor?: boolean;
  /** Bytes that the child may hold for itself (`memoryOf`); absent: as many as its heap takes. */
  memory?: number;
  signal?: AbortSignal | undefined;
  hear(message: Message, attention: Attention<Answer>): void | Promise<void>;
  /** What is there already when the child ends early; null: the waiting is in vain. */
  partial?(): Answer | null;
  /** Whether a child that answered stays for more. */
  keeps?: boolean;
}

/** How V8 ends a process whose heap is full: it aborts, which some systems tell as 128 and the signal's number. */
const isHeapFull = (code: number | null, signal: NodeJS.Signals | null): boolean =>
  signal === "SIGABRT" || code === 134;

/**
 * Gives a child a task and waits for its answer. The child is killed when it takes too long, holds too much memory, or
 * `signal` aborts, and is gone when this rejects for it: what it would still write might come after its folder was removed.
 * @throws ChildEndedError at a limit or crash
 * @throws Error where the child could not be given its task: that tells nothing of the task
 */
export async function attendChild<Message, Answer>(
  child: ChildProcess,
  task: object,
  {
    milliseconds,
    ofProcessor = false,
    memory,
    signal,
    hear,
    partial,
    keeps = false,
  }: Attending<Message, Answer>,
): Promise<Answer> {
  if (signal?.aborted) child.kill("SIGKILL");
  signal?.throwIfAborted();
  return await new Promise((resolve, reject) => {
    let isSettled = false;
    const settle = (finish: () => void, end: "kept" | "killed" | "gone"): void => {
      if (isSettled) return;
      isSettled = true;
      clearInterval(poll);
      clearTimeout(clock);
      signal?.removeEventListener("abort", abort);
      child.off("message", receive).off("error", notBegun).off("exit", exited);
      const isGone = child.exitCode !== null || child.signalCode !== null;
      if (end !== "kept") child.kill("SIGKILL");
      if (end === "gone" && !isGone) child.once("exit", finish);
      else finish();
    };
    const answered = (finish: () => void): void => settle(finish, keeps ? "kept" : "killed");
    const answer = (given: Answer): void => answered(() => resolve(given));
    const refuse = (error: Error): void => answered(() => reject(error));
    const fail = (error: unknown): void => settle(() => reject(error), "gone");
    const early = (reason: EarlyEnd, message: string): void => {
      const there = partial?.() ?? null;
      if (there === null) fail(new ChildEndedError(reason, message));
      else settle(() => resolve(there), "killed");
    };
    const notBegun = (error: Error): void => settle(() => reject(error), "killed");
    const exited = (code: number | null, end: NodeJS.Signals | null): void => {
      const reason = isHeapFull(code, end) ? "memory" : "crash";
      const tell = (): void => early(reason, `The process ended early (${end ?? `code ${code}`})`);
      // A busy process can hear of the end before the answer that came first: it is in the channel still.
      if (child.connected) child.once("disconnect", tell);
      else setImmediate(tell);
    };
    const used = (): number | null => (ofProcessor ? processorTimeOf(child.pid) : null);
    const since = (allowed: number) => ({ allowed, used: used(), clock: performance.now() });
    let given = since(milliseconds);
    const late = (): void => {
      const now = used();
      const left = now === null || given.used === null ? 0 : given.allowed - (now - given.used);
      const isWaiting = performance.now() - given.clock >= MOST_OF_CLOCK * given.allowed;
      if (left <= 0 || isWaiting) early("time", "The process took too long");
      else clock = setTimeout(late, Math.max(POLL_MILLISECONDS, left));
    };
    const allow = (more: number): void => {
      clearTimeout(clock);
      given = since(more);
      if (!isSettled) clock = setTimeout(late, more);
    };
    const tell = (message: object): void => {
      child.send(message, () => undefined);
    };
    const attention = { answer, refuse, fail, allow, tell };
    const receive = (message: unknown): void => {
      const heard = async (): Promise<void> => await hear(message as Message, attention);
      heard().catch(fail);
    };
    const abort = (): void => fail(signal?.reason);
    const poll = setInterval(() => {
      if (memory !== undefined && memoryOf(child.pid) > memory) early("memory", "The process held too much");
    }, POLL_MILLISECONDS);
    let clock = setTimeout(late, milliseconds);
    signal?.addEventListener("abort", abort, { once: true });
    child.on("message", receive).once("error", notBegun).once("exit", exited);
    child.send(task, (error) => {
      if (error !== null) notBegun(error);
    });
  });
}
