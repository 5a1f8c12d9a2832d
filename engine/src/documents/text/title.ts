import { anyOf } from "../../text/documentWords/index.ts";

const LONGEST_TITLE = 100;
const FEWEST_WORDS = 3;

/** Words, hyphens, brackets and quotes; a colon may divide it. No address, markup, list or sentence looks like this. */
const PLAIN = /^[«„“"¿¡]?\p{Lu}[\p{L}\p{N}\s'’«»„“”"()&:–—¿¡!?-]*[\p{L}\p{N})»”“"!?]$/u;
/** Small words between the parts of a name: they make no title. */
const OF_NAMES = new RegExp(`^(?:${anyOf("nameParticles")})$`, "u");
/** Who wrote, where and when: what also stands at the top of a text. */
const NO_TITLE = new RegExp(`^(?:${anyOf("bylines")})(?=$|[\\s:-])`, "iu");

/**
 * The title of a text whose first lines are no heading, where they read like one: a short line alone at the very top
 * that is no sentence and names neither a person, nor a place of work, nor a day. Null where in doubt.
 */
export function openingTitle(line: string): string | null {
  const text = line.replace(/\s+/g, " ").trim();
  if (text.length > LONGEST_TITLE || !PLAIN.test(text) || NO_TITLE.test(text)) return null;
  const words = text.split(" ");
  const says = words.some((word) => /^\p{Ll}/u.test(word) && !OF_NAMES.test(word));
  return words.length >= FEWEST_WORDS && says ? text : null;
}
