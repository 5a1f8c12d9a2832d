import type { Sharp } from "sharp";
import type { CourseFile } from "../publication/types.ts";
import { openPicture } from "./pictures.ts";

/** A figure as a format of pictures that every program knows. */
export interface Raster {
  id: string;
  /** "png" or "jpg". */
  extension: "png" | "jpg";
  type: "image/png" | "image/jpeg";
  data: Uint8Array;
  /** Pixels. */
  width: number;
  height: number;
}

/** Bytes above which a picture is kept with loss: photos are a tenth as large then. */
const LARGE = 400 * 1024;
const QUALITY = 86;
/** Bytes of a file kept with loss from which on its picture without loss is sure to be large. */
const SURELY_LARGE = 100 * 1024;

/** Whether a WebP file is kept with loss: its first chunk, or the one behind the extended header, says so. */
function isLossy(file: Uint8Array): boolean {
  const head = Buffer.from(file.buffer, file.byteOffset, Math.min(file.length, 64)).toString("latin1");
  return head.slice(8, 12) === "WEBP" && head.includes("VP8 ");
}

async function rasterOf(id: string, file: Uint8Array): Promise<Raster> {
  const picture = openPicture(file).flatten({ background: "#ffffff" });
  // A photograph without loss takes five times as long to make, only to be thrown away.
  if (file.length > SURELY_LARGE && isLossy(file)) return await jpegOf(id, picture);
  const png = await picture.clone().png({ compressionLevel: 6 }).toBuffer({ resolveWithObject: true });
  const { width, height } = png.info;
  if (png.data.length <= LARGE)
    return { id, extension: "png", type: "image/png", data: png.data, width, height };
  return await jpegOf(id, picture);
}

async function jpegOf(id: string, picture: Sharp): Promise<Raster> {
  const { data, info } = await picture.jpeg({ quality: QUALITY }).toBuffer({ resolveWithObject: true });
  return { id, extension: "jpg", type: "image/jpeg", data, width: info.width, height: info.height };
}

/** Figures as PNG or JPEG, by their ids: few programs read WebP. */
export async function rastersOf(files: Iterable<CourseFile>): Promise<Map<string, Raster>> {
  const found = new Map<string, Raster>();
  for (const { id, type, read } of files) {
    if (type.startsWith("image/")) found.set(id, await rasterOf(id, await read()));
  }
  return found;
}
