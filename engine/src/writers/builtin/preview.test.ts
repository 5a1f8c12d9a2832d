import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { recorder } from "../../documents/fixtures/request.ts";
import { readDocument } from "../../documents/index.ts";
import { generateCourse, generatePlan } from "../../pipeline/generate.ts";
import { previewInProcess } from "../../pipeline/index.ts";
import type { CourseDesign, CourseRequest } from "../../types/index.ts";
import { previewCourse } from "./preview.ts";

const FOLDER = fileURLToPath(new URL("../../../../samples/", import.meta.url));
const name = "bienen.de.pdf";
const document = await readDocument(`${FOLDER}${name}`, { id: "d", name });
const request: CourseRequest = {
  ...{ documents: [document], goal: null, title: null, steps: 10 },
  ...{ language: "de" as const, difficulty: "standard" as const },
};

describe("what is announced is what is written", () => {
  test.each<[string, Partial<CourseRequest>]>([
    ["all of a document", {}],
    ["more steps than it gives", { steps: 30 }],
    ["what a goal selects", { goal: "Wie Bienen tanzen" }],
    ["what an easy level leaves", { difficulty: "elementary" }],
  ])("of %s", async (_, change) => {
    const asked = { ...request, ...change };
    const preview = previewCourse(asked);
    const { steps, report } = await generateCourse(asked, recorder());
    expect(preview?.steps.map(({ title, words }) => ({ title, words }))).toEqual(
      steps.map(({ title, words }) => ({ title, words })),
    );
    expect(preview?.words).toBe(report.words.total);
  });

  test("tells how much of the document a goal selects", () => {
    const preview = previewCourse({ ...request, goal: "Wie Bienen tanzen" });
    expect(preview?.material).toBe(document.words);
    expect(preview?.selected).toBeLessThan(document.words);
    expect(preview?.notices.map(({ code }) => code)).toContain("left_out_goal");
    expect(previewCourse(request)?.selected).toBe(document.words);
  });

  test("says before and after that a level is out of reach", async () => {
    const hard = { ...request, difficulty: "elementary" as const };
    const said = previewCourse(hard)?.notices.find(({ code }) => code === "level_not_reached");
    expect(said?.params).toMatchObject({ least: 80 });
    expect(Number(said?.params.reached)).toBeLessThan(70);
    const { report } = await generateCourse(hard, recorder());
    expect(report.notices).toContainEqual(said);
    const codes = previewCourse({ ...request, difficulty: "university" })?.notices.map(({ code }) => code);
    expect(codes).not.toContain("level_not_reached");
  });

  test("is nothing where nothing could be taught, also in a process of its own", async () => {
    expect(previewCourse({ ...request, documents: [{ ...document, blocks: [] }] })).toBeNull();
    const { signal } = new AbortController();
    expect(await previewInProcess(request, signal)).toEqual(previewCourse(request));
  });
});

describe("a plan of the built-in writer", () => {
  const planOf = async (asked: CourseRequest): Promise<CourseDesign> => {
    const record = recorder();
    expect(await generatePlan(asked, record, null)).toBeNull();
    const told = record.events.find((event) => event.type === "plan");
    if (told?.type !== "plan" || !told.plan.design) throw new Error("No plan was told");
    return told.plan.design;
  };

  test("has the titles, objectives and borders of the course that it becomes", async () => {
    const design = await planOf(request);
    expect(design.writer).toBe("builtin");
    const { steps } = await generateCourse(request, recorder());
    const planned = await generateCourse(request, { ...recorder(), design });
    expect(design.steps.map(({ title }) => title)).toEqual(steps.map(({ title }) => title));
    expect(planned.steps.map(({ title, content }) => [title, content])).toEqual(
      steps.map(({ title, content }) => [title, content]),
    );
    for (const { objectives } of design.steps) expect(objectives.length).toBeGreaterThan(0);
  });

  test("gives each paragraph to one step, or leaves it out", async () => {
    const { steps, leftOut, aside = [] } = await planOf({ ...request, goal: "der Tanz der Bienen" });
    const places = [
      ...steps.flatMap(({ parts }) =>
        parts.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, at) => from + at)),
      ),
      ...[...leftOut, ...aside].map(({ paragraph }) => paragraph),
    ];
    expect(new Set(places).size).toBe(places.length);
    expect(leftOut.length).toBeGreaterThan(0);
  });

  test("is written as its creator changed it: renamed, moved, merged, dropped, taken in", async () => {
    const design = await planOf({ ...request, goal: "der Tanz der Bienen" });
    const [first, second, third, ...rest] = design.steps;
    const isText = (at: number) => document.blocks[at - 1]?.kind === "paragraph";
    const taken = design.leftOut.find(({ paragraph }) => isText(paragraph));
    if (!first || !second || !third || !taken) throw new Error("The plan has too few steps");
    const part = { document: taken.document, from: taken.paragraph, to: taken.paragraph };
    const changed = {
      ...design,
      steps: [
        { ...third, title: "Now the third", objectives: [{ text: "Say why", level: "recall" as const }] },
        { ...first, title: "Both at once", parts: [...first.parts, ...second.parts, part] },
        ...rest.slice(1),
      ],
    };
    const asked = { ...request, goal: "der Tanz der Bienen", steps: changed.steps.length };
    const { steps, report } = await generateCourse(asked, { ...recorder(), design: changed });
    expect(steps.map(({ title }) => title)).toEqual(changed.steps.map(({ title }) => title));
    expect(steps[0]?.sections.objectives).toEqual([{ text: "Say why", source: null }]);
    const paragraphs = (at: number) => new Set(steps[at]?.sources.map(({ paragraph }) => paragraph));
    const begun = [...first.parts, ...second.parts].map(({ to }) => to);
    for (const paragraph of begun) expect(paragraphs(1)).toContain(paragraph);
    expect(paragraphs(1)).toContain(taken.paragraph);
    const dropped = rest[0]?.parts.map(({ to }) => to) ?? [];
    const cited = new Set(steps.flatMap(({ sources }) => sources.map(({ paragraph }) => paragraph)));
    for (const paragraph of dropped) expect(cited).not.toContain(paragraph);
    expect(report.unverifiedQuotes).toBe(0);
  });

  test("is none for a text without a break, which is written at once", async () => {
    const [block] = document.blocks.filter(({ kind }) => kind === "paragraph");
    if (!block) throw new Error("The sample has no paragraph");
    const text = document.blocks
      .filter(({ kind }) => kind === "paragraph")
      .map((one) => one.text)
      .join(" ");
    const whole = { ...document, blocks: [{ ...block, text, paragraph: 1, offset: 0 }] };
    const course = await generatePlan({ ...request, documents: [whole] }, recorder(), null);
    expect(course?.steps.length).toBeGreaterThan(1);
  });
});
