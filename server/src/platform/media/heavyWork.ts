import type { WorkOf } from "../heavyWork/kind.ts";
import type { run as preparePicture } from "./heavyWork/preparePicture.ts";

export type { PictureFault } from "./heavyWork/preparePicture.ts";

const MEGABYTE = 1024 * 1024;

/** Making a picture of a person anew: a JPEG of 50 megapixels takes 1 s and 330 MB, a PNG of 25 takes 3 s and 290 MB. */
export const PICTURE_WORK: WorkOf<typeof preparePicture> = {
  name: "pictures of people",
  module: new URL("./heavyWork/preparePicture.ts", import.meta.url),
  milliseconds: 10_000,
  megabytes: 500,
  outputBytes: 10 * MEGABYTE,
  ...{ places: 2, line: 20, patience: 30_000, worksPerProcess: 100 },
};
