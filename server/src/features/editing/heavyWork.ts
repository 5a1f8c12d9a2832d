import type { WorkOf } from "../../platform/heavyWork/kind.ts";
import type { run as countWords } from "./heavyWork/countWords.ts";
import type { run as findPassage } from "./heavyWork/findPassage.ts";
import type { run as judgeQuestions } from "./heavyWork/judgeQuestions.ts";

export type { JudgedQuestion } from "./heavyWork/judgeQuestions.ts";

const MEGABYTE = 1024 * 1024;

/** The words of a long step that somebody saves, who waits for it. */
export const WORDS_WORK: WorkOf<typeof countWords> = {
  name: "words",
  module: new URL("./heavyWork/countWords.ts", import.meta.url),
  milliseconds: 5_000,
  megabytes: 300,
  outputBytes: 1_000,
  ...{ places: 2, line: 40, patience: 30_000, worksPerProcess: 200 },
};

/** Where a passage stands in the texts of a long step, for somebody who saves a question. */
export const PASSAGE_WORK: WorkOf<typeof findPassage> = {
  name: "passages",
  module: new URL("./heavyWork/findPassage.ts", import.meta.url),
  milliseconds: 5_000,
  megabytes: 300,
  outputBytes: 100_000,
  ...{ places: 2, line: 40, patience: 30_000, worksPerProcess: 200 },
};

/** What the quality gate says of questions, which it compares with the documents and all steps of their course. */
export const JUDGE_WORK: WorkOf<typeof judgeQuestions> = {
  name: "questions",
  module: new URL("./heavyWork/judgeQuestions.ts", import.meta.url),
  milliseconds: 20_000,
  megabytes: 500,
  outputBytes: 10 * MEGABYTE,
  ...{ places: 2, line: 40, patience: 30_000, worksPerProcess: 200 },
};
