import { test } from "vitest";
import { bookOf } from "../writers/model/fixtures/book.ts";
import { expectWhollyCovered, writeBook } from "./fixtures/wholeBook.ts";

test("a document that the model cannot be shown at once is wholly covered", async () => {
  const document = bookOf(12, 6);
  expectWhollyCovered(document, await writeBook(document, 10, 300));
});
