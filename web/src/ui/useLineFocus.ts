import { useCallback, useEffect, useRef } from "react";

/**
 * Brings the keyboard to a line once lines were added or removed: to the one at a place (from 0) among those marked
 * `data-line`, to the last one where there are fewer, or to the button that adds one where there is none.
 */
export function useLineFocus<Root extends HTMLElement>() {
  const root = useRef<Root>(null);
  const wanted = useRef<number>(null);
  useEffect(() => {
    if (wanted.current === null || !root.current) return;
    const lines = [...root.current.querySelectorAll<HTMLElement>("[data-line]")];
    const line = lines[wanted.current] ?? lines.at(-1) ?? root.current.querySelector("button");
    wanted.current = null;
    line?.focus();
  });
  const focusLine = useCallback((at: number) => {
    wanted.current = at;
  }, []);
  return { root, focusLine };
}
