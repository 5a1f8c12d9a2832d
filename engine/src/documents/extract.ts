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
  return finish(await draftOf(data, name.name, limits, report), name, limits);
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
  const draft = await draftOf(data, name.name, limits, report);
  const document = finish(draft, name, limits);
  const { pictures, blocks: drafts } = draft;
  if (pictures === undefined) return { document, findFigures: null };
  const findFigures: FindFigures = async (folder, onFound) => {
    const { collectFigures } = await import("./figures/collect.ts");
    return await collectFigures(pictures, { drafts, blocks: document.blocks, folder }, limits, onFound);
  };
  return { document, findFigures };
}

/** What a reader is told of a document; its name only helps where its content leaves a choice. */
interface Told {
  name: string;
  limits: ReadLimits;
  report: ReportScan;
}

type ReadDraft = (data: Uint8Array, told: Told) => Promise<Draft>;

const READERS: Record<Sniffed, () => Promise<ReadDraft>> = {
  pdf: async () => {
    const { readPdf } = await import("./pdf/index.ts");
    return (data, { limits, report }) => readPdf(data, limits, report);
  },
  zip: async () => {
    const { readArchive } = await import("./archive/index.ts");
    return (data, { limits }) => readArchive(data, limits);
  },
  html: async () => (await import("./html/index.ts")).readHtml,
  text: async () => {
    const { readWritten } = await import("./written.ts");
    return (data, { name }) => readWritten(data, name);
  },
};

/** Loads what documents of a type need and nothing else: a short text must not pay for the PDF library. */
export function loadReader(type: Sniffed): Promise<ReadDraft> {
  return READERS[type]();
}

async function draftOf(
  data: Uint8Array,
  name: string,
  limits: ReadLimits,
  report: ReportScan,
): Promise<Draft> {
  const readDraft = await loadReader(sniff(data));
  return await readDraft(data, { name, limits, report });
}
