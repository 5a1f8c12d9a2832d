import { type RefObject, useEffect, useState } from "react";
import { beginDragging } from "./dragLibrary.ts";

interface Draggable {
  element: RefObject<HTMLElement | null>;
  /** Where it is taken hold of; anywhere without it. */
  handle?: RefObject<HTMLElement | null>;
  /** What other programs get where it is dropped on them. */
  text: string;
  isFixed: boolean;
}

/** Makes a row draggable; answers whether it is being dragged. */
export function useDraggable({ element, handle, text, isFixed }: Draggable): boolean {
  const [isDragged, setDragged] = useState(false);
  useEffect(() => {
    const row = element.current;
    if (isFixed || !row) return;
    return beginDragging(({ draggable }) =>
      draggable({
        element: row,
        ...(handle?.current ? { dragHandle: handle.current } : {}),
        getInitialDataForExternal: () => ({ "text/plain": text }),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
    );
  }, [element, handle, isFixed, text]);
  return isDragged;
}
