import { totalmem } from "node:os";

const MEGABYTE = 1024 * 1024;
/** Of the memory of the machine, or of the container that it runs in, where the operator names no bound. */
const SHARE = 0.5;

/** Megabytes that all heavy work of this process may hold together; `wished`: as the operator names them, 0 for a share. */
export function workMegabytes(wished: number): number {
  if (wished > 0) return wished;
  const bound = process.constrainedMemory() || Number.POSITIVE_INFINITY;
  return (SHARE * Math.min(totalmem(), bound)) / MEGABYTE;
}

/** Memory that pieces of work take before they begin and give back at their end, in the order in which they came. */
export interface WorkMemory {
  /** Waits until so many megabytes are free, or nothing else runs. What it returns gives them back. */
  take(megabytes: number, signal: AbortSignal | undefined): Promise<() => void>;
}

export function createWorkMemory(most: number): WorkMemory {
  let held = 0;
  let waiting: { megabytes: number; begin: () => void }[] = [];
  const beginNext = () => {
    // What alone is larger than all of it runs alone.
    for (;;) {
      const [first] = waiting;
      if (!first || (held > 0 && held + first.megabytes > most)) return;
      waiting.shift();
      held += first.megabytes;
      first.begin();
    }
  };
  return {
    take: async (megabytes, signal) => {
      signal?.throwIfAborted();
      await new Promise<void>((resolve, reject) => {
        const abort = () => {
          waiting = waiting.filter((one) => one !== own);
          reject(signal?.reason);
          beginNext();
        };
        const begin = () => {
          signal?.removeEventListener("abort", abort);
          resolve();
        };
        const own = { megabytes, begin };
        signal?.addEventListener("abort", abort, { once: true });
        waiting.push(own);
        beginNext();
      });
      return () => {
        held -= megabytes;
        beginNext();
      };
    },
  };
}
