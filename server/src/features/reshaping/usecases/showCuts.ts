import { LIMITS, type StepCut } from "@lehrpfad/contract";
import { type CutStep, cutStep, listCuts } from "@lehrpfad/engine";
import { refusal } from "../../../platform/http/context.ts";
import type { Call } from "../../../platform/useCase.ts";
import { loadStep, type StoredStep } from "../../content/index.ts";
import { manageableCourse } from "../../courses/index.ts";
import { textsOf } from "../shared/reshape.ts";

/** Characters of the text by which a place is told. */
const OPENING_LENGTH = 120;

function opening(text: string): string {
  return text.length > OPENING_LENGTH ? `${text.slice(0, OPENING_LENGTH).replace(/\s+\S*$/, "")} …` : text;
}

function countExercises({ placeOf }: CutStep, { exercises }: StoredStep): StepCut["exercises"] {
  const first = exercises.filter((exercise) => placeOf(exercise).half === "first").length;
  return { first, second: exercises.length - first };
}

/** Where a step can be split and what would go where. Throws COURSE_NOT_FOUND, STEP_NOT_FOUND. */
export async function showCuts({
  context: { services, actor },
  input: { slug, stepId },
}: Call<{ slug: string; stepId: string }>): Promise<{ version: number; cuts: StepCut[] }> {
  const course = await manageableCourse(services, actor, slug);
  const stored = await loadStep(services.db, course.id, stepId);
  if (!stored) throw refusal("STEP_NOT_FOUND");
  const texts = textsOf(stored.step);
  const cuts = listCuts(texts).flatMap(({ at, kind, text, title: whole }): StepCut[] => {
    const title = whole.slice(0, LIMITS.stepTitleLength);
    const cut = cutStep(texts, at, title, course.language);
    if (!cut) return [];
    return [
      {
        ...{ at, kind, title, text: opening(text) },
        words: { first: cut.first.words, second: cut.second.words },
        question: stored.question && cut.halfOf(stored.question),
        exercises: countExercises(cut, stored),
      },
    ];
  });
  return { version: stored.step.version, cuts };
}
