import { expect, it } from "vitest";
import { withRecordings } from "./recordings.ts";

const named = (markdown: string) => withRecordings(markdown, (id) => ({ name: `${id}-new` }));
const told = (markdown: string) => withRecordings(markdown, () => ({ transcript: "It hums.\n\n*Loud*" }));

it("recordings get other names, wherever they stand", () => {
  expect(named('a ![x \\] y](media:r-1?k=audio&s=3) b\n\n![](<media:r-2?k=video> "t")')).toBe(
    "a ![x \\] y](media:r-1-new?k=audio&s=3) b\n\n![](media:r-2-new?k=video)",
  );
});

it("one that stays behind leaves its title, and what is said where it stands alone", () => {
  expect(told("![Bees](media:r-1?k=audio)\n\nand ![more](media:r-2?k=audio) text")).toBe(
    "*Bees*\n\n> It hums.\n>\n> \\*Loud\\*\n\nand *more* text",
  );
});

it("other images, and what only looks like one, stay", () => {
  const text = "![a](figure:f?w=1&h=1) [b](media:r?k=audio) ![c](media:none)";
  expect(named(text)).toBe("![a](figure:f?w=1&h=1) [b](media:r?k=audio) ![c](media:none)");
});

it("texts that were made to cost much are left as they are", () => {
  for (const piece of ["![", "](media:a?k=audio", '![](media:a?k "']) {
    const text = piece.repeat(2_000);
    expect(told(text)).toBe(text);
  }
});
