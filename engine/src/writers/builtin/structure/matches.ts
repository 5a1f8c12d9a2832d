import type { LanguageData } from "../../../text/languages/index.ts";
import { wordsOfMeaning } from "../../../text/words.ts";
import type { SectionMatch } from "../../../types/index.ts";
import type { MaterialBlock } from "../material.ts";
import { sectionsNamed } from "../named.ts";
import type { Section } from "./sections.ts";

/** Share of the sections in which a word may stand and still tell them apart. */
const TELLING = 1 / 3;

type Placed = Pick<Section, "level" | "from" | "to">;

/** The words of a text that carry meaning, parts of hyphenated ones apart. */
const meaningIn = (text: string, languageData: LanguageData): string[] =>
  wordsOfMeaning(text.replace(/(?<=\p{L})[-‑–](?=\p{L})/gu, " "), languageData);

/** Stem → the word as it stands first. */
function wordsIn(blocks: readonly MaterialBlock[], languageData: LanguageData): Map<string, string> {
  const words = new Map<string, string>();
  for (const { text } of blocks)
    for (const word of meaningIn(text, languageData)) {
      const stem = languageData.stem(word);
      if (!words.has(stem)) words.set(stem, word);
    }
  return words;
}

/** Letters from which a stem is told in a longer word: "norovir" in "Norovirus", and in German "tanz" in "Rundtanz". */
const FEWEST_LETTERS = { begins: 5, ends: 4 };

/** The word of a text that has a stem of the goal, also as a part of a compound; undefined where none does. */
function wordWith(
  words: ReadonlyMap<string, string>,
  stem: string,
  { code }: LanguageData,
): string | undefined {
  const own = words.get(stem);
  if (own !== undefined) return own;
  const isPart = (other: string) =>
    (stem.length >= FEWEST_LETTERS.begins && other.startsWith(stem)) ||
    (other.length >= FEWEST_LETTERS.begins && stem.startsWith(other)) ||
    (code === "de" && stem.length >= FEWEST_LETTERS.ends && other.endsWith(stem));
  return [...words].find(([other]) => isPart(other))?.[1];
}

/** The stems of a goal that stand in few enough of some texts to tell them apart. */
function tellingIn(
  goal: readonly string[],
  texts: readonly ReadonlyMap<string, string>[],
  languageData: LanguageData,
): string[] {
  return goal.filter((stem) => {
    const holders = texts.filter((words) => wordWith(words, stem, languageData) !== undefined).length;
    return holders > 0 && holders <= Math.max(1, texts.length * TELLING);
  });
}

/** Marks the sections below one that matches, which it brings along. */
function withBelow(
  sections: readonly Placed[],
  found: readonly (SectionMatch | null)[],
): (SectionMatch | null)[] {
  let above = Number.POSITIVE_INFINITY;
  return sections.map(({ level }, at) => {
    const own = found[at] ?? null;
    if (level <= above) above = Number.POSITIVE_INFINITY;
    if (own?.by === "heading" && level > 0) above = Math.min(above, level);
    return own?.by !== "heading" && level > above ? { by: "below", word: null } : own;
  });
}

/**
 * Why each section serves a learning goal; null for those that do not. A goal that names headings means those and what
 * stands below them; else headings with a telling word of it, and texts that hold such a word.
 */
export function matchesOf(
  blocks: readonly MaterialBlock[],
  sections: readonly Placed[],
  goal: string,
  languageData: LanguageData,
): (SectionMatch | null)[] {
  const named = sectionsNamed(blocks, goal, languageData);
  if (named.length > 0) {
    const isNamed = ({ from }: Placed) => named.some((one) => one.from === from);
    const found = sections.map((one): SectionMatch | null =>
      isNamed(one) ? { by: "heading", word: null } : null,
    );
    return withBelow(sections, found);
  }
  const stems = [...new Set(meaningIn(goal, languageData).map((word) => languageData.stem(word)))];
  const headings = sections.map(({ from }) =>
    wordsIn(
      blocks.slice(from, from + 1).filter(({ kind }) => kind === "heading"),
      languageData,
    ),
  );
  const inHeadings = tellingIn(stems, headings, languageData);
  const texts = sections.map(({ from, to }) => wordsIn(blocks.slice(from, to), languageData));
  const inTexts = tellingIn(inHeadings.length > 0 ? inHeadings : stems, texts, languageData);
  const found = sections.map((_, at): SectionMatch | null => {
    const isIn = (words: ReadonlyMap<string, string> | undefined, stem: string) =>
      words && wordWith(words, stem, languageData);
    if (inHeadings.some((stem) => isIn(headings[at], stem))) return { by: "heading", word: null };
    const word = inTexts.map((stem) => isIn(texts[at], stem)).find((one) => one !== undefined);
    return word === undefined ? null : { by: "text", word };
  });
  return withBelow(sections, found);
}
