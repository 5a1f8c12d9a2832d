import { type RefObject, useEffect } from "react";
import { local } from "../../lib/storage.ts";

/** Paragraphs at the beginning that are no place to come back to. */
const BEGINNING = 2;
const LINE_PX = 90;
const REST_MS = 300;

const keyOf = (stepId: string) => `place:${stepId}`;
/** Of a text with exercises in it those of its frames: exercises are no place to come back to. */
const blocksOf = (root: HTMLElement) =>
  root.matches(".prose-text") ? [...root.children] : [...root.querySelectorAll(":scope > .prose-text > *")];

/** The paragraph at the upper edge of the screen. */
function paragraphNow(root: HTMLElement): number {
  const blocks = blocksOf(root);
  const at = blocks.findIndex((block) => block.getBoundingClientRect().bottom > LINE_PX);
  return at < 0 ? blocks.length - 1 : at;
}

/**
 * Remembers on this device how far somebody has read in a step, and brings an unfinished one back there.
 * `isReady` once the text is there and the step is still open.
 */
export function usePlaceInText(stepId: string, text: RefObject<HTMLElement | null>, isReady: boolean): void {
  useEffect(() => {
    const root = text.current;
    if (root === null || !isReady) return;
    const stored = Number(local.get(keyOf(stepId)));
    const block = blocksOf(root)[stored];
    if (block && stored > BEGINNING && scrollY < LINE_PX) block.scrollIntoView();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const remember = () => local.set(keyOf(stepId), String(paragraphNow(root)));
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(remember, REST_MS);
    };
    addEventListener("scroll", onScroll, { passive: true });
    addEventListener("pagehide", remember);
    return () => {
      clearTimeout(timer);
      removeEventListener("scroll", onScroll);
      removeEventListener("pagehide", remember);
    };
  }, [stepId, text, isReady]);
}
