import { documentFilePath, ENROLMENT_HEADER } from "@lehrpfad/contract";
import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import worker from "pdfjs-dist/legacy/build/pdf.worker.min.mjs?url";
import { enrolmentToken } from "../../../lib/enrolmentToken.ts";
import { CodedError } from "../../../lib/errors.ts";
import { accessToken } from "../../../lib/session.ts";
import { findQuote } from "./findQuote.ts";

/** Bytes of a piece of a file: a page of a large book is there after a few of them. */
const PIECE = 256 * 1024;
/** A phone's screen is finer than what is read on it. */
const FINEST = 2;

const library = () => import("./pdfLibrary.ts");

/** What went wrong, in the words of other calls. */
function faultOf(error: unknown): unknown {
  const status = typeof error === "object" && error !== null && "status" in error ? error.status : null;
  if (status === null) return error;
  return status === 0
    ? new TypeError("No connection")
    : new CodedError(status === 404 ? "NOT_FOUND" : "FORBIDDEN");
}

/** Opens the PDF of a course; only what its pages need is fetched. Throws CodedError, and TypeError without a connection. */
export async function openPdf(slug: string, documentId: string): Promise<PDFDocumentProxy> {
  const { getDocument, GlobalWorkerOptions } = await library();
  GlobalWorkerOptions.workerSrc = worker;
  const token = await accessToken();
  const enrolment = enrolmentToken.get(slug);
  const httpHeaders: Record<string, string> = {
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    ...(enrolment === null ? {} : { [ENROLMENT_HEADER]: enrolment }),
  };
  try {
    return await getDocument({
      ...{ url: `/api${documentFilePath(slug, documentId)}`, httpHeaders, rangeChunkSize: PIECE },
      ...{ disableAutoFetch: true, disableStream: true },
      // The content security policy lets no WebAssembly run.
      useWasm: false,
    }).promise;
  } catch (error) {
    throw faultOf(error);
  }
}

/** A place on a drawn page, in pixels of its box. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Drawing {
  page: PDFPageProxy;
  canvas: HTMLCanvasElement;
  /** Where the text of the page is laid over its picture. */
  text: HTMLElement;
  /** Pixels. */
  width: number;
  quote: string;
  signal: AbortSignal;
}

/** Draws a page with its text over it. Answers where the quote stands on it; nowhere where it does not. */
export async function drawPage({ page, canvas, text, width, quote, signal }: Drawing): Promise<Box[]> {
  const { TextLayer } = await library();
  const scale = width / page.getViewport({ scale: 1 }).width;
  const fine = Math.min(devicePixelRatio, FINEST);
  const viewport = page.getViewport({ scale });
  canvas.width = Math.floor(viewport.width * fine);
  canvas.height = Math.floor(viewport.height * fine);
  const drawing = page.render({ canvas, viewport, transform: [fine, 0, 0, fine, 0, 0] });
  signal.addEventListener("abort", () => drawing.cancel(), { once: true });
  await drawing.promise;
  text.replaceChildren();
  text.style.setProperty("--total-scale-factor", String(scale));
  const layer = new TextLayer({ textContentSource: page.streamTextContent(), container: text, viewport });
  await layer.render();
  signal.throwIfAborted();
  const frame = text.getBoundingClientRect();
  return findQuote(layer.textContentItemsStr, quote).flatMap(({ piece, start, end }) => {
    const node = layer.textDivs[piece]?.firstChild;
    if (!(node instanceof Text)) return [];
    const range = document.createRange();
    range.setStart(node, Math.min(start, node.length));
    range.setEnd(node, Math.min(end, node.length));
    return [...range.getClientRects()].map(({ left, top, width: wide, height }) => ({
      ...{ left: left - frame.left, top: top - frame.top, width: wide, height },
    }));
  });
}
