import type { LanguageData } from "../../text/languages/index.ts";
import { leansOnBefore } from "../../text/leaning.ts";
import type { Sentence } from "../../text/sentences.ts";
import { capitalised, keyOf } from "../../text/words.ts";
import { isGeneric, type Spellings, spellingsOf, stepTitle, withoutOrdinal } from "./headings.ts";
import type { MaterialBlock } from "./material.ts";
import type { Segment } from "./segmentation.ts";

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
    .map(({ text }) => keyOf(stepTitle(withoutOrdinal(text), languageData, spellings)));
  return new Set(keys.filter((key, at) => keys.indexOf(key) < at));
}

/** Whether a text can be a title: it begins with a word, its quotation marks and brackets are closed. */
function isWhole(title: string): boolean {
  const count = (marks: RegExp) => (title.match(marks) ?? []).length;
  return /^[\p{L}\p{N}¿¡«„“"(]/u.test(title) && count(/["„“”«»]/g) % 2 === 0 && count(/\(/g) === count(/\)/g);
}

/** Words of a question from which it says what it is about; "Why?" does not. */
const WHOLE_QUESTION = 4;

const isWholeQuestion = (title: string): boolean =>
  title.endsWith("?") && title.split(" ").length >= WHOLE_QUESTION;

/** A heading up to a length; half a question asks something else, so that is empty. */
const fitting = (title: string, longest: number): string =>
  title.endsWith("?") && title.length > longest ? "" : shortened(title, longest);

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

/** Titles for a step from the best to the last resort. */
function candidates(sources: Sources, cut: Segment): string[] {
  const { blocks, languageData, spellings } = sources;
  const inside = blocks.slice(cut.from, cut.to);
  const isHeading = ({ kind, boxed }: MaterialBlock) => kind === "heading" && !boxed;
  const titled = (block: MaterialBlock) => stepTitle(withoutOrdinal(block.text), languageData, spellings);
  const saysNothing = (title: string) =>
    (isGeneric(title) && !isWholeQuestion(title)) || sources.repeated.has(keyOf(title));
  const early = inside.slice(0, Math.max(1, Math.ceil(inside.length / 2))).filter(isHeading);
  const before = blocks.slice(0, cut.from).filter(isHeading);
  const own = early.map(titled).filter((title) => fitting(title, LONGEST) !== "");
  const above = before.findLast(
    (block) => !saysNothing(titled(block)) && block.level <= (early[0]?.level ?? 9),
  );
  const parent = above ? fitting(titled(above), LONGEST_BASE) : "";
  const telling = own.filter((title) => !saysNothing(title)).map((title) => fitting(title, LONGEST));
  const placed = own
    .filter((title) => title.length > 3)
    .flatMap((title) => (parent && title !== parent ? [`${parent}: ${title}`] : []));
  const goesOn = above ? [fitting(titled(above), LONGEST) || parent] : [];
  const later = inside.filter(isHeading).map((block) => fitting(titled(block), LONGEST));
  const orders = [[...telling.slice(0, 1), ...placed, ...telling.slice(1)], goesOn, own, later];
  const found = orders.map(usable).find(({ length }) => length > 0);
  return found ?? usable(phrases(sources, cut));
}

/**
 * A title for each step: its own heading, with the one above it where another step has the same; without one the
 * heading that it goes on under, with the number of the part; in a document without headings the first words of a
 * sentence. At most 70 characters, unlike every other title of the course.
 */
export function titlesOf(
  blocks: readonly MaterialBlock[],
  cuts: readonly Segment[],
  sentences: readonly Sentence[],
  languageData: LanguageData,
  part: (title: string, number: number) => string,
): string[] {
  const spellings = spellingsOf(blocks);
  const repeated = repeatedIn(blocks, languageData, spellings);
  const sources = { blocks, sentences, languageData, spellings, repeated };
  const taken = new Set<string>();
  return cuts.map((cut, at) => {
    const found = candidates(sources, cut);
    const free = found.find((title) => !taken.has(keyOf(title)));
    let title = free ?? found[0] ?? part("", at + 1).trim();
    for (let number = 2; taken.has(keyOf(title)); number++)
      title = part(shortened(found[0] ?? "", LONGEST - 12) || (found[0] ?? ""), number);
    taken.add(keyOf(title));
    return title;
  });
}
