import { linesOf } from "@lehrpfad/contract/questions";
import { describe, expect, test } from "vitest";
import { documentOf, recorder, requestOf } from "../documents/fixtures/request.ts";
import { createQuoteCheck, quotesOf } from "../quality/quotes.ts";
import type { CourseRequest, CourseStep, RewriteRequest } from "../types/index.ts";
import { NothingAboutError, NothingNewError, NothingOtherError } from "../writers/types.ts";
import { generateCourse } from "./generate.ts";
import { GenerationProcessError, rewriteInProcess } from "./process.ts";
import { rewrite } from "./rewrite.ts";

const course: CourseRequest = requestOf(140);
const { steps } = await generateCourse(course, recorder());
const isVerbatim = createQuoteCheck(course.documents);

const asked = (fields: Partial<RewriteRequest>): RewriteRequest => ({
  ...{ kind: "step", course, steps, position: 3, avoid: [] },
  ...fields,
});
const stepAt = (position: number): CourseStep => {
  const step = steps[position - 1];
  if (!step) throw new RangeError(`no step ${position}`);
  return step;
};

/** The course after somebody wrote over its third step. */
const changed = steps.with(2, { ...stepAt(3), content: "Written by hand.", summary: "Said by hand." });

describe("what the built-in writer writes anew", () => {
  test("a step gets the text that its documents have; title, question and a summary that somebody wrote stay", async () => {
    const old = stepAt(3);
    const step = await rewrite(asked({ steps: changed }), recorder());
    expect(step).toMatchObject({
      ...{ position: 3, title: old.title, content: old.content, sources: old.sources, writer: "builtin" },
      summary: "Said by hand.",
    });
    expect(step.question).toEqual(old.question);
  });

  test("a step that is as its documents have it is not written again, nor a version that was turned down", async () => {
    await expect(rewrite(asked({}), recorder())).rejects.toBeInstanceOf(NothingOtherError);
    const first = await rewrite(asked({ steps: changed }), recorder());
    const again = rewrite(asked({ steps: changed, avoid: [first] }), recorder());
    await expect(again).rejects.toBeInstanceOf(NothingOtherError);
  });

  test("a question is another one, proved by the document, until there is none left", async () => {
    const keyOf = ({ question }: CourseStep) =>
      [question?.text, ...(question ? linesOf(question).toSorted() : [])].join("|");
    // The sections of this text say the same of other years: what the other steps ask is left away.
    const alone = steps.map((step, at) => (at === 0 ? step : { ...step, question: null, exercises: [] }));
    const seen = alone.slice(0, 1).map(keyOf);
    const avoid: CourseStep[] = [];
    const writeAll = async () => {
      for (;;) {
        const step = await rewrite(
          asked({ kind: "question", steps: alone, position: 1, avoid: [...avoid] }),
          recorder(),
        );
        expect(step.content).toBe(stepAt(1).content);
        expect(quotesOf(step).every(isVerbatim)).toBe(true);
        expect(seen).not.toContain(keyOf(step));
        seen.push(keyOf(step));
        avoid.push(step);
      }
    };
    await expect(writeAll()).rejects.toBeInstanceOf(NothingOtherError);
    expect(avoid.length).toBeGreaterThan(0);
  });

  test("no summary is made of sentences", async () => {
    const summary = rewrite(asked({ kind: "summary" }), recorder());
    await expect(summary).rejects.toBeInstanceOf(NothingOtherError);
  });

  test("a new step comes of the part of a document that is described, with a question", async () => {
    const sentences = (thing: string) =>
      Array.from(
        { length: 40 },
        (_, at) => `The ${thing} number ${at + 3} was built in ${1700 + at * 3} by a company of the harbour.`,
      ).join(" ");
    const document = documentOf(
      ["windmill", "aqueduct", "drawbridge"].flatMap((thing) => [
        ["heading", `The ${thing} of the town`] as const,
        ["paragraph", sentences(thing)] as const,
      ]),
    );
    const extra = { ...document, id: "extra", name: "extra.txt" };
    const wish = (instruction: string) =>
      rewrite(
        asked({ kind: "insert", course: { ...course, documents: [extra], instruction }, position: 4 }),
        recorder(),
      );
    const named = await wish("The drawbridge of the town");
    expect(named.title).toBe("The drawbridge of the town");
    for (const at of [3, 22, 42]) expect(named.content).toContain(`drawbridge number ${at}`);
    expect(named.content).not.toMatch(/windmill|aqueduct/);
    await expect(wish("Photosynthesis of algae")).rejects.toBeInstanceOf(NothingAboutError);
    const given = { ...course, documents: [extra], instruction: "How the aqueduct came to be" };
    const step = await rewrite(asked({ kind: "insert", course: given, position: 4 }), recorder());
    expect(step.content).toContain("aqueduct number 5");
    expect(step.content).not.toContain("windmill number 5");
    expect(step).toMatchObject({ position: 4, writer: "builtin" });
    expect(step.sources.length).toBeGreaterThan(0);
    expect(step.sources.every(createQuoteCheck([extra]))).toBe(true);
  });

  test("a new step is never a copy of one that is there, and never of a part that hardly speaks of the wish", async () => {
    const insert = (instruction: string | null, taught = steps) =>
      rewrite(
        asked({ kind: "insert", course: { ...course, instruction }, steps: taught, position: 4 }),
        recorder(),
      );
    await expect(insert(stepAt(3).title)).rejects.toBeInstanceOf(NothingNewError);
    await expect(insert(null)).rejects.toBeInstanceOf(NothingNewError);
    const half = steps.slice(0, 5);
    const fresh = await insert(null, half);
    const told = half.map(({ content }) => content).join("\n");
    const lines = fresh.content.split("\n").filter((line) => line.length > 40);
    expect(lines.some((line) => !told.includes(line))).toBe(true);
    const [word = ""] = stepAt(8)
      .title.split(" ")
      .filter(({ length }) => length > 4);
    const strange = `The migration of ${word} swallows across the southern deserts in autumn storms`;
    await expect(insert(strange, [])).rejects.toBeInstanceOf(NothingAboutError);
  });

  test("a step without a source, or without its document, is refused as it is", async () => {
    const bare = steps.with(2, { ...stepAt(3), sources: [] });
    await expect(rewrite(asked({ steps: bare }), recorder())).rejects.toBeInstanceOf(NothingOtherError);
    const gone = { ...course, documents: [] };
    await expect(rewrite(asked({ course: gone }), recorder())).rejects.toBeInstanceOf(NothingOtherError);
  });
});

describe("in a process of its own", () => {
  test("writes the same, and says why where nothing else can be written", async () => {
    const record = recorder();
    const step = await rewriteInProcess(asked({ steps: changed }), record);
    expect(step).toEqual(await rewrite(asked({ steps: changed }), recorder()));
    expect(record.events.filter(({ type }) => type === "step")).toEqual([{ type: "step", step }]);
    const bare = steps.with(2, { ...stepAt(3), sources: [] });
    const error = await rewriteInProcess(asked({ steps: bare }), recorder()).catch((reason) => reason);
    expect(error).toBeInstanceOf(GenerationProcessError);
    expect(error).toMatchObject({ fault: "nothing_other" });
    const strange = { ...course, instruction: "Photosynthesis of algae" };
    const wish = asked({ kind: "insert", course: strange, position: 4 });
    const nothing = await rewriteInProcess(wish, recorder()).catch((reason) => reason);
    expect(nothing).toMatchObject({ fault: "nothing_about" });
  });
});
