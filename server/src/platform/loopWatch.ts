const LOOK_MS = 20;

/**
 * Watches for how long the event loop stands still, until `ended` aborts. Answers a function that tells the longest
 * time, in milliseconds, since it was last called. (Node's own histogram forgets what stood still right after it was
 * reset.)
 */
export function watchLoop(ended: AbortSignal): () => number {
  let last = performance.now();
  let longest = 0;
  const look = () => {
    const now = performance.now();
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
