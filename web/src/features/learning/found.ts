import { locateAnchor, type Span } from "./marks/anchors.ts";

const MARK = "#find=";
/** Characters by which a passage is found again. */
const KNOWN_BY = 80;

/** The part of an address that names a passage of a step's text. */
export function foundHash(passage: string): string {
  return MARK + encodeURIComponent(passage.slice(0, KNOWN_BY));
}

/** Where the passage that an address names stands in a text; null where it names none, or the text does not hold it. */
export function locateFound(text: string, hash: string): Span | null {
  if (text === "" || !hash.startsWith(MARK)) return null;
  try {
    const quote = decodeURIComponent(hash.slice(MARK.length));
    return locateAnchor(text, { quote, prefix: "", suffix: "" });
  } catch {
    // Somebody's own address, which is no text.
    return null;
  }
}
