import type { Term } from "./proseTerms.ts";

/** Lines under a heading. */
export interface ProseList {
  heading: string;
  lines: readonly string[];
}

/** What stands around the Markdown of a text, all of it plain text. */
export interface ProseSections {
  /** Before it, set apart. */
  lead: ProseList | null;
  /** After it, in their order. */
  lists: readonly ProseList[];
  /** After those, with what each term means. */
  glossary: { heading: string; terms: readonly Term[] } | null;
  /** The last line. */
  closing: string | null;
}
