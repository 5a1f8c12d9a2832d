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

const OPTIONS = { passPercent: 70, answers: true, figures: "full", recordings: true } as const;
const EDITIONS = ["scorm12", "scorm2004"] as const;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** A course of four steps with a question each, as a package. */
async function fourSteps(format: (typeof EDITIONS)[number]) {
  const publication = await fromCourse(await largeCourse(4, 2));
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
      const fonts = Object.keys(files).filter((name) => name.endsWith(".woff2"));
      for (const font of fonts) {
        const licence = files[font.replace(/woff2$/, "licence.txt")] ?? new Uint8Array();
        expect(new TextDecoder().decode(licence)).toContain("SIL OPEN FONT LICENSE");
      }
      expect(fonts.length).toBeGreaterThan(0);
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

/** What an edition calls itself, and where its run-time holds what was reached. */
const PLATFORMS = {
  scorm12: {
    version: "1.2",
    reachedIn: ({ core }: Record<string, unknown>) => {
      const { lesson_status: status, score } = core as Core;
      return { status: [status], score: Number(score.raw) / 100 };
    },
    passed: ["passed"],
    failed: ["failed"],
  },
  scorm2004: {
    version: "2004",
    reachedIn: ({
      completion_status: completion,
      success_status: success,
      score,
    }: Record<string, unknown>) => ({
      status: [completion, success],
      score: Number((score as { scaled: string }).scaled),
    }),
    passed: ["completed", "passed"],
    failed: ["completed", "failed"],
  },
} as const;

describe.each(EDITIONS)("%s in a platform", (format) => {
  const { version, reachedIn, passed, failed } = PLATFORMS[format];

  it.each([
    [3, passed],
    [2, failed],
  ])("reports %i of four right answers as %j", async (rights, status) => {
    const { publication, archive } = await fourSteps(format);
    const host = await openScormHost(browser, archive, version);
    const { page, course } = await host.launch();
    await goOn(course);
    for (const step of publication.steps) {
      await answerChoice(course, step, step.position <= rights);
      await goOn(course);
    }
    const { cmi, refused } = await host.leave(page);
    await host.close();
    expect(refused).toEqual([]);
    expect(reachedIn(cmi)).toEqual({ status, score: rights / 4 });
    expect(Object.keys((cmi.interactions as object) ?? {}).length).toBeGreaterThan(0);
  });
});

describe("SCORM 1.2 in a platform", () => {
  it("stays incomplete where somebody pauses, and goes on where they were", async () => {
    const { publication, archive } = await fourSteps("scorm12");
    const host = await openScormHost(browser, archive, "1.2");
    const { page, course } = await host.launch();
    await goOn(course);
    for (const step of publication.steps.slice(0, 2)) {
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
    expect(await again.course.locator(".screen:not([hidden])").getAttribute("id")).toBe("step-3");
    await again.course.goto(`${again.course.url().split("#")[0]}#step-1`);
    expect(await again.course.locator("#step-1 .option.right").count()).toBe(2);
    await host.leave(again.page);
    await host.close();
  });
});
