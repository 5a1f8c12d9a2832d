import type { WorkOf } from "../../platform/heavyWork/kind.ts";
import type { run as writeTable } from "./heavyWork/writeTable.ts";

export type { Cell } from "./heavyWork/writeTable.ts";

const MEGABYTE = 1024 * 1024;

/** A table of results as a file for spreadsheets; it asks for its rows in parts. */
export const TABLE_WORK: WorkOf<typeof writeTable> = {
  name: "table",
  module: new URL("./heavyWork/writeTable.ts", import.meta.url),
  milliseconds: 30_000,
  megabytes: 600,
  outputBytes: 50 * MEGABYTE,
  ...{ places: 2, line: 20, patience: 30_000, worksPerProcess: 20 },
};
