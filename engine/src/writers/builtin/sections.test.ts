import { describe, expect, test } from "vitest";
import { documentOf } from "../../documents/fixtures/request.ts";
import type { BlockKind, CourseStep, Language } from "../../types/index.ts";
import { authoredIn } from "./authored.ts";
import { oneStep } from "./drafts/fixtures/oneStep.ts";
import { builtinWriter } from "./index.ts";

const context = { signal: new AbortController().signal, tell: async () => {} };
type Part = readonly [BlockKind, string];

const said = (thing: string): string =>
  Array.from(
    { length: 30 },
    (_, at) => `The old ${thing} of port ${at} was painted by careful hands before every storm season.`,
  ).join(" ");

/** The first step of a document that begins with some parts and goes on with sections of prose. */
async function firstStep(begin: readonly Part[], language: Language = "en"): Promise<CourseStep> {
  const things = ["anchor", "beacon", "canal", "crane", "ferry", "mast", "quay", "rudder", "sail"];
  const rest = things.flatMap((thing): Part[] => [
    ["heading", `The story of the ${thing}`],
    ["paragraph", said(thing)],
  ]);
  const document = documentOf([
    ["heading", "All about ports"],
    ["paragraph", said("port")],
    ...begin,
    ...rest,
  ]);
  const request = { documents: [document], goal: null, title: null, steps: 10, language };
  const planned = await builtinWriter.plan({ ...request, difficulty: "standard" }, context);
  return await planned.writeStep(1, context);
}

const HEADINGS: [Language, string, string, string][] = [
  [
    "de",
    "Lernziele",
    "Zusammenfassung",
    "Am Abend stellten die Wärter die Lampe auf den Turm, und das Meer war an der ganzen Küste ruhig.",
  ],
  [
    "en",
    "2.1 Learning Objectives",
    "Key takeaways",
    "In the evening the keepers put the lamp on the tower, and the sea was calm along the coast.",
  ],
  [
    "fr",
    "Objectifs d’apprentissage",
    "En bref",
    "Le soir, les gardiens posaient la lampe sur la tour, et la mer était calme le long de toute la côte.",
  ],
  [
    "es",
    "Objetivos de aprendizaje",
    "Resumen",
    "Por la noche los guardianes ponían la lámpara en la torre, y el mar estaba en calma en toda la costa.",
  ],
  [
    "it",
    "Obiettivi di apprendimento",
    "In sintesi",
    "La sera i guardiani mettevano la lampada sulla torre, e il mare era calmo lungo tutta la costa.",
  ],
];

describe("what the author wrote around the text", () => {
  test.each(HEADINGS)("is known by its headings in %s", (language, outcomes, summary, sentence) => {
    const prose: Part[] = [
      ["heading", "Lampe"],
      ["paragraph", sentence],
    ];
    const { analysis, step } = oneStep(language, [
      ...([
        ["heading", outcomes],
        ["list", "• Lampe"],
      ] satisfies Part[]),
      ...prose,
      ...([
        ["heading", summary],
        ["paragraph", sentence],
      ] satisfies Part[]),
    ]);
    const found = authoredIn(analysis, step);
    expect(found.objectives.map(({ text }) => text)).toEqual(["• Lampe"]);
    expect(found.summary.map(({ text }) => text)).toEqual([sentence]);
    expect(found.apart.size).toBe(4);
  });

  test("learning outcomes become objectives, each with its place, and are not shown twice", async () => {
    const { sections, content } = await firstStep([
      ["heading", "Learning outcomes"],
      ["list", "• name the parts of a port;"],
      ["list", "• explain why ports are painted."],
    ]);
    expect(sections.objectives.map(({ text, source }) => [text, source?.quote])).toEqual([
      ["Name the parts of a port", "• name the parts of a port;"],
      ["Explain why ports are painted", "• explain why ports are painted."],
    ]);
    expect(content).not.toMatch(/name the parts|Learning outcomes/);
  });

  test("outcomes that a sentence announces stand without a heading of their own", async () => {
    const { sections, content } = await firstStep([
      ["paragraph", "By the end of this section you will be able to:"],
      ["list", "name the parts of a port"],
    ]);
    expect(sections.objectives.map(({ text }) => text)).toEqual(["Name the parts of a port"]);
    expect(content).not.toContain("By the end");
    const warned = await firstStep([
      ["paragraph", "Before the storm you will need:"],
      ["list", "a rope of forty metres"],
    ]);
    expect(warned.sections.objectives).toEqual([]);
    expect(warned.content).toContain("a rope of forty metres");
  });

  test.each(["Summary", "In short", "Key takeaways"])("the author's “%s” is the summary", async (heading) => {
    const short =
      "Ports are painted before storms, because salt water eats iron, and oak rots under old paint.";
    const { summary, content } = await firstStep([
      ["heading", heading],
      ["paragraph", short],
    ]);
    expect(summary).toBe(short);
    expect(content).not.toContain("Ports are painted before storms");
  });

  test("entries under a heading that says so are a glossary from two on", async () => {
    const entries: Part[] = [
      ["paragraph", "Quay: A wall of stone along which ships are moored and unloaded."],
      ["paragraph", "Mole: A long heap of rocks that keeps the waves out of a port."],
    ];
    const { sections, content } = await firstStep([["heading", "Key terms"], ...entries]);
    expect(sections.terms.map(({ term }) => term)).toEqual(["Quay", "Mole"]);
    expect(content).not.toMatch(/Key terms|A wall of stone/);
    const told = await firstStep([
      ["heading", "Key terms"],
      ...entries,
      ["paragraph", "Both walls were built by hand in the years before the railway came to the coast."],
    ]);
    expect(told.content).toContain("Quay: A wall of stone");
    expect((await firstStep([["heading", "Two walls"], ...entries])).sections.terms).toEqual([]);
  });
});

test("nothing is made of headings and sentences where the author wrote nothing around the text", async () => {
  const { sections, summary, content } = await firstStep([]);
  expect([sections.objectives, sections.keyPoints, sections.reflections, summary]).toEqual([[], [], [], ""]);
  expect(content).toContain("The old port of port 3");
});
