import { type Evaluation, evidenceOf, layBites, objectiveState } from "@lehrpfad/contract";
import { piecesOf } from "@lehrpfad/interchange/markdown";
import type { StoredStep } from "../../content/index.ts";

/** What became of a question or an exercise. */
export interface AnsweredOutcome {
  questionId: string;
  answered: boolean;
  /** At the first try, or at the second. */
  reached: boolean;
  secondTry: string | null;
}

type Objective = Evaluation["objectives"][number];

/** A finished step's objectives, by the answers that its page shows them by. */
function objectivesOf(
  { step, question, exercises }: StoredStep,
  outcomes: ReadonlyMap<string, AnsweredOutcome>,
): Objective[] {
  const { objectives } = step.sections;
  if (objectives.length === 0) return [];
  const asked = [...exercises, ...(question ? [{ ...question, section: null }] : [])];
  const evidence = evidenceOf({
    bites: layBites(piecesOf(step.content), exercises),
    questions: asked.map(({ id, text, section, source }) => {
      const outcome = outcomes.get(id);
      const isTold = outcome?.answered === true && outcome.secondTry !== "open";
      return { id, text, section, quote: isTold ? (source?.quote ?? null) : null };
    }),
    objectives,
  });
  return objectives.map((objective, at) => {
    const answers = (evidence[at]?.questionIds ?? []).map((id) => {
      const outcome = outcomes.get(id);
      return { isOwn: id === question?.id, right: outcome?.answered ? outcome.reached : null };
    });
    const state = objectiveState(answers, true);
    return { stepId: step.id, text: objective.text, state: state === "open" ? "read" : state };
  });
}

/** What a participant reached of the objectives of these steps, in their order. */
export async function run({
  steps,
  outcomes,
}: {
  steps: StoredStep[];
  outcomes: AnsweredOutcome[];
}): Promise<Objective[]> {
  const known = new Map(outcomes.map((outcome) => [outcome.questionId, outcome]));
  return steps.flatMap((stored) => objectivesOf(stored, known));
}
