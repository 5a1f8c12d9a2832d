import { describe, expect, test } from "vitest";
import { documentOf } from "../../documents/fixtures/request.ts";
import type { BlockKind, CourseStep, LeftOutReason, ReadDocument } from "../../types/index.ts";
import { LIGHTS, questionAt, soundCourse, sourceAt, stepOf } from "../fixtures/lights.ts";
import { coverageOf } from "./coverage.ts";

const AIM = { language: "en", goal: null, leftOut: [] } as const;
const { steps: SOUND } = soundCourse();

const sectionsOf = (document: ReadDocument, steps: readonly CourseStep[], aim = {}) =>
  coverageOf([document], steps, { ...AIM, ...aim }).map[0]?.sections ?? [];

const step = (content: string, position = 1): CourseStep => ({
  ...stepOf(position, "A step", []),
  content,
  question: null,
});

describe("the coverage map", () => {
  test("says of each section where it is taught and tested, or why it is left out", () => {
    const [lamp, lens, references] = sectionsOf(LIGHTS, SOUND);
    expect(lamp).toMatchObject({
      title: "1. The lamp",
      level: 1,
      page: 1,
      paragraph: 1,
      words: 34,
      taughtWords: 34,
      state: "taught",
      taughtIn: [1],
      testedIn: [1],
      leftOut: [],
    });
    expect(lens).toMatchObject({ title: "2. The lens", state: "taught", taughtIn: [2], testedIn: [2] });
    expect(references).toMatchObject({ state: "left_out", taughtIn: [], testedIn: [] });
    expect(references?.leftOut).toEqual([{ reason: "references", words: 13 }]);
  });

  test("counts words worth teaching apart from the others", () => {
    const coverage = coverageOf([LIGHTS], SOUND, AIM);
    expect(coverage).toMatchObject({ share: 1, words: 79, teachable: 66 });
    const half = coverageOf([LIGHTS], SOUND.slice(0, 1), AIM);
    expect(half.share).toBeCloseTo(34 / 66, 5);
    expect(half.map[0]).toMatchObject({ documentName: "lights.txt", words: 79, taughtWords: 34 });
  });

  test("names numbers of what is taught and figures that are in no step", () => {
    const text =
      "The tower on the rock was built of granite by a hundred men in 1811 and is 35.5 m high, with 168 stairs and 2 keepers.";
    const read = documentOf([
      ["heading", "2.10 The tower"],
      ["paragraph", text],
      ["paragraph", "Its light was seen from a ship that was 27 miles away on the sea."],
    ]);
    const figure = {
      ...{ page: null, width: 9, height: 9, bytes: 9, alt: "", caption: "" },
      captionParagraph: null,
    };
    const figures = [2, 3].map((paragraph) => ({ ...figure, paragraph, id: `figure-${paragraph}` }));
    const document = { ...read, figures };
    const told = `## The tower\n\n![](figure-2)\n\n${text.replace("168", "many").replace("35.5", "35")}`;
    const [tower] = sectionsOf(document, [step(told)]);
    expect(tower?.missing).toEqual({ numbers: ["35.5", "168"], figures: 1 });
    const whole = read.blocks.map((block) => block.text).join("\n\n");
    const [kept] = sectionsOf(document, [step(`${whole}\n\n![](figure-2) ![](figure-3)`)]);
    expect(kept).not.toHaveProperty("missing");
  });

  test("a section may stand in two steps, and be partly taught", () => {
    const [lamp] = sectionsOf(LIGHTS, [stepOf(1, "The lamp", [2]), stepOf(2, "Fabric", [3, 2])]);
    expect(lamp?.taughtIn).toEqual([1, 2]);
    const [, lens] = sectionsOf(LIGHTS, [stepOf(1, "Light", [5])]);
    expect(lens).toMatchObject({ state: "partly", taughtIn: [1] });
    expect(lens?.leftOut).toEqual([{ reason: "beyond_length", words: 14 + 3 }]);
  });

  test("a heading of many sections is taught only where what stands under it is", () => {
    const copper = "Copper is put into the crucible and melts after a while in the fire.";
    const iron = "A bar of iron stays hard until the bellows have worked for an hour.";
    const document = documentOf([
      ["heading", "Objective"],
      ["paragraph", copper],
      ["heading", "Objective"],
      ["paragraph", iron],
    ]);
    const [first, second] = sectionsOf(document, [step(`## Objective\n\n${copper}`)]);
    expect(first).toMatchObject({ state: "taught", taughtIn: [1] });
    expect(second).toMatchObject({ taughtWords: 0, taughtIn: [] });
  });

  test("a right option that stands in another passage tests that one too", () => {
    const question = questionAt(2, {
      options: questionAt(2).options.map((option, at) =>
        at === 1 ? { text: LIGHTS.blocks[5]?.text ?? "", correct: true } : option,
      ),
    });
    const [lamp, lens] = sectionsOf(LIGHTS, [
      stepOf(1, "The lamp", [2, 3], { question }),
      stepOf(2, "The lens", [5, 6], { question: null }),
    ]);
    expect([lamp?.testedIn, lens?.testedIn]).toEqual([[1], [1]]);
  });

  test("finds text that Markdown marks: escapes, lists, numbers, tables", () => {
    const document = documentOf([
      ["list", "1. Fill the lamp with clean oil [twice]."],
      ["list", "Trim."],
      ["table", "| lamp | colour |\n|---|---|\n| old | red |"],
    ]);
    const content =
      "1. Fill the lamp with clean oil \\[twice\\].\n- Trim.\n\n| lamp | colour |\n|---|---|\n| old | red |";
    expect(coverageOf([document], [step(content)], AIM).share).toBe(1);
    expect(coverageOf([document], [step("Trim the lamp, which is old and red.")], AIM).share).toBe(0);
  });

  test("five common words in a row do not make a step teach a passage", () => {
    const [lamp] = sectionsOf(LIGHTS, [
      step("By the old keeper of the harbour a boat was built in a very cold winter."),
    ]);
    expect(lamp).toMatchObject({ state: "left_out", taughtIn: [] });
  });

  test("a model's step teaches what its verified sources name, in its own words", () => {
    const own = { content: "A person lights it every evening.", question: null };
    const taughtBy = (writer: "model" | "builtin", quote?: string) => {
      const sources = [{ ...sourceAt(2), ...(quote ? { quote } : {}) }];
      const [lamp] = sectionsOf(LIGHTS, [{ ...stepOf(1, "Evening", [2]), ...own, writer, sources }]);
      return [lamp?.taughtIn, lamp?.taughtWords];
    };
    expect(taughtBy("model")).toEqual([[1], 19]);
    expect(taughtBy("model", "The lamp was never lit")).toEqual([[], 0]);
    expect(taughtBy("builtin")).toEqual([[], 0]);
  });

  test("what a model taught nowhere is neither too short nor beyond the length of the course", () => {
    const written = stepOf(1, "The lamp", [2], { writer: "model", sources: [sourceAt(2)] });
    const [lamp, lens, references] = sectionsOf(LIGHTS, [written]);
    expect(lamp?.leftOut).toEqual([{ reason: "untaught", words: 15 }]);
    expect(lens?.leftOut.map(({ reason }) => reason)).toEqual(["untaught"]);
    expect(references?.leftOut.map(({ reason }) => reason)).toEqual(["references"]);
  });

  test("a model's exercises ask about their passages, what stands in for its question about none", () => {
    const exercise = { ...questionAt(5), origin: "model", section: 1 } as const;
    const standIn = { ...questionAt(2), origin: "placeholder", reason: "There was none." } as const;
    const testedIn = (writer: "model" | "builtin") => {
      const fields = { writer, question: standIn, exercises: [exercise] };
      return sectionsOf(LIGHTS, [stepOf(1, "The lamp", [2, 5], fields)]).map((section) => section.testedIn);
    };
    expect(testedIn("model")).toEqual([[], [1], []]);
    expect(testedIn("builtin")).toEqual([[1], [], []]);
  });

  test("a heading over headings fares as they do", () => {
    const parts = LIGHTS.blocks.map(({ kind, text }): [BlockKind, string] => [kind, text]);
    const document = documentOf([["heading", "All of it"], ...parts]);
    const nested = {
      ...document,
      blocks: document.blocks.map((block, at) =>
        block.kind === "heading" && at > 0 ? { ...block, level: 2 } : block,
      ),
    };
    const [whole] = sectionsOf(nested, SOUND);
    expect(whole).toMatchObject({
      group: true,
      state: "partly",
      taughtIn: [1, 2],
      testedIn: [1, 2],
      leftOut: [],
    });
    expect(sectionsOf(nested, [])[0]).toMatchObject({ state: "left_out", taughtIn: [] });
    const [alone] = sectionsOf(documentOf([["heading", "All of it"]]), []);
    expect(alone).toMatchObject({ group: false, state: "left_out", words: 3 });
  });

  test("text without headings and long sections come in runs with their opening words", () => {
    const long = (name: string): [BlockKind, string] => [
      "paragraph",
      `${name} begins here with some words ${"and so on ".repeat(60)}until it ends.`,
    ];
    const document = documentOf(Array.from({ length: 10 }, (_, at) => long(`Part${at}`)));
    const sections = sectionsOf(document, []);
    expect(sections).toHaveLength(3);
    expect(sections[0]).toMatchObject({
      level: 0,
      title: "Part0 begins here with some words and so on and …",
    });
    expect(sections.reduce((sum, { words }) => sum + words, 0)).toBe(document.words);
    const headed = documentOf([
      ["heading", "All"],
      ...Array.from({ length: 10 }, (_, at) => long(`Part${at}`)),
    ]);
    expect(sectionsOf(headed, []).map(({ title, level }) => [title.slice(0, 5), level])).toEqual([
      ["All", 1],
      ["Part4", 0],
      ["Part7", 0],
    ]);
  });
});

describe("why something is left out", () => {
  const reasonsOf = (parts: [BlockKind, string][], aim = {}) =>
    sectionsOf(documentOf(parts), [], aim).flatMap(({ leftOut }) => leftOut.map(({ reason }) => reason));
  const PROSE = "The keeper of the tower lights the lamp at dusk and winds the clockwork every night.";

  test.each<[LeftOutReason, [BlockKind, string][]]>([
    [
      "contents",
      [
        ["heading", "2 Table of Contents"],
        ["paragraph", PROSE],
      ],
    ],
    ["contents", [["paragraph", "The lamp ............ 12"]]],
    [
      "contents",
      [
        ["heading", "Inhaltsverzeichnis"],
        ["paragraph", PROSE],
      ],
    ],
    [
      "references",
      [
        ["heading", "Bibliografía"],
        ["paragraph", PROSE],
      ],
    ],
    [
      "references",
      [
        ["heading", "Références bibliographiques"],
        ["paragraph", PROSE],
      ],
    ],
    [
      "licence",
      [
        ["heading", "GNU Free Documentation License"],
        ["paragraph", PROSE],
      ],
    ],
    [
      "licence",
      [["paragraph", "Copyright © 2020 by the keepers of the tower. All rights reserved in any land."]],
    ],
    [
      "front_matter",
      [
        ["heading", "Remerciements"],
        ["paragraph", PROSE],
      ],
    ],
    ["footnote", [["footnote", PROSE]]],
    ["label", [["paragraph", "Tower A"]]],
    ["unreadable", [["paragraph", "1 = 2 + 3 − 4 × 5 ÷ 6 / 7 % 8 = 9 + 10 − 11 and"]]],
    [
      "other_language",
      [["paragraph", "Die Lampe wird von dem Wärter in der Nacht auf dem Turm nicht mit Öl versorgt."]],
    ],
    ["too_short", [["paragraph", "The lamp is lit at dusk."]]],
    ["beyond_length", [["paragraph", PROSE]]],
  ])("%s: %j", (reason, parts) => {
    expect(reasonsOf(parts)).toEqual(parts.flatMap(([kind]) => (kind === "heading" ? [] : [reason])));
  });

  test("what comes after the references is text again", () => {
    const parts: [BlockKind, string][] = [
      ["heading", "References"],
      ["paragraph", PROSE],
      ["heading", "Appendix on lamps"],
      ["paragraph", PROSE.replace("dusk", "dawn")],
    ];
    expect(reasonsOf(parts)).toEqual(["references", "beyond_length"]);
  });

  test("a text that came before is repeated", () => {
    expect(
      reasonsOf([
        ["heading", "One"],
        ["paragraph", PROSE],
        ["heading", "Two"],
        ["paragraph", PROSE],
      ]),
    ).toEqual([...["beyond_length", "repeated", "beyond_length"]]);
  });

  test("the goal, where there is one", () => {
    expect(reasonsOf([["paragraph", PROSE]], { goal: "the lens" })).toEqual(["not_about_goal"]);
    expect(coverageOf([documentOf([["paragraph", PROSE]])], [], { ...AIM, goal: "the lens" }).share).toBe(1);
  });

  test("what the writer says comes first", () => {
    const leftOut = [{ document: "d", paragraph: 1, reason: "repeated" }];
    expect(reasonsOf([["footnote", PROSE]], { leftOut })).toEqual(["repeated"]);
    expect(reasonsOf([["footnote", PROSE]], { leftOut: [{ ...leftOut[0], document: "e" }] })).toEqual([
      "footnote",
    ]);
  });
});
