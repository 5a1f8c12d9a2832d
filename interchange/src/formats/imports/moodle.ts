import type { WrittenBody } from "@lehrpfad/contract";
import { childOf, elementsOf, textOf, type XmlElement } from "../../archive/xmlTree.ts";
import {
  cleanQuestion,
  type ForeignCourse,
  type ForeignQuestion,
  type ForeignStep,
  lostPart,
} from "./foreign.ts";
import { lastCategory, type TruthWords } from "./gift.ts";
import { htmlText, type PictureText } from "./html.ts";
import { MoodlePictures } from "./moodlePictures.ts";

/** The text of an element that may be HTML. */
function said(element: XmlElement | undefined, pictureOf?: PictureText): string {
  const text = textOf(childOf(element, "text") ?? element);
  const isHtml = element?.attributes.format !== "plain_text" && /<\/?[a-z][^>]*>|&[a-z#\d]+;/i.test(text);
  return (isHtml ? htmlText(text, pictureOf) : text).trim();
}

const fractionOf = ({ attributes }: XmlElement): number => Number(attributes.fraction ?? 0);
/** A star stands for any text unless it is escaped. */
const withoutWildcards = (text: string): string =>
  text.replace(/\\\*/g, "\u0000").replaceAll("*", "").replaceAll("\u0000", "*");

function choiceBody(question: XmlElement, pictureOf: PictureText): WrittenBody {
  const options = elementsOf(question, "answer").map((answer) => ({
    text: said(answer, pictureOf),
    correct: fractionOf(answer) > 0,
    feedback: said(childOf(answer, "feedback"), pictureOf) || null,
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

function bodyOf(question: XmlElement, words: TruthWords, pictureOf: PictureText): WrittenBody | null {
  switch (question.attributes.type) {
    case "multichoice":
    case "multichoiceset":
      return choiceBody(question, pictureOf);
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
        pairs: pairs.map((pair) => ({ text: said(pair, pictureOf), match: said(childOf(pair, "answer")) })),
      };
    }
    case "ordering":
      return {
        kind: "order",
        items: elementsOf(question, "answer").map((answer) => ({ text: said(answer) })),
      };
    case "essay":
      return { kind: "self", passage: said(childOf(question, "graderinfo"), pictureOf), points: [] };
    default:
      return null;
  }
}

/** A question as it comes in; null where there is no kind for it here. */
function questionOf(question: XmlElement, words: TruthWords, pictureOf: PictureText): ForeignQuestion | null {
  const body = bodyOf(question, words, pictureOf);
  return (
    body &&
    cleanQuestion({
      body,
      text: said(childOf(question, "questiontext"), pictureOf),
      explanation: said(childOf(question, "generalfeedback"), pictureOf),
      hint: said(childOf(question, "hint"), pictureOf) || null,
    })
  );
}

/**
 * Questions in Moodle's own XML, parted by their categories. Questions here are plain text: their pictures come into the
 * text of the step, each under the name of its question.
 */
export function readMoodleXml(quiz: XmlElement, words: TruthWords): ForeignCourse {
  const steps: ForeignStep[] = [];
  const lost: ForeignCourse["lost"] = [];
  const pictures = new MoodlePictures();
  for (const question of elementsOf(quiz, "question")) {
    const { type } = question.attributes;
    if (type === "category") {
      const content = said(childOf(question, "info"));
      steps.push({ title: lastCategory(said(childOf(question, "category"))), content, questions: [] });
      continue;
    }
    if (type === "description") continue;
    const name = said(childOf(question, "name"));
    const own = pictures.of(question);
    const read = questionOf(question, words, own.pictureOf);
    if (!read) {
      lost.push(lostPart("question", name, said(childOf(question, "questiontext"))));
      continue;
    }
    const step = steps.at(-1) ?? { title: "", content: "", questions: [] };
    if (steps.length === 0) steps.push(step);
    step.content = [step.content, own.markdown(name || read.text)].filter(Boolean).join("\n\n");
    step.questions.push(read);
    lost.push(...own.lost);
  }
  return { title: null, language: null, steps, figures: pictures.figures, lost };
}
