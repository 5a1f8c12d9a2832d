import type { Sharp } from "sharp";
import type { ReadLimits } from "../limits.ts";
import { isOneColour, isPhoto } from "./content.ts";
import type { Crop, Picture, Pixels } from "./pictures.ts";

/** A picture made anew: WebP without any metadata. */
export interface Encoded {
  data: Buffer;
  /** Pixels. */
  width: number;
  height: number;
}

/** First bytes of PNG, JPEG, GIF and TIFF; WebP is told apart below, and everything else is left out. */
const SIGNATURES: readonly (readonly number[])[] = [
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x49, 0x49, 0x2a, 0x00],
  [0x4d, 0x4d, 0x00, 0x2a],
];

const READERS = ["Png", "Jpeg", "Nsgif", "Tiff", "Webp"] as const;

/** Pixels of the shorter and the longer side from which a picture is one, and how many times longer that may be. */
const LEAST = {
  figure: { short: 64, long: 100, stretch: 12 },
  formula: { short: 16, long: 24, stretch: 40 },
} as const;
const HIGHEST_TO_WIDEST = 2;
/** Bytes up to which drawings and screenshots are kept without loss. */
const LOSSLESS_BYTES = 200 * 1024;

/** Whether a file is a raster picture of a kind that is decoded at all. */
export function isRaster(file: Uint8Array): boolean {
  if (SIGNATURES.some((signature) => signature.every((byte, index) => file[index] === byte))) return true;
  const head = Buffer.from(file.buffer, file.byteOffset, Math.min(12, file.length)).toString("latin1");
  return head.startsWith("RIFF") && head.endsWith("WEBP");
}

let loaded: Promise<typeof import("sharp")> | null = null;

/** The library with one thread, no cache, and no reader but those of the formats above. */
function library(): Promise<typeof import("sharp")> {
  loaded ??= import("sharp").then((module) => {
    const sharp = module.default;
    sharp.cache(false);
    sharp.concurrency(1);
    sharp.block({ operation: ["VipsForeignLoad"] });
    sharp.unblock({ operation: READERS.map((name) => `VipsForeignLoad${name}`) });
    return module;
  });
  return loaded;
}

async function fromPixels({ data, width, height, channels }: Pixels): Promise<Sharp> {
  const { default: sharp } = await library();
  return sharp(data, { raw: { width, height, channels } });
}

async function open({ image }: Picture, limits: ReadLimits): Promise<Sharp> {
  if (!("file" in image)) return await fromPixels(image);
  const { default: sharp } = await library();
  return sharp(image.file, { limitInputPixels: limits.figurePixels, failOn: "error" }).autoOrient();
}

async function sizeOf({ image }: Picture, opened: Sharp): Promise<{ width: number; height: number }> {
  return "file" in image ? (await opened.metadata()).autoOrient : image;
}

interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

const share = (value: number): number => Math.min(1, Math.max(0, value));

function shownArea({ width, height }: { width: number; height: number }, crop: Crop | null): Area {
  const { left, top, right, bottom } = crop ?? { left: 0, top: 0, right: 1, bottom: 1 };
  const x = Math.round(share(left) * width);
  const y = Math.round(share(top) * height);
  return {
    left: x,
    top: y,
    width: Math.round(share(right) * width) - x,
    height: Math.round(share(bottom) * height) - y,
  };
}

function isOddShape({ width, height }: Area, least: (typeof LEAST)[keyof typeof LEAST]): boolean {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  return short < least.short || long < least.long || long > short * least.stretch;
}

async function pixelsOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const channels = info.channels === 1 ? 1 : info.channels === 4 ? 4 : 3;
  return { data, width: info.width, height: info.height, channels };
}

async function write(pixels: Pixels): Promise<Encoded> {
  const { width, height } = pixels;
  const picture = await fromPixels(pixels);
  if (!isPhoto(pixels)) {
    const whole = await picture.clone().webp({ lossless: true, effort: 0 }).toBuffer();
    if (whole.length <= LOSSLESS_BYTES) return { data: whole, width, height };
  }
  return { data: await picture.webp({ quality: 86, effort: 1 }).toBuffer(), width, height };
}

/**
 * Makes a picture anew, at most `limits.figureWidth` pixels wide, on white, turned as it is printed. Null
 * for what is no figure or cannot be one: other formats, too many pixels or bytes, too small, a stripe,
 * one colour, damaged. A formula may be smaller than a figure.
 */
export async function encode(
  picture: Picture,
  limits: ReadLimits,
  kind: keyof typeof LEAST = "figure",
): Promise<Encoded | null> {
  const { image, mirrored, turn } = picture;
  if ("file" in image && (image.file.length > limits.figureBytes || !isRaster(image.file))) return null;
  try {
    const opened = await open(picture, limits);
    const size = await sizeOf(picture, opened);
    const shown = shownArea(size, picture.crop);
    if (isOddShape(shown, LEAST[kind]) || size.width * size.height > limits.figurePixels) return null;
    const visible = opened.extract(shown).flatten({ background: "#ffffff" }).toColourspace("srgb");
    // The library turns before it cuts unless the cutting is done.
    const upright =
      mirrored || turn > 0
        ? (await fromPixels(await pixelsOf(visible.flop(mirrored)))).rotate(turn)
        : visible;
    const fitting = upright.resize(limits.figureWidth, limits.figureWidth * HIGHEST_TO_WIDEST, {
      fit: "inside",
      withoutEnlargement: true,
    });
    const pixels = await pixelsOf(fitting);
    return isOneColour(pixels) ? null : await write(pixels);
  } catch {
    return null;
  }
}

/** Sides of a figure as `encode` and `encodeImage` write them, with some room. */
const FIGURE_SIDE = 4_000;

/**
 * The size of a figure that another installation has made: a WebP file of one picture, without metadata, that can be
 * decoded whole. Null for anything else.
 */
export async function figureSize(file: Uint8Array): Promise<{ width: number; height: number } | null> {
  const head = Buffer.from(file.buffer, file.byteOffset, Math.min(12, file.length)).toString("latin1");
  if (!head.startsWith("RIFF") || !head.endsWith("WEBP")) return null;
  const { default: sharp } = await library();
  try {
    const picture = sharp(file, { limitInputPixels: PICTURE_PIXELS.jpeg, failOn: "error" });
    const { width, height, pages = 1, exif, xmp, icc } = await picture.metadata();
    if (pages > 1 || exif || xmp || icc || Math.max(width, height) > FIGURE_SIDE) return null;
    await picture.stats();
    return { width, height };
  } catch {
    return null;
  }
}

/** Pixels that a person's picture may have: a JPEG is made smaller while it is read, all else is unpacked whole. */
const PICTURE_PIXELS = { jpeg: 50_000_000, other: 25_000_000 } as const;
const IMAGE_SIDE = 1_600;
const PHOTO_QUALITY = 82;

/** Why a picture of a person cannot be taken. */
export type PictureFault = "type" | "pixels" | "unreadable";

/** The picture of a person that is of one of these formats and not too large to be unpacked; or what is wrong with it. */
async function openOwn(file: Uint8Array, formats: readonly string[]): Promise<Sharp | PictureFault> {
  if (!isRaster(file)) return "type";
  const { default: sharp } = await library();
  const { format, width, height } = await sharp(file, { limitInputPixels: false }).metadata();
  if (!formats.includes(format)) return "type";
  const most = format === "jpeg" ? PICTURE_PIXELS.jpeg : PICTURE_PIXELS.other;
  if (width * height > most) return "pixels";
  return sharp(file, { limitInputPixels: most, failOn: "error" }).autoOrient().toColourspace("srgb");
}

/** Makes the image of a course anew from a sound PNG or JPEG: upright, on white, at most 1,600 pixels a side. */
export async function encodeImage(file: Uint8Array): Promise<Encoded | PictureFault> {
  try {
    const upright = await openOwn(file, ["jpeg", "png"]);
    if (typeof upright === "string") return upright;
    const fitting = upright
      .flatten({ background: "#ffffff" })
      .resize(IMAGE_SIDE, IMAGE_SIDE, { fit: "inside", withoutEnlargement: true });
    return await write(await pixelsOf(fitting));
  } catch {
    return "unreadable";
  }
}

/** Makes the photo of a person anew from a sound JPEG, PNG or WebP: upright, at most `side` pixels wide and high. */
export async function encodePhoto(file: Uint8Array, side: number): Promise<Encoded | PictureFault> {
  try {
    const upright = await openOwn(file, ["jpeg", "png", "webp"]);
    if (typeof upright === "string") return upright;
    const fitting = upright.resize(side, side, { fit: "inside", withoutEnlargement: true });
    const { data, info } = await fitting
      .webp({ quality: PHOTO_QUALITY })
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch {
    return "unreadable";
  }
}
