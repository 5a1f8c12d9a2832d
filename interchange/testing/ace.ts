import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import ace, { type Assertion, type AxeRunner } from "@daisy/ace-core";
import type { Browser, Page } from "@playwright/test";

/** What Ace's scripts, once they are in a page, find there. */
const FIND = `new Promise((resolve, reject) => {
  daisy.ace.run((error, found) => (error ? reject(error) : resolve(found)));
})`;

/** Lets Ace look at one chapter after the other in a page: its own runner downloads a browser, and opens one for each. */
function runnerIn(page: Page): AxeRunner {
  return {
    concurrency: 1,
    setTimeout: () => {},
    launch: () => Promise.resolve(),
    close: () => page.close(),
    run: async (url, scripts, scriptContents) => {
      await page.goto(url);
      for (const content of scriptContents) await page.addScriptTag({ content });
      for (const file of scripts) await page.addScriptTag({ path: file });
      return await page.evaluate(FIND);
    },
  };
}

/** What failed in a report: the rule, its weight, the file and the element. */
function failuresIn(report: Assertion, file = ""): string[] {
  const subject = report["earl:testSubject"]?.url ?? file;
  if (report.assertions) return report.assertions.flatMap((inner) => failuresIn(inner, subject));
  const { "earl:outcome": outcome, html = "" } = report["earl:result"];
  const test = report["earl:test"];
  return outcome === "pass" ? [] : [`${test?.["dct:title"]} (${test?.["earl:impact"]}) ${subject} ${html}`];
}

/** What DAISY Ace says of a book: "pass" or "fail" for the whole, and each rule that is broken. */
export async function checkWithAce(
  book: Uint8Array,
  browser: Browser,
): Promise<{ outcome: string; failures: string[] }> {
  const folder = await mkdtemp(path.join(tmpdir(), "ace-"));
  try {
    await writeFile(path.join(folder, "book.epub"), book);
    const options = { cwd: folder, outdir: "report", tmpdir: "unpacked", initLogger: true, silent: true };
    const runner = runnerIn(await browser.newPage());
    const [, report] = await ace("book.epub", { ...options, doNotReportMedia: true }, runner);
    return { outcome: report["earl:result"]["earl:outcome"], failures: failuresIn(report) };
  } finally {
    await rm(folder, { recursive: true });
  }
}
