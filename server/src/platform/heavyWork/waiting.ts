import { refusalWith } from "../http/context.ts";

/** Seconds after which somebody may come again. */
const COME_AGAIN = 10;

/** What somebody is told who cannot wait here, or has waited long enough. */
export const comeAgain = (code: "WORK_PREPARING" | "WORK_BUSY") =>
  refusalWith(code, { retryAfterSeconds: COME_AGAIN });

/** How long somebody waits: until the signal aborts, and so many milliseconds; absent: for as long as it takes. */
export interface Patience {
  signal: AbortSignal | undefined;
  patience: number | undefined;
}

/**
 * Waits until somebody calls what `join` put into a line. Throws the reason of the signal, and WORK_BUSY where the
 * patience ends; `leave` takes it out of the line then.
 */
export async function waitInLine(
  join: (begin: () => void) => void,
  leave: () => void,
  { signal, patience }: Patience,
): Promise<void> {
  signal?.throwIfAborted();
  await new Promise<void>((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", abort);
    };
    const giveUp = (error: unknown) => {
      stop();
      leave();
      reject(error);
    };
    const abort = () => giveUp(signal?.reason);
    const timer =
      patience === undefined ? undefined : setTimeout(() => giveUp(comeAgain("WORK_BUSY")), patience);
    signal?.addEventListener("abort", abort, { once: true });
    join(() => {
      stop();
      resolve();
    });
  });
}
