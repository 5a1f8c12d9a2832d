import type { Source } from "@lehrpfad/contract";
import { fill } from "@lehrpfad/i18n";
import type { Words } from "../publication/words.ts";

/** Where a passage stands, in words: document and page, or paragraph where the document has no pages. */
export function sourcePlace({ documentName, page, paragraph }: Source, { viewer }: Words): string {
  const place =
    page === null ? fill(viewer.source_paragraph, { paragraph }) : fill(viewer.source_page, { page });
  return `${documentName}, ${place}`;
}
