import { createCanvas } from "@napi-rs/canvas";
import { OPS, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { paintedImages } from "../figures/pdf-images.ts";
import type { GreyImage } from "./recognition.ts";

const DPI = 200;
const POINTS_AN_INCH = 72;
/** Pixels of the longer side: pages whose size is that of the scan in pixels are drawn smaller. */
const LONGEST = 3_400;

/** How far a page is turned clockwise before it is read, in degrees. */
export type Turn = 0 | 90 | 180 | 270;

/** A page as a picture, and what one of its pixels is in points. */
export interface Rendering {
  image: GreyImage;
  /** Size of the page in points, as it was turned. */
  width: number;
  height: number;
}

/** Weights of red, green and blue in the brightness of a pixel (ITU-R BT.601), in 256ths. */
function toGrey(pixels: Uint8Array): Uint8Array {
  const grey = new Uint8Array(pixels.length / 4);
  for (let at = 0, from = 0; at < grey.length; at++, from += 4) {
    const [red = 0, green = 0, blue = 0] = [pixels[from], pixels[from + 1], pixels[from + 2]];
    grey[at] = (red * 77 + green * 150 + blue * 29) >> 8;
  }
  return grey;
}

/** Draws a page on white. */
export async function render(page: PDFPageProxy, turn: Turn): Promise<Rendering> {
  const rotation = (page.rotate + turn) % 360;
  const paper = page.getViewport({ scale: 1, rotation });
  const scale = Math.min(DPI / POINTS_AN_INCH, LONGEST / Math.max(paper.width, paper.height));
  const viewport = page.getViewport({ scale, rotation });
  const width = Math.max(1, Math.ceil(viewport.width));
  const height = Math.max(1, Math.ceil(viewport.height));
  const canvas = createCanvas(width, height);
  const canvasContext = canvas.getContext("2d");
  await page.render({ canvas, canvasContext, viewport, background: "#fff" }).promise;
  const data = toGrey(canvas.data());
  page.cleanup();
  return {
    image: { data, width, height, dpi: scale * POINTS_AN_INCH },
    width: paper.width,
    height: paper.height,
  };
}

const CONTRAST = 40;
const FEWEST_MARKS = 0.0005;

/** Whether a picture shows next to nothing: all but a few pixels have the brightness of its paper. */
export function isBlank({ data }: GreyImage): boolean {
  const counts = new Array<number>(256).fill(0);
  for (const value of data) counts[value] = (counts[value] ?? 0) + 1;
  const paper = counts.indexOf(Math.max(...counts));
  const marks = counts.reduce(
    (sum, count, value) => (Math.abs(value - paper) > CONTRAST ? sum + count : sum),
    0,
  );
  return marks < data.length * FEWEST_MARKS;
}

/** Images of one colour: scans in black and white are often stored so. */
const STENCILS = new Set([
  OPS.paintImageMaskXObject,
  OPS.paintImageMaskXObjectGroup,
  OPS.paintImageMaskXObjectRepeat,
  OPS.paintInlineImageXObject,
]);

/** Whether images cover at least so large a share (0 to 1) of a page; stencils count as if they did. */
export async function isCovered(page: PDFPageProxy, share: number): Promise<boolean> {
  const { fnArray } = await page.getOperatorList();
  const images = await paintedImages(page);
  page.cleanup();
  const { width, height } = page.getViewport({ scale: 1 });
  const area = images.reduce((sum, { box }) => sum + (box.x1 - box.x0) * (box.y1 - box.y0), 0);
  return area >= width * height * share || fnArray.some((operator) => STENCILS.has(operator));
}
