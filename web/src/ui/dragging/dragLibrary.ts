import { whenThere } from "../whenThere.ts";

type Library = typeof import("@atlaskit/pragmatic-drag-and-drop/element/adapter");

/**
 * Begins something with the library of dragging, which comes after what it drags is drawn: keys, buttons and fingers move
 * rows without it. Answers what ends it.
 */
export function beginDragging(begin: (library: Library) => () => void): () => void {
  let end: (() => void) | null = null;
  let isOver = false;
  void whenThere(() => import("@atlaskit/pragmatic-drag-and-drop/element/adapter")).then((library) => {
    if (!isOver) end = begin(library);
  });
  return () => {
    isOver = true;
    end?.();
  };
}
