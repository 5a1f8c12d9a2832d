import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { heavyPage, operators, textAt } from "./fixtures/heavyPage.ts";
import { readDocument } from "./index.ts";

const folder = mkdtempSync(join(tmpdir(), "heavy-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SENTENCE = "The keeper lit the lamp.";
const onLine = (text: string) => (at: number) => textAt(50, 780 - at * 0.003, text);
const linesOf = (times: number) => operators(times, onLine(SENTENCE));

/** Pieces of a sentence that never ends, one on top of another all over the page. */
const scattered = (at: number) =>
  `/F 10 Tf ${textAt((at * 37) % 560, (at * 91) % 780, "the keeper lit the lamp and")}`;

/** What comes of reading: "read", or why it was refused; of a limit of reading which one. */
async function outcome(data: Uint8Array): Promise<string> {
  const path = join(folder, "heavy.pdf");
  writeFileSync(path, data);
  const limits = { milliseconds: 60_000 };
  return await readDocument(path, { id: "d", name: "heavy.pdf", limits }).then(
    () => "read",
    (error: { code: string; params?: { reason?: string } }) => error.params?.reason ?? error.code,
  );
}

/**
 * A file of a few kilobytes may hold a page of millions of operators: it is read, or refused for what it is, in time
 * that grows with their number. Some took its square, or ran out of stack.
 */
it.each([
  [
    "a text of 20 MB behind each other",
    () => heavyPage(operators(2_900_000, () => "(a) Tj")),
    "document_too_short",
  ],
  [
    "200,000 letters at one place",
    () => heavyPage(operators(200_000, () => textAt(50, 700, "a"))),
    "document_too_short",
  ],
  ["150,000 lines", () => heavyPage(linesOf(150_000)), "read"],
  ["110,000 footnotes", () => heavyPage(operators(110_000, onLine(`* ${SENTENCE}`))), "read"],
  ["110,000 pieces of one sentence", () => heavyPage(operators(110_000, scattered)), "read"],
  [
    "5,000 bookmarks that lead to 110,000 lines",
    () =>
      heavyPage(
        linesOf(110_000),
        Array.from({ length: 5_000 }, (_, at) => `The keeper ${at}`),
      ),
    "read",
  ],
])("a page of %s is read in time that grows with it", { timeout: 120_000 }, async (_, make, expected) => {
  expect(await outcome(make())).toBe(expected);
});
