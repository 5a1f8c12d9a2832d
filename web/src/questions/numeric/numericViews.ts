import type { AnswerViews } from "../answering.ts";
import { CheckedNumeric, MissedInNumeric, NumericFields, NumericWords } from "./NumericAnswer.tsx";
import type { NumericAnswer, NumericSolution, OpenNumeric } from "./types.ts";

export const numericViews: AnswerViews<OpenNumeric, NumericAnswer, NumericSolution> = {
  comparesFirst: false,
  Words: NumericWords,
  Fields: NumericFields,
  Checked: CheckedNumeric,
  Missed: MissedInNumeric,
};
