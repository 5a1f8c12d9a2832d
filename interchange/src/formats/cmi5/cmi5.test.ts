import { createRequire } from "node:module";
import type { Browser } from "@playwright/test";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser } from "../../../testing/browser.ts";
import { openLrs, type Statement } from "../../../testing/lrs.ts";
import { largeCourse, sampleCourse } from "../../../testing/samples.ts";
import { answerChoice, goOn } from "../../../testing/taking.ts";
import { elementsOf } from "../../../testing/wellFormed.ts";
import { collect } from "../../archive/zip.ts";
import { fromCourse } from "../../publication/fromCourse.ts";
import { exportCourse } from "../index.ts";

const OPTIONS = { passPercent: 70, answers: true, figures: "full", recordings: true } as const;
const require = createRequire(import.meta.url);
const validate: { default: (statement: Statement) => object[] } = require("@learninglocker/xapi-validation");

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe("the structure of a cmi5 course", () => {
  it("has one unit with absolute ids, and moves on by the pass mark", async () => {
    const publication = await fromCourse(await sampleCourse("it"));
    const structureFor = async (passPercent: number | null) => {
      const files = unzipSync(await collect(exportCourse(publication, "cmi5", { ...OPTIONS, passPercent })));
      expect(Object.keys(files)).toContain("index.html");
      return new TextDecoder().decode(files["cmi5.xml"]);
    };
    const xml = await structureFor(70);
    expect([elementsOf(xml).get("course"), elementsOf(xml).get("au")]).toEqual([1, 1]);
    const ids = [...xml.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toMatch(/^urn:uuid:[0-9a-f-]{36}$/);
    expect(xml).toContain('moveOn="CompletedAndPassed" masteryScore="0.7"');
    expect(xml).toContain('<langstring lang="it">');
    const without = await structureFor(null);
    expect(without).toContain('moveOn="Completed"');
    expect(without).not.toContain("masteryScore");
  });
});

describe("cmi5 in a platform", () => {
  it("says in turn what was done, goes on at the next launch, and may pass after failing", async () => {
    const publication = await fromCourse(await largeCourse(4, 0));
    const lrs = await openLrs(unzipSync(await collect(exportCourse(publication, "cmi5", OPTIONS))));
    const launch = async () => {
      const page = await browser.newPage();
      await page.goto(lrs.launchUrl());
      await page.locator("html.plays").waitFor();
      return page;
    };
    const leave = async (page: Awaited<ReturnType<typeof launch>>) => {
      const before = lrs.verbs().filter((verb) => verb === "terminated").length;
      await page.goto("about:blank");
      const isSaid = () => lrs.verbs().filter((verb) => verb === "terminated").length;
      await expect.poll(isSaid).toBe(before + 1);
      await page.close();
    };

    const first = await launch();
    await goOn(first);
    for (const step of publication.steps.slice(0, 2)) {
      await answerChoice(first, step, true);
      await goOn(first);
    }
    await leave(first);
    expect(lrs.verbs()).toEqual(["initialized", "answered", "answered", "terminated"]);

    const second = await launch();
    expect(await second.locator(".screen:not([hidden])").getAttribute("id")).toBe("step-3");
    for (const step of publication.steps.slice(2)) {
      await answerChoice(second, step, false);
      await goOn(second);
    }
    await expect.poll(() => lrs.verbs().at(-1)).toBe("failed");
    await second.locator("#again").click();
    await goOn(second);
    for (const step of publication.steps) {
      await answerChoice(second, step, true);
      await goOn(second);
    }
    await leave(second);
    const verbs = lrs.verbs().slice(4);
    expect(verbs.filter((verb) => verb !== "answered")).toEqual([
      ...["initialized", "completed", "failed", "passed", "terminated"],
    ]);
    expect(lrs.statements.flatMap((statement) => validate.default(statement))).toEqual([]);
    const scores = lrs.statements.flatMap(({ result }) => (result?.score ? [result.score.scaled] : []));
    expect([scores, lrs.refused]).toEqual([[0.5, 1], []]);
    const registrations = lrs.statements.map(({ context }) => context?.registration);
    expect(new Set(registrations).size).toBe(1);
    await lrs.close();
  });
});
