/*
 * What a question is, whatever its kind: for server, web, engine and exports. Each module is one side of it, so that
 * pages for learners do not carry the rules for authors and markers. A kind stands in a folder of its own.
 */
export type {
  Answer,
  BodyDraft,
  Kinds,
  OpenQuestion,
  Question,
  QuestionBody,
  QuestionDraft,
  QuestionKind,
  QuestionTexts,
  Solution,
  WrittenBody,
  WrittenQuestion,
} from "./questionSchemas.ts";
export * from "./questions/answering.ts";
export * from "./questions/answers.ts";
export {
  FEWEST_OPTIONS,
  faultyOptions,
  isSameAsBefore,
  MOST_OPTIONS,
  OPTIONS,
} from "./questions/choice/form.ts";
export type {
  Choice,
  ChoiceAnswer,
  ChoiceDraft,
  ChoiceSolution,
  OpenChoice,
  WrittenChoice,
} from "./questions/choice/schemas.ts";
export { comparisonKey, isArticle } from "./questions/comparing.ts";
export * from "./questions/drafts.ts";
export {
  type Fault,
  fault,
  optionsInWords,
  QUESTION_FAULTS,
  type QuestionFault,
  type QuestionRefusal,
} from "./questions/faults.ts";
export { numberIn } from "./questions/numeric/reading.ts";
export { findLongestRise } from "./questions/order/sequence.ts";
export {
  type CountedAnswer,
  type FirstTry,
  LEVELS,
  type Level,
  type Mark,
  markOfLevel,
  QUESTION_ORIGINS,
  type QuestionOrigin,
  type Tally,
} from "./questions/shared.ts";
export { QUESTION_SIZES } from "./questions/sizes.ts";
export { TEXT_FAULTS, type TextFault } from "./questions/textFaults.ts";
