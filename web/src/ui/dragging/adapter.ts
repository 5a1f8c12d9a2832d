import { whenUsed } from "../inUse.ts";

type Adapter = typeof import("@atlaskit/pragmatic-drag-and-drop/element/adapter");

/**
 * Has something take part in dragging with a mouse: what that stands on is fetched when somebody begins to do something
 * with the page. Where it cannot be had, rows are moved by their buttons. Answers what takes it back.
 */
export function takePart(join: (adapter: Adapter) => () => void): () => void {
  let isLeft = false;
  let leave = () => {};
  const fetched = (adapter: Adapter) => {
    if (!isLeft) leave = join(adapter);
  };
  const forget = whenUsed(() => {
    import("@atlaskit/pragmatic-drag-and-drop/element/adapter").then(fetched, () => undefined);
  });
  return () => {
    isLeft = true;
    forget();
    leave();
  };
}
