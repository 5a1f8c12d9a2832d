import type { CourseStep, Exercise, Question, ThinkingLevel } from "../../../types/index.ts";
import { share } from "../../numbers.ts";

/** How many questions ask for each level of thinking, and how many for `none`: those that no objective was named for. */
export type LevelCounts = Record<ThinkingLevel | "none", number>;

const LEVELS: LevelCounts = { recall: 0, understanding: 0, application: 0, none: 0 };

const isLevel = (form: string | null): form is ThinkingLevel =>
  form !== null && form !== "none" && Object.hasOwn(LEVELS, form);

const isOfModel = ({ origin, reason }: Question): boolean => origin === "model" && reason === null;

/** All questions of a step that the model asked; what stands in for one is none. */
export function modelQuestions({ question, exercises }: CourseStep): Question[] {
  return [...(question ? [question] : []), ...exercises].filter(isOfModel);
}

/** An exercise at the end of the step without a level belongs to a review and asks for no objective of its own. */
const isOfReview = ({ form, section }: Exercise): boolean => !isLevel(form) && section === null;

/** The questions of a step that the model asked for the step's own objectives. */
export function objectiveQuestions(step: CourseStep): Question[] {
  return modelQuestions({ ...step, exercises: step.exercises.filter((exercise) => !isOfReview(exercise)) });
}

/**
 * Share (0 to 1) of the objectives that are asked about: of each step as many as it has questions of the model, at most
 * all. Every goal of a course should have its test (constructive alignment: J. Biggs, "Enhancing teaching through
 * constructive alignment", Higher Education 32 (1996), 347–364). Null where no step names objectives.
 */
export function objectivesCovered(steps: readonly CourseStep[]): number | null {
  const wanted = steps.map(({ sections }) => sections.objectives.length);
  const total = wanted.reduce((sum, count) => sum + count, 0);
  const covered = steps.map((step, at) => Math.min(wanted[at] ?? 0, objectiveQuestions(step).length));
  return total === 0
    ? null
    : share(
        covered.reduce((sum, count) => sum + count, 0),
        total,
      );
}

/**
 * Questions of the model by the level of the objective that each asks for (L. Anderson, D. Krathwohl, "A taxonomy for
 * learning, teaching, and assessing", 2001, in three levels).
 */
export function levelsAsked(steps: readonly CourseStep[]): LevelCounts {
  const counts = { ...LEVELS };
  for (const { form } of steps.flatMap(modelQuestions)) counts[isLevel(form) ? form : "none"] += 1;
  return counts;
}
