/* What only looks at texts of steps: apart from the index, so that a process that does that loads nothing else. */

export { type FoundPassage, findPassage, type PassageTask } from "./text/findPassage.ts";
export { proseOf } from "./text/markdown.ts";
export { repeatedSentences } from "./text/repeated.ts";
export { type Cut, type CutStep, cutStep, listCuts, type StepTexts } from "./text/reshaping/cut.ts";
export { joinSteps } from "./text/reshaping/join.ts";
export { standingSentences } from "./text/sentences.ts";
export { countStepWords } from "./text/steps.ts";
