import { areKin, type Kin, kinOf } from "../../../text/kinship.ts";
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

/** A word as it is compared with others. */
interface Comparable {
  stem: string;
  /** Of a German word, which has more forms than its stem tells. */
  kin: Kin | null;
}

/** The words of meaning of a text: form → the word as it stands first. */
type Words = ReadonlyMap<string, string>;

function wordsIn(blocks: readonly MaterialBlock[], languageData: LanguageData): Words {
  const words = new Map<string, string>();
  for (const { text } of blocks)
    for (const word of meaningIn(text, languageData)) {
      const form = word.toLowerCase();
      if (!words.has(form)) words.set(form, word);
    }
  return words;
}

const comparable = (form: string, { stem, code }: LanguageData): Comparable => ({
  ...{ stem: stem(form), kin: code === "de" ? kinOf(form) : null },
});

/** Letters from which a stem is told in a longer word: "norovir" in "Norovirus". */
const FEWEST_LETTERS = 5;

/** Whether two words are forms of one, or one is a part of the other. */
function areAlike(one: Comparable, other: Comparable): boolean {
  if (one.stem === other.stem) return true;
  const begins = (whole: Comparable, part: Comparable) =>
    part.stem.length >= FEWEST_LETTERS && whole.stem.startsWith(part.stem);
  return (
    begins(one, other) ||
    begins(other, one) ||
    (one.kin !== null && other.kin !== null && areKin(one.kin, other.kin))
  );
}

/** For each word of a goal the forms in some texts that are alike; each form is compared once, however often it stands. */
function formsLike(goal: string, texts: readonly Words[], languageData: LanguageData): Set<string>[] {
  const known = [...new Set(texts.flatMap((words) => [...words.keys()]))].map((form) => ({
    form,
    ...comparable(form, languageData),
  }));
  const wanted = new Map(
    meaningIn(goal, languageData).map((word) => {
      const own = comparable(word.toLowerCase(), languageData);
      return [own.stem, own] as const;
    }),
  );
  return [...wanted.values()].map(
    (own) => new Set(known.filter((other) => areAlike(own, other)).map(({ form }) => form)),
  );
}

/** The word of a text that has one of some forms; undefined where none does. */
const wordOf = (words: Words | undefined, forms: ReadonlySet<string>): string | undefined =>
  [...(words ?? [])].find(([form]) => forms.has(form))?.[1];

/** The words of a goal that stand in few enough of some texts to tell them apart. */
const tellingIn = <F extends ReadonlySet<string>>(goal: readonly F[], texts: readonly Words[]): F[] =>
  goal.filter((forms) => {
    const holders = texts.filter((words) => wordOf(words, forms) !== undefined).length;
    return holders > 0 && holders <= Math.max(1, texts.length * TELLING);
  });

/** How many sections stand below the heading of one. */
function countBelow(sections: readonly Placed[], at: number): number {
  const level = sections[at]?.level ?? 0;
  const end = sections.findIndex((other, place) => place > at && other.level <= level);
  return level === 0 ? 0 : (end < 0 ? sections.length : end) - at - 1;
}

/** Whether a heading says what all of it is about, or stands over nothing: a title, which marks no section. */
function isTitle(sections: readonly Placed[], at: number): boolean {
  const [below, own] = [countBelow(sections, at), sections[at]];
  const isBare = own !== undefined && own.to - own.from <= 1;
  return (isBare && below === 0) || (at === 0 && below === sections.length - 1);
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
  const headings = sections.map(({ from }, at) =>
    wordsIn(
      isTitle(sections, at) ? [] : blocks.slice(from, from + 1).filter(({ kind }) => kind === "heading"),
      languageData,
    ),
  );
  const texts = sections.map(({ from, to }) => wordsIn(blocks.slice(from, to), languageData));
  const words = formsLike(goal, texts, languageData);
  const inHeadings = tellingIn(words, headings);
  const inTexts = tellingIn(inHeadings.length > 0 ? inHeadings : words, texts);
  const found = sections.map((_, at): SectionMatch | null => {
    if (inHeadings.some((forms) => wordOf(headings[at], forms) !== undefined))
      return { by: "heading", word: null };
    const word = inTexts.map((forms) => wordOf(texts[at], forms)).find((one) => one !== undefined);
    return word === undefined || isTitle(sections, at) ? null : { by: "text", word };
  });
  return withBelow(sections, found);
}
