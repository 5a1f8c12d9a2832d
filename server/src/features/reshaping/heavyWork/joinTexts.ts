import type { CourseLanguage } from "@lehrpfad/contract";
import { joinSteps, type StepTexts } from "@lehrpfad/engine/steps";

/** A step that is joined, and the sections behind which its exercises stand. */
interface JoinedPart {
  texts: StepTexts;
  sections: (number | null)[];
}

interface JoinTask {
  first: JoinedPart;
  second: JoinedPart;
  title: string;
  language: CourseLanguage;
}

/** Two steps as one, with the sections of their exercises in it, in their order. */
export interface JoinedTexts {
  step: StepTexts;
  first: (number | null)[];
  second: (number | null)[];
  /** The section at which the first one's text ends. */
  endOfFirst: number | null;
}

/** Makes two steps one. */
export async function run({ first, second, title, language }: JoinTask): Promise<JoinedTexts> {
  const { step, sectionOfFirst, sectionOfSecond } = joinSteps(first.texts, second.texts, title, language);
  return {
    step,
    first: first.sections.map(sectionOfFirst),
    second: second.sections.map(sectionOfSecond),
    endOfFirst: sectionOfFirst(null),
  };
}
