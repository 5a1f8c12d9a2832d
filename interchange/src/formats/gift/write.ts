import type { Exercise, Publication } from "../../publication/types.ts";
import { xmlText } from "../../render/escape.ts";
import { solutionLines } from "../../render/solution.ts";
import { askedText, fractionsOf, questionsOf } from "../questions.ts";

/** A text in GIFT: its signs are escaped, and its lines are one. */
function escaped(text: string): string {
  return xmlText(text)
    .replace(/[\\~=#{}:]/g, (sign) => `\\${sign}`)
    .replace(/\r\n?|\n/g, "\\n")
    .replace(/\t/g, " ")
    .trim();
}

const feedback = (text: string | null | undefined): string => (text ? `#${escaped(text)}` : "");

/** What stands between the braces. */
function answersOf(exercise: Exercise): string[] {
  switch (exercise.kind) {
    case "choice": {
      const { right, wrong } = fractionsOf(exercise.options);
      const isSingle = right === 100;
      return exercise.options.map(({ text, correct, feedback: said }) => {
        const share = isSingle ? (correct ? "=" : "~") : `~%${correct ? right : wrong}%`;
        return `${share}${escaped(text)}${feedback(said)}`;
      });
    }
    case "typed":
      return exercise.accepted.map((answer) => `=${escaped(answer)}`);
    case "numeric":
      return [`#${exercise.value}:${exercise.tolerance}`];
    case "match":
      return exercise.pairs.map(({ text, match }) => `=${escaped(text)} -> ${escaped(match)}`);
    case "order":
      return exercise.items.map(({ text }, at) => `=${at + 1}. -> ${escaped(text)}`);
    case "self":
      return [];
  }
}

/** What is said after the answer: the explanation, and for a question that one judges oneself what an answer holds. */
function afterwards(exercise: Exercise, publication: Publication): string {
  const own = exercise.kind === "self" ? [...solutionLines(exercise, publication), ...exercise.points] : [];
  return [...own, exercise.explanation].filter((line) => line.trim() !== "").join("\n");
}

/**
 * The questions of a course in GIFT, as Moodle reads them. An order becomes pairs of place and item; a question
 * that one judges oneself an essay; there are no images.
 */
export function writeGift(publication: Publication): string {
  const asked = questionsOf(publication);
  let category = "";
  const lines = asked.flatMap(({ step, exercise, number }) => {
    const said = afterwards(exercise, publication);
    const answers = [...answersOf(exercise), ...(said === "" ? [] : [`####${escaped(said)}`])];
    const path = [publication.title, `${String(step.position).padStart(2, "0")} ${step.title}`];
    const own = `$CATEGORY: $course$/top/${path.map(categoryName).join("/")}`;
    const begins = own === category ? [] : [`${own}\n`];
    category = own;
    const inside = answers.length === 0 ? "" : `\n\t${answers.join("\n\t")}\n`;
    return [
      ...begins,
      `::${number} ${escaped(exercise.text).slice(0, NAME)}::[plain]${escaped(askedText(exercise))} {${inside}}\n`,
    ];
  });
  return `${lines.join("\n")}`;
}

const NAME = 80;

/** A name within a path of categories, whose slashes are doubled. */
export function categoryName(name: string): string {
  return xmlText(name).replace(/\s+/g, " ").replaceAll("/", "//").trim();
}
