import type { ChildProcess } from "node:child_process";
import { forkBound, yieldToOthers } from "../processes/lifeline.ts";
import type { ChildMessage } from "./protocol.ts";
import type { Sniffed } from "./sniff.ts";

const MEGABYTE = 1024 * 1024;
const KEPT_MILLISECONDS = 60_000;
/**
 * All that a reader knows of its surroundings. The C library (glibc; others ignore it) returns pieces from this
 * many bytes on to the system when they are freed: parsing the library of languages leaves 35 MB behind otherwise.
 */
const ENVIRONMENT = { MALLOC_MMAP_THRESHOLD_: "32768" };

interface Spare {
  child: ChildProcess;
  key: string;
  /** Ends it when nobody took it. */
  timer: NodeJS.Timeout;
}

let spare: Spare | null = null;

function start(entry: URL, memory: number): ChildProcess {
  const heap = Math.max(64, Math.floor((memory / MEGABYTE) * 0.8));
  const child = forkBound(entry, {
    execArgv: [`--max-old-space-size=${heap}`, "--max-semi-space-size=2", "--no-warnings"],
    env: ENVIRONMENT,
  });
  yieldToOthers(child);
  return child;
}

const keyOf = (entry: URL, memory: number, type: Sniffed): string => `${entry.href} ${memory} ${type}`;

/**
 * Starts a child process ahead of its task, with the libraries of a type of document loaded, so that the task
 * begins at once. At most one waits; it does not keep this process alive and ends by itself after a minute.
 * @param memory the task's limit of memory in bytes
 */
export function prepareChild(entry: URL, memory: number, type: Sniffed): void {
  const key = keyOf(entry, memory, type);
  if (spare?.key === key) return;
  spare?.child.kill("SIGKILL");
  const child = start(entry, memory);
  const forget = (): void => {
    clearTimeout(timer);
    if (spare?.child === child) spare = null;
  };
  // Forgotten first: until it has gone nobody may take it.
  const timer = setTimeout(() => {
    forget();
    child.kill("SIGKILL");
  }, KEPT_MILLISECONDS);
  timer.unref();
  child.unref();
  child.channel?.unref();
  child.once("exit", forget);
  child.once("error", forget);
  const message: ChildMessage = { prepare: type };
  child.send(message, (error) => {
    if (error !== null) forget();
  });
  spare = { child, key, timer };
}

/** The child that waits for such a task, or a new one: libraries of another type would count as its memory. */
export function takeChild(entry: URL, memory: number, type: Sniffed): ChildProcess {
  if (spare === null || spare.key !== keyOf(entry, memory, type) || !spare.child.connected) {
    return start(entry, memory);
  }
  const { child, timer } = spare;
  spare = null;
  clearTimeout(timer);
  child.ref();
  child.channel?.ref();
  return child;
}
