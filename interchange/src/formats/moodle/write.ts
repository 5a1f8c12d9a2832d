import type { Exercise, Publication } from "../../publication/types.ts";
import { escapeXml, xmlText } from "../../render/escape.ts";
import { paragraphsXhtml } from "../../render/plain.ts";
import { solutionLines } from "../../render/solution.ts";
import { element } from "../../render/xhtml.ts";
import { categoryName } from "../gift/write.ts";
import { type AskedQuestion, askedText, fractionsOf, plainInstruction, questionsOf } from "../questions.ts";

/** Text within CDATA; its end is written in two. */
function cdata(html: string): string {
  return `<![CDATA[${xmlText(html).replaceAll("]]>", "]]]]><![CDATA[>")}]]>`;
}

const text = (html: string): string => `<text>${cdata(html)}</text>`;

function rich(name: string, html: string, attributes: Record<string, string> = {}): string {
  return element(name, { ...attributes, format: "html" }, text(html));
}

const plain = (name: string, value: string): string => element(name, {}, `<text>${escapeXml(value)}</text>`);

const answer = (fraction: number, html: string, feedback = ""): string =>
  element("answer", { fraction, format: "html" }, `${text(html)}${rich("feedback", feedback)}`);
const plainAnswer = (fraction: number, value: string, more = ""): string =>
  element(
    "answer",
    { fraction, format: "plain_text" },
    `<text>${escapeXml(value)}</text>${rich("feedback", "")}${more}`,
  );

const TYPES: Record<Exercise["kind"], string> = {
  choice: "multichoice",
  typed: "shortanswer",
  numeric: "numerical",
  match: "matching",
  order: "matching",
  self: "essay",
};

/** A star in an answer stands for any text unless it is escaped. */
const withoutWildcards = (value: string): string => value.replace(/[\\*]/g, (sign) => `\\${sign}`);

function pair(question: string, answered: string): string {
  return element(
    "subquestion",
    { format: "html" },
    `${text(escapeXml(question))}${plain("answer", answered)}`,
  );
}

/** What a type of Moodle's needs besides the question itself. */
function bodyOf(exercise: Exercise, publication: Publication): string[] {
  switch (exercise.kind) {
    case "choice": {
      const { right, wrong } = fractionsOf(exercise.options);
      return [
        element("single", {}, String(right === 100)),
        element("shuffleanswers", {}, "true"),
        element("answernumbering", {}, "none"),
        ...exercise.options.map(({ text: said, correct, feedback }) =>
          answer(
            correct ? right : right === 100 ? 0 : wrong,
            paragraphsXhtml(said),
            paragraphsXhtml(feedback ?? ""),
          ),
        ),
      ];
    }
    case "typed":
      return [
        element("usecase", {}, "0"),
        ...exercise.accepted.map((accepted) => plainAnswer(100, withoutWildcards(accepted))),
      ];
    case "numeric":
      return [
        plainAnswer(100, String(exercise.value), element("tolerance", {}, String(exercise.tolerance))),
        element("unitgradingtype", {}, "0"),
        element("showunits", {}, "3"),
      ];
    case "match":
      return [
        element("shuffleanswers", {}, "true"),
        ...exercise.pairs.map(({ text: one, match }) => pair(one, match)),
      ];
    case "order":
      return [
        element("shuffleanswers", {}, "true"),
        ...exercise.items.map(({ text: item }, at) => pair(`${at + 1}.`, item)),
      ];
    case "self": {
      const points = exercise.points.map((point) => element("li", {}, escapeXml(point)));
      const held = points.length === 0 ? "" : element("ul", {}, points.join(""));
      return [
        element("responseformat", {}, "editor"),
        element("responserequired", {}, "1"),
        element("responsefieldlines", {}, "10"),
        rich("graderinfo", paragraphsXhtml(solutionLines(exercise, publication).join("\n\n")) + held),
        rich("responsetemplate", ""),
      ];
    }
  }
}

function afterwards(exercise: Exercise, publication: Publication): string {
  const own = exercise.kind === "self" ? solutionLines(exercise, publication).join("\n\n") : "";
  return paragraphsXhtml([own, exercise.explanation].filter(Boolean).join("\n\n"));
}

const LONGEST_NAME = 200;

function questionXml({ exercise, number }: AskedQuestion, publication: Publication): string {
  const instruction = element("p", {}, element("em", {}, escapeXml(plainInstruction(exercise, publication))));
  return element(
    "question",
    { type: TYPES[exercise.kind] },
    [
      "",
      plain("name", `${number} ${exercise.text.replace(/\s+/g, " ")}`.slice(0, LONGEST_NAME)),
      rich("questiontext", paragraphsXhtml(askedText(exercise)) + instruction),
      rich("generalfeedback", afterwards(exercise, publication)),
      element("defaultgrade", {}, "1"),
      element("penalty", {}, "0.3333333"),
      element("hidden", {}, "0"),
      element("idnumber", {}, exercise.id),
      ...bodyOf(exercise, publication),
      ...(exercise.hint === null ? [] : [rich("hint", paragraphsXhtml(exercise.hint))]),
      "",
    ].join("\n"),
  );
}

/**
 * The questions of a course as Moodle's own XML, in a category for each step. Moodle has no question of several
 * right options that is all or nothing: shares that cancel out take its place; an order becomes pairs of place
 * and item, and a question that one judges oneself an essay.
 */
export function writeMoodleXml(publication: Publication): string {
  let category = "";
  const questions = questionsOf(publication).flatMap((asked) => {
    const { step } = asked;
    const path = [publication.title, `${String(step.position).padStart(2, "0")} ${step.title}`];
    const own = `$course$/top/${path.map(categoryName).join("/")}`;
    const begins =
      own === category ? [] : [element("question", { type: "category" }, plain("category", own))];
    category = own;
    return [...begins, questionXml(asked, publication)];
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${questions.join("\n")}\n</quiz>\n`;
}
