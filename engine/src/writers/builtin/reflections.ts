import type { StepTexts } from "./templates.ts";
import { countWords } from "./words.ts";

/** "Bees (part 2)", "Bees: dance and honey": of the same thing as "Bees (part 1)". */
const DETAIL = /:\s.*$|\s*\([^()]*\d[^()]*\)$/u;
/** Characters of a name that can be spoken of within a sentence. */
const LONGEST_NAME = 50;
/** One alone is no list, and more of them are read by nobody. */
const [FEWEST, MOST] = [2, 3];

/** What a title is about, without the detail that tells it from others of the same thing. */
export const thingOf = (title: string) => title.replace(DETAIL, "");

/**
 * Things to think about after a step, each about one of its topics, as many as are needed to reach a number of words,
 * two at least and three at most: to explain in one's own words, and to ask how, where and why (self-explanation and
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
    texts.whereItMatters,
    texts.whatIsNew,
    ...(canLink ? [(topic: string) => texts.linkBack(topic, last)] : []),
    texts.whatStaysOpen,
  ];
  const given: string[] = [];
  for (let at = 0; at < MOST; at++) {
    if (given.length >= FEWEST && countWords(given.join("\n")) >= words) break;
    const kind = kinds[(at + position) % kinds.length];
    if (kind) given.push(kind(things[at % things.length] ?? title));
  }
  return given;
}
