import type { CourseOutline, StepPlace } from "@lehrpfad/contract";

/** The outline with a step at another place, its positions from 1. */
export function withStepAt(outline: CourseOutline, stepId: string, place: StepPlace): CourseOutline {
  const step = outline.steps.find(({ id }) => id === stepId);
  if (!step || place?.stepId === stepId) return outline;
  const others = outline.steps.filter(({ id }) => id !== stepId);
  const beside = place === null ? others.length : others.findIndex(({ id }) => id === place.stepId);
  if (beside < 0) return outline;
  const at = place?.side === "after" ? beside + 1 : beside;
  const steps = others.toSpliced(at, 0, step).map((one, index) => ({ ...one, position: index + 1 }));
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
