/** A step as far as edits of it can be told. */
interface Edited {
  step: { id: string; version: number };
  question: { id: string; version: number } | null;
  exercises: readonly { id: string; version: number; section: number | null }[];
}

/** A text that is another one once a step, its question or its exercises were edited; where the steps stand is left out. */
export function stateOf(steps: readonly Edited[]): string {
  const named = steps
    .toSorted((one, other) => (one.step.id < other.step.id ? -1 : 1))
    .map(({ step, question, exercises }) => [
      [step.id, step.version],
      question && [question.id, question.version],
      exercises.map(({ id, version, section }) => [id, version, section]),
    ]);
  return JSON.stringify(named);
}
