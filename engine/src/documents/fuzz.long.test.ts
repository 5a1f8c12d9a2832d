import { afterAll, expect, test } from "vitest";
import { endReader, readDamaged, readDamagedPart } from "./fixtures/damage.ts";

afterAll(endReader);

test.each([
  ["bienen.de.pdf", 110],
  ["lighthouses.en.pdf", 110],
  ["levain.fr.docx", 80],
  ["agua.es.txt", 50],
  ["bicicletta.it.txt", 50],
])("%s damaged in %i ways is read or refused by name", { timeout: 120_000 }, async (name, times) => {
  const { counts, odd } = await readDamaged(name, times);
  expect(odd).toEqual([]);
  expect([...counts.keys()]).toContain("read");
});

test("the text part of a DOCX damaged in 100 ways is read or refused by name", async () => {
  const { counts, odd } = await readDamagedPart(100);
  expect(odd).toEqual([]);
  expect([...counts.keys()]).toContain("document_damaged");
});
