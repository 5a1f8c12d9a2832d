import { type RefObject, useEffect, useState } from "react";
import { local } from "../../lib/storage.ts";
import { findPlace, PLACE_PREFIX } from "./findPlace.ts";

const LINE_PX = 90;
const REST_MS = 300;

const keyOf = (stepId: string) => `${PLACE_PREFIX}${stepId}` as const;
/** What stands between the bites is no place to come back to. */
const blocksOf = (root: HTMLElement) => [...root.querySelectorAll(":scope > [data-bite] > .prose-text > *")];

/** The paragraph at the upper edge of the screen. */
function paragraphNow(root: HTMLElement): number {
  const blocks = blocksOf(root);
  const at = blocks.findIndex((block) => block.getBoundingClientRect().bottom > LINE_PX);
  return at < 0 ? blocks.length - 1 : at;
}

/**
 * Remembers on this device how far somebody has read in a step, and brings an unfinished one back there.
 * `isReady` once the text is there and the step is still open. On another device the place is the bite behind the last
 * one that was passed, counted from 0: `next`.
 */
export function usePlaceInText(
  stepId: string,
  text: RefObject<HTMLElement | null>,
  isReady: boolean,
  begun: number,
): void {
  // Where one begins to read; bites that are passed while one reads move nobody.
  const [next, setNext] = useState(begun);
  if (!isReady && next !== begun) setNext(begun);
  useEffect(() => {
    const root = text.current;
    if (root === null || !isReady) return;
    const place = findPlace(root, Number(local.get(keyOf(stepId))), next);
    if (scrollY < LINE_PX) place?.scrollIntoView();
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
  }, [stepId, text, isReady, next]);
}
