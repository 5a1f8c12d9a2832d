import type { WorkOf } from "../../platform/heavyWork/kind.ts";
import type { run as drawCertificate } from "./heavyWork/drawCertificate.ts";
import type { run as writeNotes } from "./heavyWork/writeNotes.ts";

const MEGABYTE = 1024 * 1024;

/** The PDF of somebody's highlights. A thousand of five lines with notes take 2 s. */
export const NOTES_WORK: WorkOf<typeof writeNotes> = {
  name: "notes",
  module: new URL("./heavyWork/writeNotes.ts", import.meta.url),
  milliseconds: 20_000,
  megabytes: 400,
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
