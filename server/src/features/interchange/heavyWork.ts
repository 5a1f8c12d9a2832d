import type { WorkOf } from "../../platform/heavyWork/kind.ts";
import type { run as listFormats } from "./heavyWork/listFormats.ts";
import type { run as writeExport } from "./heavyWork/writeExport.ts";

export type { SentCourse, SentFile } from "./heavyWork/sentCourse.ts";

const MEGABYTE = 1024 * 1024;

/** Bytes of an exported file; archives larger than that many readers do not know. */
export const MOST_EXPORTED = 4096 * MEGABYTE - 1;

/** Writing a course as a file, in the background: nobody loses patience. */
export const EXPORT_WORK: WorkOf<typeof writeExport> = {
  name: "export",
  module: new URL("./heavyWork/writeExport.ts", import.meta.url),
  milliseconds: 60_000,
  megabytes: 600,
  outputBytes: MEGABYTE,
  ...{ places: 2, line: 20, worksPerProcess: 10 },
};

/** What a course can be exported as. */
export const OFFER_WORK: WorkOf<typeof listFormats> = {
  name: "offer",
  module: new URL("./heavyWork/listFormats.ts", import.meta.url),
  milliseconds: 10_000,
  megabytes: 400,
  outputBytes: MEGABYTE,
  ...{ places: 2, line: 20, patience: 30_000, worksPerProcess: 50 },
};
