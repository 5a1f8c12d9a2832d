import { recurringHeadings } from "../../../text/headings.ts";
import { countWords, keyOf, stemsOf } from "../../../text/words.ts";
import type { Analysis, StepMaterial } from "../analysis.ts";
import { derived } from "../derived.ts";
import { headingTitle, isGeneric, RECURRING_FROM, stepTitle, withoutOrdinal } from "../headings.ts";
import type { MaterialBlock } from "../material.ts";
import { draftWordsOf } from "./words/index.ts";

/** What stands under one heading of a step, or before its first. */
export interface Part {
  /** Block of the heading; that of its first block where it has none. */
  at: number;
  /** The heading as it is asked about; empty where it has none, or one that names no subject. */
  title: string;
  /** The heading as it stands. */
  heading: string;
  level: number;
  /** Headings above it in the course that name a subject, the nearest first. */
  above: readonly string[];
  /** The blocks up to the next heading, and up to the next that is not below it. */
  from: number;
  to: number;
  deepTo: number;
}

const EMOJI = /[\u{1F300}-\u{1FAFF}\u2600-\u27BF]\uFE0F?/u;
const SHORTEST = 4;
const LONGEST = 95;
const SIGNS = /\p{L}\(|\p{Ll}- \p{Ll}(?!nd |der )|[=∑√∅⊆︸︷−|{}<>\\@]|\d+\.\d|^\d|,$|\($|https?:/u;
/** "Fiche n°1: …", "Appendix 3: …": a place in the document, in front of what it is about. */
const LABELLED = /^\p{L}+\s(?:n[°ºo.]\s?|nr\.\s?|#)?\d+\s?[:.–-]\s+(?=\p{L})/iu;
/** Sections of laws that hold nothing any more. */
const REPEALED = /abrogat[oaie]|weggefallen|aufgehoben|abrogée?|derogad[oa]|repealed|aggiornamento \(/iu;
const OPEN_QUOTE = /^[“"«„][^“”"«»„]*$/u;

/** What makes two headings the same. */
const headingKey = (heading: string) => keyOf(headingTitle(heading));

const recurringOf = derived(({ blocks }) => recurringHeadings(blocks, RECURRING_FROM, headingKey));
/** Whether a heading cuts one part after the other, and asks nothing. */
export function isRecurring(heading: string, analysis: Analysis): boolean {
  const title = headingTitle(heading);
  const isQuestion = title.endsWith("?") || draftWordsOf(analysis.languageData.code).asks.test(title);
  return !isQuestion && recurringOf(analysis).has(headingKey(heading));
}

/** Whether a title names a subject that can be asked about. */
function namesSubject(title: string, analysis: Analysis): boolean {
  const words = draftWordsOf(analysis.languageData.code);
  const bare = title.replace(/\s*\?$/, "");
  if (title.length < SHORTEST || title.length > LONGEST || EMOJI.test(title)) return false;
  if (SIGNS.test(title) || REPEALED.test(title) || OPEN_QUOTE.test(title) || !/\p{L}{3}/u.test(title))
    return false;
  if (!/^[\p{Lu}¿¡“"«„‘]/u.test(title) || !areClosed(title)) return false;
  if (isRecurring(title, analysis)) return false;
  return !words.noTopic.test(bare) && !words.noTopicOpening.test(bare) && !isGeneric(bare);
}

function areClosed(title: string): boolean {
  const count = (pattern: RegExp) => (title.match(pattern) ?? []).length;
  return count(/["“”„]/gu) % 2 === 0 && count(/«/g) === count(/»/g) && count(/\(/g) === count(/\)/g);
}

/** A heading as it is asked about; empty where it names no subject. */
function titleOf({ text }: MaterialBlock, analysis: Analysis): string {
  const bare = withoutOrdinal(headingTitle(text))
    .replace(LABELLED, "")
    .replace(EMOJI, (sign, at: number) => (at < 2 || at > text.length - SHORTEST ? "" : sign));
  const title = stepTitle(bare, analysis.languageData, analysis.spellings).replace(/\s+/g, " ").trim();
  return namesSubject(title, analysis) ? title : "";
}

const headingsOf = derived((analysis) =>
  analysis.blocks.flatMap((block, at) =>
    block.kind === "heading" ? [{ at, block, title: titleOf(block, analysis) }] : [],
  ),
);

/** Titles of the headings above one, the nearest first. */
function titlesAbove(analysis: Analysis, at: number, level: number): string[] {
  const titles: string[] = [];
  let lowest = level;
  for (const heading of headingsOf(analysis)
    .filter((one) => one.at < at)
    .reverse()) {
    if (heading.block.level >= lowest) continue;
    lowest = heading.block.level;
    if (heading.title !== "") titles.push(heading.title);
  }
  return titles;
}

/** The parts of a step, each with what stands directly under its heading. */
export function partsOf(analysis: Analysis, { from, to }: StepMaterial): Part[] {
  const headings = headingsOf(analysis).filter(({ at }) => at >= from && at < to);
  const parts: Part[] = headings.map(({ at, block, title }, place) => {
    const end = headings[place + 1]?.at ?? to;
    const deep = headings.slice(place + 1).find((other) => other.block.level <= block.level)?.at ?? to;
    const above = titlesAbove(analysis, at, block.level);
    return { at, title, heading: block.text, level: block.level, above, from: at + 1, to: end, deepTo: deep };
  });
  const first = headings[0]?.at ?? to;
  const untitled = { title: "", heading: "", level: 0, above: [], from, to: first, deepTo: first };
  return first > from ? [{ ...untitled, at: from }, ...parts] : parts;
}

/** Whether a block is running text: a paragraph, an item or a quotation. */
export const isText = ({ kind }: MaterialBlock): boolean =>
  kind === "paragraph" || kind === "list" || kind === "quote";

/** The running text of some blocks. */
export function textsIn({ blocks }: Analysis, from: number, to: number): MaterialBlock[] {
  return blocks.slice(from, to).filter(isText);
}

export function wordsIn(analysis: Analysis, from: number, to: number): number {
  return textsIn(analysis, from, to).reduce((sum, { text }) => sum + countWords(text), 0);
}

/** Words of a text that carry meaning, each once. */
export function contentOf(text: string, { languageData }: Analysis): string[] {
  return [...new Set(stemsOf(text, languageData))];
}

/** The first words of a text. */
export function firstWords(text: string, count: number): string {
  return text.split(/\s+/).slice(0, count).join(" ");
}

/** Whether a text holds formulas or code: what cannot be said in words. */
export function isFormula(text: string): boolean {
  return /[=∈⊆∪∩∀∃→⇒⇔∼≅]|\bR²|\b[A-Z]\s?×/u.test(text);
}
