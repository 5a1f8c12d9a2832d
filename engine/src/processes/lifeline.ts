import { type ChildProcess, type ForkOptions, fork } from "node:child_process";
import { flushCompileCache } from "node:module";
import { constants, setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";

/**
 * Runs in a thread of its own, so that it also hears while the process calculates. Only a signal ends the whole
 * process from there. As text: a file in TypeScript would load its compiler into every child.
 */
const WATCH = `
const { Socket } = require("node:net");
const line = new Socket({ fd: 0, readable: true, writable: false });
const end = () => process.kill(process.pid, "SIGKILL");
line.on("error", end).on("close", end);
line.resume();
`;

/** Where what Node compiled lies, if anywhere: a child that finds it there is ready in half the time. */
function whereCompiled(): Record<string, string> {
  const { NODE_COMPILE_CACHE } = process.env;
  return NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE };
}

/**
 * Starts a child process that ends with this one, however this one ends: its standard input is a pipe on which
 * nothing is ever said, and which the system closes with the process that holds its other end. `entry` calls
 * `endWithParent` first.
 */
export function forkBound(
  entry: URL,
  options: Omit<ForkOptions, "stdio" | "env"> & { env: Record<string, string> },
  args: readonly string[] = [],
): ChildProcess {
  const child = fork(fileURLToPath(entry), args, {
    ...options,
    env: { ...options.env, ...whereCompiled() },
    stdio: ["pipe", "ignore", "ignore", "ipc"],
  });
  // What it says of its end when nobody waits for it any more must not end this process.
  return child.on("error", () => undefined);
}

/** Lets requests of people go before the work of a child where both want the processor. */
export function yieldToOthers({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch (error) {
    // Some systems forbid it; the child then runs like every other process.
    if (!(error instanceof Error && "code" in error)) throw error;
  }
}

/** In a child of `forkBound`: kills it as soon as its parent is gone, whatever it is busy with. */
export function endWithParent(): void {
  const watch = new Worker(WATCH, {
    eval: true,
    execArgv: [],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1, stackSizeMb: 1 },
  });
  watch.unref();
}

/** In a child of `forkBound`: stores what was compiled so far. Node does so at its end, but not when it is killed. */
export function keepCompiled(): void {
  flushCompileCache();
}
