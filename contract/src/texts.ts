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
