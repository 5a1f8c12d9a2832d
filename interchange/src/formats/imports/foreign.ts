import { LIMITS, type LostPart, type WrittenBody } from "@lehrpfad/contract";
import { xmlText } from "../../render/escape.ts";
import { LOST_NAME } from "../markdown/read.ts";

/** A question as another tool wrote it, in this product's kinds. */
export interface ForeignQuestion {
  body: WrittenBody;
  /** Plain text. */
  text: string;
  explanation: string;
  hint: string | null;
}

/** What belongs together in a foreign file: a page, a category, a quiz. */
export interface ForeignStep {
  title: string;
  /** Markdown; empty where there are only questions. */
  content: string;
  questions: ForeignQuestion[];
}

export interface ForeignCourse {
  /** Null where the file does not say. */
  title: string | null;
  language: string | null;
  steps: ForeignStep[];
  /** Pictures that the text shows, by the names that its `figure:` addresses have. */
  figures: { id: string; path: string; data: Uint8Array }[];
  /** Questions and other things of kinds that there are none of here, and pictures that cannot come along. */
  lost: LostPart[];
}

/** What does not come in, by the first of its names that says something. */
export const lostPart = (what: LostPart["what"], ...names: readonly string[]): LostPart => ({
  what,
  name: line(names.find((name) => name.trim() !== "") ?? "", LOST_NAME),
});

/** A text of one line, without what no text may hold. */
export const line = (text: string, longest: number): string =>
  xmlText(text).replace(/\s+/g, " ").trim().slice(0, longest);
/** A text that keeps its paragraphs. */
export const lines = (text: string, longest: number): string =>
  xmlText(text)
    .replace(/[ \t]+/g, " ")
    .replace(/ *\r?\n */g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim()
    .slice(0, longest);

const option = (text: string): string => line(text, LIMITS.optionLength);

/** The body with its texts as they may be; parts that say nothing are left out. */
function cleanBody(body: WrittenBody): WrittenBody {
  switch (body.kind) {
    case "choice": {
      const options = body.options.filter(({ text }) => option(text) !== "");
      return {
        kind: "choice",
        options: options.slice(0, LIMITS.parts).map(({ text, correct, feedback }) => ({
          text: option(text),
          correct,
          feedback: feedback ? lines(feedback, LIMITS.feedbackLength) : null,
        })),
      };
    }
    case "typed":
      return {
        kind: "typed",
        accepted: [...new Set(body.accepted.map(option))].filter(Boolean).slice(0, LIMITS.parts),
      };
    case "match":
      return {
        kind: "match",
        pairs: body.pairs
          .map(({ text, match }) => ({ text: option(text), match: option(match) }))
          .filter(({ text, match }) => text !== "" && match !== "")
          .slice(0, LIMITS.parts),
      };
    case "order":
      return {
        kind: "order",
        items: body.items.map(({ text }) => ({ text: option(text) })).slice(0, LIMITS.parts),
      };
    case "self":
      return {
        kind: "self",
        passage: lines(body.passage, LIMITS.passageLength),
        points: body.points.map((point) => line(point, LIMITS.sectionLineLength)).slice(0, LIMITS.points),
      };
    default:
      return body;
  }
}

/** Whether there is something to answer and something to compare with: what else is amiss the review shows. */
function isUsable({ text, body }: ForeignQuestion): boolean {
  if (text === "") return false;
  switch (body.kind) {
    case "choice":
      return body.options.length > 1 && body.options.some(({ correct }) => correct);
    case "typed":
      return body.accepted.length > 0;
    case "match":
      return body.pairs.length > 1;
    case "order":
      return body.items.length > 1;
    default:
      return true;
  }
}

/** A question as it can be stored; null where nothing could be answered. */
export function cleanQuestion({ body, text, explanation, hint }: ForeignQuestion): ForeignQuestion | null {
  const question = {
    body: cleanBody(body),
    text: lines(text, LIMITS.questionLength),
    explanation: lines(explanation, LIMITS.explanationLength),
    hint: hint === null || hint.trim() === "" ? null : lines(hint, LIMITS.explanationLength),
  };
  return isUsable(question) ? question : null;
}
