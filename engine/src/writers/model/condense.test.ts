import { expect, test } from "vitest";
import { partsOf } from "./condense.ts";
import { bookOf } from "./fixtures/book.ts";

test("parts are cut between blocks and hold no more words than asked, but for a single longer block", () => {
  const document = bookOf(1, 15);
  const passages = document.blocks.map((block) => ({ document, block }));
  const parts = partsOf(passages, 300);
  expect(parts.flat()).toEqual(passages);
  for (const part of parts) {
    const words = part.reduce((sum, { block }) => sum + block.text.split(/\s+/).length, 0);
    expect(words <= 300 || part.length === 1).toBe(true);
  }
  expect(partsOf(passages, 10)).toHaveLength(passages.length);
});
