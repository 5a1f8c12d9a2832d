import { fileURLToPath } from "node:url";
import {
  getDocument,
  type PDFDocumentLoadingTask,
  type PDFDocumentProxy,
  VerbosityLevel,
} from "pdfjs-dist/legacy/build/pdf.mjs";
import { DocumentError } from "../errors.ts";
import { rescuePdf } from "./rescue.ts";

const LIBRARY = new URL(".", import.meta.resolve("pdfjs-dist/package.json"));
const folder = (name: string): string => fileURLToPath(new URL(`${name}/`, LIBRARY));

const COMMON = {
  verbosity: VerbosityLevel.ERRORS,
  useSystemFonts: false,
  disableFontFace: true,
  stopAtErrors: false,
  standardFontDataUrl: folder("standard_fonts"),
  cMapUrl: folder("cmaps"),
  cMapPacked: true,
};

/** A PDF ready to be read; `rescued` where the end of the file is missing. */
export interface OpenedPdf {
  pdf: PDFDocumentProxy;
  rescued: boolean;
}

const TAIL = 2_048;

/** A whole PDF ends with the place of its table of objects (ISO 32000-2, section 7.5.5). */
function isCutOff(data: Uint8Array): boolean {
  return !Buffer.from(data.subarray(-TAIL)).includes("startxref");
}

/**
 * Opens a PDF for reading text; no image is decoded and nothing is fetched. `data` is detached. Of a file
 * that was cut off, what is left is opened.
 * @throws DocumentError `document_password_protected` or `document_damaged`
 */
export async function openPdf(data: Uint8Array): Promise<OpenedPdf> {
  if (!isCutOff(data)) return { pdf: await open(data), rescued: false };
  const rescued = rescuePdf(data);
  return rescued === null
    ? { pdf: await open(data), rescued: false }
    : { pdf: await open(rescued), rescued: true };
}

async function open(data: Uint8Array): Promise<PDFDocumentProxy> {
  try {
    const task = getDocument({
      ...COMMON,
      data,
      fontExtraProperties: true,
      maxImageSize: 1,
    });
    return await task.promise;
  } catch (error) {
    const name = error instanceof Error ? error.name : "";
    throw new DocumentError(
      name === "PasswordException" ? "document_password_protected" : "document_damaged",
    );
  }
}

/**
 * Opens a PDF for its pictures or for drawing its pages; pictures of more than `mostPixels` are left out. `data` is
 * detached. Everything it needs is read from the library's folder.
 */
export function openForDrawing(data: Uint8Array, mostPixels: number): PDFDocumentLoadingTask {
  return getDocument({
    ...COMMON,
    data,
    isOffscreenCanvasSupported: false,
    maxImageSize: mostPixels,
    wasmUrl: folder("wasm"),
    iccUrl: folder("iccs"),
  });
}

/** A bookmark with the page it leads to. */
export interface Bookmark {
  level: number;
  title: string;
  page: number | null;
}

const MOST_BOOKMARKS = 5_000;
const DEEPEST = 6;

type OutlineNode = Awaited<ReturnType<PDFDocumentProxy["getOutline"]>>[number];

async function pageOf(pdf: PDFDocumentProxy, node: OutlineNode): Promise<number | null> {
  try {
    const target = typeof node.dest === "string" ? await pdf.getDestination(node.dest) : node.dest;
    const page: unknown = target?.[0];
    if (typeof page === "number") return page + 1;
    if (typeof page === "object" && page !== null && "num" in page && "gen" in page) {
      return (await pdf.getPageIndex({ num: Number(page.num), gen: Number(page.gen) })) + 1;
    }
  } catch {
    return null;
  }
  return null;
}

/** The bookmarks of a PDF in their order; empty where there are none or they cannot be read. */
export async function readBookmarks(pdf: PDFDocumentProxy): Promise<Bookmark[]> {
  const found: Bookmark[] = [];
  const walk = async (nodes: OutlineNode[], level: number): Promise<void> => {
    for (const node of nodes) {
      if (found.length >= MOST_BOOKMARKS) return;
      const title = node.title
        .replace(/\p{Cc}+/gu, " ")
        .replace(/\s+/g, " ")
        .trim();
      if (title !== "") found.push({ level, title, page: await pageOf(pdf, node) });
      if (level < DEEPEST && Array.isArray(node.items)) await walk(node.items, level + 1);
    }
  };
  try {
    const outline: OutlineNode[] | null = await pdf.getOutline();
    await walk(outline ?? [], 1);
  } catch {
    return found;
  }
  return found;
}

const COPY = 0x10;

/** Whether the owner of a PDF allows copying its text; files without permissions allow everything. */
export async function copyingPermitted(pdf: PDFDocumentProxy): Promise<boolean> {
  const permissions = await pdf.getPermissions();
  return permissions === null || permissions.has(COPY);
}
