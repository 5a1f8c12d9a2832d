import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { mayHoldImages } from "../figures/pdf.ts";
import type { ReadLimits } from "../limits.ts";
import { bodySize } from "../pdf/edges.ts";
import type { PageText } from "../pdf/geometry.ts";
import { openForDrawing } from "../pdf/open.ts";
import { charactersOf, noScans, type Scans } from "./bare.ts";
import { confidenceOf, type ScannedPage, toPageTexts } from "./page-lines.ts";
import { type ReportScan, scanAllowance } from "./progress.ts";
import { languageOf, ScanReader } from "./reader.ts";
import { isCovered } from "./render.ts";

/** Pixels of an image on a page: A4 at 600 dpi has 35 million. A larger one would need too much memory. */
const MOST_PIXELS = 36_000_000;

/** Font size of a document of nothing but scans. */
const USUAL_SIZE = 10;

/** Among pages of text, a picture is a page of its own only from such a share of the page on. */
const BARE_SHARE = 0.5;
/** … and with a caption or a running header. */
const CAPTIONED_SHARE = 0.7;
const LOOKING_MILLISECONDS = 20_000;

/** Which of some pages, in a document that has text of its own, are covered by images. */
async function covered(pdf: PDFDocumentProxy, bare: readonly PageText[]): Promise<number[]> {
  const until = performance.now() + LOOKING_MILLISECONDS;
  const found: number[] = [];
  for (const page of bare) {
    if (performance.now() > until) break;
    const share = charactersOf(page) === 0 ? BARE_SHARE : CAPTIONED_SHARE;
    const isScan = await pdf.getPage(page.number).then(
      (proxy) => isCovered(proxy, share),
      () => false,
    );
    if (isScan) found.push(page.number);
  }
  return found;
}

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
 * Recognises the text of those of the `bare` pages that show something, as scans do. Language is told
 * from the rest of the document, else from the first such page; nothing is fetched and nothing written.
 */
export async function readScans(
  pdf: PDFDocumentProxy,
  { texts, bare }: { texts: PageText[]; bare: readonly PageText[] },
  limits: ReadLimits,
  report: ReportScan,
): Promise<Scans> {
  const data = await pdf.getData();
  const own = texts.filter((page) => !bare.includes(page));
  if (own.length > 0 && !mayHoldImages(data)) return noScans(texts);
  const drawn = await openForDrawing(data, MOST_PIXELS).promise;
  try {
    // Without any text, letters may also be drawn as shapes.
    const scans = own.length === 0 ? bare.map(({ number }) => number) : await covered(drawn, bare);
    if (scans.length === 0) return noScans(texts);
    const { pages, unread } = await readPages(
      drawn,
      scans.slice(0, limits.scannedPages),
      own,
      limits,
      report,
    );
    return withScans(texts, pages, [...unread, ...scans.slice(limits.scannedPages)], own);
  } finally {
    await drawn.loadingTask.destroy();
  }
}

async function readPages(
  drawn: PDFDocumentProxy,
  numbers: readonly number[],
  own: readonly PageText[],
  limits: ReadLimits,
  report: ReportScan,
): Promise<{ pages: ScannedPage[]; unread: number[] }> {
  const sample = own.flatMap(({ segments }) => segments.map(({ text }) => text)).join("\n");
  const reader = new ScanReader(drawn, languageOf(sample), limits);
  const until = performance.now() + scanAllowance(numbers.length, limits);
  report({ page: 0, pages: numbers.length });
  try {
    return await recognise(reader, numbers, until, report);
  } finally {
    await reader.close();
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
