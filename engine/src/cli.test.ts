import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { linesOf } from "@lehrpfad/contract/questions";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Course } from "./types/index.ts";

const CLI = fileURLToPath(new URL("./cli.ts", import.meta.url));
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

test("a course as JSON on standard output, progress on standard error", async () => {
  const { code, out, err } = await run(SAMPLE, "--steps", "12");
  expect(code).toBe(0);
  const course: Course = JSON.parse(out);
  expect(course).toMatchObject({ language: "es", writer: "builtin", report: { unverifiedQuotes: 0 } });
  expect(course.steps).toHaveLength(12);
  const text = (await readFile(SAMPLE, "utf8")).replace(/\s+/g, " ");
  for (const { question, exercises, sections, sources } of course.steps) {
    for (const { source } of sections.keyPoints) expect(text).toContain(source?.quote);
    for (const asked of [question, ...exercises]) {
      expect(asked && linesOf(asked)).not.toEqual([]);
      expect(text).toContain(asked?.source?.quote);
    }
    expect(sources.length).toBeGreaterThan(0);
  }
  expect(err).toContain("generating_steps");
  expect(err).toContain("12/12");
});

test("a course as Markdown in a file", async () => {
  const file = join(folder, "course.md");
  const { code, out } = await run(SAMPLE, "--steps", "10", "--format", "markdown", "--out", file);
  expect([code, out]).toEqual([0, ""]);
  const markdown = await readFile(file, "utf8");
  expect(markdown).toMatch(/^# .+\n\n## 1\. /);
  expect(markdown.match(/^\*(?:choice|self|typed|match|order), \w+\*$/gm)?.length).toBeGreaterThanOrEqual(10);
  expect(markdown).toContain("**De qué trata este paso**\n\n- ");
  expect(markdown.match(/^### Lo esencial$/gm)?.length).toBe(10);
  expect(markdown.match(/^\*El siguiente paso trata de: .+\*$/gm)?.length).toBe(9);
});

test("a goal alone gives titled shells", async () => {
  const { code, out } = await run("--goal", "Bienen halten", "--language", "de");
  const course: Course = JSON.parse(out);
  expect([code, course.writer, course.steps.length]).toEqual([0, "placeholder", 10]);
});

describe("is refused with one line", () => {
  test("a file that is too short, in the language asked for", async () => {
    const file = join(folder, "short.txt");
    await writeFile(file, "Bienen sind Insekten. Sie leben in einem Volk zusammen. ".repeat(3));
    const { code, out, err } = await run(file, "--language", "de");
    expect([code, out]).toEqual([1, ""]);
    expect(lines(err)).toEqual([expect.stringMatching(/zu kurz/)]);
  });

  test.each([
    [["missing.pdf"], /no such file/],
    [[SAMPLE, "--steps", "9"], /from 10 to 50/],
    [[SAMPLE, "--language", "pl"], /--language/],
    [[SAMPLE, "--colour", "red"], /--colour/],
  ])("%j", async (args, reason) => {
    const { code, out, err } = await run(...args);
    expect([code, out]).toEqual([1, ""]);
    expect(lines(err).at(-1)).toMatch(reason);
  });
});
