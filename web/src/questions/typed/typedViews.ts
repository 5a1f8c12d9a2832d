import type { AnswerViews } from "../answering.ts";
import { CheckedTyped, MissedInTyped, TypedFields, TypedWords } from "./TypedAnswer.tsx";
import type { OpenTyped, TypedAnswer, TypedSolution } from "./types.ts";

export const typedViews: AnswerViews<OpenTyped, TypedAnswer, TypedSolution> = {
  comparesFirst: false,
  Words: TypedWords,
  Fields: TypedFields,
  Checked: CheckedTyped,
  Missed: MissedInTyped,
};
