import type { CoursePage, Enrolment, MarkedAnswer, StepPage, StepState } from "@lehrpfad/contract";

/** What an answer or a mark changes for a participant. */
export interface Change {
  stepId: string;
  /** Absent where nothing in it changes. */
  enrolment?: Enrolment;
  result?: MarkedAnswer;
  understood?: boolean;
}

/** How a step looks after a change: an answer tells more than the mark "understood". */
export function stateAfter(before: StepState, change: Pick<Change, "result" | "understood">): StepState {
  const { result } = change;
  if (result?.answer.kind === "self") return "judged";
  if (result?.solution && result.secondTry === "right") return "helped";
  if (result) return result.right ? "right" : "wrong";
  const isAnswered = before !== "open" && before !== "understood";
  if (isAnswered || change.understood === undefined) return before;
  return change.understood ? "understood" : "open";
}

/** How the step's answer was judged after a change (LEVELS); null where there is none to judge. */
const levelAfter = (before: number | null, { result }: Change): number | null =>
  result ? (result.answer.kind === "self" ? result.answer.level : null) : before;

/** A step's page with the result of one of its exercises; the same object where it has no such exercise. */
export function withExercise(page: StepPage, exerciseId: string, result: MarkedAnswer): StepPage {
  if (!page.exercises.some(({ question }) => question.id === exerciseId)) return page;
  const exercises = page.exercises.map((exercise) =>
    exercise.question.id === exerciseId ? { ...exercise, result } : exercise,
  );
  return { ...page, exercises };
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
          level: levelAfter(step.level, change),
          understood: change.understood ?? step.understood,
        }
      : step,
  );
  return { ...shown, steps, enrolment: change.enrolment ?? shown.enrolment };
}
