import { LANGUAGES } from "@lehrpfad/contract/vocabulary";
import { type LanguageData, languageDataOf } from "../../text/languages/index.ts";
import { type Sentence, splitSentences } from "../../text/sentences.ts";
import { countWords, tokens } from "../../text/words.ts";
import type { Block } from "../../types/index.ts";

/** How often more of another language's function words must stand in a text than of its own. */
const FACTOR = 1.5;
const FEWEST_WORDS = 5;
/** A word in so many must be a function word of the other language: names and titles have few. */
const WORDS_A_FUNCTION_WORD = 6;

/** Whether a sentence is written in another of the five languages, told by their function words. */
export function isForeign(sentence: string, languageData: LanguageData): boolean {
  const words = tokens(sentence).map((word) => word.toLowerCase());
  if (words.length < FEWEST_WORDS) return false;
  const count = (candidate: LanguageData) => words.filter((word) => candidate.functionWords.has(word)).length;
  const least = Math.max(1, count(languageData) * FACTOR, words.length / WORDS_A_FUNCTION_WORD);
  return LANGUAGES.some((code) => code !== languageData.code && count(languageDataOf(code)) > least);
}

/** A sentence with its place in the text of a block. */
interface Judged {
  block: Block;
  start: number;
  end: number;
  words: number;
  foreign: boolean;
}

/** Sentences of a block; one too short to be judged is of the language of the one before. */
function judged(block: Block, languageData: LanguageData): Judged[] {
  const sentences: Judged[] = [];
  let at = 0;
  for (const sentence of splitSentences(block.text, languageData)) {
    const start = block.text.indexOf(sentence, at);
    at = start + sentence.length;
    const words = countWords(sentence);
    const foreign =
      words < FEWEST_WORDS ? (sentences.at(-1)?.foreign ?? false) : isForeign(sentence, languageData);
    sentences.push({ block, start, end: at, words, foreign });
  }
  return sentences;
}

const wholeOf = (block: Block): Judged => ({
  ...{ block, start: 0, end: block.text.trimEnd().length },
  ...{ words: countWords(block.text), foreign: true },
});

const PROSE: ReadonlySet<Block["kind"]> = new Set(["paragraph", "list", "quote", "caption"]);

/** Share of a document's words up to which sentences in other languages are strays, and left out. */
const STRAYS = 0.05;
/** Share from which a document is in another language than the course, and holds nothing that could be taught in it. */
const WHOLE = 0.8;
/** Sentences in a row that are left out; a single one within a paragraph is a quotation. */
const FEWEST_STRAYS = 2;

/** Whether a run of sentences is all that its one block says. */
function isWholeBlock(run: readonly Judged[]): boolean {
  const [first] = run;
  const last = run.at(-1);
  if (!first || !last || first.block !== last.block) return false;
  return first.start === 0 && last.end === last.block.text.trimEnd().length;
}

/**
 * The parts of a document's blocks that strayed into it from another language: two or more sentences in a
 * row. None where so much of it is in another language that it belongs to the document, and never code;
 * all where the whole document is in another language. With `ownLanguageOnly` they go however many they are, tables and
 * paragraphs of one sentence too.
 */
export function straysOf(
  blocks: readonly Block[],
  languageData: LanguageData,
  ownLanguageOnly = false,
): Map<Block, Judged[]> {
  const all: Judged[] = [];
  const runs: Judged[][] = [[]];
  const words = { all: 0, foreign: 0, doubtful: 0 };
  for (const block of blocks) {
    if (!PROSE.has(block.kind)) {
      const goes = ownLanguageOnly && block.kind === "table" && isForeign(block.text, languageData);
      runs.push(goes ? [wholeOf(block)] : [], []);
      continue;
    }
    for (const sentence of judged(block, languageData)) {
      all.push(sentence);
      words.all += sentence.words;
      if (isDoubtful(block.text.slice(sentence.start, sentence.end), languageData))
        words.doubtful += sentence.words;
      if (sentence.foreign) {
        words.foreign += sentence.words;
        runs.at(-1)?.push(sentence);
      } else runs.push([]);
    }
  }
  if (Math.max(words.foreign, words.doubtful) > words.all * WHOLE)
    return Map.groupBy(all, ({ block }) => block);
  if (words.foreign > words.all * STRAYS && !ownLanguageOnly) return new Map();
  const strays = runs.filter((run) => run.length >= FEWEST_STRAYS || (ownLanguageOnly && isWholeBlock(run)));
  return Map.groupBy(strays.flat(), ({ block }) => block);
}

/** What is left of a text without some of its parts: each piece with where it starts. */
export function piecesWithout(text: string, parts: readonly { start: number; end: number }[]) {
  const pieces: { start: number; text: string }[] = [];
  const keep = (from: number, to: number) => {
    const piece = text.slice(from, to).trim();
    if (piece !== "") pieces.push({ start: text.indexOf(piece, from), text: piece });
  };
  let from = 0;
  for (const { start, end } of parts) {
    keep(from, start);
    from = end;
  }
  keep(from, text.length);
  return pieces;
}

/** Whether a sentence has no function word of its own language but one of another: too little to leave it out. */
function isDoubtful(sentence: string, languageData: LanguageData): boolean {
  const words = tokens(sentence).map((word) => word.toLowerCase());
  const has = (candidate: LanguageData) => words.some((word) => candidate.functionWords.has(word));
  if (words.length < FEWEST_WORDS || has(languageData)) return false;
  return LANGUAGES.some((code) => code !== languageData.code && has(languageDataOf(code)));
}

/**
 * Sentences that may be asked about and picked out as key points: those in the course's own language; all
 * of them where the material is mostly in another one.
 */
export function withoutForeign(sentences: readonly Sentence[], languageData: LanguageData): Sentence[] {
  const own = sentences.filter(
    ({ text }) => !isForeign(text, languageData) && !isDoubtful(text, languageData),
  );
  if (own.length < sentences.length / 2) return [...sentences];
  return own.map((sentence, index) => ({ ...sentence, index }));
}
