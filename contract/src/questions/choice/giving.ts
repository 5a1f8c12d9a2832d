import { type Giving, isListOfTexts } from "../giving.ts";
import type { ChoiceAnswer, OpenChoice } from "./schemas.ts";

export const choiceGiving: Giving<OpenChoice, ChoiceAnswer> = {
  empty: () => ({ kind: "choice", selected: [] }),
  isAnswered: (_, { selected }) => selected.length > 0,
  isAnswer: (value): value is ChoiceAnswer => "selected" in value && isListOfTexts(value.selected),
};
