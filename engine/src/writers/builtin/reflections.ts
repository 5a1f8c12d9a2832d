import { countWords } from "../../text/words.ts";
import type { StepTexts } from "./templates.ts";

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
  topics: readonly string[],
  before: string | null,
  words: number,
  position: number,
  texts: StepTexts,
): string[] {
  const things = [...new Set(topics.map(thingOf))].filter(({ length }) => length <= LONGEST_NAME);
  const last = before === null ? "" : thingOf(before);
  const [title] = things;
  if (title === undefined || words <= 0) return [];
  const canLink = last !== "" && last.length <= LONGEST_NAME && !things.includes(last);
  const kinds = [
    texts.explain,
    texts.whenOfUse,
    texts.whatIsNew,
    ...(canLink ? [(topic: string) => texts.linkBack(topic, last)] : []),
    texts.whatStaysOpen,
  ];
  const given: string[] = [];
  const most = things.length > 1 ? MOST : FEWEST;
  for (let at = 0; at < most; at++) {
    if (given.length >= FEWEST && countWords(given.join("\n")) >= words) break;
    const kind = kinds[(at + position) % kinds.length];
    if (kind) given.push(kind(things[at % things.length] ?? title));
  }
  return given;
}
