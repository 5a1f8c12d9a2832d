import type { LanguageData } from "../../../text/languages/index.ts";
import type { Sentence } from "../../../text/sentences.ts";
import { countWords, parts, stemsOf } from "../../../text/words.ts";
import type { MaterialBlock } from "../material.ts";
import { derived } from "./derived.ts";
import type { Analysis } from "./types.ts";

/** One item of a list, as it can stand alone. */
export interface Item {
  block: number;
  /** Its first sentence or all of it, without mark and last point: verbatim in its block. */
  text: string;
  stems: string[];
  /** What sort of phrase it is; items of one shape can stand for each other. */
  shape: string;
}

/** A name and what the text says of it: "Unstable: where packages arrive first". */
export interface Entry {
  block: number;
  label: string;
  meaning: string;
  /** Both, verbatim in the block. */
  text: string;
  stems: string[];
}

/** The items of one list that stand on one level below one introduction. */
export interface Group {
  /** The sentence that announces the list, without its colon; empty where there is none. */
  intro: string;
  /** The heading it stands under, and the item that a nested list belongs to, where it is short: else the heading. */
  heading: string;
  title: string;
  /** Depth of what `title` is: of the heading, or below all headings. */
  level: number;
  /** Numbered clauses, as laws have them: sentences, and no items of one list. */
  clauses: boolean;
  from: number;
  to: number;
  /** Numbered from 1, one after the other. */
  numbered: boolean;
  items: Item[];
  entries: Entry[];
}

const MARK =
  /^(?:\((?:\d{1,3}\p{Ll}?|\p{Ll}{1,2}|[ivx]{1,4})\)|\d{1,3}(?:-\p{Ll}+)?[.)]|\p{Ll}{1,2}\)|[•–*-])\s+/u;
const NUMBER = /^(\d{1,2})[.)]\s/;
const SENTENCE_END = /[.!?]["'”»)]?\s+(?=\p{Lu})/u;
/** What ends an item: a point, or "; and" before the last one. */
const TAIL = /[\s.;,:]*(?:[;,]\s*(?:and|or|und|oder|sowie|et|ou|y|o|e|ed|u))?[\s.;,:'’]*$/u;
const LONGEST_ITEM = 32;
const UNFIT = /https?:|www\.|@|[{}<>=$|~^\\]|\[|\]|…|\.{3}|_{2}|©|ISBN|doi/u;
/** "Label: text", "Label – text", "Label - text". */
const ENTRY = /^(["“„«]?[\p{L}\d](?:[^:–—;.]|\.(?=\S)){0,60}?["”“»]?)\s?(?::\s+|\s[–—-]\s+)(\S.{10,400})$/su;
const LONGEST_LABEL = 6;
const LONGEST_MEANING = 34;
const SHORTEST_MEANING = 3;

const INFINITIVE: Partial<Record<LanguageData["code"], RegExp>> = {
  fr: /^\p{L}+(?:er|ir|re|oir)$/u,
  es: /^\p{L}+(?:ar|er|ir)(?:se|l[oae]s?)?$/u,
  it: /^\p{L}+(?:are|ere|ire|arsi|ersi|irsi|arl[oaie]|erl[oaie])$/u,
};

/** Letters of the small words that open phrases; longer words of the lists of stop words may be verbs ("fill"). */
const SMALL = 3;

/** The class of a word as its form shows it: enough to tell "using …" from "the use …". */
function classOf(word: string, languageData: LanguageData): string {
  const lower = word.toLowerCase();
  if (languageData.determiners.has(lower)) return "the";
  if (languageData.functionWords.has(lower) || (lower.length <= SMALL && languageData.isStopWord(lower)))
    return lower;
  if (INFINITIVE[languageData.code]?.test(lower)) return "infinitive";
  if (languageData.code === "en") return /(?<=\p{L}{3})(?:ing|ed)$/u.exec(lower)?.[0] ?? "word";
  return "word";
}

/** What sort of phrase a text is, by its first and, in German, last word. */
export function shapeOf(text: string, languageData: LanguageData): string {
  const words = parts(text, languageData);
  const first = words[0] ?? "";
  const capital = /^\p{Lu}/u.test(first) ? "A" : "a";
  const last = words.at(-1) ?? "";
  const ends = languageData.code === "de" && /^\p{Ll}+(?:en|n)$/u.test(last) ? "en" : "";
  return [capital, classOf(first, languageData), ends].join(":");
}

const firstSentence = (text: string): string => {
  const end = SENTENCE_END.exec(text);
  return end ? text.slice(0, end.index + 1) : text;
};

function itemOf(text: string, block: number, languageData: LanguageData): Item | null {
  const bare = firstSentence(text.replace(MARK, "")).replace(TAIL, "").trim();
  const words = countWords(bare);
  if (words < 2 || words > LONGEST_ITEM || UNFIT.test(bare) || /[?!:]/.test(bare)) return null;
  if (languageData.pointingWords.test(bare)) return null;
  const balanced = (bare.match(/\(/g) ?? []).length === (bare.match(/\)/g) ?? []).length;
  const stems = stemsOf(bare, languageData);
  return balanced && stems.length > 0
    ? { block, text: bare, stems, shape: shapeOf(bare, languageData) }
    : null;
}

/** A name with what is said of it, where a block has that form; null for any other block. */
export function entryOf(text: string, block: number, languageData: LanguageData): Entry | null {
  const bare = text.replace(MARK, "").trim();
  const found = ENTRY.exec(bare);
  if (!found) return null;
  const [, label = "", rest = ""] = found;
  const meaning = firstSentence(rest).replace(TAIL, "").trim();
  const words = countWords(meaning);
  const named = countWords(label);
  if (named < 1 || named > LONGEST_LABEL || words < SHORTEST_MEANING || words > LONGEST_MEANING) return null;
  if (
    UNFIT.test(meaning) ||
    UNFIT.test(label) ||
    /[?!]/.test(bare) ||
    languageData.pointingWords.test(meaning)
  )
    return null;
  if (stemsOf(label, languageData).length === 0 || NUMBERED.test(label)) return null;
  const end = bare.indexOf(meaning, label.length) + meaning.length;
  return { block, label, meaning, text: bare.slice(0, end), stems: stemsOf(meaning, languageData) };
}

/** "Chapter 5", "Table 2": a place of the text, and no thing that it explains. */
const NUMBERED =
  /^(?:Kapitel|Teil|Abschnitt|Tabelle|Abbildung|Chapter|Part|Section|Table|Figure|Step|Note|Chapitre|Partie|Tableau|Capítulo|Parte|Tabla|Figura|Capitolo|Tabella|Hinweis|Nota|Beispiel|Example|Exemple|Ejemplo|Esempio)(?!\p{L})/iu;

/** "The following", "below": what a sentence announces follows it. */
const FOLLOWING =
  /(?<!\p{L})(?:following|below|folgende[rnms]?|nachstehende[rnms]?|suivante?s|ci-dessous|ci-après|siguientes|a continuación|seguenti|di seguito|qui sotto)(?!\p{L})/iu;

/** The sentence that announces a list, where the block before it ends with one. */
function introOf(block: MaterialBlock | undefined): string {
  if (!block || (block.kind !== "paragraph" && block.kind !== "list")) return "";
  const text = block.text.replace(MARK, "").trim();
  const sentences = text.split(/(?<=[.!?]["'”»)]?)\s+(?=\p{Lu})/u);
  const last = sentences.at(-1) ?? "";
  if (!text.endsWith(":") && !(block.kind === "paragraph" && FOLLOWING.test(last))) return "";
  return last.replace(/\s*[:.]$/, "").trim();
}

function isNumbered(texts: readonly string[]): boolean {
  return texts.length > 2 && texts.every((text, at) => Number(NUMBER.exec(text)?.[1]) === at + 1);
}

function groupOf(
  blocks: readonly MaterialBlock[],
  members: readonly number[],
  languageData: LanguageData,
): Group {
  const from = members[0] ?? 0;
  const to = (members.at(-1) ?? 0) + 1;
  const texts = members.map((at) => blocks[at]?.text ?? "");
  const above = blocks.slice(0, from).findLast(({ kind }) => kind === "heading");
  const heading = above?.text ?? "";
  const parent = parentOf(blocks, from);
  const entries = members.flatMap((at) => entryOf(blocks[at]?.text ?? "", at, languageData) ?? []);
  const glossary = entries.length * 2 > members.length;
  return {
    intro: introOf(blocks[from - 1]),
    heading,
    from,
    to,
    entries,
    title: parent ?? heading,
    level: parent === null ? (above?.level ?? 0) : NESTED + (blocks[from]?.level ?? 0),
    clauses: texts.filter((text) => CLAUSE.test(text)).length * 2 > texts.length,
    numbered: isNumbered(texts),
    items: glossary ? [] : members.flatMap((at) => itemOf(blocks[at]?.text ?? "", at, languageData) ?? []),
  };
}

/** Depths below all headings. */
const NESTED = 100;
const LONGEST_TITLE = 10;
/** "(2) Whoever …." */
const CLAUSE = /^\(?\d{1,3}(?:-?\p{Ll}+)?[.)]\s.*\.$/su;

/** The short item that a nested list stands under; null where there is none. */
function parentOf(blocks: readonly MaterialBlock[], from: number): string | null {
  const [before, first] = [blocks[from - 1], blocks[from]];
  if (before?.kind !== "list" || !first || before.level >= first.level) return null;
  const text = before.text.replace(MARK, "").replace(TAIL, "").trim();
  return countWords(text) <= LONGEST_TITLE && !text.includes(". ") ? text : null;
}

/** The blocks of each list by level: what is nested forms a group of its own. */
function membersOf(blocks: readonly MaterialBlock[]): number[][] {
  const groups: number[][] = [];
  const open = new Map<number, number[]>();
  for (const [at, block] of blocks.entries()) {
    if (block.kind !== "list") {
      open.clear();
      continue;
    }
    for (const level of [...open.keys()]) if (level > block.level) open.delete(level);
    const members = open.get(block.level);
    if (members) members.push(at);
    else {
      const opened = [at];
      open.set(block.level, opened);
      groups.push(opened);
    }
  }
  return groups;
}

/** Paragraphs of the form "Name – text", four or more one after the other: a glossary without list marks. */
function glossaries(blocks: readonly MaterialBlock[], languageData: LanguageData): number[][] {
  const runs: number[][] = [[]];
  for (const [at, block] of blocks.entries()) {
    if (block.kind === "paragraph" && entryOf(block.text, at, languageData)) runs.at(-1)?.push(at);
    else if ((runs.at(-1)?.length ?? 0) > 0) runs.push([]);
  }
  return runs.filter(({ length }) => length >= 4);
}

/** All lists of the material in their order; made once. */
export const groupsOf = derived((analysis): readonly Group[] => {
  const { blocks, languageData } = analysis;
  const found = [...membersOf(blocks), ...glossaries(blocks, languageData)]
    .map((members) => groupOf(blocks, members, languageData))
    .sort((a, b) => a.from - b.from);
  return found;
});

const firstSentences = derived((analysis): ReadonlyMap<number, Sentence> => {
  const found = new Map(analysis.sentences.map((one) => [one.block, one] as const).reverse());
  return found;
});

/** The first sentence of a block with the text that proves an answer, which stands in that block. */
export function evidenceIn(analysis: Analysis, block: number, text: string): Sentence | null {
  const sentence = firstSentences(analysis).get(block);
  return sentence ? { ...sentence, text } : null;
}
