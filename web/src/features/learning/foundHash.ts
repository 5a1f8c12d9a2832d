/** What the part of an address begins with that names a passage of a step's text. */
export const FOUND = "#find=";
/** Characters by which a passage is found again. */
const KNOWN_BY = 80;

/** The part of an address that names a passage of a step's text. */
export function foundHash(passage: string): string {
  return FOUND + encodeURIComponent(passage.slice(0, KNOWN_BY));
}
