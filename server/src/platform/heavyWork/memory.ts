import { totalmem } from "node:os";
import { type Patience, waitInLine } from "./waiting.ts";

const MEGABYTE = 1024 * 1024;
/** Of the memory of the machine, or of the container that it runs in, where the operator names no bound. */
const SHARE = 0.5;

/** Megabytes that all heavy work of this process may hold together; `wished`: as the operator names them, 0 for a share. */
export function workMegabytes(wished: number): number {
  if (wished > 0) return wished;
  const bound = process.constrainedMemory() || Number.POSITIVE_INFINITY;
  return (SHARE * Math.min(totalmem(), bound)) / MEGABYTE;
}

/** Memory that pieces of work take before they begin and give back at their end. */
export interface WorkMemory {
  /**
   * Waits until so many megabytes are free, or nothing else runs: networks that hold least come first, then in the order
   * in which they came. Throws what `waitInLine` throws. What it returns gives them back.
   */
  take(megabytes: number, network: string | null, patience: Patience): Promise<() => void>;
}

interface WaitingTake {
  megabytes: number;
  network: string | null;
  begin: () => void;
}

export function createWorkMemory(most: number): WorkMemory {
  let held = 0;
  const heldBy = new Map<string | null, number>();
  let waiting: WaitingTake[] = [];
  const hold = (network: string | null, megabytes: number) => {
    held += megabytes;
    const own = (heldBy.get(network) ?? 0) + megabytes;
    if (own > 0) heldBy.set(network, own);
    else heldBy.delete(network);
  };
  const beginNext = () => {
    // What alone is larger than all of it runs alone.
    for (;;) {
      const [first] = waiting.toSorted(
        (one, other) => (heldBy.get(one.network) ?? 0) - (heldBy.get(other.network) ?? 0),
      );
      if (!first || (held > 0 && held + first.megabytes > most)) return;
      waiting = waiting.filter((one) => one !== first);
      hold(first.network, first.megabytes);
      first.begin();
    }
  };
  return {
    take: async (megabytes, network, patience) => {
      let own: WaitingTake | null = null;
      const join = (begin: () => void) => {
        own = { megabytes, network, begin };
        waiting.push(own);
        beginNext();
      };
      const leave = () => {
        waiting = waiting.filter((one) => one !== own);
        beginNext();
      };
      await waitInLine(join, leave, patience);
      return () => {
        hold(network, -megabytes);
        beginNext();
      };
    },
  };
}
