import type { LanguageData } from "../../text/languages/index.ts";
import type { Sentence } from "../../text/sentences.ts";
import { capitalised, keyOf, stemsOf } from "../../text/words.ts";
import type { Language } from "../../types/index.ts";
import { isGeneric, type Spellings, spellingsOf, stepTitle, withoutOrdinal } from "./headings.ts";
import type { MaterialBlock } from "./material.ts";
import type { Usage } from "./quotable.ts";
import type { Segment } from "./segmentation.ts";
import type { Term } from "./terms.ts";

/** Characters of a title at most. */
const LONGEST = 70;
/** Characters of the heading in front of the terms. */
const LONGEST_BASE = 44;
const AND: Record<Language, string> = { de: "und", en: "and", fr: "et", es: "y", it: "e" };

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
  cuts: readonly Segment[];
  sentences: readonly Sentence[];
  terms: ReadonlyMap<string, Term>;
  languageData: LanguageData;
  spellings: Spellings;
  usage: Usage;
}

/** Whether a term can stand for what a step is about: a phrase, or a noun that keeps coming back. */
function isTelling(term: Term, count: number, usage: Usage, language: Language): boolean {
  const word = term.text.toLowerCase();
  if (term.text.includes(" ")) return count >= 2 && (language !== "de" || /^\p{Lu}/u.test(term.text));
  return count >= 3 && word.length > 3 && usage.nouns.has(word) && !usage.verbs.has(word);
}

/** Whether a text can be a title: it begins with a word, its quotation marks and brackets are closed. */
function isWhole(title: string): boolean {
  const count = (marks: RegExp) => (title.match(marks) ?? []).length;
  return /^[\p{L}\p{N}¿¡«„“"(]/u.test(title) && count(/["„“”«»]/g) % 2 === 0 && count(/\(/g) === count(/\)/g);
}

/** The terms that a step speaks of most and other steps least, best first. */
function tellingTerms({ sentences, terms, usage, languageData }: Sources, { from, to }: Segment): Term[] {
  const inside = new Set(
    sentences.filter(({ block }) => block >= from && block < to).map(({ index }) => index),
  );
  return [...terms.values()]
    .map((term) => {
      const count = [...term.sentences].filter((index) => inside.has(index)).length;
      const words = term.text.split(" ").length;
      return { term, count, value: ((count * count) / term.sentences.size) * (words > 1 ? 1.5 : 1) };
    })
    .filter(({ term, count }) => term.text.length <= 30 && isTelling(term, count, usage, languageData.code))
    .sort((a, b) => b.value - a.value || (a.term.key < b.term.key ? -1 : 1))
    .map(({ term }) => term);
}

function withoutShared(terms: readonly Term[], base: string, languageData: LanguageData): Term[] {
  const taken = new Set(stemsOf(base, languageData));
  const chosen: Term[] = [];
  for (const term of terms) {
    const stems = stemsOf(term.text, languageData);
    if (stems.length === 0 || stems.some((stem) => taken.has(stem))) continue;
    for (const stem of stems) taken.add(stem);
    chosen.push(term);
    if (chosen.length === 2) break;
  }
  return chosen;
}

/** Titles for a step from the best to the last resort. */
function candidates(sources: Sources, cut: Segment): string[] {
  const { blocks, languageData, spellings } = sources;
  const inside = blocks.slice(cut.from, cut.to);
  const early = inside.slice(0, Math.max(1, Math.ceil(inside.length / 2)));
  const titled = (block: MaterialBlock) => stepTitle(withoutOrdinal(block.text), languageData, spellings);
  const headings = early.filter(({ kind, boxed }) => kind === "heading" && !boxed);
  const own = headings.map(titled).filter((title) => shortened(title, LONGEST) !== "");
  const before = blocks.slice(0, cut.from).filter(({ kind, boxed }) => kind === "heading" && !boxed);
  const above = before.findLast(
    (block) => !isGeneric(titled(block)) && block.level <= (headings[0]?.level ?? 9),
  );
  const parent = above ? shortened(titled(above), LONGEST_BASE) : "";
  const telling = own.filter((title) => !isGeneric(title)).map((title) => shortened(title, LONGEST));
  const generic = own.filter((title) => isGeneric(title) && title.length > 3);
  const opens = inside[0]?.kind === "heading";
  const base = shortened(telling[0] ?? "", LONGEST_BASE) || parent;
  const terms = withoutShared(tellingTerms(sources, cut), base, languageData).map(({ text }) => text);
  const and =
    languageData.code === "es" && /^h?i(?![aeou])/i.test(terms[1] ?? "") ? "e" : AND[languageData.code];
  const pair = terms.join(` ${and} `);
  const based = base ? [pair, ...terms].filter(Boolean).map((text) => `${base}: ${text}`) : [];
  const placed = generic.flatMap((title) => (parent ? [`${parent}: ${title}`] : []));
  const bare = [pair, ...terms].filter(Boolean).map(capitalised);
  const first = opens || own.length > 0 ? [...telling.slice(0, 1), ...placed] : [];
  return [...first, ...based, ...telling.slice(1), ...bare, ...generic, ...(parent ? [parent] : [])];
}

/**
 * A title for each step: its own heading; else the heading above with the terms that the step speaks of
 * most; without headings the two most telling terms. At most 70 characters, unlike every other title of
 * the course (the last resort is a number of the part), never a cut sentence.
 */
export function titlesOf(
  blocks: readonly MaterialBlock[],
  cuts: readonly Segment[],
  sentences: readonly Sentence[],
  terms: ReadonlyMap<string, Term>,
  [languageData, usage]: readonly [LanguageData, Usage],
  part: (title: string, number: number) => string,
): string[] {
  const sources = { blocks, cuts, sentences, terms, languageData, usage, spellings: spellingsOf(blocks) };
  const taken = new Set<string>();
  return cuts.map((cut, at) => {
    const found = candidates(sources, cut).map((title) => capitalised(title.replace(/[\s.,:;–—-]+$/, "")));
    const free = found.find((title) => title.length <= LONGEST && isWhole(title) && !taken.has(keyOf(title)));
    let title = free ?? found[0] ?? part("", at + 1).trim();
    for (let number = 2; taken.has(keyOf(title)); number++) {
      title = part(shortened(found[0] ?? "", LONGEST - 12) || (found[0] ?? ""), number);
    }
    taken.add(keyOf(title));
    return title;
  });
}
