/** Begins the key under which this device keeps how far somebody has read in a step; the id of the step follows. */
export const PLACE_PREFIX = "place:";

/**
 * Where somebody goes on in the text of a step; null at its beginning. It is sent with the script before the first
 * paint as its own text (web/build/fetchAhead.ts) and uses nothing but its arguments.
 *
 * @param text holds the bites
 * @param stored the paragraph, counted from 0; the first three are no place to come back to
 * @param next the bite behind the last one that was passed, counted from 0
 */
export function findPlace(text: Element, stored: number, next: number): Element | null {
  // What stands between the bites is no place to come back to.
  if (stored > 2) return text.querySelectorAll(":scope > [data-bite] > .prose-text > *")[stored] ?? null;
  return next > 0 ? text.querySelector(`:scope > [data-bite="${next}"]`) : null;
}
