import { anyOf } from "../../text/documentWords/index.ts";
import { languageDataOf } from "../../text/languages/index.ts";
import { leansOnBefore } from "../../text/leaning.ts";
import { linesOf, proseOf, unmarked } from "../../text/markdown.ts";
import { readability } from "../../text/readability.ts";
import { LONG_SENTENCE } from "../../text/repeated.ts";
import { isSentence, splitSentences } from "../../text/sentences.ts";
import { wholeText } from "../../text/steps.ts";
import { countWords, keyOf, wordsOf } from "../../text/words.ts";
import type { CourseStep, Difficulty, Language, ReadDocument } from "../../types/index.ts";
import type { Coverage } from "../coverage/coverage.ts";
import { isMissed, isOtherLanguage, reasonsOf } from "../coverage/leftOut.ts";
import { median, share } from "../numbers.ts";
import { createQuoteCheck, quotesOf } from "../quotes.ts";

const TRIGRAM = 3;
/** A full step (statement 9.02). */
export const FULL_STEP = 500;

/** As much of a course as is measured. */
export interface Measured {
  language: Language;
  /** Absent where nobody knows it. */
  difficulty?: Difficulty;
  steps: readonly CourseStep[];
}

export interface Spread {
  minimum: number;
  median: number;
  maximum: number;
}

/** What the text of a course is measured by; shares are 0 to 1, and null where there is nothing to measure. */
export interface TextMetrics {
  steps: number;
  words: Spread & { total: number };
  /** Steps below 500 words. */
  shortSteps: number;
  /** Share of the steps' three-word sequences that stand in a document. */
  fromSource: number;
  /** Words in some step ÷ words worth teaching. */
  coverage: number;
  /** Share of the documents' words that are no teaching text: contents, references, licences and the like. */
  excused: number;
  /** Share of the documents' headings that stand in the course; of the steps, those that start at one. */
  headingsKept: number | null;
  startsAtHeading: number | null;
  /** Share of the sentences of six words or more that stand in two steps or more. */
  sentencesTwice: number;
  /** Sentences of six words or more that stand twice in one step. */
  repeatedInStep: number;
  /** Steps that begin with a word that points to what stands in another one, and not under a heading of their own. */
  leaningSteps: number;
  /** Share of the steps that are titled by a heading of the documents; null where these have fewer than half as many. */
  titledByHeading: number | null;
  /** Steps that begin within a section of 900 words or fewer, which would have fitted into one of them. */
  tornSteps: number;
  unverifiedQuotes: number;
  /** Share of the passages in the steps that have a source in them whose quote is verified. */
  paragraphsWithSource: number | null;
  /**
   * Share of the words that stand in paragraphs of another of the five languages; where that is much of
   * the documents, what goes beyond their share.
   */
  otherLanguage: number;
  readability: Spread;
}

function spread(values: readonly number[]): Spread {
  return {
    minimum: values.length > 0 ? Math.min(...values) : 0,
    median: median(values),
    maximum: values.length > 0 ? Math.max(...values) : 0,
  };
}

/** Three-word sequences of a text. */
export function trigramsOf(text: string): string[] {
  const words = wordsOf(text);
  return words.slice(TRIGRAM - 1).map((_, at) => words.slice(at, at + TRIGRAM).join(" "));
}

/** All three-word sequences of the documents. */
export function sourceTrigrams(documents: readonly ReadDocument[]): ReadonlySet<string> {
  return new Set(documents.flatMap(({ blocks }) => blocks.flatMap(({ text }) => trigramsOf(text))));
}

function fromSource(texts: readonly string[], known: ReadonlySet<string>): number {
  const own = texts.flatMap((text) => linesOf(unmarked(text)).flatMap(trigramsOf));
  return share(own.filter((trigram) => known.has(trigram)).length, own.length);
}

/** The sentences of a step's text as keys, each once; short ones, labels and goals without a full stop left out. */
function sentencesOf(text: string, language: Language): Set<string> {
  const sentences = proseOf(text).flatMap((line) => splitSentences(line, languageDataOf(language)));
  const words = sentences
    .filter(isSentence)
    .map(wordsOf)
    .filter(({ length }) => length >= LONG_SENTENCE);
  return new Set(words.map((list) => list.join(" ")));
}

function sentencesTwice(texts: readonly string[], language: Language): number {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const sentence of sentencesOf(text, language)) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  return share([...counts.values()].filter((count) => count > 1).length, counts.size);
}

/** Sentences that a step says again in its own text; a table, a listing and a figure's description say nothing twice. */
function repeatedInStep({ content }: CourseStep, language: Language): number {
  const told = proseOf(content).flatMap((line) => splitSentences(line, languageDataOf(language)));
  const keys = told
    .filter(isSentence)
    .map(wordsOf)
    .filter(({ length }) => length >= LONG_SENTENCE)
    .map((words) => words.join(" "));
  return keys.length - new Set(keys).size;
}

/** Whether a text begins with a word that points to what stands before it; no list, table, heading or figure does. */
function leans({ content }: CourseStep, language: Language): boolean {
  const first = content.trim().split("\n")[0] ?? "";
  if (/^(?:#|[-*+|>!`]|\d+\.)/.test(first)) return false;
  return leansOnBefore(unmarked(first), languageDataOf(language));
}

const NUMBER_OF_PART = new RegExp(` \\((?:${anyOf("parts")}) \\d+\\)$`, "iu");

const NUMBER_OF_PIECE = / \(\d+ \p{L}+ \d+\)$/u;
/** Signs with which a title is cut behind a word. */
const CUT = / …(?=:|$)/gu;

/** The headings that a title names: with the one above, side by side, and before the number of a part. */
function namedBy(title: string): string[] {
  const bare = title.replace(NUMBER_OF_PART, "").replace(NUMBER_OF_PIECE, "").replace(CUT, "");
  return [bare, ...bare.split(" · "), ...bare.split(": ")];
}

/** Steps whose title is a heading of the documents, perhaps cut at a break of its own. */
function titledByHeading(documents: readonly ReadDocument[], steps: readonly CourseStep[]): number | null {
  const headings = documents.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === "heading"));
  if (headings.length < steps.length / 2) return null;
  const keys = headings.map(({ text }) => ` ${keyOf(text)} `);
  const isHeading = (title: string) => keys.some((key) => key.includes(` ${keyOf(title)} `));
  const titled = steps.filter(({ title }) => namedBy(title).some(isHeading));
  return share(titled.length, steps.length);
}

/** Headings over teaching text that stand as a line in the course; null without headings. */
function headingsKept(
  coverage: Coverage,
  documents: readonly ReadDocument[],
  course: Measured,
): number | null {
  const aim = { language: course.language, goal: null, leftOut: [] };
  const wanted = documents.flatMap((document, at) => {
    const uses = coverage.uses[at] ?? [];
    const reasons = reasonsOf(document, uses, aim);
    return uses.filter(({ block }, place) => {
      const reason = reasons[place];
      return block.kind === "heading" && (reason === undefined || isMissed(reason) || reason === "repeated");
    });
  });
  if (wanted.length === 0) return null;
  const kept = wanted.filter(({ words, taughtWords }) => taughtWords >= words / 2);
  return kept.length / wanted.length;
}

/** The blocks of some documents by document and paragraph. */
function placesOf(documents: readonly ReadDocument[]) {
  return new Map(
    documents.flatMap(({ id, blocks }) =>
      blocks.map((block) => [`${id} ${block.paragraph}`, block] as const),
    ),
  );
}

/** Whether the first passage of a step is a heading or stands under one. */
function beginsAtHeading({ sources: [first] }: CourseStep, blocks: ReturnType<typeof placesOf>): boolean {
  if (!first) return false;
  const own = blocks.get(`${first.document} ${first.paragraph}`);
  const before = blocks.get(`${first.document} ${first.paragraph - 1}`);
  const opens = own !== undefined && first.offset <= own.offset;
  return own?.kind === "heading" || (opens && (before === undefined || before.kind === "heading"));
}

/** Steps whose first passage stands under a heading or whose title is one, out of those that could. */
function startsAtHeading(documents: readonly ReadDocument[], steps: readonly CourseStep[]): number | null {
  const headings = documents.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === "heading"));
  if (headings.length < steps.length / 2) return null;
  const blocks = placesOf(documents);
  const starts = steps.filter((step) => beginsAtHeading(step, blocks));
  return share(starts.length, Math.min(steps.length, headings.length), 1);
}

/** Words of a section that a step holds whole. */
const WHOLE_SECTION = 900;

/** Whether a step begins within a short section that the step before it began. */
function isTorn(
  step: CourseStep,
  before: CourseStep | undefined,
  documents: readonly ReadDocument[],
): boolean {
  const [first, last] = [step.sources[0], before?.sources.at(-1)];
  const blocks = documents.find(({ id }) => id === first?.document)?.blocks;
  if (!first || !last || !blocks || last.document !== first.document) return false;
  const isHeading = (at: number) => blocks[at]?.kind === "heading";
  const own = first.paragraph - 1;
  if (blocks.slice(last.paragraph, first.paragraph).some(({ kind }) => kind === "heading")) return false;
  let [from, to] = [own, own + 1];
  while (from > 0 && !isHeading(from)) from--;
  while (to < blocks.length && !isHeading(to)) to++;
  return blocks.slice(from + 1, to).reduce((sum, { text }) => sum + countWords(text), 0) <= WHOLE_SECTION;
}

/** Passages (blocks that a step teaches) of which the step names a source with a verified quote. */
function paragraphsWithSource(
  coverage: Coverage,
  documents: readonly ReadDocument[],
  steps: readonly CourseStep[],
): number | null {
  const isVerbatim = createQuoteCheck(documents);
  const named = new Set(
    steps.flatMap(({ position, sources }) =>
      sources.filter(isVerbatim).map(({ document, paragraph }) => `${position} ${document} ${paragraph}`),
    ),
  );
  let passages = 0;
  let found = 0;
  for (const [at, { id }] of documents.entries())
    for (const { block, steps: positions } of coverage.uses[at] ?? []) {
      if (block.kind === "heading" || wordsOf(block.text).length < LONG_SENTENCE) continue;
      const keys = positions.map((position) => `${position} ${id} ${block.paragraph}`);
      if (keys.length === 0) continue;
      passages += 1;
      if (keys.some((key) => named.has(key))) found += 1;
    }
  return passages === 0 ? null : found / passages;
}

/** Share of the documents' words from which another language belongs to them and is taught with them. */
const BILINGUAL = 0.05;

function otherLanguage(
  read: readonly string[],
  language: Language,
  documents: readonly ReadDocument[],
): number {
  const foreign = (lines: string[]) =>
    share(words(lines.filter((line) => isOtherLanguage(line, language))), words(lines));
  const words = (texts: string[]) => texts.reduce((sum, text) => sum + countWords(text), 0);
  const inDocuments = foreign(documents.flatMap(({ blocks }) => blocks.map(({ text }) => text)));
  const inCourse = foreign(read.flatMap(proseOf));
  return Math.max(0, inCourse - (inDocuments > BILINGUAL ? inDocuments : 0));
}

/** Measures the text of a course against its documents. */
export function textMetrics(
  course: Measured,
  documents: readonly ReadDocument[],
  coverage: Coverage,
  known: ReadonlySet<string>,
): TextMetrics {
  const { steps, language } = course;
  const words = steps.map((step) => step.words);
  const texts = steps.map((step) => wholeText(step, language));
  const isVerbatim = createQuoteCheck(documents);
  const places = placesOf(documents);
  return {
    steps: steps.length,
    words: { ...spread(words), total: words.reduce((sum, count) => sum + count, 0) },
    shortSteps: words.filter((count) => count < FULL_STEP).length,
    fromSource: documents.length > 0 ? fromSource(texts, known) : 0,
    coverage: documents.length > 0 ? coverage.share : 0,
    excused: share(coverage.words - coverage.teachable, coverage.words),
    headingsKept: headingsKept(coverage, documents, course),
    startsAtHeading: startsAtHeading(documents, steps),
    sentencesTwice: sentencesTwice(texts, language),
    repeatedInStep: steps.reduce((sum, step) => sum + repeatedInStep(step, language), 0),
    leaningSteps: steps.filter((step) => leans(step, language) && !beginsAtHeading(step, places)).length,
    titledByHeading: titledByHeading(documents, steps),
    tornSteps: steps.filter((step, at) => isTorn(step, steps[at - 1], documents)).length,
    unverifiedQuotes: steps.flatMap(quotesOf).filter((quote) => !isVerbatim(quote)).length,
    paragraphsWithSource: paragraphsWithSource(coverage, documents, steps),
    otherLanguage: otherLanguage(texts, language, documents),
    readability: spread(texts.map((text) => readability(text, language))),
  };
}
