import { type PointerEvent, useRef, useState } from "react";
import { type Dragging, gapAt, markGap } from "./useDragging.ts";

/** Movements of a finger, in pixels, before something counts as dragged. */
const SLACK = 6;
/** So near to the edge of the screen, in pixels, the page goes on. */
const EDGE = 72;
const STRIDE = 14;

interface Hold {
  key: string;
  from: number;
  isMoving: boolean;
}

/**
 * Dragging rows of a list with a finger: the browser's own dragging waits for a long press and scrolls until then.
 * `handlersOf` are those of a row's handle, which does not scroll the page itself (`touch-none`).
 */
export function useTouchDragging({ list, line, onDrop }: Dragging) {
  const hold = useRef<Hold>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const end = () => {
    hold.current = null;
    setDragged(null);
    markGap(list.current, line.current, null);
  };
  const move = ({ clientY }: PointerEvent) => {
    const held = hold.current;
    if (!held || !list.current) return;
    if (!held.isMoving && Math.abs(clientY - held.from) < SLACK) return;
    held.isMoving = true;
    setDragged(held.key);
    if (clientY < EDGE) scrollBy(0, -STRIDE);
    if (clientY > innerHeight - EDGE) scrollBy(0, STRIDE);
    markGap(list.current, line.current, gapAt(list.current, clientY));
  };
  const handlersOf = (key: string) => ({
    onPointerDown: ({ pointerType, clientY }: PointerEvent) => {
      if (pointerType !== "mouse") hold.current = { key, from: clientY, isMoving: false };
    },
    onPointerMove: move,
    onPointerUp: ({ clientY }: PointerEvent) => {
      const held = hold.current;
      end();
      if (held?.isMoving && list.current) onDrop(held.key, gapAt(list.current, clientY));
    },
    onPointerCancel: end,
  });
  return { dragged, handlersOf };
}
