import { type Evaluation, layBites, placeObjective } from "@lehrpfad/contract";
import { piecesOf } from "@lehrpfad/interchange/markdown";
import type { Db } from "../../../db/client.ts";
import { loadSteps, type StoredStep } from "../../content/index.ts";

/** What became of a question or an exercise. */
export interface AnsweredOutcome {
  questionId: string;
  answered: boolean;
  /** At the first try, or at the second. */
  reached: boolean;
}

type Objective = Evaluation["objectives"][number];

function stateOf(outcomes: readonly (AnsweredOutcome | undefined)[]): Objective["state"] {
  if (outcomes.length === 0 || outcomes.some((one) => !one?.answered)) return "unasked";
  return outcomes.every((one) => one?.reached) ? "reached" : "again";
}

/** A step's objectives: each is shown by the questions that its page shows it by (docs/decisions/bites.md). */
function objectivesOf(
  { step, question, exercises }: StoredStep,
  outcomes: ReadonlyMap<string, AnsweredOutcome>,
): Objective[] {
  const { objectives } = step.sections;
  if (objectives.length === 0) return [];
  const bites = layBites(piecesOf(step.content), exercises).map(({ pieces, exercises: asked, isLast }) => ({
    pieces,
    questions: [...asked, ...(isLast && question ? [question] : [])],
  }));
  return objectives.map((objective) => {
    const place = placeObjective(objective, bites);
    const asked =
      "questionId" in place ? [place.questionId] : (bites[place.bite]?.questions ?? []).map(({ id }) => id);
    return { stepId: step.id, text: objective.text, state: stateOf(asked.map((id) => outcomes.get(id))) };
  });
}

/** What a participant reached of the objectives of a course, in the order of its steps. */
export async function reachedObjectives(
  db: Db,
  courseId: string,
  outcomes: readonly AnsweredOutcome[],
): Promise<Objective[]> {
  const known = new Map(outcomes.map((outcome) => [outcome.questionId, outcome]));
  return (await loadSteps(db, courseId)).flatMap((stored) => objectivesOf(stored, known));
}
