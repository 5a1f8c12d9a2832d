import sharp from "sharp";
import type { Publication } from "../publication/types.ts";

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

async function rasterOf(id: string, file: Uint8Array): Promise<Raster> {
  const picture = sharp(file).flatten({ background: "#ffffff" });
  const png = await picture.clone().png({ compressionLevel: 6 }).toBuffer({ resolveWithObject: true });
  const { width, height } = png.info;
  if (png.data.length <= LARGE)
    return { id, extension: "png", type: "image/png", data: png.data, width, height };
  const data = await picture.jpeg({ quality: QUALITY }).toBuffer();
  return { id, extension: "jpg", type: "image/jpeg", data, width, height };
}

/** The figures of a publication as PNG or JPEG, by their ids: few programs read WebP. */
export async function rastersOf({ assets }: Publication): Promise<Map<string, Raster>> {
  const found = new Map<string, Raster>();
  for (const { id, type, read } of assets.values()) {
    if (type.startsWith("image/")) found.set(id, await rasterOf(id, await read()));
  }
  return found;
}
