import type { Source } from "@lehrpfad/contract";

/** Sources of one page of a document, or of a document without pages, with their places in the list. */
export interface PageOfSources {
  key: string;
  documentName: string;
  page: number | null;
  entries: { source: Source; place: number }[];
}

/** Sources in their order, those of the same page together. */
export function byPage(sources: readonly Source[]): PageOfSources[] {
  const pages = new Map<string, PageOfSources>();
  for (const [place, source] of sources.entries()) {
    const key = `${source.documentId} ${source.page}`;
    const { documentName, page } = source;
    const known = pages.get(key) ?? { key, documentName, page, entries: [] };
    known.entries.push({ source, place });
    pages.set(key, known);
  }
  return [...pages.values()];
}
