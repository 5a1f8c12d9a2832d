import type { Browser } from "@playwright/test";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser } from "../../../testing/browser.ts";
import { hostileCourse, largeCourse, sampleCourse } from "../../../testing/samples.ts";
import { openScormHost } from "../../../testing/scormHost.ts";
import { answerChoice, goOn } from "../../../testing/taking.ts";
import { schemaFaults } from "../../../testing/xsd.ts";
import { collect } from "../../archive/zip.ts";
import { fromCourse } from "../../publication/fromCourse.ts";
import { exportCourse } from "../index.ts";

const OPTIONS = { passPercent: 70, answers: true, figures: "full" } as const;
const EDITIONS = ["scorm12", "scorm2004"] as const;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** A course of ten steps with a question each, as a package. */
async function tenSteps(format: (typeof EDITIONS)[number]) {
  const publication = await fromCourse(await largeCourse(10, 2));
  return { publication, archive: await collect(exportCourse(publication, format, OPTIONS)) };
}

describe.each(EDITIONS)("the manifest of %s", (format) => {
  it("keeps its schema, and names every file and no other", async () => {
    for (const course of [await sampleCourse("fr"), await hostileCourse()]) {
      const archive = await collect(exportCourse(await fromCourse(course), format, OPTIONS));
      const files = unzipSync(archive);
      const manifest = new TextDecoder().decode(files["imsmanifest.xml"]);
      expect(schemaFaults(manifest, format)).toEqual([]);
      const named = [...manifest.matchAll(/<file href="([^"]+)"/g)].map(([, name]) => name);
      expect(named.sort()).toEqual(
        Object.keys(files)
          .filter((name) => name !== "imsmanifest.xml")
          .sort(),
      );
      expect(manifest).toContain(format === "scorm12" ? 'adlcp:scormtype="sco"' : 'adlcp:scormType="sco"');
      expect(manifest).not.toContain("masteryscore");
    }
  });

  it("is refused by the schema where it is broken", () => {
    expect(schemaFaults("<manifest/>", format)).not.toEqual([]);
  });
});

interface Core {
  lesson_status: string;
  score: { raw: string };
}

describe("SCORM 1.2 in a platform", () => {
  it.each([
    [8, "passed", 80],
    [3, "failed", 30],
  ])("reports %i of ten right answers as %s", async (rights, status, raw) => {
    const { publication, archive } = await tenSteps("scorm12");
    const host = await openScormHost(browser, archive, "1.2");
    const { page, course } = await host.launch();
    await goOn(course);
    for (const step of publication.steps) {
      await answerChoice(course, step, step.position <= rights);
      await goOn(course);
    }
    const { cmi, refused } = await host.leave(page);
    await host.close();
    expect(refused).toEqual([]);
    const core = cmi.core as Core;
    expect([core.lesson_status, Number(core.score.raw)]).toEqual([status, raw]);
    expect(Object.keys((cmi.interactions as object) ?? {}).length).toBeGreaterThan(0);
  });

  it("stays incomplete where somebody pauses, and goes on where they were", async () => {
    const { publication, archive } = await tenSteps("scorm12");
    const host = await openScormHost(browser, archive, "1.2");
    const { page, course } = await host.launch();
    await goOn(course);
    for (const step of publication.steps.slice(0, 5)) {
      await answerChoice(course, step, true);
      await goOn(course);
    }
    const { cmi, refused } = await host.leave(page);
    expect([refused, (cmi.core as Core).lesson_status]).toEqual([[], "incomplete"]);
    expect(String(cmi.suspend_data).length).toBeLessThan(100);
    const again = await host.launch({
      suspend_data: cmi.suspend_data,
      core: { lesson_status: "incomplete" },
    });
    expect(await again.course.locator(".screen:not([hidden])").getAttribute("id")).toBe("step-6");
    await again.course.goto(`${again.course.url().split("#")[0]}#step-1`);
    expect(await again.course.locator("#step-1 .option.right").count()).toBe(2);
    await host.leave(again.page);
    await host.close();
  });
});

describe("SCORM 2004 in a platform", () => {
  it.each([
    [8, "passed", 0.8],
    [3, "failed", 0.3],
  ])("reports %i of ten right answers as %s", async (rights, success, scaled) => {
    const { publication, archive } = await tenSteps("scorm2004");
    const host = await openScormHost(browser, archive, "2004");
    const { page, course } = await host.launch();
    await goOn(course);
    for (const step of publication.steps) {
      await answerChoice(course, step, step.position <= rights);
      await goOn(course);
    }
    const { cmi, refused } = await host.leave(page);
    await host.close();
    expect(refused).toEqual([]);
    expect([cmi.completion_status, cmi.success_status]).toEqual(["completed", success]);
    expect(Number((cmi.score as { scaled: string }).scaled)).toBe(scaled);
  });
});
