import { afterAll, expect, test } from "vitest";
import { endReader, readDamaged, readDamagedCopy, readDamagedPart } from "./fixtures/damage.ts";
import { epub, line, odt, pptx, shape } from "./fixtures/packages.ts";

afterAll(endReader);

test.each([
  ["bienen.de.pdf", 4],
  ["lighthouses.en.pdf", 8],
  ["levain.fr.docx", 8],
  ["agua.es.txt", 5],
  ["bicicletta.it.txt", 5],
])("%s damaged in %i ways is read or refused by name", { timeout: 120_000 }, async (name, times) => {
  const { counts, odd } = await readDamaged(name, times);
  expect(odd).toEqual([]);
  expect([...counts.keys()]).toContain("read");
});

test("the text part of a DOCX damaged in 10 ways is read or refused by name", async () => {
  const { counts, odd } = await readDamagedPart(10);
  expect(odd).toEqual([]);
  expect([...counts.keys()]).toContain("document_damaged");
});

const SENTENCE = "The keeper of the lighthouse climbed the stairs every evening to light the lamp. ";
const PAGE = `<h1>Sea</h1><ul><li>${SENTENCE}</li></ul><table><tr><td>a</td><td>b</td></tr></table><p>${SENTENCE.repeat(60)}</p>`;

test.each([
  ["HTML", Buffer.from(`<!doctype html><html><body>${PAGE}</body></html>`)],
  [
    "Markdown",
    Buffer.from(`# Sea\n\n- [a](b)\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n## Two\n\n${SENTENCE.repeat(60)}`),
  ],
  ["WebVTT", Buffer.from(`WEBVTT\n\n00:01.000 --> 00:02.000\n${SENTENCE.repeat(60)}\n`)],
  ["EPUB", epub([PAGE, PAGE])],
  ["PPTX", pptx([shape("title", line("Sea")) + shape("body", line(SENTENCE.repeat(60)))])],
  ["ODT", odt(`<text:h text:outline-level="1">Sea</text:h><text:p>${SENTENCE.repeat(60)}</text:p>`)],
])("%s damaged in 12 ways is read or refused by name", { timeout: 120_000 }, async (_, whole) => {
  expect((await readDamagedCopy(whole, 12)).odd).toEqual([]);
});
