import { type CourseLanguage, LIMITS, type StepCut } from "@lehrpfad/contract";
import { type Cut, type CutStep, cutStep, listCuts, type StepTexts } from "@lehrpfad/engine/steps";
import type { StoredStep } from "../../content/index.ts";

/** Characters of the text by which a place is told. */
const OPENING_LENGTH = 120;

function opening(text: string): string {
  return text.length > OPENING_LENGTH ? `${text.slice(0, OPENING_LENGTH).replace(/\s+\S*$/, "")} …` : text;
}

/** Places that are shown: more than a step has that somebody reads in one go. */
const MOST_CUTS = 60;

/** The places that are shown, in their order: before headings, then before the first paragraphs. */
function shown(cuts: readonly Cut[]): Cut[] {
  const headings = cuts.filter(({ kind }) => kind === "heading");
  const paragraphs = cuts.filter(({ kind }) => kind === "paragraph");
  return [...headings, ...paragraphs].slice(0, MOST_CUTS).toSorted((a, b) => a.at - b.at);
}

function countExercises({ placeOf }: CutStep, { exercises }: StoredStep): StepCut["exercises"] {
  const first = exercises.filter((exercise) => placeOf(exercise).half === "first").length;
  return { first, second: exercises.length - first };
}

/** Where a step can be split and what would go where. */
export async function run({
  texts,
  stored,
  language,
}: {
  texts: StepTexts;
  stored: StoredStep;
  language: CourseLanguage;
}): Promise<StepCut[]> {
  return shown(listCuts(texts)).flatMap(({ at, kind, text, title: whole }): StepCut[] => {
    const title = whole.slice(0, LIMITS.stepTitleLength);
    const cut = cutStep(texts, at, title, language);
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
}
