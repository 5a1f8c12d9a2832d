import type { CourseLanguage, QuestionBody } from "@lehrpfad/contract";
import { isChecked } from "@lehrpfad/contract/questions";
import { exercisesOfStep } from "../publication/fromCourse.ts";
import type { Publication } from "../publication/types.ts";
import { type PlayerTexts, playerTexts } from "./texts.ts";

/** Where the player writes what was done. */
export type TrackingName = "local" | "scorm12" | "scorm2004" | "cmi5";

/** An exercise as the player knows it: with its solution, because it marks alone. */
export type PlayerExercise = QuestionBody & {
  id: string;
  text: string;
  /** Whether it counts for the score: the step's own question, unless one judges oneself. */
  counts: boolean;
};

export interface PlayerStep {
  id: string;
  title: string;
  /** In the order in which they are shown. */
  exercises: PlayerExercise[];
  /** The id of the step's own question; null where it has none. */
  question: string | null;
}

/** Everything that the player knows besides the page itself. */
export interface PlayerData {
  id: string;
  version: string;
  title: string;
  language: CourseLanguage;
  tracking: TrackingName;
  /** Percent of the questions that count; null: there is no pass mark. */
  passPercent: number | null;
  steps: PlayerStep[];
  texts: PlayerTexts;
}

export function playerData(
  publication: Publication,
  { tracking, passPercent }: Pick<PlayerData, "tracking" | "passPercent">,
): PlayerData {
  const { id, version, title, language, steps, words } = publication;
  return {
    ...{ id, version, title, language, tracking, passPercent },
    texts: playerTexts(words),
    steps: steps.map((step) => ({
      id: step.id,
      title: step.title,
      question: step.questionId,
      exercises: exercisesOfStep(step).map(
        // What else a question says stands in the page already.
        ({ explanation: _, hint: __, reason: ___, origin: ____, source: _____, ...exercise }) => ({
          ...exercise,
          counts: exercise.id === step.questionId && isChecked(exercise),
        }),
      ),
    })),
  };
}
