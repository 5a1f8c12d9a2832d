import type { Question, QuestionOption } from "../types.ts";

/** What is wrong with a question. */
export type QuestionFault =
  | "text_empty"
  | "option_count"
  | "option_empty"
  | "option_repeated"
  | "none_right"
  | "all_right"
  | "lengths_give_away"
  | "all_or_none_of_the_above";

const OPTIONS = 4;
/** How many times as long as the shortest option the longest may be. */
const LONGEST_TO_SHORTEST = 4;
/** Numbers differ in length without giving anything away. */
const FREE_LENGTHS: ReadonlySet<string> = new Set(["NUM"]);

const OF_THE_ABOVE =
  /^(all|none|both) of the (above|others)|^(alle|keine)[srn]? (der|davon|obigen|genannten)|^(toutes?|tous|aucune?) (les|des|de ces) (réponses|propositions)|^(todas?|todos|ninguna?|ninguno) (de )?(las|los) (anteriores|otras)|^(tutte|nessuna) (delle )?(le )?(precedenti|altre)/iu;

/** An option as a key for comparison: letters and digits only, or the signs where there are none. */
function keyOf({ text }: QuestionOption): string {
  const letters = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  return letters || text.trim();
}

/** Everything that keeps a question from being asked; empty for one that is sound in form. */
export function faultsOf({
  type,
  text,
  options,
}: Pick<Question, "type" | "text" | "options">): QuestionFault[] {
  const keys = options.map(keyOf);
  const lengths = options.map((option) => option.text.length);
  const rights = options.filter(({ correct }) => correct).length;
  const uneven = Math.max(...lengths) > LONGEST_TO_SHORTEST * Math.min(...lengths);
  const checks: [boolean, QuestionFault][] = [
    [text.trim() === "", "text_empty"],
    [options.length !== OPTIONS, "option_count"],
    [keys.some((key) => key === ""), "option_empty"],
    [new Set(keys).size < keys.length, "option_repeated"],
    [rights === 0, "none_right"],
    [rights === options.length, "all_right"],
    [uneven && !FREE_LENGTHS.has(type), "lengths_give_away"],
    [options.some((option) => OF_THE_ABOVE.test(option.text)), "all_or_none_of_the_above"],
  ];
  return checks.filter(([broken]) => broken).map(([, fault]) => fault);
}
