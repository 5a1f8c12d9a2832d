import type { Figure, ReadDocument } from "../types/index.ts";
import type { Draft } from "./draft.ts";
import { finish } from "./finish.ts";
import type { ReadLimits } from "./limits.ts";
import type { ReportScan } from "./ocr/progress.ts";
import { type Sniffed, sniff } from "./sniff.ts";

/**
 * Reads a document in this process, unguarded: `readDocument` calls it in a child process.
 * `data` is detached; `report` hears of scanned pages. @throws DocumentError
 */
export async function extract(
  data: Uint8Array,
  name: { id: string; name: string },
  limits: ReadLimits,
  report: ReportScan = () => undefined,
): Promise<ReadDocument> {
  return finish(await draftOf(data, limits, report), name, limits);
}

/** Writes the figures of a document into a folder; `onFound` hears of those found so far. */
export type FindFigures = (folder: string, onFound: (figures: Figure[]) => void) => Promise<Figure[]>;

/** `extract`, with the means to look for figures afterwards; null where the document holds no picture. */
export async function extractWithFigures(
  data: Uint8Array,
  name: { id: string; name: string },
  limits: ReadLimits,
  report: ReportScan = () => undefined,
): Promise<{ document: ReadDocument; findFigures: FindFigures | null }> {
  const draft = await draftOf(data, limits, report);
  const document = finish(draft, name, limits);
  const { pictures, blocks: drafts } = draft;
  if (pictures === undefined) return { document, findFigures: null };
  const findFigures: FindFigures = async (folder, onFound) => {
    const { collectFigures } = await import("./figures/collect.ts");
    return await collectFigures(pictures, { drafts, blocks: document.blocks, folder }, limits, onFound);
  };
  return { document, findFigures };
}

type ReadDraft = (data: Uint8Array, limits: ReadLimits, report: ReportScan) => Promise<Draft>;

const READERS: Record<Sniffed, () => Promise<ReadDraft>> = {
  pdf: async () => (await import("./pdf/index.ts")).readPdf,
  zip: async () => (await import("./docx/index.ts")).readDocx,
  text: async () => (await import("./text/index.ts")).readText,
};

/** Loads what documents of a type need and nothing else: a short text must not pay for the PDF library. */
export function loadReader(type: Sniffed): Promise<ReadDraft> {
  return READERS[type]();
}

async function draftOf(data: Uint8Array, limits: ReadLimits, report: ReportScan): Promise<Draft> {
  const readDraft = await loadReader(sniff(data));
  return await readDraft(data, limits, report);
}
