import { fill } from "@lehrpfad/i18n";
import type { Exercise, Publication } from "../publication/types.ts";

type Said = Pick<Publication, "language" | "words">;

/** A number as people of a language write it. */
function written(value: number, unit: string | null, language: string): string {
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 12 }).format(value);
  return unit === null || unit === "" ? number : `${number} ${unit}`;
}

/** What is right, in words, each part a line. For a question that one judges oneself: the passage in its paragraphs. */
export function solutionLines(exercise: Exercise, { language, words: { answers } }: Said): string[] {
  switch (exercise.kind) {
    case "choice":
      return exercise.options.filter(({ correct }) => correct).map(({ text }) => text);
    case "typed": {
      const [first = "", ...others] = exercise.accepted;
      return [
        first,
        ...(others.length > 0 ? [fill(answers.typed_also, { answers: others.join(", ") })] : []),
      ];
    }
    case "numeric": {
      const { value, unit, tolerance } = exercise;
      const [least, most] = [value - tolerance, value + tolerance].map((one) => written(one, unit, language));
      const range = fill(answers.numeric_range, { least: least ?? "", most: most ?? "" });
      return [written(value, unit, language), ...(tolerance > 0 ? [range] : [])];
    }
    case "match":
      return exercise.pairs.map(({ text, match }) => `${text} – ${match}`);
    case "order":
      return exercise.items.map(({ text }) => text);
    case "self":
      return exercise.passage.split(/\n{2,}/).map((paragraph) => paragraph.trim());
  }
}

/** How a question is to be answered, in words; of options, how many are right. */
export function instructionOf(exercise: Exercise, { language, words: { answers, viewer } }: Said): string {
  if (exercise.kind !== "choice") return answers[`${exercise.kind}_instruction`];
  const rights = exercise.options.filter(({ correct }) => correct).length;
  return rights === 1
    ? viewer.rights_one
    : fill(viewer.rights_other, { number: written(rights, null, language) });
}
