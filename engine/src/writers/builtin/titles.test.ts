import { expect, test } from "vitest";
import { documentOf } from "../../documents/fixtures/request.ts";
import { languageDataOf } from "../../text/languages/index.ts";
import type { Language } from "../../types/index.ts";
import { isGeneric, stepTitle, withoutOrdinal } from "./headings.ts";
import { builtinWriter } from "./index.ts";
import { shortened } from "./titles.ts";

test.each<[Language, string, string]>([
  ["es", "El Niño", "El Niño"],
  ["es", "Capítulo primero: aspecto físico", "Aspecto físico"],
  ["de", "Artenvielfalt im Watt", "Artenvielfalt im Watt"],
  ["de", "Erstes Kapitel: Landbrücken", "Landbrücken"],
  ["it", "Particolari della vite", "Particolari della vite"],
  ["it", "Capo IV. TRASMISSIONE DEI DOCUMENTI", "Trasmissione dei documenti"],
  ["fr", "Partie civile", "Partie civile"],
  ["fr", "Chapitre II : LA PÂTE", "La pâte"],
  ["en", "LECTURE ON PLATINUM", "Lecture on platinum"],
  ["en", "Section 4. the wick", "The wick"],
])("%s: %s is titled %s", (language, heading, title) => {
  expect(stepTitle(withoutOrdinal(heading), languageDataOf(language))).toBe(title);
});

test("long headings end at a break of their own or are not used", () => {
  expect(shortened("Landbrücken, Permanenz der Ozeane und Isostasie", 30)).toBe("Landbrücken");
  expect(shortened("A heading without any break that goes on and on", 30)).toBe("");
  expect(isGeneric("Review Questions")).toBe(true);
  expect(shortened("Fiche n°16 : Tester vos applications et vos serveurs de production", 60)).toBe(
    "Tester vos applications et vos serveurs de production",
  );
});

test("steps without a heading are named by their terms, each in its own way", async () => {
  const topics = ["copper kettle", "iron anchor", "hemp rope", "brass lamp", "glass lens"];
  const parts = topics.flatMap((topic) =>
    Array.from({ length: 24 }, (_, at): ["paragraph", string] => [
      "paragraph",
      `The ${topic} was kept in the store of house ${at} for the people of the long coast. Nobody sold the ${topic} before the winter had come to the quiet bay.`,
    ]),
  );
  const request = { documents: [documentOf(parts)], goal: null, title: null, steps: 10 };
  const context = { signal: new AbortController().signal, tell: async () => {} };
  const { plan } = await builtinWriter.plan({ ...request, language: "en", difficulty: "standard" }, context);
  const titles = plan.steps.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
  for (const topic of topics) expect(titles.some((title) => title.toLowerCase().includes(topic))).toBe(true);
  for (const title of titles) expect(title.length).toBeLessThanOrEqual(70);
});

test("a heading that stands in several chapters names no step without its chapter", async () => {
  const told = (thing: string) =>
    Array.from(
      { length: 34 },
      (_, at) => `The ${thing} of harbour ${at} was kept by careful people through every long winter.`,
    ).join(" ");
  const things = ["anchor", "beacon", "canal", "crane", "ferry", "lantern", "mast", "quay", "rudder", "sail"];
  const document = documentOf(
    things.flatMap((thing) => [
      ["heading", `The ${thing}`] as const,
      ["paragraph", told(thing)] as const,
      ["heading", "Learning outcomes"] as const,
      ["paragraph", told(`use of the ${thing}`)] as const,
    ]),
  );
  const blocks = document.blocks.map((block) =>
    block.text === "Learning outcomes" ? { ...block, level: 2 } : block,
  );
  const request = { documents: [{ ...document, blocks }], goal: null, title: null, steps: 20 };
  const context = { signal: new AbortController().signal, tell: async () => {} };
  const { plan } = await builtinWriter.plan({ ...request, language: "en", difficulty: "standard" }, context);
  const titles = plan.steps.map(({ title }) => title);
  expect(titles).not.toContain("Learning outcomes");
  expect(titles.every((title) => things.some((thing) => title.includes(thing)))).toBe(true);
});
