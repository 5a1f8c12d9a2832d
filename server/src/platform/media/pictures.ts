import { askerOf } from "../heavyWork/turns.ts";
import type { CallerContext } from "../useCase.ts";
import { PICTURE_WORK, type PictureFault } from "./heavyWork.ts";

export type { PictureFault } from "./heavyWork.ts";

/** A picture of a person cannot be taken. */
export class PictureError extends Error {
  readonly fault: PictureFault;
  constructor(fault: PictureFault) {
    super(fault);
    this.fault = fault;
  }
}

/**
 * Makes a picture of a person anew as WebP without metadata, in a process with limits: a photo of at most `side` pixels,
 * or with null the image of a course. Throws PictureError, and what `Work.run` throws.
 */
export async function preparePicture(
  { services, ...who }: CallerContext,
  file: Uint8Array,
  side: number | null,
): Promise<{ data: Uint8Array; width: number; height: number }> {
  const made = await services.work.run(PICTURE_WORK, { file, side }, { asker: askerOf(who) });
  if (typeof made === "string") throw new PictureError(made);
  return made;
}
