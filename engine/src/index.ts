export type { ReadLimits } from "./documents/index.ts";
export { DocumentError, documentText, prepareReader, readDocument } from "./documents/index.ts";
export { WORDS_FOR_A_STEP } from "./limits.ts";
export {
  adviseSteps,
  emergencyCourse,
  GenerationProcessError,
  generateCourse,
  generateCourseInProcess,
  generatePlanInProcess,
  previewInProcess,
  recommendSteps,
  rewriteInProcess,
  standInNotices,
} from "./pipeline/index.ts";
export {
  type AskedBefore,
  askedBefore,
  type GateContext,
  type GateCourse,
  gateContext,
  gateCourse,
} from "./quality/gate/context.ts";
export { type ToldCourse, toldIn, trueElsewhere } from "./quality/gate/elsewhere.ts";
export { judge } from "./quality/gate/judge.ts";
export { courseFrom } from "./quality/metrics/courseFile.ts";
export { type CourseMetrics, metricsOf } from "./quality/metrics/metrics.ts";
export { FULL_STEP } from "./quality/metrics/text.ts";
export { placeQuestions } from "./quality/placing.ts";
export type { ReportRow } from "./quality/report/rows.ts";
export { costOf, type RunCost, rowsOf, tableOf } from "./quality/report/targets.ts";
export { readable } from "./text/addresses.ts";
export { findPassage } from "./text/findPassage.ts";
export { languageDataOf } from "./text/languages/index.ts";
export { proseOf } from "./text/markdown.ts";
export { plainText } from "./text/plainText.ts";
export { repeatedSentences } from "./text/repeated.ts";
export { cutStep, type StepTexts } from "./text/reshaping/cut.ts";
export { joinSteps } from "./text/reshaping/join.ts";
export {
  createSearchIndex,
  readForSearch,
  type SearchableText,
  type Searched,
  type SearchIndex,
} from "./text/search.ts";
export { standingSentences } from "./text/sentences.ts";
export { countStepWords, SCREENFUL, titledText, wholeText, wordsAfter } from "./text/steps.ts";
export { countWords } from "./text/words.ts";
export type * from "./types/index.ts";
export { chatFaults, type PlacedQuestion, placeQuestion, proofOf } from "./writers/chat/check.ts";
export { planFaults } from "./writers/chat/checkPlan.ts";
export { type PlacedText, placeText } from "./writers/chat/checkText.ts";
export { withoutRequest } from "./writers/chat/ownRequest.ts";
export { countPackages, packSteps } from "./writers/chat/packages.ts";
export { type ChatPlanStep, readPlan } from "./writers/chat/readPlan.ts";
export { type ReadQuestion, type RefusedStep, readQuestions } from "./writers/chat/readQuestions.ts";
export { readSecondAnswers, type SecondAnswer } from "./writers/chat/readSecondAnswers.ts";
export { readTexts } from "./writers/chat/readTexts.ts";
export { type Refused, writeQuestionRequest, writeRepair, writeRest } from "./writers/chat/requests.ts";
export {
  type AskedAgain,
  askedAgain,
  comparedWith,
  packQuestions,
  passageAround,
  writeSecondRequest,
} from "./writers/chat/secondAnswers.ts";
export {
  packTexts,
  type WrongText,
  writePlanMend,
  writePlanRequest,
  writeTextMend,
  writeTextRequest,
} from "./writers/chat/texts.ts";
export type { ChatLimits, ChatStep, ChatTextStep, CourseFrame, PackedStep } from "./writers/chat/types.ts";
export { answerFromPassages, type CitedSentence } from "./writers/model/answerQuestion.ts";
export { type ModelCheck, tryModel } from "./writers/model/check.ts";
export { estimateCost, moneyOf, type Prices } from "./writers/model/cost.ts";
export { ModelError } from "./writers/model/faults.ts";
export { materialOf, passagesOf } from "./writers/model/passages.ts";
export { openRecordings } from "./writers/model/recordings.ts";
export { MODEL_PROVIDERS, type ModelSettings, type Recordings } from "./writers/model/settings.ts";
export { countUse, type ModelUse } from "./writers/model/use.ts";
export { designOf } from "./writers/parts.ts";
export { plannedShells } from "./writers/placeholder/emergency.ts";
export { traitsOf } from "./writers/traits.ts";
