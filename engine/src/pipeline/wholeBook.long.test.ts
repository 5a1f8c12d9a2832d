import { expect, test } from "vitest";
import { bookOf } from "../writers/model/fixtures/book.ts";
import { expectWhollyCovered, writeBook } from "./fixtures/wholeBook.ts";

test("a book of 300 pages is wholly covered: every section is taught, or named with the reason", async () => {
  const document = bookOf(60, 15);
  expect(document.words).toBeGreaterThan(80_000);
  const written = await writeBook(document, 50, 1_000);
  expect(written.course.steps).toHaveLength(50);
  expectWhollyCovered(document, written);
}, 600_000);
