import type { WorkOf } from "../../platform/heavyWork/kind.ts";
import type { run as judgeObjectives } from "./heavyWork/judgeObjectives.ts";

export type { AnsweredOutcome } from "./heavyWork/judgeObjectives.ts";

const MEGABYTE = 1024 * 1024;

/** What became of the objectives of a course, which depends on the parts of its texts. */
export const OBJECTIVES_WORK: WorkOf<typeof judgeObjectives> = {
  name: "objectives",
  module: new URL("./heavyWork/judgeObjectives.ts", import.meta.url),
  milliseconds: 15_000,
  megabytes: 400,
  outputBytes: 10 * MEGABYTE,
  ...{ places: 2, line: 100, patience: 30_000, worksPerProcess: 200 },
};
