import type { Answer } from "@lehrpfad/contract";
import type { PlayerExercise } from "../../src/player/data.ts";

/** Characters of a typed answer that are kept. */
const TYPED = 100;
const NONE = "-";

const digit = (index: number) => (index < 0 ? NONE : index.toString(36));
const index = (sign: string) => Number.parseInt(sign, 36);

/**
 * An answer in as few characters as possible, none of them `,` or `;`. What somebody wrote to compare it is not kept: it
 * is nobody else's business.
 */
export function shorten(exercise: PlayerExercise, answer: Answer | null): string {
  if (answer === null) return "";
  if (exercise.kind === "choice" && answer.kind === "choice") {
    const chosen = exercise.options.map(({ id }) => (answer.selected.includes(id) ? 1 : 0));
    return Number.parseInt(`0${chosen.join("")}`, 2).toString(36);
  }
  if (exercise.kind === "match" && answer.kind === "match") {
    const given = new Map(answer.matched.map(({ item, match }) => [item, match]));
    return exercise.pairs
      .map(({ id }) => digit(exercise.pairs.findIndex(({ matchId }) => matchId === given.get(id))))
      .join("");
  }
  if (exercise.kind === "order" && answer.kind === "order") {
    return answer.order.map((id) => digit(exercise.items.findIndex((item) => item.id === id))).join("");
  }
  if (answer.kind === "typed" || answer.kind === "numeric") {
    return encodeURIComponent(answer.text.slice(0, TYPED).toWellFormed());
  }
  return "";
}

/** The answer that `shorten` made this text of; null where nothing was kept of it. */
export function lengthen(exercise: PlayerExercise, text: string, level: number): Answer | null {
  const { kind } = exercise;
  if (kind === "self") return { kind, text: "", level };
  if (text === "") return null;
  switch (kind) {
    case "choice": {
      const chosen = index(text).toString(2).padStart(exercise.options.length, "0");
      return { kind, selected: exercise.options.filter((_, at) => chosen[at] === "1").map(({ id }) => id) };
    }
    case "match": {
      const matched = exercise.pairs.flatMap(({ id }, at) => {
        const match = exercise.pairs[index(text[at] ?? NONE)];
        return match ? [{ item: id, match: match.matchId }] : [];
      });
      return { kind, matched };
    }
    case "order":
      return { kind, order: [...text].flatMap((sign) => exercise.items[index(sign)]?.id ?? []) };
    default:
      return { kind, text: decodeURIComponent(text) };
  }
}
