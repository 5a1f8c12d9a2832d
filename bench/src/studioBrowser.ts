import { join } from "node:path";
import { chromium } from "@playwright/test";
import { REPOSITORY } from "../../server/src/platform/config.ts";
import { ensureBrowser } from "../../tooling/browser.ts";
import { buildEmptyPage } from "./emptyPage.ts";
import { type LoadFigures, openSlowPage, type PressFigures } from "./slowBrowser.ts";
import type { StudioVisit } from "./studioPages.ts";
import { median } from "./timing.ts";

/** Milliseconds (issue 7). */
const TARGETS = { interactive: 1_500, inp: 100 };

const formatColumns = (values: readonly (number | string)[]) =>
  values.map((value) => (typeof value === "number" ? value.toFixed(0) : value).padStart(12)).join("");

interface VisitRun {
  loaded: LoadFigures;
  answers: Map<string, PressFigures>;
}

/** Prints the median of the runs of one page; returns whether its targets are met. */
function printVisit(name: string, runs: readonly VisitRun[], isOurs: boolean): boolean {
  const middle = (of: (loaded: LoadFigures) => number) => median(runs.map(({ loaded }) => of(loaded)));
  const interactive = middle((loaded) => loaded.interactive);
  const verdict = (value: number, target: number) => (value < target ? "met" : "not met");
  const times = [middle(({ lcp }) => lcp), middle(({ shown }) => shown), interactive];
  const first = isOurs ? verdict(interactive, TARGETS.interactive) : "";
  process.stdout.write(`${name.padEnd(40)}${formatColumns([...times, "", "", first])}\n`);
  const met = [interactive < TARGETS.interactive];
  for (const act of runs[0]?.answers.keys() ?? []) {
    const answers = runs.flatMap(({ answers: all }) => all.get(act) ?? []);
    const inp = median(answers.map((answer) => answer.inp));
    const longest = median(answers.map((answer) => answer.longest));
    met.push(inp < TARGETS.inp);
    const last = isOurs ? verdict(inp, TARGETS.inp) : "";
    process.stdout.write(`  ${act.padEnd(38)}${formatColumns(["", "", "", inp, longest, last])}\n`);
  }
  return !isOurs || met.every(Boolean);
}

/**
 * Opens each page of the studio on a slow desktop, `runs` times with an empty cache, and does what people do there;
 * beside it an empty React page from the same server, whose heading is pressed. `signIn` returns what the web app keeps
 * of somebody signed in, a session of its own for each visit, since a session
 * is renewed only once. Prints medians in milliseconds; returns whether all targets are met.
 */
export async function measureBrowser(
  origin: string,
  signIn: () => Promise<Record<string, string>>,
  visits: readonly StudioVisit[],
  runs: number,
): Promise<boolean> {
  const empty = await buildEmptyPage(join(REPOSITORY, "web/dist"));
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  });
  const visit = async ({ path, selector, acts }: StudioVisit): Promise<VisitRun> => {
    const slow = await openSlowPage(browser, origin, await signIn());
    try {
      const loaded = await slow.load(`${origin}${path}`, selector);
      const answers = new Map<string, PressFigures>();
      for (const { name, doing } of acts) answers.set(name, await slow.act(doing));
      return { loaded, answers };
    } finally {
      await slow.close();
    }
  };
  const floor: StudioVisit = {
    name: "empty React page",
    path: empty.path,
    selector: "h1",
    acts: [{ name: "pressing its heading", doing: (page) => page.locator("h1").click() }],
  };
  try {
    const heads = ["LCP", "shown", "interactive", "INP", "longest task", "target"];
    process.stdout.write(
      `${"ms, processor slowed four times".padEnd(40)}${formatColumns(heads)} ${TARGETS.interactive} / ${TARGETS.inp} ms\n`,
    );
    let met = true;
    for (const one of [floor, ...visits]) {
      const measured: VisitRun[] = [];
      while (measured.length < runs) measured.push(await visit(one));
      met = printVisit(one.name, measured, one !== floor) && met;
    }
    return met;
  } finally {
    await browser.close();
    await empty.remove();
  }
}
