import type { SectionItem } from "@lehrpfad/contract/sections";
import { fill } from "@lehrpfad/i18n";
import type { SectionTemplates } from "@lehrpfad/i18n/sections";
import { countWords } from "../../text/words.ts";
import type { Source } from "../../types/index.ts";

/** "Bees (part 2)", "Bees: dance and honey": of the same thing as "Bees (part 1)". */
const DETAIL = /:\s.*$|\s*\([^()]*\d[^()]*\)$/u;
/** "Appendix B. Exercise": its place in the document is no part of a thing's name. */
const PLACE =
  /^(?:appendix|anhang|annexe|apéndice|appendice|chapter|kapitel|chapitre|capítulo|capitolo|part|teil|partie|parte)\s+[\dA-Z]+[.:]?\s+(?=\p{Lu})/iu;
/** Characters of a name that can be spoken of within a sentence. */
const LONGEST_NAME = 50;
/** One alone is no list, and more of them are read by nobody. */
const [FEWEST, MOST] = [2, 3];

/** What a title is about, without the detail that tells it from others of the same thing. */
export const thingOf = (title: string) => title.replace(PLACE, "").replace(DETAIL, "");

/**
 * Things to think about after a step, each about one of its topics, as many as are needed to reach a number of words,
 * two at least and three at most, of a single thing two: to explain in one's own words, and to ask how, where and why (self-explanation and
 * elaborative interrogation; Dunlosky, Rawson, Marsh, Nathan and Willingham 2013). Which come changes from step to step.
 *
 * @param topics of the step, the first being what the step is called
 * @param before what the step before is called; null at the first
 * @param words that are missing; nothing is given where none are
 */
export function reflections(
  topics: readonly SectionItem<Source>[],
  before: string | null,
  words: number,
  position: number,
  templates: SectionTemplates,
): SectionItem<Source>[] {
  const known = new Map<string, Source | null>();
  for (const { text, source } of topics) {
    const thing = thingOf(text);
    if (!known.has(thing)) known.set(thing, source);
  }
  const things = [...known].filter(([{ length }]) => length <= LONGEST_NAME);
  const last = before === null ? "" : thingOf(before);
  const [title] = things;
  if (title === undefined || words <= 0) return [];
  const canLink = last !== "" && last.length <= LONGEST_NAME && !known.has(last);
  const kinds = [
    templates.explain,
    templates.whenOfUse,
    templates.whatIsNew,
    ...(canLink ? [templates.linkBack] : []),
    templates.whatStaysOpen,
  ];
  const given: SectionItem<Source>[] = [];
  const most = things.length > 1 ? MOST : FEWEST;
  for (let at = 0; at < most; at++) {
    if (given.length >= FEWEST && countWords(given.map(({ text }) => text).join("\n")) >= words) break;
    const kind = kinds[(at + position) % kinds.length];
    const [topic, source] = things[at % things.length] ?? title;
    if (kind) given.push({ text: fill(kind, { topic, before: last }), source });
  }
  return given;
}
