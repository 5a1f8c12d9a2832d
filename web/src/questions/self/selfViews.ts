import type { AnswerViews } from "../answering.ts";
import { CheckedSelf, JudgedLevel } from "./CheckedSelf.tsx";
import { SelfFields, SelfWords } from "./SelfFields.tsx";
import type { OpenSelf, SelfAnswer, SelfSolution } from "./types.ts";

export const selfViews: AnswerViews<OpenSelf, SelfAnswer, SelfSolution> = {
  comparesFirst: true,
  Words: SelfWords,
  Fields: SelfFields,
  Checked: CheckedSelf,
  Missed: JudgedLevel,
};
