import { expect, test } from "vitest";
import { documentOf } from "../../documents/fixtures/request.ts";
import { languageDataOf } from "../../text/languages/index.ts";
import type { Language } from "../../types/index.ts";
import { isGeneric, stepTitle } from "./headings.ts";
import { builtinWriter } from "./index.ts";
import { shortened } from "./titles.ts";

test.each<[Language, string, string]>([
  ["es", "El Niño", "El Niño"],
  ["es", "Capítulo primero: aspecto físico", "Capítulo primero: aspecto físico"],
  ["de", "Artenvielfalt im Watt", "Artenvielfalt im Watt"],
  ["de", "Erstes Kapitel: Landbrücken", "Erstes Kapitel: Landbrücken"],
  ["de", "§ 22 Ladung", "§ 22 Ladung"],
  ["it", "Particolari della vite", "Particolari della vite"],
  ["it", "Capo IV. TRASMISSIONE DEI DOCUMENTI", "Capo IV. TRASMISSIONE DEI DOCUMENTI"],
  ["fr", "Partie civile", "Partie civile"],
  ["fr", "CHAPITRE II : LA PÂTE", "Chapitre II : la pâte"],
  ["en", "0.16128 0.08099 6 Species pool", "6 Species pool"],
  ["en", "LECTURE ON PLATINUM", "Lecture on platinum"],
  ["en", "Section 4. the wick", "Section 4. the wick"],
])("%s: %s is titled %s", (language, heading, title) => {
  expect(stepTitle(heading, languageDataOf(language))).toBe(title);
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

/** The titles of a text in which what is told of each heading fills about half a step. */
async function titlesFor(headings: readonly (readonly [level: number, heading: string])[], steps = 10) {
  const told = (at: number) =>
    Array.from(
      { length: 21 },
      (_, line) => `Harbour ${at} keeps lamp ${line} burning for careful people through every long winter.`,
    ).join(" ");
  const document = documentOf(
    headings.flatMap(([, heading], at) => [["heading", heading] as const, ["paragraph", told(at)] as const]),
  );
  const levels = new Map(headings.map(([level, heading]) => [heading, level]));
  const blocks = document.blocks.map((block) =>
    block.kind === "heading" ? { ...block, level: levels.get(block.text) ?? 1 } : block,
  );
  const request = { documents: [{ ...document, blocks }], goal: null, title: null, steps };
  const context = { signal: new AbortController().signal, tell: async () => {} };
  const { plan } = await builtinWriter.plan({ ...request, language: "en", difficulty: "standard" }, context);
  return plan.steps.map(({ title }) => title);
}

test("headings that ask are titles, without the chapter before each; a long one ends in dots", async () => {
  const titles = await titlesFor([
    [1, "Lamps and how they are kept"],
    ...["oil", "wick", "glass", "smoke", "flame", "soot"].map(
      (thing) => [2, `Where does the ${thing} come from?`] as const,
    ),
    [2, "Why?"],
    [2, "Who keeps the lamp burning in the winter, when the harbour is closed for everybody else but him?"],
  ]);
  expect(titles).toContain("Where does the wick come from?");
  expect(titles.filter((title) => title.startsWith("Lamps and how they are kept:")).length).toBeLessThan(2);
  expect(titles).not.toContain("Why?");
  const long = titles.filter((title) => title.startsWith("Who keeps"));
  expect(long.every((title) => title.length <= 70 && title.endsWith("…"))).toBe(true);
});

test("a step under a heading that many chapters have goes on under its chapter, however long that is called", async () => {
  const chapter = (thing: string) => `The keeping of a ${thing} through the long winters of the coast`;
  const parts = ["lamp", "lens", "bell"].flatMap((thing) => [
    [1, chapter(thing)] as const,
    [2, "Learning outcomes"] as const,
    [2, `Oil and ${thing}`] as const,
    [2, "Questions and doubts"] as const,
  ]);
  const titles = await titlesFor(parts);
  expect(titles).not.toContain("Learning outcomes");
  expect(titles).not.toContain("Questions and doubts");
});

test("the first step has a heading of its own, not the title of the document that goes on", async () => {
  const things = ["Lamps", "Bells", "Ropes", "Boats", "Nets", "Piers"].map((thing) => [2, thing] as const);
  const titles = await titlesFor([[1, "How harbours are kept"], ...things], 3);
  expect(titles[0]).toMatch(/^Lamps/);
  expect(titles).not.toContain("How harbours are kept");
});

test("a title names no heading whose text stands apart from the step", async () => {
  const told = (of: number) =>
    Array.from(
      { length: 14 },
      (_, at) => `The quay ${of} of harbour ${at} was kept by careful people through every long winter.`,
    ).join(" ");
  const document = documentOf([
    ...[1, 2, 3].flatMap((at) => [
      ["heading", `Chapter of quay ${at}`] as const,
      ["paragraph", told(at)] as const,
    ]),
    ["heading", "Key terms"],
    ["paragraph", "Quay: A wall of stone along which ships are moored and unloaded."],
    ["paragraph", "Mole: A long heap of rocks that keeps the waves out of a port."],
    ["heading", "Summary"],
    [
      "paragraph",
      "Quays are walls of stone, and people have kept them for as long as there were ships to be moored.",
    ],
  ]);
  const request = { documents: [document], goal: null, title: null, steps: 10 };
  const context = { signal: new AbortController().signal, tell: async () => {} };
  const { plan } = await builtinWriter.plan({ ...request, language: "en", difficulty: "standard" }, context);
  expect(plan.steps.map(({ title }) => title).join()).toContain("quay 3");
  for (const { title } of plan.steps) expect(title).not.toMatch(/Key terms|Summary/);
});
