import sharp, { type Sharp } from "sharp";

// Each figure is read once for a file: what the library keeps of it is only memory that others lack.
sharp.cache(false);

/** A picture in memory, to be read, made smaller or written in another format. */
export function openPicture(file: Uint8Array): Sharp {
  return sharp(file);
}
