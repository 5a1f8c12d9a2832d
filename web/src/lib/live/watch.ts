import { errorCode, retryAfter } from "../errors.ts";

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 15_000;
/** Errors that a new connection would meet again. */
const FINAL = new Set(["COURSE_NOT_FOUND", "FORBIDDEN", "NOT_FOUND", "UNAUTHORIZED"]);

/** Whether another attempt would meet the same error again. */
export function isFinal(error: unknown): boolean {
  return FINAL.has(errorCode(error));
}

/** Waits so many milliseconds, or until the signal is aborted. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener("abort", done);
  });
}

interface Watcher<S> {
  connect: () => Promise<AsyncIterable<S>>;
  pause: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  signal: AbortSignal;
  onState: (state: S) => void;
  /** Whether nothing more comes after a state. */
  isLast: (state: S) => boolean;
  /** The connection is gone, or was refused because too many are open; a new one will be tried. */
  onLost: (isRefused: boolean) => void;
}

/**
 * Follows what a stream tells until its last state. After a broken connection it tries again, each time a little
 * later; after a refusal when the server says.
 */
export async function watch<S>(watcher: Watcher<S>): Promise<void> {
  const { connect, signal, onState, isLast, onLost } = watcher;
  let wait = FIRST_WAIT_MS;
  while (!signal.aborted) {
    let refusedFor: number | null = null;
    try {
      for await (const state of await connect()) {
        if (signal.aborted) return;
        wait = FIRST_WAIT_MS;
        onState(state);
        if (isLast(state)) return;
      }
    } catch (error) {
      if (signal.aborted || isFinal(error)) return;
      refusedFor = retryAfter(error);
    }
    onLost(refusedFor !== null);
    if (refusedFor !== null) wait = Math.max(LONGEST_WAIT_MS, refusedFor * 1000);
    await watcher.pause(wait, signal);
    wait = Math.min(LONGEST_WAIT_MS, wait * 2);
  }
}
