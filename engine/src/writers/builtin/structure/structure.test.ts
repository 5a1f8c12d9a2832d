import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { recorder } from "../../../documents/fixtures/request.ts";
import { readDocument } from "../../../documents/index.ts";
import { generateCourse } from "../../../pipeline/generate.ts";
import type { Block, CourseRequest, ReadDocument, StructureWish } from "../../../types/index.ts";
import { previewCourse } from "../preview.ts";
import { structureOf } from "./structure.ts";

const NO_WISH: StructureWish = { ticked: [], unticked: [], begins: null, titles: [] };

const sentence = (about: string) =>
  `The keeper of the tower writes into the book what was done with the ${about} on that day. `;
const prose = (about: string, words: number) =>
  sentence(about)
    .repeat(Math.ceil(words / 17))
    .trim();

/** A document of headings (level, text) and paragraphs. */
function documentOf(lines: readonly ([number, string] | string)[], id = "d"): ReadDocument {
  let offset = 0;
  const blocks = lines.map((line, at): Block => {
    const [level, text] = typeof line === "string" ? [0, line] : line;
    const block = { level, text, page: null, paragraph: at + 1, offset };
    offset += text.length + 2;
    return { ...block, kind: level > 0 ? "heading" : "paragraph" };
  });
  const words = lines.flatMap((line) => (typeof line === "string" ? line : line[1]).split(" ")).length;
  const rest = { format: "txt" as const, title: null, pages: null, outline: [], notices: [] };
  return { id, name: `${id}.txt`, language: "en", words, blocks, ...rest };
}

const TOWERS = documentOf([
  [1, "Contents"],
  "1.1 Oil 1.2 Glass 1.3 Brass",
  [1, "Lamps"],
  [2, "Oil"],
  prose("oil", 300),
  [2, "Glass"],
  prose("glass", 300),
  [1, "Storms"],
  prose("storm", 400),
  [2, "After the storm"],
  prose("rope", 300),
  [1, "Ropes"],
  prose("cable", 400),
]);

const request = (documents: ReadDocument[], change: Partial<CourseRequest> = {}): CourseRequest => ({
  ...{ documents, goal: null, title: null, steps: 10, language: "en", difficulty: "standard" },
  ...change,
});

function structured(
  wish: Partial<StructureWish> = {},
  change: Partial<CourseRequest> = {},
  documents = [TOWERS],
) {
  const found = structureOf(request(documents, change), { ...NO_WISH, ...wish });
  if (!found) throw new Error("There is no structure");
  return found.structure;
}

describe("the structure of documents", () => {
  it("holds each heading with its words, and offers what is recognised as no content", () => {
    const { sections } = structured();
    expect(
      sections.map(({ title, level, joined, ticked, reason }) => [title, level, joined, ticked, reason]),
    ).toEqual([
      ["Contents", 1, false, false, "contents"],
      ["Lamps", 1, false, true, null],
      ["Oil", 2, true, true, null],
      ["Glass", 2, false, true, null],
      ["Storms", 1, false, true, null],
      ["After the storm", 2, false, true, null],
      ["Ropes", 1, false, true, null],
    ]);
    expect(sections.map(({ words }) => words)[1]).toBe(1);
    expect(sections[2]?.words).toBeGreaterThan(300);
    expect(sections.reduce((sum, { words }) => sum + words, 0)).toBe(TOWERS.words);
  });

  it("teaches what is ticked and leaves out what is not", () => {
    const [contents, , , glass] = structured().sections;
    const { sections, steps } = structured({ ticked: contents?.parts ?? [], unticked: glass?.parts ?? [] });
    expect(sections.map(({ ticked }) => ticked)).toEqual([true, true, true, false, true, true, true]);
    expect(steps.flatMap((step) => step.sections)).toEqual([0, 1, 2, 4, 5, 6]);
  });

  it("cuts where it is wished, under the titles that are wished", () => {
    const at = (paragraph: number) => ({ document: "d", paragraph });
    const wish = { begins: [at(3), at(8), at(12)], titles: [{ ...at(8), title: "Bad weather" }] };
    expect(structured(wish).steps.map(({ title, sections }) => [title, sections])).toEqual([
      ["Lamps", [1, 2, 3]],
      ["Bad weather", [4, 5]],
      ["Ropes", [6]],
    ]);
    const storms = structured().sections[4];
    const moved = structured({ ...wish, unticked: storms?.parts ?? [] });
    expect(moved.steps.map(({ sections }) => sections)).toEqual([[1, 2, 3], [5], [6]]);
  });

  it("marks what serves a goal with what stands below it, and leaves everything ticked", () => {
    const { sections } = structured({}, { goal: "Keepers know what to do in storms" });
    expect(sections.map(({ match }) => match?.by ?? null)).toEqual([
      ...[null, null, null, null, "heading", "heading", null],
    ]);
    expect(
      structured({}, { goal: "What becomes of the glass?" }).sections.map(({ match }) => match?.by),
    ).toEqual([...[undefined, undefined, undefined, "heading", undefined, undefined, undefined]]);
    const named = structured({}, { goal: "Lamps" }).sections;
    expect(named.map(({ match }) => match?.by ?? null)).toEqual([
      null,
      "heading",
      "below",
      "below",
      null,
      null,
      null,
    ]);
    expect(named.filter(({ ticked }) => ticked)).toHaveLength(6);
    expect(structured({}, { goal: "Quantum physics" }).sections.every(({ match }) => match === null)).toBe(
      true,
    );
  });

  it("does not mark by a title that covers everything, or stands over nothing", () => {
    const goal = { goal: "How people keep ships away from a coast" };
    const lines = TOWERS.blocks.map(({ kind, level, text }): [number, string] | string =>
      kind === "heading" ? [level + 1, text] : text,
    );
    for (const level of [1, 2]) {
      const { sections } = structured({}, goal, [documentOf([[level, "Towers of the coast"], ...lines])]);
      expect(sections.map(({ match }) => match).filter((match) => match !== null)).toEqual([]);
    }
  });

  it("finds a word of the goal in compounds and other forms", () => {
    const told = (about: number) =>
      `Am ${about}. Abend schreibt die Pflegerin auf, was sie an diesem Tag getan hat. `.repeat(8);
    const titles = ["Noroviren", "Händehygiene", "Wäsche", "Der Rundtanz", "Desinfektion", "Lagerung"];
    const virus = documentOf(
      titles.flatMap((title, at): ([number, string] | string)[] => [[1, title], told(at + 1)]),
    );
    const matching = (goal: string) =>
      structured({}, { goal, language: "de" }, [virus])
        .sections.filter(({ match }) => match?.by === "heading")
        .map(({ title }) => title);
    expect(matching("Was ist bei einem Norovirus-Ausbruch zu tun?")).toEqual(["Noroviren"]);
    expect(matching("Wie Bienen tanzen")).toEqual(["Der Rundtanz"]);
    expect(matching("Alle können sich die Hände reinigen")).toEqual(["Händehygiene"]);
    expect(matching("Handhygiene")).toEqual(["Händehygiene"]);
    expect(matching("Flächen richtig desinfizieren")).toEqual(["Desinfektion"]);
    expect(matching("Wie man Speisen lagert")).toEqual(["Lagerung"]);
    expect(matching("Handeln in Notfällen")).toEqual([]);
  });

  it("keeps the documents in their order", () => {
    const other = documentOf([[1, "Boats"], prose("boat", 400)], "e");
    const names = (documents: ReadDocument[]) =>
      structured({}, {}, documents).sections.map((one) => one.document);
    expect(new Set(names([other, TOWERS])).values().next().value).toBe("e");
    expect(new Set(names([TOWERS, other])).values().next().value).toBe("d");
  });

  it("stays where little is ticked, though its text has no breaks for so many steps", () => {
    const whole = documentOf([
      [1, "Oil"],
      prose("oil", 2_000),
      [1, "Glass"],
      prose("glass", 300),
      [1, "Rope"],
      prose("rope", 300),
    ]);
    const rest = [3, 5].map((from) => ({ document: "d", from, to: from + 1 }));
    expect(structured({ unticked: rest }, {}, [whole]).steps.map(({ sections }) => sections)).toEqual([[0]]);
  });

  it("is none where a step would have no paragraph of its own", () => {
    expect(structureOf(request([documentOf([prose("oil", 4_000)])]), NO_WISH)).toBeNull();
    expect(structureOf(request([documentOf([])]), NO_WISH)).toBeNull();
  });
});

describe("what a structure announces", () => {
  const FOLDER = fileURLToPath(new URL("../../../../../samples/", import.meta.url));

  it.each<[string, Partial<CourseRequest>]>([
    ["as it is suggested", {}],
    ["on an easy level", { difficulty: "elementary" }],
  ])("is what is written %s", async (_, change) => {
    const name = "bienen.de.pdf";
    const document = await readDocument(`${FOLDER}${name}`, { id: "d", name });
    const asked = request([document], { language: "de", goal: "Tanz", ...change });
    const first = structureOf(asked, NO_WISH)?.structure.sections[0];
    const wish = { ...NO_WISH, unticked: first?.parts ?? [] };
    const preview = previewCourse(asked, wish);
    const design = structureOf(asked, wish)?.design ?? null;
    const { steps, report } = await generateCourse(asked, { ...recorder(), design });
    const { sections = [], steps: cut = [] } = preview?.structure ?? {};
    const said = cut.map(({ title, sections: own }) => ({
      title,
      words: own.reduce((sum, at) => sum + (sections[at]?.words ?? 0), 0),
    }));
    expect(said).toEqual(steps.map(({ title, words }) => ({ title, words })));
    expect(preview?.words).toBe(report.words.total);
  });
});
