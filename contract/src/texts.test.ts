import { describe, expect, it } from "vitest";
import { escapeHtml, hashText, numberParts } from "./texts.ts";

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
