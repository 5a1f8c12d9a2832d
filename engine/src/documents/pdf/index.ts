import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { DocumentNotice } from "../../types/index.ts";
import type { Draft } from "../draft.ts";
import { DocumentError } from "../errors.ts";
import { mayHoldImages, pdfPictures } from "../figures/pdf.ts";
import { Vocabulary } from "../hyphens.ts";
import type { ReadLimits } from "../limits.ts";
import { hasFloatingAccents, repairAccents } from "../normalise.ts";
import { barePages, noScans, type Scans } from "../ocr/bare.ts";
import type { ReportScan } from "../ocr/progress.ts";
import { toBlocks } from "./blocks.ts";
import { repairBullets } from "./bullets.ts";
import { findGutters, readingOrder } from "./columns.ts";
import { contentsLines } from "./contents.ts";
import { bodySize, removeRepeatedEdges } from "./edges.ts";
import { footnoteLines } from "./footnotes.ts";
import { isCode, type Line, mode, type PageText, titleKey } from "./geometry.ts";
import {
  gapAbove,
  type Heading,
  headingsFromBookmarks,
  headingsFromType,
  type TextStyle,
} from "./headings.ts";
import { type Bookmark, copyingPermitted, openPdf, readBookmarks } from "./open.ts";
import { type Fonts, readPage } from "./page.ts";
import { findTables } from "./tables.ts";
import { CONTENTS_TAG, headingsFromTags, withUntagged } from "./tags.ts";

/** Fonts and objects of the pages read so far are let go after so many pages. */
const CLEAN_EVERY = 100;

interface Pages {
  texts: PageText[];
  damaged: number[];
}

async function readPages(pdf: PDFDocumentProxy): Promise<Pages> {
  const fonts: Fonts = new Map();
  const texts: PageText[] = [];
  const damaged: number[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    try {
      texts.push(await readPage(await pdf.getPage(number), fonts));
    } catch {
      damaged.push(number);
    }
    if (number % CLEAN_EVERY === 0) await pdf.cleanup();
  }
  return { texts, damaged };
}

/** Page numbers as people write them: "3, 7–9". */
function ranges(numbers: readonly number[]): string {
  const parts: string[] = [];
  for (let index = 0; index < numbers.length; index++) {
    const first = numbers[index];
    let last = first;
    while (last !== undefined && numbers[index + 1] === last + 1) last = numbers[++index];
    parts.push(first === last ? `${first}` : `${first}–${last}`);
  }
  return parts.join(", ");
}

function notices({ damaged }: Pages, scans: Scans, rescued: boolean, copying: boolean): DocumentNotice[] {
  const { texts, recognised, unread } = scans;
  const found: DocumentNotice[] = [];
  const empty = texts
    .filter((page) => page.segments.length === 0 && !unread.includes(page.number))
    .map((page) => page.number);
  const read = texts.length - empty.length;
  if (rescued) found.push({ code: "file_incomplete", params: { count: read, read } });
  const report = (code: DocumentNotice["code"], numbers: readonly number[], more = {}): void => {
    if (numbers.length === 0) return;
    found.push({ code, params: { count: numbers.length, pages: ranges(numbers), ...more } });
  };
  report("text_recognised", recognised, { percent: Math.round(scans.confidence) });
  report("scanned_pages_unread", unread);
  report("part_damaged", rescued ? [...damaged, ...empty].sort((a, b) => a - b) : damaged);
  if (!rescued) report("pages_without_text", empty);
  if (!copying) found.push({ code: "copying_not_permitted", params: {} });
  return found;
}

function textStyle(lines: readonly Line[], pages: readonly PageText[]): TextStyle {
  const body = bodySize(pages);
  const gaps = lines.flatMap((line, index) => {
    const gap = gapAbove(lines, index);
    const isBody = Math.abs(line.size - body) < 0.6 && gap > body * 0.8 && gap < body * 2.5;
    return isBody ? [[gap, 1] as const] : [];
  });
  return { body, leading: mode(gaps, 0.5) ?? body * 1.2 };
}

/** Tags are trusted alone, else bookmarks where most of them are found in the text; else type tells headings. */
function findHeadings(
  lines: readonly Line[],
  bookmarks: readonly Bookmark[],
  style: TextStyle,
): Map<number, Heading> {
  const tagged = headingsFromTags(lines);
  if (tagged.size > 0) return withUntagged(lines, tagged, headingsFromType(lines, style));
  const marked = headingsFromBookmarks(lines, bookmarks);
  if (marked.size < 3 || marked.size < bookmarks.length * 0.5) return headingsFromType(lines, style);
  const first = Math.min(...marked.keys());
  const title = titleAbove(lines.slice(0, first), style);
  return title === null ? marked : new Map([title, ...marked]);
}

/** The title of the document is no bookmark: the largest heading on its first page above the first one. */
function titleAbove(lines: readonly Line[], style: TextStyle): [number, Heading] | null {
  const firstPage = lines.filter((line) => line.page === lines[0]?.page);
  let largest: [number, Heading] | null = null;
  let size = style.body * 1.3;
  for (const [index, heading] of headingsFromType(firstPage, style)) {
    const here = firstPage[index]?.size ?? 0;
    if (here > size) {
      size = here;
      largest = [index, { ...heading, level: 1 }];
    }
  }
  return largest;
}

function headingLines(headings: ReadonlyMap<number, Heading>): Set<number> {
  const taken = new Set<number>();
  for (const [index, heading] of headings) for (let at = 0; at < heading.lines; at++) taken.add(index + at);
  return taken;
}

function repairLines(lines: readonly Line[]): Line[] {
  const sample = lines.map((line) => line.text).join("\n");
  const floating = hasFloatingAccents(sample);
  return lines.map((line) => (isCode(line) ? line : { ...line, text: repairAccents(line.text, floating) }));
}

/** Whether nearly all pages have no text of their own. */
function isScan(pages: readonly PageText[]): boolean {
  return pages.length >= 3 && barePages(pages).length >= pages.length * 0.9;
}

/** Recognises pages without text; its libraries are loaded for the first such page. */
async function recogniseBare(
  pdf: PDFDocumentProxy,
  texts: PageText[],
  limits: ReadLimits,
  report: ReportScan,
): Promise<Scans> {
  const bare = barePages(texts);
  if (bare.length === 0 || limits.scannedPages === 0) return noScans(texts);
  const { readScans } = await import("../ocr/index.ts");
  return await readScans(pdf, { texts, bare }, limits, report);
}

async function propertyTitle(pdf: PDFDocumentProxy): Promise<string | null> {
  const { info } = await pdf.getMetadata().catch(() => ({ info: {} }));
  return "Title" in info && typeof info.Title === "string" ? info.Title : null;
}

/**
 * Reads a PDF: lines, columns, headers and footers, headings, lists, footnotes. `data` is detached.
 * @throws DocumentError where nothing can be read
 */
export async function readPdf(
  data: Uint8Array,
  limits: ReadLimits,
  report: ReportScan = () => undefined,
): Promise<Draft> {
  const hasImages = mayHoldImages(data);
  const { pdf, rescued } = await openPdf(data);
  if (pdf.numPages > limits.pages) {
    throw new DocumentError("document_too_complex", { pages: pdf.numPages, limit: limits.pages });
  }
  const bookmarks = await readBookmarks(pdf);
  const pages = await readPages(pdf);
  if (pages.texts.length === 0) throw new DocumentError("document_damaged");
  const scans = await recogniseBare(pdf, pages.texts, limits, report);
  if (scans.texts.every((page) => page.segments.length === 0)) {
    throw new DocumentError(
      rescued || pages.damaged.length > 0 ? "document_damaged" : "document_without_text",
      {
        pages: pdf.numPages,
      },
    );
  }
  const kept = removeRepeatedEdges(scans.texts);
  if (scans.recognised.length === 0 && isScan(kept))
    throw new DocumentError("document_without_text", { pages: pdf.numPages });
  const gutters = findGutters(kept);
  const ordered = kept.flatMap((page, index) => readingOrder(page, gutters[index] ?? null));
  const all = repairBullets(repairLines(ordered));
  const style = textStyle(all, kept);
  const titles = new Set(bookmarks.map((bookmark) => titleKey(bookmark.title)));
  for (const heading of headingsFromType(all, style).values()) titles.add(titleKey(heading.text));
  const contents = contentsLines(all, titles);
  const lines = all.filter((line) => !contents.has(line) && line.tag !== CONTENTS_TAG);
  const vocabulary = new Vocabulary();
  for (const line of lines) vocabulary.add(line.text);
  for (const { addresses = [] } of kept) for (const address of addresses) vocabulary.addresses.add(address);
  const headings = findHeadings(lines, bookmarks, style);
  const footnotes = footnoteLines(lines, style.body);
  const tables = findTables(lines, style, headingLines(headings), vocabulary);
  const draft: Draft = {
    format: "pdf",
    title: await propertyTitle(pdf),
    pages: pdf.numPages,
    blocks: toBlocks({ lines, headings, tables, footnotes, style, vocabulary }),
    notices: notices(pages, scans, rescued, await copyingPermitted(pdf)),
  };
  if (hasImages) draft.pictures = pdfPictures(await pdf.getData(), lines, draft.blocks);
  await pdf.loadingTask.destroy();
  return draft;
}
