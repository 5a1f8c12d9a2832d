import type { QuestionKind, WrittenBody } from "@lehrpfad/contract/questions";
import { type Fields, fieldsOf, listOf, optionalText, textOf } from "./fields.ts";

const textsOf = (value: unknown, place: string): string[] =>
  listOf(value, place).map((one, at) => textOf(one, `${place}[${at}]`));

/** What the parts of a question hold, each read at its place. */
function partsOf<Part>(value: unknown, place: string, read: (fields: Fields, place: string) => Part): Part[] {
  return listOf(value, place).map((one, at) => read(fieldsOf(one, `${place}[${at}]`), `${place}[${at}]`));
}

const READERS: { [Kind in QuestionKind]: (fields: Fields, place: string) => WrittenBody } = {
  choice: ({ options }, place) => ({
    kind: "choice",
    options: partsOf(options, `${place}.options`, ({ text, correct, feedback }, at) => ({
      text: textOf(text, `${at}.text`),
      correct: correct === true,
      ...(optionalText(feedback) ? { feedback: optionalText(feedback) } : {}),
    })),
  }),
  self: ({ passage, points }, place) => ({
    kind: "self",
    passage: optionalText(passage),
    points: points === undefined ? [] : textsOf(points, `${place}.points`),
  }),
  typed: ({ accepted }, place) => ({ kind: "typed", accepted: textsOf(accepted, `${place}.accepted`) }),
  match: ({ pairs }, place) => ({
    kind: "match",
    pairs: partsOf(pairs, `${place}.pairs`, ({ text, match }, at) => ({
      text: textOf(text, `${at}.text`),
      match: textOf(match, `${at}.match`),
    })),
  }),
  order: ({ items }, place) => ({
    kind: "order",
    items: partsOf(items, `${place}.items`, ({ text }, at) => ({ text: textOf(text, `${at}.text`) })),
  }),
  numeric: ({ value, unit, tolerance }) => ({
    kind: "numeric",
    value: typeof value === "number" ? value : Number.NaN,
    unit: optionalText(unit) || null,
    tolerance: typeof tolerance === "number" ? tolerance : 0,
  }),
};

const isKind = (value: unknown): value is QuestionKind =>
  typeof value === "string" && Object.hasOwn(READERS, value);

/** What of a question its kind decides; one that names none has options. */
export function bodyFrom(fields: Fields, place: string): WrittenBody {
  return READERS[isKind(fields.kind) ? fields.kind : "choice"](fields, place);
}
