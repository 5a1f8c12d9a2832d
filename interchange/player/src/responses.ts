import type { Answer } from "@lehrpfad/contract";
import type { PlayerExercise } from "../../src/player/data.ts";

/** An answer in the words of SCORM and xAPI (cmi.interactions). */
export interface Interaction {
  type: "choice" | "fill-in" | "matching" | "sequencing" | "numeric";
  /** What was answered, and what would have been right. */
  response: string;
  pattern: string;
}

/** What stands between two parts, and between the two sides of one. */
export interface Separators {
  part: string;
  pair: string;
}

/** Options have a letter each, which every system takes for an id. */
export const letter = (at: number): string => String.fromCharCode("a".charCodeAt(0) + Math.max(0, at));

/** As an interaction; null for what one judges oneself. */
export function interactionOf(
  exercise: PlayerExercise,
  answer: Answer,
  { part, pair }: Separators,
): Interaction | null {
  if (exercise.kind === "choice" && answer.kind === "choice") {
    const join = (isIn: (option: { id: string; correct: boolean }) => boolean) =>
      exercise.options.flatMap((option, at) => (isIn(option) ? [letter(at)] : [])).join(part);
    return {
      type: "choice",
      response: join(({ id }) => answer.selected.includes(id)),
      pattern: join(({ correct }) => correct),
    };
  }
  if (exercise.kind === "match" && answer.kind === "match") {
    const { pairs } = exercise;
    const given = new Map(answer.matched.map(({ item, match }) => [item, match]));
    const join = (matchOf: (pair: { id: string; matchId: string }) => string | undefined) =>
      pairs
        .map(
          (one, at) =>
            `${letter(at)}${pair}${letter(pairs.findIndex(({ matchId }) => matchId === matchOf(one)))}`,
        )
        .join(part);
    return {
      type: "matching",
      response: join(({ id }) => given.get(id)),
      pattern: join(({ matchId }) => matchId),
    };
  }
  if (exercise.kind === "order" && answer.kind === "order") {
    const places = answer.order.map((id) => exercise.items.findIndex((item) => item.id === id));
    return {
      type: "sequencing",
      response: places.map(letter).join(part),
      pattern: exercise.items.map((_, at) => letter(at)).join(part),
    };
  }
  if (exercise.kind === "typed" && answer.kind === "typed") {
    return { type: "fill-in", response: answer.text, pattern: exercise.accepted[0] ?? "" };
  }
  if (exercise.kind === "numeric" && answer.kind === "numeric") {
    // People write numbers in many ways, with units: the words say them all.
    return { type: "fill-in", response: answer.text, pattern: String(exercise.value) };
  }
  return null;
}
