import type { Source } from "@lehrpfad/contract";
import { fill } from "@lehrpfad/i18n";
import type { Words } from "../publication/words.ts";

/** Where a passage stands, in words: document and page, or paragraph where the document has no pages. */
export function sourcePlace({ documentName, page, paragraph }: Source, { viewer }: Words): string {
  const place =
    page === null ? fill(viewer.source_paragraph, { paragraph }) : fill(viewer.source_page, { page });
  return `${documentName}, ${place}`;
}

/** A source as a line: its place and, in the quotation marks of the language, its passage or the part of it that is given. */
export function sourceLine(source: Source, words: Words, passage: string = source.quote): string {
  const text = passage.replace(/\s+/g, " ");
  return `${sourcePlace(source, words)}${words.exported.colon}${fill(words.exported.quoted, { text })}`;
}
