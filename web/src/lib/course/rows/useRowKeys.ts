import { type KeyboardEvent, useCallback, useRef } from "react";
import { findByKey } from "../../../ui/listKeys.ts";

/** The row an element of a list stands in. */
const rowOf = (element: Element) => element.closest<HTMLElement>("[data-key]");
/** What a row is entered by: its link, or what is marked to be in its place. */
const linkOf = (row: Element | undefined) => row?.querySelector<HTMLElement>("a, [data-entry]");
const labelOf = (row: Element) => linkOf(row)?.textContent ?? "";
const stopsIn = (row: Element) => [...row.querySelectorAll<HTMLElement>("a, button")];

/**
 * The keys of a list of rows with buttons, of which one row at a time is reached with the Tab key: up and down to other
 * rows, left and right within one, letters to the next row that begins with them. The function never changes.
 */
export function useRowKeys(): (event: KeyboardEvent<HTMLElement>) => void {
  const word = useRef({ typed: "", until: 0 });
  return useCallback((event) => {
    const { currentTarget, key } = event;
    const row = rowOf(currentTarget);
    if (!row?.parentElement || event.ctrlKey || event.altKey || event.metaKey) return;
    const rows = [...row.parentElement.children];
    const at = rows.indexOf(row);
    const within = stopsIn(row);
    const sideways = { ArrowLeft: -1, ArrowRight: 1 }[key];
    const next =
      sideways === undefined
        ? linkOf(rows[findByKey(event, at, rows.map(labelOf), word.current) ?? -1])
        : within[Math.max(0, within.indexOf(currentTarget) + sideways)];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }, []);
}
