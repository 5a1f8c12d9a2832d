import type { Asker } from "./turns.ts";

/** What the function that does heavy work has beside its task. */
export interface WorkTools {
  /** Says how far it is, from 0 to 1. */
  tell(progress: number): void;
  /** Asks whoever gave the task (`RunOptions.answer`). */
  ask<Answer = string>(question: string): Promise<Answer>;
}

export type WorkFunction<Task extends object, Result> = (task: Task, tools: WorkTools) => Promise<Result>;

/**
 * A kind of work that takes time or memory by what people wrote: it is done in a process of its own, within these limits.
 * The module exports the function that does it as `run`.
 */
export interface WorkKind<Task extends object, Result> {
  name: string;
  module: URL;
  /** Of the processor, for one piece of work: at most four times as many by the clock, as many where it is urgent. */
  milliseconds: number;
  /** That the process may hold for itself, all its pieces of work together. */
  megabytes: number;
  /** Of what it answers, or writes. */
  outputBytes: number;
  /** Pieces of work at the same time. */
  places: number;
  /** Pieces of work that may wait. */
  line: number;
  /** Milliseconds for which somebody waits in the line; absent: for as long as it takes. */
  patience?: number;
  /** Pieces of work after which a process is replaced. */
  worksPerProcess: number;
  /** Whether a page waits for it: its process then has the priority of the server itself. */
  isUrgent?: boolean;
  /** Only there to bind the types of task and result. */
  readonly example?: { task: Task; result: Result };
}

/** The kind of work that a function does. */
export type WorkOf<Run> = Run extends WorkFunction<infer Task, infer Result> ? WorkKind<Task, Result> : never;

export interface RunOptions {
  /** Whose turn it is; absent for what the installation does itself. */
  asker?: Asker;
  signal?: AbortSignal | undefined;
  onProgress?: (progress: number) => void;
  /** Answers what the work asks for, with what can be cloned. */
  answer?: (question: string) => Promise<unknown>;
}

/** The reason of a `WorkRefusal` whose answer, or file, would have more bytes than its kind allows. */
export const OUTPUT_TOO_LARGE = "output_too_large";

/** Why a piece of work was not done, as the function that does it says. */
export class WorkRefusal extends Error {
  override name = "WorkRefusal";
  readonly reason: string;
  readonly detail: string | null;
  constructor(reason: string, detail: string | null = null) {
    super(reason);
    this.reason = reason;
    this.detail = detail;
  }
}

/** The limits of a kind, whatever it does. */
export type AnyKind = Pick<WorkKind<object, unknown>, Exclude<keyof WorkKind<object, unknown>, "example">>;

/** Heavy work of this installation, each kind in processes of its own with limits of time, memory and output. */
export interface Work {
  /**
   * Does a piece of work once it is its asker's turn; a task that is a function is loaded only then.
   * Throws WORK_BUSY and WORK_PREPARING where too much waits, WORK_TOO_LARGE at a limit, WorkRefusal as the function that
   * does it says, and Error where that fails.
   */
  run<Task extends object, Result>(
    kind: WorkKind<Task, Result>,
    task: Task | (() => Promise<Task>),
    options?: RunOptions,
  ): Promise<Result>;
  /** Starts a process ahead of its first piece of work. */
  prepare(kind: AnyKind): void;
  /** Ends all processes. */
  close(): void;
}
