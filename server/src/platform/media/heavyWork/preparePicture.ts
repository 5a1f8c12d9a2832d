import { type Encoded, encodeImage, encodePhoto, type PictureFault } from "@lehrpfad/engine/figures";

export type { PictureFault } from "@lehrpfad/engine/figures";

interface PictureTask {
  file: Uint8Array;
  /** The longest side of a photo in pixels; null: the image of a course. */
  side: number | null;
}

/** Makes a picture anew, or says what is wrong with it. */
export async function run({ file, side }: PictureTask): Promise<Encoded | PictureFault> {
  return side === null ? await encodeImage(file) : await encodePhoto(file, side);
}
