import type { Exercise, Publication } from "../publication/types.ts";
import { escapeXml } from "../render/escape.ts";
import { solutionLines } from "../render/solution.ts";
import { element } from "../render/xhtml.ts";
import { askedText, mixed, plainInstruction } from "./questions.ts";

const list = (lines: readonly string[], name: "ul" | "ol", type: string | null = null): string =>
  element(name, { type }, lines.map((line) => element("li", {}, escapeXml(line))).join(""));

/** What one chooses among or puts together; nothing tells what is right. */
export function choicesOf(exercise: Exercise): { lines: string[]; others: string[] } {
  switch (exercise.kind) {
    case "choice":
      return { lines: exercise.options.map(({ text }) => text), others: [] };
    case "match":
      return {
        lines: exercise.pairs.map(({ text }) => text),
        others: mixed(exercise.pairs, ({ match }) => match).map(({ match }) => match),
      };
    case "order":
      return { lines: mixed(exercise.items, ({ text }) => text).map(({ text }) => text), others: [] };
    default:
      return { lines: [], others: [] };
  }
}

/** A question on paper or in a book: to be thought over, its solution elsewhere (`more`). */
export function exerciseXhtml(exercise: Exercise, publication: Publication, more: string): string {
  const { lines, others } = choicesOf(exercise);
  return element(
    "div",
    { class: "exercise", id: `q-${exercise.id}` },
    [
      element("p", { class: "question" }, element("strong", {}, escapeXml(askedText(exercise)))),
      element("p", { class: "instruction" }, escapeXml(plainInstruction(exercise, publication))),
      ...(lines.length === 0 ? [] : [list(lines, "ol", others.length > 0 ? "1" : "a")]),
      ...(others.length === 0 ? [] : [list(others, "ol", "A")]),
      more,
    ].join("\n"),
  );
}

/** What is right, why, and for a question that one judges oneself what an answer holds. */
export function solutionXhtml(exercise: Exercise, publication: Publication): string {
  const right = solutionLines(exercise, publication);
  const said = exercise.kind === "self" ? right.map((line) => element("p", {}, escapeXml(line))) : [];
  return [
    element("p", { class: "question" }, element("strong", {}, escapeXml(askedText(exercise)))),
    ...(exercise.kind === "self" ? said : [list(right, exercise.kind === "order" ? "ol" : "ul")]),
    ...(exercise.kind === "self" && exercise.points.length > 0 ? [list(exercise.points, "ul")] : []),
    ...(exercise.explanation === "" ? [] : [element("p", {}, escapeXml(exercise.explanation))]),
  ].join("\n");
}
