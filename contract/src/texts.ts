/** A number from 0 to 2³² - 1 for a text, always the same for the same text (FNV-1a, 32 bits). Not for secrets. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** Text as it may stand in HTML, also inside an attribute in double quotes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** More marks in a row than any script sets on one letter (the Stream-Safe Text Format of UAX #15 counts as many). */
const TOO_MANY_MARKS = /(\p{M}{30})\p{M}+/gu;

/**
 * A text in Unicode's form C. What is beyond thirty marks on one letter is left out: putting a row of marks in order takes
 * a time that grows with its square, a minute for 200,000.
 */
export const composed = (text: string): string => text.replace(TOO_MANY_MARKS, "$1").normalize("NFC");

/** A text without accents and other marks on letters, in a time that grows with its length. */
export const withoutMarks = (text: string): string =>
  // Those that stand alone go first: only single letters are taken apart then.
  text
    .replace(/\p{M}+/gu, "")
    .normalize("NFD")
    .replace(/\p{M}+/gu, "");

/** Of the levels of headings that a text has, so many upper ones begin a part; deeper ones belong to it. */
const PART_LEVELS = 2;

/**
 * The part, from 0, that each block of a step's text belongs to; exercises name parts by these numbers. `levels` holds
 * the level of each heading, from 1, and 0 for every other block. What stands before the first heading is a part too.
 */
export function numberParts(levels: readonly number[]): number[] {
  const upper = [...new Set(levels)].filter((level) => level > 0).sort((a, b) => a - b);
  const deepest = upper.slice(0, PART_LEVELS).at(-1) ?? 0;
  let part = 0;
  return levels.map((level, at) => {
    if (at > 0 && level > 0 && level <= deepest) part++;
    return part;
  });
}
