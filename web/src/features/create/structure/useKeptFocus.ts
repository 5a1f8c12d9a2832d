import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/**
 * Keeps the focus on a row that moves to another step, which the browser takes out and puts in again. `shown` is what the
 * rows are drawn from.
 */
export function useKeptFocus(tree: RefObject<HTMLElement | null>, shown: unknown) {
  const focused = useRef<string | null>(null);
  useEffect(() => {
    const leave = () => {
      focused.current = null;
    };
    document.addEventListener("pointerdown", leave);
    return () => document.removeEventListener("pointerdown", leave);
  }, []);
  useLayoutEffect(() => {
    if (!shown || focused.current === null || document.activeElement !== document.body) return;
    const row = `input[data-row="${focused.current}"]`;
    tree.current?.querySelector<HTMLElement>(row)?.focus({ preventScroll: true });
  }, [shown, tree]);
  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      focused.current = target.dataset.row ?? null;
    },
    onBlur: ({ relatedTarget }: FocusEvent<HTMLElement>) => {
      if (relatedTarget !== null) focused.current = null;
    },
  };
}
