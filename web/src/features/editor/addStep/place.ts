import type { CourseOutline, StepPlace } from "@lehrpfad/contract";

export type Side = "before" | "after";

/** The place that the address names, else the end of the course. */
export function placeFrom(params: URLSearchParams, outline: CourseOutline): StepPlace {
  for (const side of ["before", "after"] as const) {
    const stepId = params.get(side);
    if (stepId !== null && outline.steps.some(({ id }) => id === stepId)) return { side, stepId };
  }
  const last = outline.steps.at(-1);
  return last ? { side: "after", stepId: last.id } : null;
}

/** The address with another place. */
export function withPlace(params: URLSearchParams, place: Exclude<StepPlace, null>): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete("before");
  next.delete("after");
  next.set(place.side, place.stepId);
  return next;
}
