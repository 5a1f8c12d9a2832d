import type { CourseLanguage } from "@lehrpfad/contract";
import { countStepWords } from "@lehrpfad/engine/steps";

interface WordsTask {
  step: Parameters<typeof countStepWords>[0];
  language: CourseLanguage;
}

/** How many words people see in a step. */
export async function run({ step, language }: WordsTask): Promise<number> {
  return countStepWords(step, language);
}
