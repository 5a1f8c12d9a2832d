import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Course, countStepWords } from "@lehrpfad/engine";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const CLI = fileURLToPath(new URL("./course.ts", import.meta.url));
const SAMPLE = fileURLToPath(new URL("../../samples/agua.es.txt", import.meta.url));
let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "course-"));
});
afterAll(() => rm(folder, { recursive: true }));

function run(...args: string[]) {
  return new Promise<{ code: number; out: string; err: string }>((done) => {
    execFile(process.execPath, [CLI, ...args], { maxBuffer: 2 ** 24 }, (error, out, err) => {
      done({ code: typeof error?.code === "number" ? error.code : 0, out, err });
    });
  });
}

const lines = (text: string) => text.trim().split("\n");

describe("a report", () => {
  const lineOf = (out: string, label: string) => lines(out).find((line) => line.startsWith(label));

  test("stands in place of the course, each value beside its target", async () => {
    const file = join(folder, "reported.json");
    const { code, out } = await run(SAMPLE, "--steps", "10", "--report", "--out", file);
    expect(code).toBe(0);
    expect(lineOf(out, "unverified quotes")).toMatch(/0 +0 +ok$/);
    expect(lineOf(out, "seconds after extraction")).toMatch(/ < 15 +ok$/);
    expect(lineOf(out, "peak memory")).toMatch(/\d+ +< 600 +ok$/);
    const course: Course = JSON.parse(await readFile(file, "utf8"));
    expect(course.report.coverageMap[0]?.sections.length).toBeGreaterThan(3);

    const again = await run(SAMPLE, "--course", file);
    // Words of a step are those of the document while it is written, and of its whole text where a file is read.
    for (const [report, words] of [
      [out, course.steps.map((step) => step.words)],
      [again.out, course.steps.map((step) => countStepWords(step, "es"))],
    ] as const) {
      const [least, most] = [Math.min(...words), Math.max(...words)];
      expect(lineOf(report, "words a step")).toMatch(new RegExp(` ${least} / \\d+ / ${most}$`));
      const below = words.filter((count) => count < 500).length;
      expect(lineOf(report, "steps below 500 words")).toMatch(new RegExp(` ${below}$`));
    }
    // No file holds drafts: they are for the studio.
    const without = (report: string) =>
      lines(report).filter((line) => !/^(seconds|peak|drafts|words a step|steps below)/.test(line));
    expect(without(again.out).map((line) => line.replace(/ +/g, " "))).toEqual(
      without(out).map((line) => line.replace(/ +/g, " ")),
    );
  });

  test("measures a course of another origin and names what it leaves out", async () => {
    const file = join(folder, "own.json");
    const step = {
      title: "El agua",
      content: "El agua es un libro verde que nadie ha leído nunca en invierno.",
    };
    const question = {
      text: "¿Qué?",
      options: ["a", "a", "b", "c"].map((text) => ({ text, correct: text === "c" })),
    };
    await writeFile(file, JSON.stringify({ steps: [{ ...step, question }, step] }));
    const { code, out } = await run(SAMPLE, "--course", file);
    expect(code).toBe(0);
    expect(lineOf(out, "questions with equal options")).toMatch(/1 +0 +MISSED$/);
    expect(lineOf(out, "sentences in two steps")).toMatch(/100\.0 %.+MISSED$/);
    expect(out).toMatch(/Left out of agua\.es\.txt[\s\S]+\(paragraph \d+\): beyond_length \d+/);
  });

  test.each([
    ["no JSON at all", "{", /no JSON/],
    ["no steps", "{}", /steps is no list/],
    ["a step without content", '{"steps":[{"title":"x"}]}', /steps\[0\]\.content is no text/],
  ])("refuses %s", async (_, text, reason) => {
    const file = join(folder, "broken.json");
    await writeFile(file, text);
    const { code, out, err } = await run(SAMPLE, "--course", file);
    expect([code, out]).toEqual([1, ""]);
    expect(lines(err).at(-1)).toMatch(reason);
  });
});
