import type { Sharp } from "sharp";
import type { ReadLimits } from "../limits.ts";
import type { Crop, Picture } from "./pictures.ts";

/** A picture made anew: WebP without any metadata. */
export interface Encoded {
  data: Buffer;
  width: number;
  height: number;
}

/** What the first bytes of the raster formats look like; everything else (SVG, EMF, WMF, PDF, …) is left out. */
const SIGNATURES: readonly (readonly number[])[] = [
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x49, 0x49, 0x2a, 0x00],
  [0x4d, 0x4d, 0x00, 0x2a],
];

const READERS = ["Png", "Jpeg", "Nsgif", "Tiff", "Webp"] as const;

const SHORTEST_SIDE = 64;
const SHORTER_LONG_SIDE = 100;
const LONGEST_TO_SHORTEST = 12;
const SAMPLE = 64;
/** Steps of brightness (of 255) that a picture of one colour may differ in. */
const ONE_COLOUR = 10;
/** Bytes up to which drawings and screenshots are kept without loss. */
const LOSSLESS_BYTES = 200 * 1024;

/** Whether a file is a raster picture that is decoded at all. */
export function isRaster(file: Uint8Array): boolean {
  if (SIGNATURES.some((signature) => signature.every((byte, index) => file[index] === byte))) return true;
  const head = Buffer.from(file.buffer, file.byteOffset, Math.min(12, file.length)).toString("latin1");
  return head.startsWith("RIFF") && head.endsWith("WEBP");
}

let loaded: Promise<typeof import("sharp")> | null = null;

/** The library with one thread, no cache, and only the readers of the formats above. */
function library(): Promise<typeof import("sharp")> {
  loaded ??= import("sharp").then((sharp) => {
    sharp.default.cache(false);
    sharp.default.concurrency(1);
    sharp.default.block({ operation: ["VipsForeignLoad"] });
    sharp.default.unblock({ operation: READERS.map((name) => `VipsForeignLoad${name}`) });
    return sharp;
  });
  return loaded;
}

async function open({ image }: Picture, limits: ReadLimits): Promise<Sharp> {
  const { default: sharp } = await library();
  if ("file" in image) {
    return sharp(image.file, { limitInputPixels: limits.figurePixels, failOn: "error" }).autoOrient();
  }
  const { data, width, height, channels } = image;
  return sharp(data, { raw: { width, height, channels }, limitInputPixels: limits.figurePixels });
}

interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

function area({ width, height }: { width: number; height: number }, crop: Crop | null): Area {
  const { left, top, right, bottom } = crop ?? { left: 0, top: 0, right: 1, bottom: 1 };
  const x = Math.round(Math.min(1, Math.max(0, left)) * width);
  const y = Math.round(Math.min(1, Math.max(0, top)) * height);
  return {
    ...{ left: x, top: y },
    width: Math.round(Math.min(1, Math.max(0, right)) * width) - x,
    height: Math.round(Math.min(1, Math.max(0, bottom)) * height) - y,
  };
}

function isTooSmall({ width, height }: Area): boolean {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  return short < SHORTEST_SIDE || long < SHORTER_LONG_SIDE || long > short * LONGEST_TO_SHORTEST;
}

async function isOneColour(picture: Sharp): Promise<boolean> {
  const { data, info } = await picture
    .clone()
    .resize(SAMPLE, SAMPLE, { fit: "fill" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (let channel = 0; channel < info.channels; channel++) {
    const values = data.filter((_, index) => index % info.channels === channel);
    if (Math.max(...values) - Math.min(...values) > ONE_COLOUR) return false;
  }
  return true;
}

async function write(picture: Sharp, photo: boolean): Promise<Encoded> {
  const make = async (options: Parameters<Sharp["webp"]>[0]): Promise<Encoded> => {
    const { data, info } = await picture.clone().webp(options).toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  };
  if (photo) return await make({ quality: 84, effort: 3 });
  const whole = await make({ lossless: true, effort: 3 });
  return whole.data.length <= LOSSLESS_BYTES ? whole : await make({ quality: 90, effort: 3 });
}

/**
 * Makes a picture anew, at most `limits.figureWidth` pixels wide, on white, turned as it is printed. Null
 * for what is no figure: other formats, too many or too few pixels or bytes, stripes, one colour, damaged.
 */
export async function encode(picture: Picture, limits: ReadLimits): Promise<Encoded | null> {
  const { image } = picture;
  if ("file" in image && (image.file.length > limits.figureBytes || !isRaster(image.file))) return null;
  try {
    const opened = await open(picture, limits);
    const { autoOrient: size } = await opened.metadata();
    const shown = area(size, picture.crop);
    if (isTooSmall(shown)) return null;
    const flat = opened.extract(shown).flatten({ background: "#ffffff" }).toColourspace("srgb");
    const turned = await upright(flat, picture);
    const { figureWidth } = limits;
    const fitting = turned.resize(figureWidth, figureWidth * 2, { fit: "inside", withoutEnlargement: true });
    if (await isOneColour(fitting)) return null;
    return await write(fitting, "file" in image && image.file[0] === 0xff);
  } catch {
    return null;
  }
}

/** Turns after everything before it is done: the library would turn first. */
async function upright(picture: Sharp, { mirrored, turn }: Picture): Promise<Sharp> {
  if (!mirrored && turn === 0) return picture;
  const { default: sharp } = await library();
  const { data, info } = await picture.flop(mirrored).raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return sharp(data, { raw }).rotate(turn);
}
