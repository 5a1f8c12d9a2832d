import { createHash } from "node:crypto";
import { exercisesOfStep } from "../publication/fromCourse.ts";
import type { Exercise, Publication, PublishedStep } from "../publication/types.ts";
import { escapeXml } from "../render/escape.ts";
import { paragraphsXhtml } from "../render/plain.ts";
import { instructionOf, solutionLines } from "../render/solution.ts";
import { element } from "../render/xhtml.ts";

/** A question of a course and where it is asked. */
export interface AskedQuestion {
  step: PublishedStep;
  exercise: Exercise;
  /** A short name that no other question of the course has: "02.1". */
  number: string;
}

/** All questions and exercises of a course in the order in which they are asked. */
export function questionsOf({ steps }: Publication): AskedQuestion[] {
  const digits = String(steps.length).length;
  return steps.flatMap((step) =>
    exercisesOfStep(step).map((exercise, at) => ({
      step,
      exercise,
      number: `${String(step.position).padStart(Math.max(2, digits), "0")}.${at + 1}`,
    })),
  );
}

/** How a question is answered where nothing can be dragged or clicked as on its own page. */
export function plainInstruction(exercise: Exercise, publication: Publication): string {
  return exercise.kind === "order"
    ? publication.words.exported.order_places
    : instructionOf(exercise, publication);
}

/** The text of a question with the unit in which its number is meant. */
export function askedText({ text, ...exercise }: Exercise): string {
  return exercise.kind === "numeric" && exercise.unit ? `${text} (${exercise.unit})` : text;
}

/** What is said after an answer, as XHTML: why, and for a question that one judges oneself what an answer holds. */
export function explanationXhtml(exercise: Exercise, publication: Publication): string {
  if (exercise.kind !== "self") return paragraphsXhtml(exercise.explanation);
  const points = exercise.points.map((point) => element("li", {}, escapeXml(point)));
  const held = points.length === 0 ? "" : element("ul", {}, points.join(""));
  const passage = paragraphsXhtml(solutionLines(exercise, publication).join("\n\n"));
  return passage + held + paragraphsXhtml(exercise.explanation);
}

/** Things in an order that their right one cannot be told by, the same at each export. */
export function mixed<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  const keyed = items.map((item) => ({ item, key: createHash("sha256").update(keyOf(item)).digest("hex") }));
  const sorted = keyed.sort((one, other) => (one.key < other.key ? -1 : 1)).map(({ item }) => item);
  const unmixed = sorted.length > 1 && sorted.every((item, at) => item === items[at]);
  return unmixed ? [...sorted.slice(1), ...sorted.slice(0, 1)] : sorted;
}

/** Points of a right option and of a wrong one in percent, so that guessing all of them gives nothing. */
export function fractionsOf(options: readonly { correct: boolean }[]): { right: number; wrong: number } {
  const rights = options.filter(({ correct }) => correct).length;
  const round = (value: number): number => Math.round(value * 100_000) / 100_000;
  return {
    right: round(100 / Math.max(1, rights)),
    wrong: rights === options.length ? 0 : -round(100 / (options.length - rights)),
  };
}
