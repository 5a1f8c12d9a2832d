/* What only looks at texts of steps: apart from the index, so that a process that does that loads nothing else. */

export { type Cut, type CutStep, cutStep, listCuts, type StepTexts } from "./text/reshaping/cut.ts";
export { countStepWords } from "./text/steps.ts";
