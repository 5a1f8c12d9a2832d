import { type ChildProcess, fork } from "node:child_process";
import { constants, setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import type { ChildMessage } from "./protocol.ts";

const MEGABYTE = 1024 * 1024;
const KEPT_MILLISECONDS = 60_000;

interface Spare {
  child: ChildProcess;
  key: string;
  /** Ends it when nobody took it. */
  timer: NodeJS.Timeout;
}

let spare: Spare | null = null;

/** Requests of people go before the reading of documents where both want the processor. */
function yieldToOthers({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch (error) {
    // Some systems forbid it; the child then runs like every other process.
    if (!(error instanceof Error && "code" in error)) throw error;
  }
}

function start(entry: URL, memory: number): ChildProcess {
  const heap = Math.max(64, Math.floor((memory / MEGABYTE) * 0.8));
  const child = fork(fileURLToPath(entry), {
    execArgv: [`--max-old-space-size=${heap}`, "--max-semi-space-size=2", "--no-warnings"],
    env: {},
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  yieldToOthers(child);
  return child;
}

const keyOf = (entry: URL, memory: number): string => `${entry.href} ${memory}`;

/**
 * Starts a child process ahead of its task, with its libraries loaded, so that the task begins at once. At
 * most one waits; it does not keep this process alive and ends by itself after a minute.
 * @param memory the task's limit of resident memory in bytes
 */
export function prepareChild(entry: URL, memory: number): void {
  if (spare?.key === keyOf(entry, memory)) return;
  spare?.child.kill("SIGKILL");
  const child = start(entry, memory);
  const timer = setTimeout(() => child.kill("SIGKILL"), KEPT_MILLISECONDS);
  const forget = (): void => {
    clearTimeout(timer);
    if (spare?.child === child) spare = null;
  };
  timer.unref();
  child.unref();
  child.channel?.unref();
  child.once("exit", forget);
  child.once("error", forget);
  const message: ChildMessage = "prepare";
  child.send(message, (error) => {
    if (error !== null) forget();
  });
  spare = { child, key: keyOf(entry, memory), timer };
}

/** The child that waits for such a task, or a new one. */
export function takeChild(entry: URL, memory: number): ChildProcess {
  if (spare === null || spare.key !== keyOf(entry, memory) || !spare.child.connected) {
    return start(entry, memory);
  }
  const { child, timer } = spare;
  spare = null;
  clearTimeout(timer);
  child.ref();
  child.channel?.ref();
  return child;
}
