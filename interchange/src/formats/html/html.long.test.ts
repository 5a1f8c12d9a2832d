import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { AxeBuilder } from "@axe-core/playwright";
import { COURSE_LANGUAGES } from "@lehrpfad/contract";
import type { Browser, Page } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser } from "../../../testing/browser.ts";
import { hostileCourse, sampleCourse } from "../../../testing/samples.ts";
import { answerChoice, goOn } from "../../../testing/taking.ts";
import { collect } from "../../archive/zip.ts";
import { fromCourse } from "../../publication/fromCourse.ts";
import type { ExportedCourse } from "../../publication/types.ts";
import { exportCourse } from "../index.ts";

const OPTIONS = { passPercent: null, answers: true, figures: "full", recordings: true } as const;
const EXERCISES = 6;

let browser: Browser;
let folder: string;
beforeAll(async () => {
  browser = await openBrowser();
  folder = await mkdtemp(path.join(tmpdir(), "exported-"));
});
afterAll(async () => {
  await browser.close();
  await rm(folder, { recursive: true });
});

/** Opens the file as somebody does who was sent it: from the disk, without a connection. */
async function open(course: ExportedCourse) {
  const publication = await fromCourse(course);
  const file = path.join(folder, `${course.id}-${course.title.length}.html`);
  await writeFile(file, await collect(exportCourse(publication, "html", OPTIONS)));
  const context = await browser.newContext({ offline: true });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on("console", (message) => faults.push(message.text()));
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith("file:") && !url.startsWith("data:")) faults.push(url);
  });
  await page.goto(pathToFileURL(file).href);
  await page.locator("html.plays").waitFor();
  return { page, faults, publication };
}

/** What axe finds on the screen that is shown. */
async function axeFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** Answers everything on the screen in some way. */
async function answerAll(page: Page): Promise<void> {
  for (const form of await page.locator(".screen:not([hidden]) form").all()) {
    for (const field of await form.locator("select").all()) await field.selectOption({ index: 1 });
    for (const field of await form.locator("input[name=text]").all()) await field.fill("0,5");
    const option = form.locator("input[name=option]");
    if ((await option.count()) > 0) await option.first().check();
    const compare = form.locator("button.compare");
    if ((await compare.count()) > 0) {
      await form.locator("textarea").fill("In my own words");
      await compare.click();
      await form.locator("input[name=level]").nth(1).check();
    }
    await form.locator("button[type=submit]").click();
  }
}

describe.each(COURSE_LANGUAGES)("a file in %s", (language) => {
  it("is read and answered without a connection, and clean for axe before and after", async () => {
    const { page, faults, publication } = await open(await sampleCourse(language));
    expect(await page.locator("html").getAttribute("lang")).toBe(language);
    expect(await axeFaults(page)).toEqual([]);
    await goOn(page);
    for (const _ of publication.steps) {
      expect(await axeFaults(page)).toEqual([]);
      await goOn(page);
    }
    await page.goto(`${page.url().split("#")[0]}#step-1`);
    await answerAll(page);
    expect(await page.locator("#step-1 .verdict:not(:empty)").count()).toBe(EXERCISES);
    expect(await axeFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
    await page.context().close();
  });
});

describe("a file", () => {
  it("goes on where one was after a reload, with what was answered", async () => {
    const { page, publication } = await open(await sampleCourse("en"));
    const [first] = publication.steps;
    await goOn(page);
    if (first) await answerChoice(page, first, true);
    await goOn(page);
    await page.goto(page.url().split("#")[0] ?? "");
    await page.locator("html.plays").waitFor();
    expect(await page.locator(".screen:not([hidden])").getAttribute("id")).toBe("step-2");
    expect(await page.locator("#step-1 .option.right").count()).toBe(2);
    expect(await page.locator('#path a[data-step="1"]').getAttribute("data-state")).toBe("right");
    await page.context().close();
  });

  it("is finished by answers and by understanding, and can be begun again", async () => {
    const { page, publication } = await open(await sampleCourse("en"));
    await goOn(page);
    for (const step of publication.steps) {
      if (step.questionId) await answerChoice(page, step, step.position === 1);
      else await page.locator(`#step-${step.position} .understood`).click();
      await goOn(page);
    }
    expect(await page.locator("#end-title").textContent()).toBe(publication.words.mastery.evaluation_title);
    expect(await page.locator("#end-score").textContent()).toBe("1 of 2 questions right");
    expect(await axeFaults(page)).toEqual([]);
    await page.locator("#theme").click();
    expect(await axeFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await axeFaults(page)).toEqual([]);
    await page.locator("#again").click();
    expect(await page.locator("#path a[data-state=open]").count()).toBe(3);
    await page.context().close();
  });

  it("is taken by keyboard alone", async () => {
    const { page } = await open(await sampleCourse("en"));
    const press = async (key: string, until: string) => {
      for (let at = 0; at < 60; at++) {
        await page.keyboard.press(key);
        if ((await page.locator(`${until}:focus`).count()) > 0) return;
      }
      throw new Error(`${until} is not reached by ${key}`);
    };
    await press("Tab", "a.begin");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator("#step-1 h1:focus").count()).toBe(1);
    await press("Tab", "#step-1 ol.order button[data-move=down]");
    const before = await page.locator("#step-1 ol.order > li").first().textContent();
    await page.keyboard.press("Enter");
    expect(await page.locator("#step-1 ol.order > li").first().textContent()).not.toBe(before);
    await page.context().close();
  });

  it("lets no text of the course run", async () => {
    const { page, faults } = await open(await hostileCourse());
    await goOn(page);
    await answerAll(page);
    expect(await page.title()).not.toBe("ran");
    expect(await page.locator(".screen img[src=x]").count()).toBe(0);
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
