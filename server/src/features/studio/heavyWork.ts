import type { WorkOf } from "../../platform/heavyWork/kind.ts";
import type { run as readImport } from "./heavyWork/readImport.ts";

export type { ReadCourse, ReadImport } from "./heavyWork/readImport.ts";
export { COURSE_TOO_LONG } from "./heavyWork/reasons.ts";

const MEGABYTE = 1024 * 1024;

/** Reading a file that somebody sent: a hundred megabytes of it, twice, and what pictures take. */
export const IMPORT_WORK: WorkOf<typeof readImport> = {
  name: "import",
  module: new URL("./heavyWork/readImport.ts", import.meta.url),
  milliseconds: 60_000,
  megabytes: 700,
  outputBytes: 50 * MEGABYTE,
  ...{ places: 2, line: 20, worksPerProcess: 10 },
};
