import { COURSE_LANGUAGES } from "@lehrpfad/contract/vocabulary";
import { LANGUAGE_RULES } from "../text/languages/rules.ts";
import { tokens } from "../text/words.ts";
import type { BlockKind, LanguageShare } from "../types/index.ts";
import type { DraftBlock } from "./draft.ts";

const PROSE: ReadonlySet<BlockKind> = new Set(["paragraph", "list", "quote", "footnote"]);
/** Characters of a piece that is judged as one. */
const PIECE = 600;
/** Pieces that are looked at, spread evenly over a long document. */
const MOST_PIECES = 2_000;
const FEWEST_WORDS = 8;
/** One word in so many must be a function word: commands, names and addresses have fewer. */
const WORDS_A_FUNCTION_WORD = 6;
/** How often more of them must be of one language than of any other. */
const FACTOR = 1.5;

function languageOfPiece(words: readonly string[]): LanguageShare["language"] | null {
  const counts = COURSE_LANGUAGES.map((language) => {
    const { functionWords } = LANGUAGE_RULES[language];
    return { language, count: words.filter((word) => functionWords.has(word)).length };
  }).sort((one, other) => other.count - one.count);
  const [first, second] = counts;
  if (!first || first.count < words.length / WORDS_A_FUNCTION_WORD) return null;
  return first.count > (second?.count ?? 0) * FACTOR ? first.language : null;
}

/**
 * How much of a document's prose is written in each of our languages, told by its function words, the most first. What
 * has too few of them, such as commands, addresses and lists of names, is of no language.
 */
export function languageShares(blocks: readonly DraftBlock[]): LanguageShare[] {
  const pieces = blocks
    .filter(({ kind }) => PROSE.has(kind))
    .flatMap(({ text }) =>
      Array.from({ length: Math.ceil(text.length / PIECE) }, (_, at) => ({ text, from: at * PIECE })),
    );
  const every = Math.max(1, Math.ceil(pieces.length / MOST_PIECES));
  const votes = new Map<LanguageShare["language"], number>();
  for (let at = 0; at < pieces.length; at += every) {
    const piece = pieces[at];
    if (!piece) continue;
    const words = tokens(piece.text.slice(piece.from, piece.from + PIECE)).map((word) => word.toLowerCase());
    const language = words.length < FEWEST_WORDS ? null : languageOfPiece(words);
    if (language !== null) votes.set(language, (votes.get(language) ?? 0) + words.length);
  }
  const all = [...votes.values()].reduce((sum, words) => sum + words, 0);
  return [...votes]
    .map(([language, words]) => ({ language, share: words / all }))
    .sort((one, other) => other.share - one.share);
}
