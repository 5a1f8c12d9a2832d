import type { Highlight } from "@lehrpfad/contract";
import { type RefObject, useEffect, useEffectEvent } from "react";
import { rangeOf } from "./dom.ts";
import type { PlacedMark } from "./useMarks.ts";

/** What has a use of its own when it is pressed. */
const USEFUL = "a, button, summary, input, label, [role=button]";

/** Calls back for a painted passage that is pressed: the paint is no element that could hear of it. */
export function usePressedMark(
  root: RefObject<HTMLElement | null>,
  placed: readonly PlacedMark[],
  onPress: (mark: Highlight) => void,
): void {
  const press = useEffectEvent(({ target, clientX: x, clientY: y }: MouseEvent) => {
    const element = root.current;
    if (element === null || getSelection()?.isCollapsed === false) return;
    if (target instanceof Element && target.closest(USEFUL) !== null) return;
    const isAt = ({ left, right, top, bottom }: DOMRect) =>
      left <= x && x <= right && top <= y && y <= bottom;
    const pressed = placed.find(
      ({ span }) => span !== null && [...rangeOf(element, span).getClientRects()].some(isAt),
    );
    if (pressed) onPress(pressed.mark);
  });
  useEffect(() => {
    const element = root.current;
    element?.addEventListener("click", press);
    return () => element?.removeEventListener("click", press);
  }, [root]);
}
