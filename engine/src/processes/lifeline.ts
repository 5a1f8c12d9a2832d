import { type ChildProcess, type ForkOptions, fork } from "node:child_process";
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

/**
 * Starts a child process that ends with this one, however this one ends: its standard input is a pipe on which
 * nothing is ever said, and which the system closes with the process that holds its other end. `entry` calls
 * `endWithParent` first.
 */
export function forkBound(
  entry: URL,
  options: Omit<ForkOptions, "stdio">,
  args: readonly string[] = [],
): ChildProcess {
  const child = fork(fileURLToPath(entry), args, { ...options, stdio: ["pipe", "ignore", "ignore", "ipc"] });
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
