import { OPS, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { Crop, Pixels } from "./pictures.ts";

/** A rectangle in points, `y` downwards from the top of the page. */
export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** An image where a page paints it. */
export interface PaintedImage {
  /** pdfjs's name for it. */
  name: string;
  /** What is seen of it. */
  box: Box;
  crop: Crop | null;
  mirrored: boolean;
  turn: 0 | 90 | 180 | 270;
}

type Matrix = readonly [number, number, number, number, number, number];

interface State {
  matrix: Matrix;
  clip: Box;
}

const numbers = (value: unknown): number[] =>
  Array.isArray(value) || ArrayBuffer.isView(value) ? Array.from(value as ArrayLike<number>, Number) : [];

function matrixOf(value: unknown): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers(value);
  return [a, b, c, d, e, f];
}

/** The matrix that applies `inner` first (ISO 32000-2, section 8.3.4). */
function multiply([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

function boxOf([x0 = 0, y0 = 0, x1 = 0, y1 = 0]: readonly number[], [a, b, c, d, e, f]: Matrix): Box {
  const corners = [
    [x0, y0],
    [x1, y0],
    [x0, y1],
    [x1, y1],
  ] as const;
  const xs = corners.map(([x, y]) => a * x + c * y + e);
  const ys = corners.map(([x, y]) => b * x + d * y + f);
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}

function intersection(one: Box, other: Box): Box {
  return {
    x0: Math.max(one.x0, other.x0),
    y0: Math.max(one.y0, other.y0),
    x1: Math.min(one.x1, other.x1),
    y1: Math.min(one.y1, other.y1),
  };
}

/** How an image lies on the page: mirrored left to right, then turned clockwise. */
function lie([a, b, c, d]: Matrix): { mirrored: boolean; turn: PaintedImage["turn"] } {
  const mirrored = a * d - b * c > 0;
  if (Math.abs(a) >= Math.abs(b)) return { mirrored, turn: a > 0 === mirrored ? 180 : 0 };
  return { mirrored, turn: b > 0 === mirrored ? 270 : 90 };
}

const HAIR = 0.01;

function cropOf(whole: Box, seen: Box): Crop | null {
  const width = whole.x1 - whole.x0;
  const height = whole.y1 - whole.y0;
  const crop = {
    left: (seen.x0 - whole.x0) / width,
    top: (seen.y0 - whole.y0) / height,
    right: (seen.x1 - whole.x0) / width,
    bottom: (seen.y1 - whole.y0) / height,
  };
  const isWhole = crop.left < HAIR && crop.top < HAIR && crop.right > 1 - HAIR && crop.bottom > 1 - HAIR;
  return isWhole ? null : crop;
}

function painted(name: unknown, { matrix, clip }: State): PaintedImage[] {
  const whole = boxOf([0, 0, 1, 1], matrix);
  const box = intersection(whole, clip);
  if (typeof name !== "string" || box.x1 <= box.x0 || box.y1 <= box.y0) return [];
  const { mirrored, turn } = lie(matrix);
  const crop = turn === 0 && !mirrored ? cropOf(whole, box) : null;
  return [{ name, box, crop, mirrored, turn }];
}

/** Where a page paints images, in the order of painting; stencils, patterns and inline images are left out. */
export async function paintedImages(page: PDFPageProxy): Promise<PaintedImage[]> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const viewport = page.getViewport({ scale: 1 });
  const paper = { x0: 0, y0: 0, x1: viewport.width, y1: viewport.height };
  let state: State = { matrix: matrixOf(viewport.transform), clip: paper };
  const stack: State[] = [];
  const found: PaintedImage[] = [];
  let clips = false;
  for (const [index, operator] of fnArray.entries()) {
    const args: unknown = argsArray[index];
    const [first, second, third]: unknown[] = Array.isArray(args) ? args : [];
    if (operator === OPS.save) stack.push(state);
    else if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd) state = stack.pop() ?? state;
    else if (operator === OPS.transform) {
      state = { ...state, matrix: multiply(state.matrix, matrixOf(args)) };
    } else if (operator === OPS.paintFormXObjectBegin) {
      stack.push(state);
      const matrix = multiply(state.matrix, matrixOf(first));
      const bounds = numbers(second);
      state = {
        matrix,
        clip: bounds.length === 4 ? intersection(state.clip, boxOf(bounds, matrix)) : state.clip,
      };
    } else if (operator === OPS.clip || operator === OPS.eoClip) clips = true;
    else if (operator === OPS.constructPath) {
      const bounds = numbers(third);
      if (clips && bounds.length === 4) {
        state = { ...state, clip: intersection(state.clip, boxOf(bounds, state.matrix)) };
      }
      clips = false;
    } else if (operator === OPS.paintImageXObject) found.push(...painted(first, state));
  }
  return found;
}

const GREY_BITS = 1;
const RGB = 2;
const RGBA = 3;
const WAIT_MILLISECONDS = 5_000;

/** One byte for each pixel from one bit for each, rows padded to bytes. */
function fromBits(bits: Uint8Array, width: number, height: number): Uint8Array {
  const row = Math.ceil(width / 8);
  const grey = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const byte = bits[y * row + (x >> 3)] ?? 0;
      grey[y * width + x] = (byte >> (7 - (x & 7))) & 1 ? 255 : 0;
    }
  }
  return grey;
}

/** The pixels of an image as pdfjs has decoded it; null where it could not. */
export async function pixelsOf(page: PDFPageProxy, name: string): Promise<Pixels | null> {
  const store = name.startsWith("g_") ? page.commonObjs : page.objs;
  let timer: NodeJS.Timeout | undefined;
  const image = await new Promise<unknown>((resolve) => {
    timer = setTimeout(() => resolve(null), WAIT_MILLISECONDS);
    store.get(name, resolve);
  });
  clearTimeout(timer);
  if (typeof image !== "object" || image === null) return null;
  if (!("data" in image && "kind" in image && "width" in image && "height" in image)) return null;
  const { data, kind } = image;
  const [width, height] = [Number(image.width), Number(image.height)];
  if (!(data instanceof Uint8Array || data instanceof Uint8ClampedArray)) return null;
  const bytes = new Uint8Array(data.buffer, data.byteOffset, data.length);
  if (kind === GREY_BITS) return { data: fromBits(bytes, width, height), width, height, channels: 1 };
  if (kind === RGB) return { data: bytes, width, height, channels: 3 };
  return kind === RGBA ? { data: bytes, width, height, channels: 4 } : null;
}
