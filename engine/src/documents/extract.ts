import type { Figure, ReadDocument } from "../types.ts";
import { readDocx } from "./docx/index.ts";
import type { Draft } from "./draft.ts";
import { collectFigures } from "./figures/collect.ts";
import { finish } from "./finish.ts";
import type { ReadLimits } from "./limits.ts";
import type { ReportScan } from "./ocr/progress.ts";
import { readPdf } from "./pdf/index.ts";
import { sniff } from "./sniff.ts";
import { readText } from "./text/index.ts";

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
  const findFigures: FindFigures = (folder, onFound) =>
    collectFigures(pictures, { drafts, blocks: document.blocks, folder }, limits, onFound);
  return { document, findFigures };
}

async function draftOf(data: Uint8Array, limits: ReadLimits, report: ReportScan): Promise<Draft> {
  const type = sniff(data);
  if (type === "pdf") return readPdf(data, limits, report);
  if (type === "zip") return readDocx(data, limits);
  return readText(data);
}
