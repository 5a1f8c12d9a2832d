import { type Preview, readingMinutes } from "@lehrpfad/contract";
import { countWords, type ShownStructure } from "./wish.ts";

const middle = (numbers: readonly number[]): number =>
  [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

/** What was said of a course with the size that was decided since: at once, without asking again. */
export function withDecidedSize(preview: Preview, shown: ShownStructure): Preview {
  const steps = shown.steps.length;
  if (steps === 0) return preview;
  // A model's steps have their own length, whatever they are made of.
  if (preview.writer === "model")
    return { ...preview, steps, words: Math.round(preview.words / preview.steps) * steps };
  const words = countWords(shown).ticked;
  const minutes = readingMinutes(middle(shown.steps.map((step) => step.words)));
  return { ...preview, steps, words, minutes };
}
