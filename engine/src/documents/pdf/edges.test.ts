import { expect, test } from "vitest";
import { lines, type Placed, pdf } from "../fixtures/pdf.ts";
import { DEFAULT_READ_LIMITS } from "../limits.ts";
import { readPdf } from "./index.ts";

const read = async (...args: Parameters<typeof pdf>) => readPdf(await pdf(...args), DEFAULT_READ_LIMITS);
const BODY = Array.from(
  { length: 12 },
  (_, index) => `this is line ${index} of the page and it is long enough to fill it nicely`,
);

test("running headers, footers and page numbers are removed, a single line at the edge stays", async () => {
  const page = (number: number): Placed[] => [
    { text: "Annual report of the lighthouse service", x: 60, y: 40 },
    ...lines(
      BODY.map((line) => `${line} ${number}`),
      60,
      100,
    ),
    { text: `Page ${number} of 4`, x: 280, y: 760 },
  ];
  const last: Placed[] = [...page(4), { text: "Printed once on the last page only.", x: 60, y: 740 }];
  const { blocks } = await read([page(1), page(2), page(3), last]);
  const text = blocks.map((block) => block.text).join("\n");
  expect(text).not.toMatch(/Annual report|Page \d of/);
  expect(text).toContain("Printed once on the last page only.");
});

test("headers that differ from page to page are told by the place they share with page numbers", async () => {
  const titles = ["Oil", "Glass", "Brass", "Rope", "Stone"];
  const pages = titles.map((title, index) => [
    ...lines(
      BODY.map((line) => `${line} of ${title.toLowerCase()}`),
      60,
      100,
    ),
    { text: `About ${title.toLowerCase()} and its use`, x: 60, y: 760 },
    { text: `${index + 1}`, x: 520, y: 760 },
  ]);
  const { blocks } = await read(pages);
  expect(blocks.map((block) => block.text).join("\n")).not.toContain("and its use");
});

test("headers of short chapters are told by the number of the chapter that all of them begin with", async () => {
  const pages = ["oil", "glass", "brass", "rope", "stone"].map((thing, index) => [
    { text: `CHAPTER ${index + 1}. ON ${thing.toUpperCase()}`, x: 60, y: 40 },
    ...lines(
      BODY.map((line) => `${line} of ${thing}`),
      60,
      100,
    ),
  ]);
  const { blocks } = await read(pages);
  expect(blocks.map((block) => block.text).join("\n")).not.toContain("CHAPTER");
});

test("numbered headings that begin some pages stay", async () => {
  const pages = ["oil", "glass", "brass", "rope", "stone", "wood", "tar", "wax"].map((thing, index) => [
    {
      text: index % 2 === 0 ? `Article ${index + 1} On ${thing}` : `The use of ${thing} is told here.`,
      x: 60,
      y: 80,
    },
    ...lines(
      BODY.map((line) => `${line} of ${thing}`),
      60,
      100,
    ),
  ]);
  const { blocks } = await read(pages);
  const text = blocks.map((block) => block.text).join("\n");
  expect(text).toContain("Article 1 On oil");
  expect(text).toContain("Article 7 On tar");
});
