/** Why a body has no more bytes: it is whole, its connection broke, it stood still, or somebody else goes on. */
export type BodyEnd = "whole" | "broken" | "stalled" | "interrupted";

/** The bytes of a body as they arrive, however slowly. */
export interface Arriving {
  /** The next bytes; null when there are no more (`end` tells why), `later` when none came until `deadline` (ms). */
  nextUntil(deadline: number): Promise<Uint8Array | "later" | null>;
  /** The next bytes, whenever they come; null when there are no more. */
  next(): Promise<Uint8Array | null>;
  end(): BodyEnd;
}

interface ArrivingOptions {
  /** Milliseconds without a byte after which it ends. */
  idle: number;
  /** Milliseconds after which it ends in any case. */
  most: number;
  /** Ends it at once. */
  signal: AbortSignal;
}

/** Waits for `work`, at most so many milliseconds. */
async function within<T>(work: Promise<T>, milliseconds: number): Promise<T | "late"> {
  const { promise, resolve } = Promise.withResolvers<"late">();
  const timer = setTimeout(() => resolve("late"), Math.max(0, milliseconds));
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Watches over a body: only waiting for the sender counts as standing still, not the time that storing takes.
 * A body that breaks off ends like one that is whole, so that what arrived can be kept.
 */
export function watchArriving(
  body: AsyncIterable<Uint8Array>,
  { idle, most, signal }: ArrivingOptions,
): Arriving {
  const chunks = body[Symbol.asyncIterator]();
  const last = performance.now() + most;
  let end: BodyEnd | null = signal.aborted ? "interrupted" : null;
  let since = performance.now();
  let coming: Promise<Uint8Array | BodyEnd> | null = null;
  const interrupted = new Promise<BodyEnd>((done) =>
    signal.addEventListener("abort", () => done("interrupted"), { once: true }),
  );
  const pull = async (): Promise<Uint8Array | BodyEnd> => {
    try {
      const { done, value } = await chunks.next();
      return done ? "whole" : value;
    } catch {
      return "broken";
    }
  };
  const nextUntil: Arriving["nextUntil"] = async (deadline) => {
    if (end) return null;
    if (coming === null) {
      coming = pull();
      since = performance.now();
    }
    const still = Math.min(since + idle, last);
    const patience = Math.min(still, deadline) - performance.now();
    const got = await within(Promise.race([coming, interrupted]), patience);
    if (got === "late") {
      if (performance.now() < still) return "later";
      end = "stalled";
      return null;
    }
    coming = null;
    if (typeof got !== "string") return got;
    end = got;
    return null;
  };
  return {
    nextUntil,
    next: async () => {
      let got = await nextUntil(Number.POSITIVE_INFINITY);
      // A timer may ring a little before its time.
      while (got === "later") got = await nextUntil(Number.POSITIVE_INFINITY);
      return got;
    },
    end: () => end ?? "broken",
  };
}
