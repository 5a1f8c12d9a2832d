import type { WorkOf } from "../../platform/heavyWork/kind.ts";
import type { run as findDoubts } from "./heavyWork/findDoubts.ts";

export type { ReviewedStep } from "./heavyWork/findDoubts.ts";

const MEGABYTE = 1024 * 1024;

/** What a person should look at in the texts of a course, whose sentences are compared with each other. */
export const REVIEW_WORK: WorkOf<typeof findDoubts> = {
  name: "review",
  module: new URL("./heavyWork/findDoubts.ts", import.meta.url),
  milliseconds: 10_000,
  megabytes: 500,
  outputBytes: 10 * MEGABYTE,
  ...{ places: 2, line: 20, patience: 30_000, worksPerProcess: 50 },
};
