import type { PageText } from "../pdf/geometry.ts";

/** The pages of a PDF with the text that was recognised on those that have none of their own. */
export interface Scans {
  texts: PageText[];
  /** Numbers of the pages whose text was recognised. */
  recognised: number[];
  /** Numbers of the pages that were not tried: too many of them, or the time was up. */
  unread: number[];
  /** Mean confidence in percent, 0 to 100. */
  confidence: number;
}

/** The pages as they are, where nothing had to be recognised. */
export function noScans(texts: PageText[]): Scans {
  return { texts, recognised: [], unread: [], confidence: 0 };
}

/** A stamp or a page number may be the only text of a scanned page. */
const BARE_CHARACTERS = 60;

/** Characters that a page has as text. */
export function charactersOf(page: PageText): number {
  return page.segments.reduce((sum, { chars }) => sum + chars, 0);
}

/** Pages that have (next to) no text of their own. */
export function barePages(texts: readonly PageText[]): PageText[] {
  return texts.filter((page) => charactersOf(page) < BARE_CHARACTERS);
}
