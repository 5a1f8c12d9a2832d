import type { WorkOf } from "../../platform/heavyWork/kind.ts";
import type { run as listCuts } from "./heavyWork/listCuts.ts";

const MEGABYTE = 1024 * 1024;

/** The places at which a step can be split, each with what would go where. */
export const CUTS_WORK: WorkOf<typeof listCuts> = {
  name: "cuts",
  module: new URL("./heavyWork/listCuts.ts", import.meta.url),
  milliseconds: 5_000,
  megabytes: 400,
  outputBytes: 10 * MEGABYTE,
  ...{ places: 2, line: 20, patience: 30_000, worksPerProcess: 100 },
};
