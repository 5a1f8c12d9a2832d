import { type RefObject, useEffect, useEffectEvent } from "react";
import { beginDragging } from "./dragLibrary.ts";

/** The gap between the rows of a list that is nearest to a height on the screen: 0 above the first row. */
export function gapAt(list: HTMLElement, y: number): number {
  const below = [...list.children].findIndex((row) => {
    const { top, height } = row.getBoundingClientRect();
    return y < top + height / 2;
  });
  return below < 0 ? list.children.length : below;
}

/** Draws a line, which stands beside the list in the same box, where a gap is; null hides it. */
export function markGap(list: HTMLElement | null, line: HTMLElement | null, gap: number | null): void {
  if (!list || !line) return;
  line.hidden = gap === null;
  if (gap === null) return;
  const above = list.children[gap - 1]?.getBoundingClientRect().bottom;
  const { top } = list.getBoundingClientRect();
  line.style.translate = `0 ${(above ?? top) - top}px`;
}

export interface Dragging {
  list: RefObject<HTMLElement | null>;
  line: RefObject<HTMLElement | null>;
  /** A row with this key was put down in a gap. */
  onDrop: (key: string, gap: number) => void;
}

/**
 * Takes rows of a list that are dragged within it. Dragging draws nothing but the line where the row would go: each row
 * that is drawn again costs a slow computer milliseconds, at every movement of the mouse.
 */
export function useDragging({ list, line, onDrop }: Dragging): void {
  // A list that is drawn again while something is dragged stays the place where it can be dropped.
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const mark = (gap: number | null) => markGap(element, line.current, gap);
    return beginDragging(({ dropTargetForElements }) =>
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.element.parentElement === element,
        onDrag: ({ location }) => mark(gapAt(element, location.current.input.clientY)),
        onDragLeave: () => mark(null),
        onDrop: ({ source, location }) => {
          mark(null);
          const { key } = source.element.dataset;
          if (key !== undefined) drop(key, gapAt(element, location.current.input.clientY));
        },
      }),
    );
  }, [list, line]);
}
