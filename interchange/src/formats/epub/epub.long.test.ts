import { COURSE_LANGUAGES } from "@lehrpfad/contract";
import type { Browser } from "@playwright/test";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { afterAll, beforeAll, expect, it } from "vitest";
import { checkWithAce } from "../../../testing/ace.ts";
import { openBrowser } from "../../../testing/browser.ts";
import { hostileCourse, largeCourse, recordedCourse, sampleCourse } from "../../../testing/samples.ts";
import { collect } from "../../archive/zip.ts";
import { fromCourse } from "../../publication/fromCourse.ts";
import type { ExportedCourse } from "../../publication/types.ts";
import { exportCourse } from "../index.ts";

const OPTIONS = { passPercent: null, answers: true, figures: "full", recordings: true } as const;
const PASSED = { outcome: "pass", failures: [] };

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const write = async (course: ExportedCourse) =>
  await collect(exportCourse(await fromCourse(course), "epub", OPTIONS));

it.each(COURSE_LANGUAGES)("DAISY Ace passes a book in %s", async (language) => {
  expect(await checkWithAce(await write(await sampleCourse(language)), browser)).toEqual(PASSED);
});

it("DAISY Ace passes a book of hostile texts, one with recordings, and one of 50 steps", async () => {
  expect(await checkWithAce(await write(await hostileCourse()), browser)).toEqual(PASSED);
  expect(await checkWithAce(await write(await recordedCourse("fr")), browser)).toEqual(PASSED);
  expect(await checkWithAce(await write(await largeCourse()), browser)).toEqual(PASSED);
});

it("DAISY Ace passes a table whose corner is empty", async () => {
  const course = await sampleCourse("en");
  const steps = course.steps.map((step) => ({ ...step, content: "| | 2025 |\n| --- | --- |\n| Bees | 7 |" }));
  expect(await checkWithAce(await write({ ...course, steps }), browser)).toEqual(PASSED);
});

it("DAISY Ace would find a figure that nothing describes", async () => {
  const files = unzipSync(await write(await sampleCourse("en")));
  const name = "EPUB/steps/01.xhtml";
  const page = strFromU8(files[name] ?? new Uint8Array()).replace(/ alt="[^"]*"/, "");
  const { outcome, failures } = await checkWithAce(zipSync({ ...files, [name]: strToU8(page) }), browser);
  expect(outcome).toBe("fail");
  expect(failures).toEqual([expect.stringMatching(/^image-alt \(critical\) steps\/01\.xhtml /)]);
});
