import { COURSE_LANGUAGES } from "@lehrpfad/contract";
import type { Browser, Page } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openBrowser } from "../../../testing/browser.ts";
import { endAttempt, openQtiPlayer, playItem } from "../../../testing/qti3.ts";
import { HOSTILE, hostileCourse, sampleCourse } from "../../../testing/samples.ts";
import { collect } from "../../archive/zip.ts";
import { fromCourse } from "../../publication/fromCourse.ts";
import type { Exercise, ExportedCourse } from "../../publication/types.ts";
import { exportCourse } from "../index.ts";
import { questionsOf } from "../questions.ts";

const OPTIONS = { passPercent: null, answers: true, figures: "full", recordings: true } as const;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** The questions of a course, each with its item. */
async function itemsOf(course: ExportedCourse): Promise<{ exercise: Exercise; item: string }[]> {
  const publication = await fromCourse(course);
  const files = unzipSync(await collect(exportCourse(publication, "qti", OPTIONS)));
  const items = Object.entries(files).filter(([name]) => name.startsWith("items/"));
  const texts = items.map(([, data]) => strFromU8(data));
  return questionsOf(publication).map(({ exercise, number }) => {
    const item = texts.find((text) => text.includes(` title="${number} `));
    if (item === undefined) throw new Error(`There is no item ${number}.`);
    return { exercise, item };
  });
}

/** Plays an item in a page of its own. */
async function playing<Result>(item: string, use: (page: Page) => Promise<Result>): Promise<Result> {
  const page = await openQtiPlayer(browser);
  await playItem(page, item);
  const result = await use(page);
  await page.close();
  return result;
}

/** What comes of choosing these options, and what is said then. */
const choosing = (item: string, options: readonly string[]) =>
  playing(item, async (page) => {
    for (const option of options)
      await page.locator(".qti-simple-choice", { hasText: option }).first().click();
    const outcomes = await endAttempt(page);
    const modal = page.locator(".qti-modal-feedback .qti3-player-modal.show");
    await modal.waitFor();
    return { score: outcomes.get("SCORE"), said: await modal.textContent() };
  });

const typing = (item: string, text: string) =>
  playing(item, async (page) => {
    await page.locator("input").first().fill(text);
    await page.locator("input").first().blur();
    return (await endAttempt(page)).get("SCORE");
  });

it.each(COURSE_LANGUAGES)("a player of others marks a question in %s, and says why", async (language) => {
  const items = await itemsOf(await sampleCourse(language));
  const { exercise, item } = items.find((one) => one.exercise.kind === "choice") ?? {};
  if (exercise?.kind !== "choice" || item === undefined) throw new Error("The sample has a choice.");
  const right = exercise.options.filter(({ correct }) => correct).map(({ text }) => text);
  expect(right).toHaveLength(2);
  const said = expect.stringContaining(exercise.explanation);
  expect(await choosing(item, right)).toEqual({ score: 1, said });
  expect(await choosing(item, right.slice(1))).toEqual({ score: 0, said });
});

it("a player of others shows every kind of question", async () => {
  const items = (await itemsOf(await sampleCourse("de"))).slice(0, 6);
  expect(new Set(items.map(({ exercise }) => exercise.kind)).size).toBe(6);
  for (const { exercise, item } of items) {
    const shown = await playing(item, (page) => page.locator(".qti-item-body").textContent());
    expect(shown).toContain(exercise.text);
  }
});

it("a player of others marks what is typed", async () => {
  const items = await itemsOf(await sampleCourse("de"));
  const itemOf = (kind: "typed" | "numeric") =>
    items.find(({ exercise }) => exercise.kind === kind)?.item ?? "";
  const [accepted = ""] = items.flatMap(({ exercise }) =>
    exercise.kind === "typed" ? exercise.accepted : [],
  );
  const typed = [
    await typing(itemOf("typed"), accepted.toUpperCase()),
    await typing(itemOf("typed"), "other"),
  ];
  expect(typed).toEqual([1, 0]);
  const numeric = [await typing(itemOf("numeric"), "0.6"), await typing(itemOf("numeric"), "0.7")];
  expect(numeric).toEqual([1, 0]);
});

// Not the choice: the player takes {{x}} in a text for a template of its own.
it("hostile texts stay texts in it", async () => {
  const items = await itemsOf(await hostileCourse());
  const { item } = items.find(({ exercise }) => exercise.kind === "self") ?? {};
  const shown = await playing(item ?? "", async (page) => {
    expect(await page.title()).toBe("QTI");
    return await page.locator(".qti-assessment-item").textContent();
  });
  for (const text of HOSTILE.slice(0, 2)) expect(shown).toContain(text);
});
