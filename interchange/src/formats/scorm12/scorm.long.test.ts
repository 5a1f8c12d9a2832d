import type { Browser } from "@playwright/test";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openBrowser } from "../../../testing/browser.ts";
import { largeCourse } from "../../../testing/samples.ts";
import { openScormHost } from "../../../testing/scormHost.ts";
import { answerChoice, answerTyped, goOn } from "../../../testing/taking.ts";
import { collect } from "../../archive/zip.ts";
import { fromCourse } from "../../publication/fromCourse.ts";
import type { ExportedStep } from "../../publication/types.ts";
import { exportCourse } from "../index.ts";

const OPTIONS = { passPercent: 70, answers: true, figures: "full", recordings: true } as const;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const LONG_ANSWER = "Überschwänglich große Bäume säumen süße Flüsse ".repeat(2).trim();

/** Fifty steps of which all but the first ask for a text of nearly a hundred characters. */
async function fiftyTypedSteps() {
  const course = await largeCourse(50, 0);
  const steps = course.steps.map((step, at): ExportedStep => {
    if (at === 0 || step.question?.kind !== "choice") return step;
    const { options: _, ...question } = step.question;
    return { ...step, question: { ...question, kind: "typed", accepted: [LONG_ANSWER] } };
  });
  const publication = await fromCourse({ ...course, steps });
  return { publication, archive: await collect(exportCourse(publication, "scorm12", OPTIONS)) };
}

/** What a platform holds of a visit to a course in SCORM 1.2. */
function reachedIn({ core }: Record<string, unknown>) {
  const { lesson_status: status, score } = core as { lesson_status: string; score: { raw: string } };
  return { status: [status], score: Number(score.raw) / 100 };
}

it("keeps marks and chosen options where fifty long answers would not fit, and the pass with them", async () => {
  const { publication, archive } = await fiftyTypedSteps();
  const host = await openScormHost(browser, archive, "1.2");
  const { page, course } = await host.launch();
  await goOn(course);
  for (const step of publication.steps) {
    if (step.position === 1) await answerChoice(course, step, true);
    else await answerTyped(course, step, step.position <= 40 ? LONG_ANSWER : "ä".repeat(100));
    await goOn(course);
  }
  const { cmi, refused } = await host.leave(page);
  const kept = String(cmi.suspend_data);
  expect([refused, kept.length <= 4_096, kept.includes("%C3")]).toEqual([[], true, false]);
  expect(reachedIn(cmi)).toEqual({ status: ["passed"], score: 0.8 });
  const again = await host.launch({ suspend_data: kept, core: { lesson_status: "passed" } });
  const { course: resumed } = again;
  await resumed.goto(`${resumed.url().split("#")[0]}#step-1`);
  expect(await resumed.locator("#step-1 .option.right").count()).toBe(2);
  for (const [step, level] of [
    [2, "1"],
    [50, "4"],
  ]) {
    expect(await resumed.locator(`#step-${step} .verdict`).getAttribute("data-level")).toBe(level);
    expect(await resumed.locator(`#step-${step} input[name=text]`).inputValue()).toBe("");
  }
  const left = await host.leave(again.page);
  expect(reachedIn(left.cmi).status).toEqual(["passed"]);
  await host.close();
});
