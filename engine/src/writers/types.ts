import type { CoursePlan, CourseRequest, CourseStep, WriterKind } from "../types.ts";

/** A plan and the means to write each of its steps, in any order. */
export interface PlannedCourse {
  plan: CoursePlan;
  /** Words of the documents that the steps share out. */
  words: number;
  /** Writes the step at `position` (from 1) with its question. */
  writeStep(position: number, signal: AbortSignal): Promise<CourseStep>;
}

/** Something that writes courses; the pipeline treats all writers alike. */
export interface Writer {
  kind: WriterKind;
  /** Decides the steps. The same request gives the same plan, so that a run can go on after a crash. */
  plan(request: CourseRequest, signal: AbortSignal): Promise<PlannedCourse>;
}
