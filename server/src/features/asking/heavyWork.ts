import type { WorkOf } from "../../platform/heavyWork/kind.ts";
import type { run as listPassages } from "./heavyWork/listPassages.ts";

const MEGABYTE = 1024 * 1024;

/** The passages of a long step, so that what somebody asks is found in them. */
export const PASSAGES_WORK: WorkOf<typeof listPassages> = {
  name: "passages",
  module: new URL("./heavyWork/listPassages.ts", import.meta.url),
  milliseconds: 5_000,
  megabytes: 300,
  outputBytes: 20 * MEGABYTE,
  ...{ places: 2, line: 100, worksPerProcess: 200 },
};
