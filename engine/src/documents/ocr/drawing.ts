import { fileURLToPath } from "node:url";
import { getDocument, type PDFDocumentProxy, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";

const LIBRARY = new URL(".", import.meta.resolve("pdfjs-dist/package.json"));
const folder = (name: string): string => fileURLToPath(new URL(`${name}/`, LIBRARY));

/** Pixels of an image on a page: A4 at 600 dpi has 35 million. A larger one would need too much memory. */
const MOST_PIXELS = 36_000_000;

/** Opens a PDF for drawing its pages with their images; everything it needs is read from the library's folder. */
export async function openForDrawing(data: Uint8Array): Promise<PDFDocumentProxy> {
  return getDocument({
    data,
    verbosity: VerbosityLevel.ERRORS,
    useSystemFonts: false,
    disableFontFace: true,
    isOffscreenCanvasSupported: false,
    maxImageSize: MOST_PIXELS,
    stopAtErrors: false,
    standardFontDataUrl: folder("standard_fonts"),
    cMapUrl: folder("cmaps"),
    cMapPacked: true,
    wasmUrl: folder("wasm"),
    iccUrl: folder("iccs"),
  }).promise;
}
