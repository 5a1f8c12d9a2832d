import type { WorkOf } from "../../platform/heavyWork/kind.ts";
import type { run as drawCertificate } from "./heavyWork/drawCertificate.ts";
import type { run as drawPicture } from "./heavyWork/drawPicture.ts";
import type { run as writeNotes } from "./heavyWork/writeNotes.ts";

export type { Picture } from "./heavyWork/drawPicture.ts";

const MEGABYTE = 1024 * 1024;

/** The PDF of somebody's highlights. A thousand of twenty lines with notes take 2 s and 390 MB. */
export const NOTES_WORK: WorkOf<typeof writeNotes> = {
  name: "notes",
  module: new URL("./heavyWork/writeNotes.ts", import.meta.url),
  milliseconds: 20_000,
  megabytes: 500,
  outputBytes: 20 * MEGABYTE,
  ...{ places: 2, line: 20, patience: 30_000, worksPerProcess: 20 },
};

/** A certificate as a PDF: some 30 ms. */
export const CERTIFICATE_WORK: WorkOf<typeof drawCertificate> = {
  name: "certificate",
  module: new URL("./heavyWork/drawCertificate.ts", import.meta.url),
  milliseconds: 5_000,
  megabytes: 250,
  outputBytes: 5 * MEGABYTE,
  ...{ places: 2, line: 100, patience: 30_000, worksPerProcess: 200 },
};

/** The picture of a link preview: some 40 ms. */
export const PICTURE_WORK: WorkOf<typeof drawPicture> = {
  name: "picture",
  module: new URL("./heavyWork/drawPicture.ts", import.meta.url),
  milliseconds: 5_000,
  megabytes: 250,
  outputBytes: 5 * MEGABYTE,
  ...{ places: 1, line: 50, patience: 10_000, worksPerProcess: 200 },
};
