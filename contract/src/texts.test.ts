import { describe, expect, it } from "vitest";
import { numbersIn } from "./questions/numeric/reading.ts";
import { comparisonKey, isSameAsBefore } from "./questions.ts";
import { composed, escapeHtml, hashText, numberParts, withoutMarks } from "./texts.ts";

it("hashes a text as FNV-1a does", () => {
  expect(hashText("")).toBe(0x811c9dc5);
  expect(hashText("a")).toBe(0xe40c292c);
  expect(hashText("foobar")).toBe(0xbf9cf968);
});

it("escapes what HTML would read", () => {
  expect(escapeHtml('<a title="x">&amp;</a>')).toBe("&lt;a title=&quot;x&quot;&gt;&amp;amp;&lt;/a&gt;");
});

describe("the parts of a text", () => {
  it("begin at the headings of the two upper levels that it has", () => {
    expect(numberParts([0, 2, 0, 4, 0, 3, 0])).toEqual([0, 1, 1, 1, 1, 2, 2]);
    expect(numberParts([3, 4, 5])).toEqual([0, 1, 1]);
  });

  it("count none before a heading that begins the text", () => {
    expect(numberParts([2, 0, 2])).toEqual([0, 0, 1]);
  });

  it("are one without headings", () => {
    expect(numberParts([0, 0])).toEqual([0, 0]);
    expect(numberParts([])).toEqual([]);
  });
});

describe("marks on letters", () => {
  it("are taken off, whether they stand alone or not", () => {
    const text = "Ça coûte 1 Ångström; Übergröße, ệ, भाषा, 한글, ﬁ";
    const usual = text.normalize("NFD").replace(/\p{M}/gu, "");
    for (const form of ["NFC", "NFD"] as const) expect(withoutMarks(text.normalize(form))).toBe(usual);
  });

  it("stay on a letter, up to thirty", () => {
    expect(composed("Ça e\u0301\u0323")).toBe("Ça e\u0301\u0323".normalize("NFC"));
    expect(composed(`a${"\u0316".repeat(50)}b`)).toBe(`a${"\u0316".repeat(30)}b`);
  });

  const rows = ["\u0316\u0301", "\u0301\u0316\u05b0\u0591", "\u0f73", "\ufdfa"].map(
    (marks) => `a${marks.repeat(100_000 / marks.length)}`,
  );
  it.each([
    ["withoutMarks", withoutMarks],
    ["composed", composed],
    ["comparisonKey", (text: string) => comparisonKey(text, "en")],
    ["isSameAsBefore", (text: string) => isSameAsBefore([option(text), option(text)], 1)],
    ["numbersIn", (text: string) => numbersIn(text, null)],
  ])("take %s no time in long rows", (_name, read) => {
    const begun = performance.now();
    for (const row of rows) read(row);
    // It was 30 seconds and more.
    expect(performance.now() - begun).toBeLessThan(3_000);
  });
});

const option = (text: string) => ({ id: "a", text, correct: true, feedback: null });
