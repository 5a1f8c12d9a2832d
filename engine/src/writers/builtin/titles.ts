import type { LanguageData } from "../../text/languages/index.ts";
import { leansOnBefore } from "../../text/leaning.ts";
import type { Sentence } from "../../text/sentences.ts";
import { capitalised, keyOf } from "../../text/words.ts";
import { isApart } from "./authored.ts";
import { headingNumber, isGeneric, type Spellings, spellingsOf, stepTitle } from "./headings.ts";
import type { MaterialBlock } from "./material.ts";
import type { Segment } from "./segmentation.ts";
import type { StepTexts } from "./templates.ts";

/** Characters of a title at most. */
const LONGEST = 70;
/** Characters of the heading in front of another one. */
const LONGEST_BASE = 44;

/** "Fiche n°16", "Lesson 3": what is left where a title is cut behind its number says nothing. */
const LABEL_ONLY = /^\p{L}+\.?\s*(?:n[°ºo]\s*|nr\.?\s*|#)?(?:\d+|[IVX]+)$/iu;

/** A heading up to a length, ended only where it has a break of its own; empty where it has none in time. */
export function shortened(title: string, longest: number): string {
  if (title.length <= longest) return title;
  const breaks = [...title.matchAll(/\s*(?:--+|[—–;:.,(]| - )\s*/gu)].map(({ index }) => index);
  const end = breaks.findLast((at) => at >= 8 && at <= longest);
  const cut = end === undefined ? "" : title.slice(0, end).replace(/[\s.,:;–—-]+$/, "");
  if (!LABEL_ONLY.test(cut)) return cut;
  return shortened(capitalised(title.slice(cut.length).replace(/^[\s.,:;–—-]+/, "")), longest);
}

interface Sources {
  blocks: readonly MaterialBlock[];
  sentences: readonly Sentence[];
  languageData: LanguageData;
  spellings: Spellings;
  /** Keys of headings that stand in several chapters: they name no step without the chapter. */
  repeated: ReadonlySet<string>;
}

/** Keys of the headings that stand in the documents more than once. */
function repeatedIn(
  blocks: readonly MaterialBlock[],
  languageData: LanguageData,
  spellings: Spellings,
): Set<string> {
  const keys = blocks
    .filter(({ kind }) => kind === "heading")
    .map(({ text }) => keyOf(stepTitle(text, languageData, spellings)));
  return new Set(keys.filter((key, at) => keys.indexOf(key) < at));
}

/** Whether a text can be a title: it begins with a word, its quotation marks and brackets are closed. */
function isWhole(title: string): boolean {
  const count = (marks: RegExp) => (title.match(marks) ?? []).length;
  return (
    /^[\p{L}\p{N}¿¡«„“"(§]/u.test(title) && count(/["„“”«»]/g) % 2 === 0 && count(/\(/g) === count(/\)/g)
  );
}

/** Words of a question from which it says what it is about; "Why?" does not. */
const WHOLE_QUESTION = 4;

const isWholeQuestion = (title: string): boolean =>
  title.endsWith("?") && title.split(" ").length >= WHOLE_QUESTION;

/** A heading up to a length: ended at a break of its own, else behind a word; half a question asks something else. */
function fitting(title: string, longest: number): string {
  if (title.length <= longest) return title;
  const ended = title.endsWith("?") ? "" : shortened(title, longest);
  return ended || `${title.slice(0, longest - 1).replace(/\s+\S*$/, "")} …`;
}

/** Characters of the words that stand for a step without any heading. */
const LONGEST_PHRASE = 56;

/** The beginning of a sentence, word for word: whole, up to a break of its own, or as many words as fit. */
function phraseOf(text: string, { languageData }: Sources): string {
  const whole = text
    .replace(/\s+/g, " ")
    .replace(/[.…]+$/, "")
    .trim();
  const cut = shortened(whole, LONGEST_PHRASE);
  if (cut.split(" ").length >= 3) return cut;
  const words = whole.slice(0, LONGEST_PHRASE).split(" ").slice(0, -1);
  while (words.length > 3 && languageData.isStopWord((words.at(-1) ?? "").replace(/[^\p{L}]/gu, "")))
    words.pop();
  return `${words.join(" ").replace(/[\s,;:–—-]+$/, "")} …`;
}

/** Sentences of a step whose beginning can be its title, the first first. */
function phrases(sources: Sources, { from, to }: Segment): string[] {
  const own = sources.sentences.filter(({ block }) => block >= from && block < to);
  const apart = own.filter(
    ({ text, words }) => words.length >= 5 && !leansOnBefore(text, sources.languageData),
  );
  return [...apart, ...own].slice(0, 8).map(({ text }) => phraseOf(text, sources));
}

/** Those that can be titles, as titles are written. */
function usable(titles: readonly string[]): string[] {
  return titles
    .map((title) => capitalised(title.replace(/[\s.,:;–—-]+$/, "")))
    .filter((title) => title.length <= LONGEST && isWhole(title));
}

/** Between the headings of parts that one step holds. */
const BESIDE = " · ";

const isHeading = ({ kind, boxed }: MaterialBlock): boolean => kind === "heading" && boxed !== true;

/** Whether a heading is the title of a document that goes on behind a step: it covers all of it, not this step. */
function isDocumentTitle(heading: MaterialBlock, blocks: readonly MaterialBlock[], to: number): boolean {
  const own = blocks.filter(({ document }) => document === heading.document);
  const level = own.find(isHeading) === heading ? heading.level : Number.NEGATIVE_INFINITY;
  const isAlone = own.filter((block) => isHeading(block) && block.level <= level).length === 1;
  return isAlone && blocks[to]?.document === heading.document;
}

/** The headings under which a step's text stands, as far as they begin in it: one that covers all, or those side by side. */
function coveringHeadings(
  { blocks, languageData }: Sources,
  within: readonly MaterialBlock[],
  { to }: Segment,
): MaterialBlock[] {
  const all = within.filter(isHeading);
  const taught = all.filter((block) => !isApart(within, within.indexOf(block), languageData));
  const [title, ...others] = taught.length > 0 ? taught : all;
  const isTitle = title !== undefined && others.length > 0 && isDocumentTitle(title, blocks, to);
  const headings = isTitle ? others : [title, ...others].filter((block) => block !== undefined);
  const top = Math.min(...headings.map(({ level }) => level));
  const [first] = headings;
  return first === undefined || first.level < top || first.level > top
    ? []
    : headings.filter(({ level }) => level === top);
}

/** Numbered parts side by side under one heading: "Traffic rules: § 7 – § 12". */
function ranged(side: readonly MaterialBlock[], parent: string): string[] {
  const [first, last] = [side[0], side.at(-1)].map((block) => headingNumber(block?.text ?? ""));
  return parent && first && last && first !== last ? [`${parent}: ${first} – ${last}`] : [];
}

/** A step that goes on within a part of the documents, or begins with it: which of how many. */
interface Piece {
  number: number;
  of: number;
}

/** For each step that holds a piece of one part alone: which piece it is. */
function piecesOf(blocks: readonly MaterialBlock[], cuts: readonly Segment[]): Map<number, Piece> {
  const begins = (at: number) => {
    const block = blocks[cuts[at]?.from ?? 0];
    return (
      block === undefined ||
      isHeading(block) ||
      block.document !== blocks[(cuts[at]?.from ?? 0) - 1]?.document
    );
  };
  const pieces = new Map<number, Piece>();
  for (let at = 0; at < cuts.length; ) {
    let end = at + 1;
    while (end < cuts.length && !begins(end)) end++;
    if (end - at > 1)
      for (let piece = at; piece < end; piece++) pieces.set(piece, { number: piece - at + 1, of: end - at });
    at = end;
  }
  return pieces;
}

/** Titles for a step from the best to the last resort. */
function candidates(sources: Sources, cut: Segment): string[] {
  const { blocks, languageData, spellings } = sources;
  const inside = blocks.slice(cut.from, cut.to);
  const titled = (block: MaterialBlock) => stepTitle(block.text, languageData, spellings);
  const saysNothing = (title: string) =>
    (isGeneric(title) && !isWholeQuestion(title)) || sources.repeated.has(keyOf(title));
  const before = blocks.slice(0, cut.from).filter(isHeading);
  const [first] = inside;
  const begun = first !== undefined && isHeading(first) ? coveringHeadings(sources, inside, cut) : [];
  const own = [...new Set(begun.map(titled))].filter((title) => title.length > 1);
  const above = before.findLast(
    (block) => !saysNothing(titled(block)) && block.level < (begun[0]?.level ?? 9),
  );
  const parent = above ? fitting(titled(above), LONGEST_BASE) : "";
  const together = own.length > 1 ? [own.join(BESIDE), ...ranged(begun, parent)] : [];
  const telling = own.filter((title) => !saysNothing(title)).map((title) => fitting(title, LONGEST));
  const placed = own.flatMap((title) => (parent && title !== parent ? [`${parent}: ${title}`] : []));
  const opened = inside.filter(isHeading).map(titled);
  const orders = [
    together.filter((title) => title.length <= LONGEST),
    [...telling, ...placed],
    [...own, ...opened].map((title) => fitting(title, LONGEST)),
  ];
  const found = orders.map(usable).find(({ length }) => length > 0);
  return found ?? usable(phrases(sources, cut));
}

/**
 * A title for each step: the heading that covers its text, with its number, or those of the parts that it joins; with the
 * one above where it says nothing alone; the pieces of a long part with "(1 of 2)"; in a document without headings the
 * first words of a sentence. At most 70 characters before that, unlike every other title of the course.
 */
export function titlesOf(
  blocks: readonly MaterialBlock[],
  cuts: readonly Segment[],
  sentences: readonly Sentence[],
  languageData: LanguageData,
  texts: StepTexts,
): string[] {
  const spellings = spellingsOf(blocks);
  const repeated = repeatedIn(blocks, languageData, spellings);
  const sources = { blocks, sentences, languageData, spellings, repeated };
  const pieces = piecesOf(blocks, cuts);
  const hasHeadings = blocks.some(isHeading);
  const taken = new Set<string>();
  let opened: string[] = [];
  return cuts.map((cut, at) => {
    const piece = hasHeadings ? pieces.get(at) : undefined;
    if (piece === undefined || piece.number === 1) opened = candidates(sources, cut);
    const found = opened.map((title) => (piece ? texts.piece(title, piece.number, piece.of) : title));
    const free = found.find((title) => !taken.has(keyOf(title)));
    let title = free ?? found[0] ?? texts.part("", at + 1).trim();
    for (let number = 2; taken.has(keyOf(title)); number++) title = texts.part(found[0] ?? "", number);
    taken.add(keyOf(title));
    return title;
  });
}
