import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { DraftBlock } from "../draft.ts";
import type { ReadLimits } from "../limits.ts";
import type { Line } from "../pdf/geometry.ts";
import { openForDrawing } from "../pdf/open.ts";
import { type Box, type PaintedImage, paintedImages, pixelsOf } from "./pdf-images.ts";
import { PdfPlaces } from "./pdf-places.ts";
import { joinStrips } from "./pdf-strips.ts";
import type { Picture, PictureSource } from "./pictures.ts";

const CLEAN_EVERY = 20;
/** From this share of the page on a picture is the page itself: a scan or a background. */
const WHOLE_PAGE = 0.88;
/** Characters of text on top of a picture from which on it is a background. */
const TEXT_ON_TOP = 250;

/** Whether the bytes of a PDF declare any image: image streams are never packed (ISO 32000-2, section 7.5.7). */
export function mayHoldImages(data: Uint8Array): boolean {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.length);
  for (let at = bytes.indexOf("/Image"); at !== -1; at = bytes.indexOf("/Image", at + 1)) {
    if (/\/Subtype\s*$/.test(bytes.toString("latin1", Math.max(0, at - 16), at))) return true;
  }
  return false;
}

const areaOf = ({ x0, y0, x1, y1 }: Box): number => (x1 - x0) * (y1 - y0);

async function pagePictures(page: PDFPageProxy, places: PdfPlaces): Promise<Picture[]> {
  const { width, height } = page.getViewport({ scale: 1 });
  const strips = joinStrips(await paintedImages(page));
  const images = strips.filter(({ box }) => {
    return areaOf(box) < width * height * WHOLE_PAGE && places.textInside(page.pageNumber, box) < TEXT_ON_TOP;
  });
  const pictures: Picture[] = [];
  const captions = places.captions(
    page.pageNumber,
    images.map(({ box }) => box),
  );
  for (const [index, strip] of images.entries()) {
    const image = await strip.pixels((name) => pixelsOf(page, name));
    if (image === null) continue;
    pictures.push({
      image,
      ...placeOf(strip, page.pageNumber, places),
      caption: captions[index] ?? null,
      alt: "",
      share: areaOf(strip.box) / (width * height),
    });
  }
  return pictures.sort((one, other) => one.after - other.after);
}

function placeOf({ box, crop, mirrored, turn }: Omit<PaintedImage, "name">, page: number, places: PdfPlaces) {
  return { after: places.after(page, box), page, crop, mirrored, turn };
}

/**
 * The pictures that the pages of a PDF paint, page by page. `data` is detached when they are asked for;
 * `lines` are in reading order, `blocks` what they were joined to.
 */
export function pdfPictures(
  data: Uint8Array,
  lines: readonly Line[],
  blocks: readonly DraftBlock[],
): PictureSource {
  return async function* pictures({ figurePixels }: ReadLimits): AsyncGenerator<Picture> {
    const places = new PdfPlaces(lines, blocks);
    const task = openForDrawing(data, figurePixels);
    try {
      const pdf = await task.promise;
      for (let number = 1; number <= pdf.numPages; number++) {
        const page = await pdf.getPage(number);
        yield* await pagePictures(page, places).catch(() => []);
        page.cleanup();
        if (number % CLEAN_EVERY === 0) await pdf.cleanup();
      }
    } finally {
      await task.destroy();
    }
  };
}
