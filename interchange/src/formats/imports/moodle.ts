import type { WrittenBody } from "@lehrpfad/contract";
import { childOf, elementsOf, textOf, type XmlElement } from "../../archive/xmlTree.ts";
import { cleanQuestion, type ForeignCourse, type ForeignStep } from "./foreign.ts";
import { lastCategory, type TruthWords } from "./gift.ts";
import { htmlText } from "./html.ts";

/** The text of an element that may be HTML. */
function said(element: XmlElement | undefined): string {
  const text = textOf(childOf(element, "text") ?? element);
  const isHtml = element?.attributes.format !== "plain_text" && /<\/?[a-z][^>]*>|&[a-z#\d]+;/i.test(text);
  return (isHtml ? htmlText(text) : text).trim();
}

const fractionOf = ({ attributes }: XmlElement): number => Number(attributes.fraction ?? 0);
/** A star stands for any text unless it is escaped. */
const withoutWildcards = (text: string): string =>
  text.replace(/\\\*/g, "\u0000").replaceAll("*", "").replaceAll("\u0000", "*");

function choiceBody(question: XmlElement): WrittenBody {
  const options = elementsOf(question, "answer").map((answer) => ({
    text: said(answer),
    correct: fractionOf(answer) > 0,
    feedback: said(childOf(answer, "feedback")) || null,
  }));
  return { kind: "choice", options };
}

/** Moodle writes right and wrong in English whatever the language. */
function truthBody(question: XmlElement, { yes, no }: TruthWords): WrittenBody {
  const options = elementsOf(question, "answer").map((answer) => ({
    text: /^true$/i.test(said(answer)) ? yes : no,
    correct: fractionOf(answer) > 0,
    feedback: said(childOf(answer, "feedback")) || null,
  }));
  return { kind: "choice", options };
}

function numericBody(question: XmlElement): WrittenBody | null {
  const answers = elementsOf(question, "answer");
  const best = answers.find((answer) => fractionOf(answer) === 100) ?? answers[0];
  const value = Number(said(best).replace(",", "."));
  const tolerance = Math.abs(Number(textOf(childOf(best, "tolerance")) || 0));
  if (best === undefined || !Number.isFinite(value) || !Number.isFinite(tolerance)) return null;
  const unit = said(childOf(childOf(childOf(question, "units"), "unit"), "unit_name"));
  return { kind: "numeric", value, tolerance, unit: unit || null };
}

function bodyOf(question: XmlElement, words: TruthWords): WrittenBody | null {
  switch (question.attributes.type) {
    case "multichoice":
    case "multichoiceset":
      return choiceBody(question);
    case "truefalse":
      return truthBody(question, words);
    case "shortanswer": {
      const rights = elementsOf(question, "answer").filter((answer) => fractionOf(answer) > 0);
      return { kind: "typed", accepted: rights.map((answer) => withoutWildcards(said(answer))) };
    }
    case "numerical":
      return numericBody(question);
    case "matching": {
      const pairs = elementsOf(question, "subquestion");
      return {
        kind: "match",
        pairs: pairs.map((pair) => ({ text: said(pair), match: said(childOf(pair, "answer")) })),
      };
    }
    case "ordering":
      return {
        kind: "order",
        items: elementsOf(question, "answer").map((answer) => ({ text: said(answer) })),
      };
    case "essay":
      return { kind: "self", passage: said(childOf(question, "graderinfo")), points: [] };
    default:
      return null;
  }
}

/** Questions in Moodle's own XML, parted by their categories. */
export function readMoodleXml(quiz: XmlElement, words: TruthWords): ForeignCourse {
  const steps: ForeignStep[] = [];
  let leftOut = 0;
  for (const question of elementsOf(quiz, "question")) {
    const { type } = question.attributes;
    if (type === "category") {
      const content = said(childOf(question, "info"));
      steps.push({ title: lastCategory(said(childOf(question, "category"))), content, questions: [] });
      continue;
    }
    if (type === "description") continue;
    const body = bodyOf(question, words);
    const read =
      body &&
      cleanQuestion({
        body,
        text: said(childOf(question, "questiontext")),
        explanation: said(childOf(question, "generalfeedback")),
        hint: said(childOf(question, "hint")) || null,
      });
    if (!read) leftOut++;
    else {
      if (steps.length === 0) steps.push({ title: "", content: "", questions: [] });
      steps.at(-1)?.questions.push(read);
    }
  }
  return { title: null, language: null, steps, figures: [], leftOut };
}
