import type { WorkOf } from "../../platform/heavyWork/kind.ts";
import type { run as readList } from "./heavyWork/readList.ts";

const MEGABYTE = 1024 * 1024;

/** Reading a list of questions that somebody sent, and looking in all texts of the course for what answers them. */
export const LIST_WORK: WorkOf<typeof readList> = {
  name: "a list of questions",
  module: new URL("./heavyWork/readList.ts", import.meta.url),
  milliseconds: 30_000,
  megabytes: 600,
  outputBytes: 10 * MEGABYTE,
  ...{ places: 2, line: 20, worksPerProcess: 20 },
};
