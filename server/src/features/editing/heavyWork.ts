import type { WorkOf } from "../../platform/heavyWork/kind.ts";
import type { run as countWords } from "./heavyWork/countWords.ts";

/** The words of a long step that somebody saves, who waits for it. */
export const WORDS_WORK: WorkOf<typeof countWords> = {
  name: "words",
  module: new URL("./heavyWork/countWords.ts", import.meta.url),
  milliseconds: 5_000,
  megabytes: 300,
  outputBytes: 1_000,
  ...{ places: 2, line: 40, patience: 30_000, worksPerProcess: 200 },
};
