import { locateAnchor, type Span } from "./marks/anchors.ts";
import { revealSpan } from "./marks/dom.ts";
import { FOUND } from "./steps.ts";

/** Where the passage that an address names stands in a text; null where it names none, or the text does not hold it. */
export function locateFound(text: string, hash: string): Span | null {
  if (text === "" || !hash.startsWith(FOUND)) return null;
  try {
    const quote = decodeURIComponent(hash.slice(FOUND.length));
    return locateAnchor(text, { quote, prefix: "", suffix: "" });
  } catch {
    // Somebody's own address, which is no text.
    return null;
  }
}

/** Brings the passage into view, selected, that an address names; nothing where the text does not hold it. */
export function revealFound(root: Node, text: string, hash: string): void {
  const span = locateFound(text, hash);
  if (span) revealSpan(root, span);
}
