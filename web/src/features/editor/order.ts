import type { CourseOutline, Proposal, StepPlace } from "@lehrpfad/contract";
import { shallowEqual } from "../../lib/shallowEqual.ts";
import { furthestOf } from "../rewriting/proposals.ts";

/** The outline with a step at another place, its positions from 1. */
export function withStepAt(outline: CourseOutline, stepId: string, place: StepPlace): CourseOutline {
  const step = outline.steps.find(({ id }) => id === stepId);
  if (!step || place?.stepId === stepId) return outline;
  const others = outline.steps.filter(({ id }) => id !== stepId);
  const beside = place === null ? others.length : others.findIndex(({ id }) => id === place.stepId);
  if (beside < 0) return outline;
  const at = place?.side === "after" ? beside + 1 : beside;
  const steps = others
    .toSpliced(at, 0, step)
    .map((one, index) => (one.position === index + 1 ? one : { ...one, position: index + 1 }));
  return { ...outline, steps };
}

/** Where a step goes when it moves one place up or down; null where it is at that end already. */
export function nextPlace(
  outline: CourseOutline,
  stepId: string,
  way: "up" | "down",
): Exclude<StepPlace, null> | null {
  const at = outline.steps.findIndex(({ id }) => id === stepId);
  const beside = at < 0 ? undefined : outline.steps[at + (way === "up" ? -1 : 1)];
  return beside ? { side: way === "up" ? "before" : "after", stepId: beside.id } : null;
}

/** Where a step goes that is put down in the gap above the row `gap`, from 0; null where it stays as it is. */
export function placeInGap(
  rows: readonly { id: string }[],
  stepId: string,
  gap: number,
): Exclude<StepPlace, null> | null {
  const at = rows.findIndex(({ id }) => id === stepId);
  if (at < 0 || gap === at || gap === at + 1) return null;
  const below = rows[gap];
  if (below) return { side: "before", stepId: below.id };
  const last = rows.at(-1);
  return last ? { side: "after", stepId: last.id } : null;
}

/** What one row of the list of steps shows, and nothing else of the step. */
export interface StepRowData {
  id: string;
  position: number;
  title: string;
  isFallback: boolean;
  isEmpty: boolean;
  hasQuestion: boolean;
  /** The furthest proposal on the step. */
  proposal: Proposal | undefined;
  isFirst: boolean;
  isLast: boolean;
  isCurrent: boolean;
  /** The course is being written: nothing can be moved. */
  isFixed: boolean;
}

/** The rows of an outline; one that shows what it showed `before` is the same object, and so not drawn again. */
export function rowsOf(
  { steps, generating }: CourseOutline,
  current: string | null,
  proposals: readonly Proposal[],
  before: readonly StepRowData[],
): readonly StepRowData[] {
  const known = new Map(before.map((row) => [row.id, row]));
  const rows = steps.map(({ id, position, title, fallback, words, question }, index): StepRowData => {
    const row = {
      id,
      position,
      title,
      isFallback: fallback,
      isEmpty: words === 0,
      hasQuestion: question !== null,
      proposal: furthestOf(proposals, id),
      isFirst: index === 0,
      isLast: index === steps.length - 1,
      isCurrent: id === current,
      isFixed: generating,
    };
    const shown = known.get(id);
    return shown && shallowEqual(shown, row) ? shown : row;
  });
  return shallowEqual(rows, before) ? before : rows;
}
