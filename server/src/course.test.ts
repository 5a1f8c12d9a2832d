import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Course } from "@lehrpfad/engine";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { goodReply } from "../../engine/src/writers/model/fixtures/replies.ts";
import { scriptedServer } from "../../engine/src/writers/model/fixtures/scripted.ts";
import { writtenBy } from "../testing/modelServer.ts";

const CLI = fileURLToPath(new URL("./course.ts", import.meta.url));
const SAMPLE = fileURLToPath(new URL("../../samples/agua.es.txt", import.meta.url));
const ENGLISH = fileURLToPath(new URL("../../samples/lighthouses.en.pdf", import.meta.url));
let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "course-"));
});
afterAll(() => rm(folder, { recursive: true }));

const run = (...args: string[]) => runWith({}, ...args);

function runWith(settings: Record<string, string>, ...args: string[]) {
  const env = { ...process.env, ...settings };
  return new Promise<{ code: number; out: string; err: string }>((done) => {
    execFile(process.execPath, [CLI, ...args], { maxBuffer: 2 ** 24, env }, (error, out, err) => {
      done({ code: typeof error?.code === "number" ? error.code : 0, out, err });
    });
  });
}

const lines = (text: string) => text.trim().split("\n");

test("a course as JSON on standard output, progress on standard error", async () => {
  const { code, out, err } = await run(SAMPLE, "--steps", "10");
  expect(code).toBe(0);
  const course: Course = JSON.parse(out);
  expect(course).toMatchObject({ language: "es", writer: "builtin", report: { unverifiedQuotes: 0 } });
  expect(course.steps).toHaveLength(10);
  const text = (await readFile(SAMPLE, "utf8")).replace(/\s+/g, " ");
  for (const { question, exercises, sections, sources } of course.steps) {
    for (const { source } of sections.keyPoints) expect(text).toContain(source?.quote);
    expect([question, exercises]).toEqual([null, []]);
    expect(sources.length).toBeGreaterThan(0);
  }
  // Drafts of questions are for the studio: no file holds them.
  expect(out).not.toContain('"drafts"');
  expect(err).toContain("generating_steps");
  expect(err).toContain("10/10");
});

test("a course as Markdown in a file", async () => {
  const file = join(folder, "course.md");
  const { code, out } = await run(SAMPLE, "--steps", "10", "--format", "markdown", "--out", file);
  expect([code, out]).toEqual([0, ""]);
  const markdown = await readFile(file, "utf8");
  expect(markdown).toMatch(/^# .+\n\n## 1\. /);
  expect(markdown).not.toMatch(/^\*(?:choice|self|typed|match|order), \w+\*$/m);
  // The document says nothing of what one will learn, and nothing is made up.
  expect(markdown).not.toMatch(/De qué trata este paso|### Lo esencial/);
  expect(markdown.match(/^\*El siguiente paso trata de: .+\*$/gm)?.length).toBe(9);
});

test("with a language model set, the model writes, and it is said who wrote", async () => {
  const model = await scriptedServer(goodReply);
  const settings = writtenBy(model);
  const prices = { MODEL_PRICE_INPUT: "1", MODEL_PRICE_OUTPUT: "2", MODEL_PRICE_CURRENCY: "CHF" };
  const { code, out, err } = await runWith({ ...settings, ...prices }, ENGLISH, "--steps", "10");
  await model.close();
  const course: Course = JSON.parse(out);
  expect([code, course.writer]).toEqual([0, "model"]);
  expect(err).toContain(`${course.steps.length} steps: ${course.steps.length} by scripted`);
  const requests = model.asked.length;
  const used = `${requests} requests, ${requests * 100} tokens in, ${requests * 50} tokens out`;
  expect(err).toMatch(new RegExp(`^${used}, [\\d.]+ s, ${(requests * 0.0002).toFixed(4)} CHF$`, "m"));
  expect((await run(SAMPLE, "--steps", "10")).err).toContain("10 steps: 10 by the built-in writer");
});

test("what a model answered is recorded, and replayed without an address or a key", async () => {
  const model = await scriptedServer(goodReply);
  const kept = join(folder, "kept");
  const settings = writtenBy(model);
  const recorded = await runWith(settings, ENGLISH, "--steps", "10", "--record", kept);
  await model.close();
  expect([recorded.code, (await readdir(kept)).sort()[0]]).toEqual([0, "check-of-step-01.1.json"]);
  const replayed = await runWith({ MODEL_NAME: "replayed" }, ENGLISH, "--steps", "10", "--replay", kept);
  const texts = (out: string) => (JSON.parse(out) as Course).steps.map(({ content }) => content);
  expect(texts(replayed.out)).toEqual(texts(recorded.out));
  expect(replayed.err).toContain("10 by replayed");

  await rm(join(kept, "step-03.1.json"));
  const { err } = await runWith({}, ENGLISH, "--steps", "10", "--replay", kept);
  expect(err).toMatch(/no answer to 1 of \d+ requests: there is no recording step-03\.1\.json/);
  expect(err).toContain("1 by the built-in writer");
  expect((await run(SAMPLE, "--record", join(folder, "none"))).err).toContain("no model to record");
});

test("settings of a model that cannot work are refused with their name", async () => {
  const { code, err } = await runWith({ MODEL_PROVIDER: "compatible" }, SAMPLE);
  expect([code, err]).toEqual([1, expect.stringContaining("MODEL_NAME")]);
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
    [[SAMPLE, "--replay", "nowhere"], /There is no folder nowhere/],
  ])("%j", async (args, reason) => {
    const { code, out, err } = await run(...args);
    expect([code, out]).toEqual([1, ""]);
    expect(lines(err).at(-1)).toMatch(reason);
  });
});
