import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { mayHoldImages } from "../figures/pdf.ts";
import type { ReadLimits } from "../limits.ts";
import { bodySize } from "../pdf/edges.ts";
import type { PageText } from "../pdf/geometry.ts";
import { openForDrawing } from "./drawing.ts";
import { confidenceOf, type ScannedPage, toPageTexts } from "./page-lines.ts";
import { type ReportScan, scanAllowance } from "./progress.ts";
import { languageOf, ScanReader } from "./reader.ts";

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

/** A stamp or a page number may be the only text of a scanned page. */
const BARE_CHARACTERS = 60;
/** Font size of a document of nothing but scans. */
const USUAL_SIZE = 10;

const charactersOf = (page: PageText): number => page.segments.reduce((sum, { chars }) => sum + chars, 0);

async function recognise(
  reader: ScanReader,
  numbers: readonly number[],
  until: number,
  report: ReportScan,
): Promise<{ pages: ScannedPage[]; unread: number[] }> {
  const pages: ScannedPage[] = [];
  const left = [...numbers];
  let done = 0;
  const readOn = async (wanted: () => boolean): Promise<void> => {
    while (wanted() && left.length > 0 && performance.now() < until) {
      const page = await reader.read(left.shift() ?? 0).catch(() => null);
      if (page !== null) pages.push(page);
      report({ page: ++done, pages: numbers.length });
    }
  };
  // The first text tells language and turn; from then on pages are drawn while others are read.
  await readOn(() => pages.length === 0);
  await Promise.all(Array.from({ length: reader.pool.threads + 1 }, () => readOn(() => true)));
  return { pages, unread: left };
}

/**
 * Recognises the text of pages that have (next to) none but show something, as scans do. Language is told
 * from the rest of the document, else from the first such page; nothing is fetched and nothing written.
 */
export async function readScans(
  pdf: PDFDocumentProxy,
  texts: PageText[],
  limits: ReadLimits,
  report: ReportScan,
): Promise<Scans> {
  const none: Scans = { texts, recognised: [], unread: [], confidence: 0 };
  const bare = texts.filter((page) => charactersOf(page) < BARE_CHARACTERS).map(({ number }) => number);
  if (bare.length === 0 || limits.scannedPages === 0) return none;
  const data = await pdf.getData();
  if (bare.length < texts.length && !mayHoldImages(data)) return none;
  const own = texts.filter(({ number }) => !bare.includes(number));
  const sample = own.flatMap(({ segments }) => segments.map(({ text }) => text)).join("\n");
  const numbers = bare.slice(0, limits.scannedPages);
  report({ page: 0, pages: numbers.length });
  const drawn = await openForDrawing(data);
  const reader = new ScanReader(drawn, languageOf(sample) ?? "en");
  try {
    const until = performance.now() + scanAllowance(numbers.length, limits);
    const { pages, unread } = await recognise(reader, numbers, until, report);
    return withScans(texts, pages, [...unread, ...bare.slice(limits.scannedPages)], own);
  } finally {
    await reader.close();
    await drawn.loadingTask.destroy();
  }
}

function withScans(texts: PageText[], pages: ScannedPage[], unread: number[], own: PageText[]): Scans {
  const recognised = new Map<number, PageText>();
  for (const page of toPageTexts(pages, own.length > 0 ? bodySize(own) : USUAL_SIZE)) {
    const before = texts.find(({ number }) => number === page.number);
    if (before === undefined || charactersOf(page) > charactersOf(before) * 2)
      recognised.set(page.number, page);
  }
  const words = pages
    .filter(({ number }) => recognised.has(number))
    .flatMap(({ lines }) => lines.flatMap((line) => line.words));
  return {
    texts: texts.map((page) => recognised.get(page.number) ?? page),
    recognised: [...recognised.keys()].sort((a, b) => a - b),
    unread: unread.sort((a, b) => a - b),
    confidence: confidenceOf(words),
  };
}
