import type { AnswerResult, CoursePage, Enrolment, StepState } from "@lehrpfad/contract";

/** What an answer or a mark changes for a participant. */
export interface Change {
  stepId: string;
  enrolment: Enrolment;
  result?: AnswerResult;
  understood?: boolean;
}

/** How a step looks after a change: an answer tells more than the mark "understood". */
export function stateAfter(before: StepState, change: Pick<Change, "result" | "understood">): StepState {
  if (change.result) return change.result.right ? "right" : "wrong";
  if (before === "right" || before === "wrong" || change.understood === undefined) return before;
  return change.understood ? "understood" : "open";
}

/** What is shown of a course, after a change in one of its steps; the same object where it is another course. */
export function afterChange<Shown extends Pick<CoursePage, "steps"> & { enrolment: Enrolment | null }>(
  shown: Shown,
  change: Change,
): Shown {
  if (!shown.steps.some((step) => step.stepId === change.stepId)) return shown;
  const steps = shown.steps.map((step) =>
    step.stepId === change.stepId
      ? {
          ...step,
          state: stateAfter(step.state, change),
          understood: change.understood ?? step.understood,
        }
      : step,
  );
  return { ...shown, steps, enrolment: change.enrolment };
}
