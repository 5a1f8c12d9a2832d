import { useSyncExternalStore } from "react";

/** What tells of somebody at a page: pointing, touching, typing, selecting, moving on in it by any means. */
const SIGNS = [
  "pointermove",
  "pointerdown",
  "touchstart",
  "wheel",
  "keydown",
  "focusin",
  "scroll",
  "selectionchange",
] as const;

let isUsed = false;
const waiting = new Set<() => void>();

function use(): void {
  isUsed = true;
  for (const sign of SIGNS) removeEventListener(sign, use, true);
  for (const work of waiting) work();
  waiting.clear();
}

// A server that draws a page has nobody at it.
if (typeof document !== "undefined") {
  for (const sign of SIGNS) addEventListener(sign, use, { capture: true, passive: true });
}

/**
 * Does work as soon as somebody does anything with the page, at once where somebody has: time to fetch what is not seen
 * before. Answers what takes it back.
 */
export function whenUsed(work: () => void): () => void {
  if (isUsed) work();
  else waiting.add(work);
  return () => waiting.delete(work);
}

/** Whether somebody has done anything with the page since it was opened. */
export function useInUse(): boolean {
  return useSyncExternalStore(
    whenUsed,
    () => isUsed,
    () => false,
  );
}
