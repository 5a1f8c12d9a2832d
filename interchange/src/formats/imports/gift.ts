import type { WrittenBody } from "@lehrpfad/contract";
import { type GIFTQuestion, parse, type TextFormat } from "gift-pegjs";
import { ImportError } from "../markdown/errors.ts";
import {
  cleanQuestion,
  type ForeignCourse,
  type ForeignQuestion,
  type ForeignStep,
  lostPart,
} from "./foreign.ts";
import { htmlText } from "./html.ts";

/** What stands for right and wrong where a file has only these two. */
export interface TruthWords {
  yes: string;
  no: string;
}

const plain = (said: TextFormat | null | undefined): string => {
  if (!said) return "";
  return said.format === "html" || /<\/?[a-z][^>]*>/i.test(said.text) ? htmlText(said.text) : said.text;
};

type Numbers = Extract<GIFTQuestion, { type: "Numerical" }>["choices"];

function numericBody(choices: Numbers): WrittenBody | null {
  const best = Array.isArray(choices)
    ? (choices.find(({ isCorrect, weight }) => isCorrect && (weight ?? 100) === 100) ?? choices[0])?.text
    : choices;
  if (!best) return null;
  const { type, number, range, numberHigh, numberLow } = best;
  if (type === "high-low" && numberHigh !== undefined && numberLow !== undefined) {
    return {
      kind: "numeric",
      unit: null,
      value: (numberHigh + numberLow) / 2,
      tolerance: Math.abs(numberHigh - numberLow) / 2,
    };
  }
  return number === undefined
    ? null
    : { kind: "numeric", unit: null, value: number, tolerance: Math.abs(range ?? 0) };
}

function bodyOf(question: GIFTQuestion, { yes, no }: TruthWords): WrittenBody | null {
  switch (question.type) {
    case "MC":
      return {
        kind: "choice",
        options: question.choices.map(({ text, isCorrect, weight, feedback }) => ({
          text: plain(text),
          correct: weight === null ? isCorrect : weight > 0,
          feedback: plain(feedback) || null,
        })),
      };
    case "TF":
      return {
        kind: "choice",
        options: [
          { text: yes, correct: question.isTrue, feedback: null },
          { text: no, correct: !question.isTrue, feedback: null },
        ],
      };
    case "Short":
      return {
        kind: "typed",
        accepted: question.choices
          .filter(({ weight }) => weight === null || weight > 0)
          .map(({ text }) => plain(text)),
      };
    case "Numerical":
      return numericBody(question.choices);
    case "Matching":
      return {
        kind: "match",
        pairs: question.matchPairs.map(({ subquestion, subanswer }) => ({
          text: plain(subquestion),
          match: subanswer,
        })),
      };
    case "Essay":
      return { kind: "self", passage: plain(question.globalFeedback), points: [] };
    default:
      return null;
  }
}

function questionOf(question: GIFTQuestion, words: TruthWords): ForeignQuestion | null {
  const body = bodyOf(question, words);
  if (body === null || !("stem" in question)) return null;
  const explanation =
    "globalFeedback" in question && question.type !== "Essay" ? plain(question.globalFeedback) : "";
  return cleanQuestion({ body, text: plain(question.stem), explanation, hint: null });
}

/** The last part of a path of categories, in which slashes of names are doubled. */
export function lastCategory(path: string): string {
  return (
    path
      .replaceAll("//", "\u0000")
      .split("/")
      .at(-1)
      ?.replaceAll("\u0000", "/")
      .replace(/^\d+ /, "")
      .trim() ?? ""
  );
}

/** Questions in GIFT, parted by their categories. @throws ImportError with the line where it cannot be read */
export function readGift(text: string, words: TruthWords): ForeignCourse {
  let found: GIFTQuestion[];
  try {
    found = parse(text.replace(/^\ufeff/, "").replace(/\r\n?/g, "\n"));
  } catch (error) {
    const at =
      error instanceof Error && "location" in error ? (error.location as { start?: { line?: number } }) : {};
    throw new ImportError("gift_line", String(at.start?.line ?? 1));
  }
  const steps: ForeignStep[] = [];
  const lost: ForeignCourse["lost"] = [];
  for (const one of found) {
    if (one.type === "Category") {
      steps.push({ title: lastCategory(one.title), content: "", questions: [] });
      continue;
    }
    if (one.type === "Description") continue;
    const question = questionOf(one, words);
    if (question === null)
      lost.push(lostPart("question", one.title ?? "", "stem" in one ? plain(one.stem) : ""));
    else {
      if (steps.length === 0) steps.push({ title: "", content: "", questions: [] });
      steps.at(-1)?.questions.push(question);
    }
  }
  return { title: null, language: null, steps, figures: [], lost };
}
