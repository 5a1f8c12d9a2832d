import { COURSE_LANGUAGES, type CourseLanguage } from "@lehrpfad/contract/vocabulary";
import { type LanguageData, languageDataOf } from "../../text/languages/index.ts";
import { type Sentence, splitSentences } from "../../text/sentences.ts";
import { countWords, tokens } from "../../text/words.ts";
import type { Block } from "../../types/index.ts";

/** How often more of another language's function words must stand in a text than of its own. */
const FACTOR = 1.5;
const FEWEST_WORDS = 5;
/** A word in so many must be a function word of the other language: names and titles have few. */
const WORDS_A_FUNCTION_WORD = 6;

/** In which other of the five languages a sentence is written, told by their function words; null for none. */
function foreignLanguageOf(sentence: string, languageData: LanguageData): CourseLanguage | null {
  const words = tokens(sentence).map((word) => word.toLowerCase());
  if (words.length < FEWEST_WORDS) return null;
  const count = (candidate: LanguageData) => words.filter((word) => candidate.functionWords.has(word)).length;
  const least = Math.max(1, count(languageData) * FACTOR, words.length / WORDS_A_FUNCTION_WORD);
  const others = COURSE_LANGUAGES.filter((code) => code !== languageData.code)
    .map((code) => ({ code, words: count(languageDataOf(code)) }))
    .sort((a, b) => b.words - a.words);
  return others[0] !== undefined && others[0].words > least ? others[0].code : null;
}

/** Whether a sentence is written in another of the five languages. */
export const isForeign = (sentence: string, languageData: LanguageData): boolean =>
  foreignLanguageOf(sentence, languageData) !== null;

/** A sentence with its place in the text of a block. */
interface Judged {
  block: Block;
  start: number;
  end: number;
  words: number;
  /** Another language than the course's; null where it is in that one. */
  foreign: CourseLanguage | null;
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
      words < FEWEST_WORDS ? (sentences.at(-1)?.foreign ?? null) : foreignLanguageOf(sentence, languageData);
    sentences.push({ block, start, end: at, words, foreign });
  }
  return sentences;
}

const wholeOf = (block: Block, foreign: CourseLanguage): Judged => ({
  ...{ block, start: 0, end: block.text.trimEnd().length },
  ...{ words: countWords(block.text), foreign },
});

const PROSE: ReadonlySet<Block["kind"]> = new Set(["paragraph", "list", "quote", "caption"]);

/** Share of a document's words up to which sentences in other languages are strays, and left out. */
const STRAYS = 0.05;
/** Share up to which sentences only look like another language: short ones hold few function words. */
const BY_CHANCE = 0.015;
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

/** Whether a sentence within a paragraph is quoted there: the text around it would not be whole without it. */
const isQuoted = ({ block, start }: Judged): boolean => /^["“„«‘'(]/.test(block.text.slice(start));

/** Languages that enough of the words are in for a single sentence to be one of theirs, and no chance. */
function languagesIn(sentences: readonly Judged[], words: number): Set<CourseLanguage> {
  const groups = Map.groupBy(sentences, ({ foreign }) => foreign);
  const shares = [...groups].map(
    ([language, ones]) => [language, ones.reduce((sum, one) => sum + one.words, 0) / words] as const,
  );
  return new Set(
    shares.flatMap(([language, share]) => (language !== null && share > BY_CHANCE ? [language] : [])),
  );
}

/**
 * The parts of a document's blocks that strayed into it from another language: two or more sentences in a
 * row. None where so much of it is in another language that it belongs to the document, and never code;
 * all where the whole document is in another language. With `ownLanguageOnly` they go however many they are, tables and
 * single sentences that are not quoted too.
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
      const isTable = ownLanguageOnly && block.kind === "table";
      const foreign = isTable ? foreignLanguageOf(block.text, languageData) : null;
      runs.push(foreign === null ? [] : [wholeOf(block, foreign)], []);
      continue;
    }
    for (const sentence of judged(block, languageData)) {
      all.push(sentence);
      words.all += sentence.words;
      if (isDoubtful(block.text.slice(sentence.start, sentence.end), languageData))
        words.doubtful += sentence.words;
      if (sentence.foreign !== null) {
        words.foreign += sentence.words;
        runs.at(-1)?.push(sentence);
      } else runs.push([]);
    }
  }
  if (Math.max(words.foreign, words.doubtful) > words.all * WHOLE)
    return Map.groupBy(all, ({ block }) => block);
  if (words.foreign > words.all * STRAYS && !ownLanguageOnly) return new Map();
  const others = languagesIn(all, words.all);
  const strays = runs.flatMap((run) => {
    if (run.length < FEWEST_STRAYS && !ownLanguageOnly) return [];
    const isQuote = run.length < FEWEST_STRAYS && !isWholeBlock(run) && run.some(isQuoted);
    const isReal = ({ foreign }: Judged) => foreign !== null && others.has(foreign);
    return isQuote ? [] : ownLanguageOnly ? run.filter(isReal) : run;
  });
  return Map.groupBy(strays, ({ block }) => block);
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
  return COURSE_LANGUAGES.some((code) => code !== languageData.code && has(languageDataOf(code)));
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
