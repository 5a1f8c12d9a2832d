import { COURSE_LANGUAGES } from "@lehrpfad/contract";
import { describe, expect, it } from "vitest";
import { hostileCourse, largeCourse, sampleCourse } from "../../testing/samples.ts";
import { elementsOf } from "../../testing/wellFormed.ts";
import { blocksOf } from "../markdown/blocks.ts";
import { blockMarkdown } from "../render/markdown.ts";
import { instructionOf, solutionLines } from "../render/solution.ts";
import { sourcesXhtml, stepXhtml } from "../render/step.ts";
import { blockText } from "../render/text.ts";
import { blocksOfStep, exercisesOfStep, fromCourse } from "./fromCourse.ts";
import type { Exercise, Publication } from "./types.ts";

const shown = (publication: Publication) => ({
  words: publication.words,
  srcOf: ({ asset }: { asset: string }) => `assets/${asset}.webp`,
  heading: 3,
  exercise: ({ kind }: Exercise) => `<p class="exercise">${kind}</p>`,
});

describe("a course in French", () => {
  it("is read once, with everything that its text holds", async () => {
    const publication = await fromCourse(await sampleCourse("fr"));
    const [first, second, third] = publication.steps;
    expect(first?.parts.map(({ exercises }) => exercises.map(({ kind }) => kind))).toEqual([
      ["typed"],
      ["numeric"],
      [],
    ]);
    expect(first?.exercises.map(({ kind }) => kind)).toEqual(["match", "order", "self", "choice"]);
    expect(first?.questionId).toBe(first?.exercises.at(-1)?.id);
    expect(first?.sections.next).toBe(second?.title);
    expect(third && [third.sections.next, third.questionId, exercisesOfStep(third)]).toEqual([
      null,
      null,
      [],
    ]);
    expect([...publication.assets.keys()]).toHaveLength(1);
    const types = new Set(first && blocksOfStep(first).map(({ type }) => type));
    expect([...types].sort()).toEqual([
      "callOut",
      "code",
      "figure",
      "formula",
      "heading",
      "list",
      "paragraph",
      "quote",
      "rule",
      "table",
    ]);
  });

  it("is well-formed XHTML with an unbroken order of headings, and says all of it", async () => {
    const publication = await fromCourse(await sampleCourse("fr"));
    for (const step of publication.steps) {
      const xhtml = `<div>${stepXhtml(step, shown(publication))}${sourcesXhtml(step, shown(publication))}</div>`;
      const elements = elementsOf(xhtml);
      expect(elements.get("script")).toBeUndefined();
      expect(elements.get("math")).toBe(2);
      expect(elements.get("img") ?? 0).toBe(step.position === 1 ? 1 : 0);
      expect(xhtml).not.toContain("pixel.gif");
      const levels = [...xhtml.matchAll(/<h(\d)/g)].map(([, level]) => Number(level));
      for (const [at, level] of levels.entries())
        expect(level - (levels[at - 1] ?? 2)).toBeLessThanOrEqual(1);
    }
  });

  it.each(COURSE_LANGUAGES)(
    "says what is right and how to answer for every kind of exercise: %s",
    async (language) => {
      const publication = await fromCourse(await sampleCourse(language));
      const exercises = publication.steps.flatMap(exercisesOfStep);
      for (const exercise of exercises) {
        expect(solutionLines(exercise, publication).join("")).not.toMatch(/undefined|^$/);
        expect(instructionOf(exercise, publication)).not.toBe("");
      }
      expect(new Set(exercises.map(({ kind }) => kind)).size).toBe(6);
    },
  );
});

describe("a publication", () => {
  it("has a version that changes with what is said, and not with when", async () => {
    const course = await sampleCourse("de");
    const { version } = await fromCourse(course);
    expect((await fromCourse({ ...course, editedAt: new Date(0) })).version).toBe(version);
    expect((await fromCourse({ ...course, title: "Anders" })).version).not.toBe(version);
  });

  it("leaves out figures whose file is gone, and files that nothing shows", async () => {
    const course = await sampleCourse("en");
    const { steps } = await fromCourse({ ...course, figures: [] });
    expect(steps.flatMap(blocksOfStep).filter(({ type }) => type === "figure")).toEqual([]);
    const [figure] = course.figures;
    const other = figure && { ...figure, id: "00000000-0000-4000-8000-000000000000" };
    const { assets } = await fromCourse({ ...course, figures: other ? [...course.figures, other] : [] });
    expect(assets.size).toBe(1);
  });

  it("holds texts of any kind without letting them become markup", async () => {
    const publication = await fromCourse(await hostileCourse());
    for (const step of publication.steps) {
      const elements = elementsOf(`<div>${stepXhtml(step, shown(publication))}</div>`);
      expect([elements.get("script"), elements.get("img")]).toEqual([
        undefined,
        step.position === 2 ? 1 : undefined,
      ]);
    }
  });

  it("may be large", async () => {
    const { steps, assets } = await fromCourse(await largeCourse(50, 6));
    expect([steps.length, assets.size]).toEqual([50, 6]);
  });
});

describe("blocks as Markdown", () => {
  it("mean the same when they are read again", async () => {
    const publication = await fromCourse(await sampleCourse("fr"));
    const options = { ...shown(publication), srcOf: () => null, heading: 2 };
    const told = publication.steps.flatMap((step) => step.parts.flatMap(({ blocks }) => blocks));
    const again = blocksOf(blockMarkdown(told, options));
    const withoutFigures = told.map((block) =>
      block.type === "figure" ? { type: "paragraph" as const, tight: false, inlines: [] } : block,
    );
    expect(again.map(({ type }) => type)).toEqual(withoutFigures.map(({ type }) => type));
    const texts = (blocks: typeof told) => blockText(blocks.filter(({ type }) => type !== "paragraph"));
    expect(texts(again)).toBe(texts(withoutFigures));
  });

  it("keep signs that Markdown would take for its own", () => {
    const [paragraph] = blocksOf("1\\. \\*a\\* \\<b\\> \\`c\\` \\[d\\]");
    const text = blockMarkdown(paragraph ? [paragraph] : [], {
      words: {} as never,
      srcOf: () => null,
      heading: 2,
    });
    expect(blocksOf(text)).toEqual([paragraph]);
  });
});
