import { comparisonKey } from "@lehrpfad/contract/questions";
import { documentText } from "../../documents/index.ts";
import { type LanguageData, languageDataOf } from "../../text/languages/index.ts";
import { unmarked } from "../../text/markdown.ts";
import { numbersOf } from "../../text/numbers.ts";
import { splitSentences } from "../../text/sentences.ts";
import { keyOf, overlap, stemsOf } from "../../text/words.ts";
import type { Language, ReadDocument, TraitsOf } from "../../types/index.ts";
import { type Asked, isInOwnWords, rightsOf } from "./asked.ts";
import { patternsOf } from "./languages/index.ts";
import { ownWords, sequenceOf } from "./wording.ts";

/** A sentence that a step tells, and what it speaks of. */
export interface ToldSentence {
  text: string;
  stems: ReadonlySet<string>;
  /** How many of its words turn something round ("not", "never"). */
  turns: number;
}

/** What the gate knows of a course's documents; prepared once for a course. */
export interface GateCourse {
  languageData: LanguageData;
  traitsOf: TraitsOf;
  /** Verbatim text by document. */
  texts: ReadonlyMap<string, string>;
  /** All sentences as stems, each between bars. */
  stated: string;
  headings: ReadonlySet<string>;
  /** Stems of words whose absence turns a sentence round. */
  turning: ReadonlySet<string>;
  /** The texts last prepared by `gateContext`: candidates of a step are judged against the same few. */
  prepared: Map<string, PreparedText>;
  /** The sentences of steps that `toldIn` prepared last, by their texts. */
  told: Map<string, readonly ToldSentence[]>;
}

/** A question that is in the course already, prepared for comparison. */
export interface AskedBefore {
  /** Key of the sentence that proves it; empty where it has none or a longer quote. */
  sentence: string;
  text: string[];
  right: string[];
  rightKey: string;
  /** Place (from 0) of its only right option; null where there are several. */
  place: number | null;
}

/** A text that a participant reads, as the gate looks things up in it. */
interface PreparedText {
  stems: ReadonlySet<string>;
  numbers: ReadonlySet<string>;
  sentences: readonly (readonly string[])[];
  /** Key of the whole text, between spaces. */
  key: string;
}

/** What a participant has before the eyes when a question is asked; prepared once for a step. */
export interface GateContext extends PreparedText {
  course: GateCourse;
  /** The other questions of the course in their order. */
  asked: readonly AskedBefore[];
}

/** Stems without articles, as one line that can be searched. */
function line(stems: readonly string[]): string {
  return `| ${stems.join(" ")} |`;
}

/** Prepares the documents of a course for `gateContext`: about a second for 300 pages. */
export function gateCourse(
  language: Language,
  documents: readonly ReadDocument[],
  traitsOf: TraitsOf,
): GateCourse {
  const languageData = languageDataOf(language);
  const blocks = documents.flatMap((document) => document.blocks);
  return {
    languageData,
    traitsOf,
    texts: new Map(documents.map((document) => [document.id, documentText(document)])),
    stated: blocks
      .flatMap(({ text }) => splitSentences(text, languageData))
      .map((sentence) => line(sequenceOf(sentence, languageData)))
      .join("\n"),
    headings: new Set(blocks.filter(({ kind }) => kind === "heading").map(({ text }) => keyOf(text))),
    turning: new Set(
      patternsOf(language)
        .turningWords.split(" ")
        .map((word) => languageData.stem(word)),
    ),
    prepared: new Map(),
    told: new Map(),
  };
}

const KEPT = 12;

function prepare(course: GateCourse, read: string): PreparedText {
  const { languageData } = course;
  const text = unmarked(read).replace(/[*_`#|]+/g, " ");
  const sentences = text.split(/\n+/).flatMap((paragraph) => splitSentences(paragraph, languageData));
  return {
    stems: new Set(stemsOf(text, languageData)),
    numbers: new Set(numbersOf(text)),
    sentences: sentences.map((sentence) => sequenceOf(sentence, languageData)),
    key: ` ${keyOf(text)} `,
  };
}

function preparedText(course: GateCourse, read: string): PreparedText {
  const kept = course.prepared;
  const known = kept.get(read) ?? prepare(course, read);
  kept.delete(read);
  kept.set(read, known);
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  return known;
}

/**
 * Prepares what a participant has read when a question is asked: title and Markdown of its step (for a
 * review question also of the steps it reviews), and the other questions of the course (`askedBefore`).
 * The same text is not prepared again, so it may be called for every candidate.
 */
export function gateContext(
  course: GateCourse,
  read: string,
  asked: readonly AskedBefore[] = [],
): GateContext {
  return { course, ...preparedText(course, read), asked };
}

const LONGEST_SENTENCE = 45;

/** Prepares a question of the course for comparison with the ones after it. */
export function askedBefore(question: Asked, course: GateCourse): AskedBefore {
  const { languageData } = course;
  const quote = question.source?.quote ?? "";
  const single =
    splitSentences(quote, languageData).length === 1 && quote.split(/\s+/).length <= LONGEST_SENTENCE;
  const isChoice = question.kind === "choice";
  const rights = isChoice ? rightsOf(question) : question.kind === "typed" ? question.accepted : [];
  return {
    sentence: single ? keyOf(quote) : "",
    text: stemsOf(question.text, languageData),
    right: rights.flatMap((text) => stemsOf(text, languageData)),
    rightKey: rights
      .map((text) => comparisonKey(text, languageData.code))
      .sort()
      .join("|"),
    place: isChoice && rights.length === 1 ? question.options.findIndex(({ correct }) => correct) : null,
  };
}

const SAME_TEXT = 0.7;
const SAME_RIGHT = 0.6;
const SAME_STATEMENT = 0.8;
/** Stems of a right option that is a statement, not a term. */
const STATEMENT = 4;

/** Whether a question asks what another one asked: from the same sentence, or for the same answer in like words. */
export function isRepeat(question: Asked, course: GateCourse, before: AskedBefore): boolean {
  const own = askedBefore(question, course);
  // A model asks more than one thing of a sentence; what is lifted from one asks the same.
  if (!isInOwnWords(question) && own.sentence !== "" && own.sentence === before.sentence) return true;
  const sameRight = own.rightKey === before.rightKey || overlap(own.right, before.right) >= SAME_RIGHT;
  if (sameRight && overlap(own.text, before.text) >= SAME_TEXT) return true;
  const statements = Math.min(own.right.length, before.right.length) >= STATEMENT;
  return statements && overlap(own.right, before.right) >= SAME_STATEMENT && ownWords(question.text) !== "";
}
