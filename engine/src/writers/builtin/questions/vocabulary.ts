import { tokens } from "../../../text/words.ts";
import { derived } from "./derived.ts";
import type { Analysis } from "./types.ts";

const SHORT_WORD = 3;

interface Vocabulary {
  words: ReadonlySet<string>;
  /** Two words that stand side by side, with a space between them. */
  pairs: ReadonlySet<string>;
}

/** What the material says, lower case; made once. */
const vocabularyOf = derived((analysis): Vocabulary => {
  const lines = analysis.sentences.map(({ text }) => tokens(text.toLowerCase()));
  const pairs = lines.flatMap((words) => words.slice(1).map((word, at) => `${words[at]} ${word}`));
  const made = { words: new Set(lines.flat()), pairs: new Set(pairs) };
  return made;
});

/** Whether the material says a word elsewhere beside the word that stands before, or behind, the gap. */
export function isUsual(before: string, word: string, after: string, analysis: Analysis): boolean {
  const { pairs } = vocabularyOf(analysis);
  const [own, behind] = [tokens(word.toLowerCase()), tokens(after.toLowerCase())];
  const ahead = tokens(before.toLowerCase());
  return pairs.has(`${ahead.at(-1)} ${own[0]}`) || pairs.has(`${own.at(-1)} ${behind[0]}`);
}

/** Whether the material says every longer word of a phrase. */
export function isSaid(phrase: string, analysis: Analysis): boolean {
  const words = tokens(phrase.toLowerCase()).filter((word) => word.length > SHORT_WORD);
  return words.every((word) => vocabularyOf(analysis).words.has(word));
}
