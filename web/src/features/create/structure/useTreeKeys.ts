import { type KeyboardEvent, useRef } from "react";
import type { EditedStructure } from "./useStructure.ts";

/** The rows of the tree, in their order. */
const rowsIn = (tree: Element) => [...tree.querySelectorAll<HTMLInputElement>("input[data-row]")];

const STEPS: Partial<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * The keys of the tree: arrows to other rows, Enter splits or joins, Alt with an arrow moves the border, F2 renames the
 * step, Ctrl+Z takes back. The space bar is the platform's own.
 */
export function useTreeKeys(structure: EditedStructure, onRename: (stepKey: string) => void) {
  const latest = useRef(structure);
  latest.current = structure;
  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, altKey, target, currentTarget } = event;
    const { shown, border, moveBorder, undo } = latest.current;
    if (key.toLowerCase() === "z" && (event.ctrlKey || event.metaKey) && !isTyping(target)) {
      event.preventDefault();
      return undo();
    }
    if (!(target instanceof HTMLInputElement) || target.dataset.row === undefined) return;
    const row = target.dataset.row;
    if (event.ctrlKey || event.metaKey) return;
    const move = STEPS[key];
    if (altKey && (key === "ArrowUp" || key === "ArrowDown")) {
      moveBorder(row, key === "ArrowUp" ? -1 : 1);
    } else if (key === "Enter") border(row);
    else if (key === "F2") {
      const step = shown.steps.find(({ sections }) => sections.some((one) => one.key === row));
      if (step) onRename(step.key);
    } else if (move && !altKey) {
      const rows = rowsIn(currentTarget);
      rows[move(rows.indexOf(target), rows.length)]?.focus();
    } else return;
    event.preventDefault();
  };
}

const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement && target.type !== "checkbox";
