import { expect, it } from "vitest";
import { divideAtHeadings, passagesOfDocument } from "./rules.ts";
import { passagesOfStep } from "./shared/courseIndex.ts";

it("divides a text at its headings of any level", () => {
  const parts = divideAtHeadings("Before.\n\n## One *two*\n\nUnder it.\n\n### Three\nMore.");
  expect(parts.map(({ heading, body }) => [heading, body.trim()])).toEqual([
    ["", "Before."],
    ["One two", "Under it."],
    ["Three", "More."],
  ]);
});

it("finds the code that a paragraph of a step announces with it", () => {
  const content =
    "One writes it down. For example:\n\n```\nhoney = 15\n```\n\nThis is kept.\n\n```\nwax = 2\n```\n\n- a\n- b";
  const passages = passagesOfStep({ id: "s", position: 1, title: "Bees", content });
  expect(passages.map(({ text }) => text)).toEqual([
    "One writes it down. For example:\nhoney = 15",
    "This is kept.",
    "a",
    "b",
  ]);
});

it("takes a fence that nothing ends for text", () => {
  const content = "Text.\n\n```a\nOne.\n\n~~~\n```b\nTwo.";
  const passages = passagesOfStep({ id: "s", position: 1, title: "Bees", content });
  expect(passages.map(({ text }) => text)).toEqual(["Text.", "b", "Two."]);
});

it("makes a passage of each paragraph, with the list that belongs to it, and none of tables and headings", () => {
  const piece = (kind: string, text: string, paragraph: number) => ({ kind, text, paragraph, page: 3 });
  const pieces = [
    piece("heading", "Winter", 1),
    piece("paragraph", "Two things are needed:", 2),
    piece("list", "honey", 3),
    piece("list", "warmth", 4),
    piece("table", "| a |", 5),
    piece("paragraph", "Then it is spring.", 6),
  ];
  const passages = passagesOfDocument(pieces, { id: "d", name: "bees.pdf" });
  expect(passages.map(({ heading, text, source }) => [heading, text, source?.paragraph])).toEqual([
    ["Winter", "Two things are needed:\nhoney\nwarmth", 2],
    ["Winter", "Then it is spring.", 6],
  ]);
});
