import type { Package } from "../archive/package.ts";
import type { Draft } from "../draft.ts";
import { readPages } from "../html/pages.ts";
import { readBook } from "./book.ts";

/**
 * Reads an EPUB: its chapters in reading order, without cover, title page and table of contents. Pages are those
 * of the printed book where the chapters name them.
 */
export async function readEpub(parts: Package): Promise<Draft> {
  const { title, chapters } = await readBook(parts);
  return await readPages(parts, chapters, { format: "epub", title, surroundings: false });
}
