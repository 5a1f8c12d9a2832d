const LOOK_MS = 20;

/** Milliseconds that this thread has worked: without those in which other processes had the processor. */
export function workedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/**
 * Watches for how long the event loop stands still, until `ended` aborts. Answers a function that tells the longest
 * time, in milliseconds of `clock`, since it was last called; by `workedMs` it is up to 20 ms more. (Node's own
 * histogram forgets what stood still right after it was reset.)
 */
export function watchLoop(ended: AbortSignal, clock: () => number = () => performance.now()): () => number {
  let last = clock();
  let longest = 0;
  const look = () => {
    const now = clock();
    longest = Math.max(longest, now - last - LOOK_MS);
    last = now;
  };
  const timer = setInterval(look, LOOK_MS).unref();
  ended.addEventListener("abort", () => clearInterval(timer));
  return () => {
    look();
    const found = Math.round(longest);
    longest = 0;
    return found;
  };
}
