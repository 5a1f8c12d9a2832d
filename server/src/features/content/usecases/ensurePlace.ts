import { LIMITS } from "@lehrpfad/contract";
import { refusalWith } from "../../../platform/http/context.ts";

/** Throws STEP_LIMIT where a course of so many steps cannot have another. */
export function ensurePlace(steps: number): void {
  const limit = LIMITS.stepsPerCourse;
  if (steps >= limit) throw refusalWith("STEP_LIMIT", { limit });
}
