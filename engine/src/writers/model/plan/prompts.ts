import type { CourseRequest } from "../../../types/index.ts";
import { marked, sharedInstructions } from "../prompts.ts";

/** What the model is told before it plans. */
export function planInstructions(request: CourseRequest): string {
  return [
    "You plan an interactive course as an experienced teacher would. You answer in the JSON form asked for and with nothing else.",
    ...sharedInstructions(request),
  ].join("\n");
}

const RULES = [
  "Each step has a title of 2 to 8 words that says what it teaches, and one to three objectives: what a participant can do after it, each one sentence with a verb that can be observed. Over the whole course about a third of the objectives are recall, a third understanding (explain, compare, tell why), a third application (decide, compute, use in a new situation).",
  "A link says in one sentence how a step follows from what came before; for the first step, why the course begins there.",
  "The situation is a short, concrete situation of two or three sentences that the course opens with, that a participant may meet, and that can be mastered at the end of the course.",
  "The terms are the 5 to 15 that several steps need, each with its meaning as the material gives it; all steps will use them so.",
];

/** Asks for the plan of a course from the beginnings of all pieces of its documents; `pieces` is empty for a goal alone. */
export function planPrompt({ goal, title }: CourseRequest, steps: number, pieces: string): string {
  const named = title === null ? "Give the course a title." : `The course is called: ${title}`;
  const wished = goal === null ? [] : [`The learning goal: ${goal}`];
  if (pieces === "")
    return [
      `Plan a course of ${steps} steps that reaches this learning goal, from the ground up, each step building on the ones before:\n${goal ?? ""}`,
      named,
      ...RULES,
      "There is no material: leave the parts of the steps and what is left out empty.",
    ].join("\n\n");
  return [
    `Plan a course of exactly ${steps} steps from the material below. It is shown by its headings and, for every piece, its number, its length and how it begins.`,
    named,
    ...wished,
    "Give each step the pieces that it teaches, as ranges of numbers: what belongs together in one step, in the order in which it is learnt best (mostly the document's own), each step about as long as the others. Every piece belongs to one step, or is left out with its reason. Leave out only what teaches nothing (contents, imprint, references, what is said twice)" +
      (goal === null ? "." : ", and what does not serve the goal."),
    ...RULES,
    marked(pieces),
  ].join("\n\n");
}
