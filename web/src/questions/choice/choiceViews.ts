import type { ChoiceAnswer, ChoiceSolution, OpenChoice } from "@lehrpfad/contract";
import type { AnswerViews } from "../answering.ts";
import { CheckedChoice, ChoiceFields, ChoiceWords, MissedInChoice } from "./ChoiceAnswer.tsx";

export const choiceViews: AnswerViews<OpenChoice, ChoiceAnswer, ChoiceSolution> = {
  comparesFirst: false,
  Words: ChoiceWords,
  Fields: ChoiceFields,
  Checked: CheckedChoice,
  Missed: MissedInChoice,
};
