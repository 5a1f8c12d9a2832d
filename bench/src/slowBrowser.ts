import type { Browser, Page } from "@playwright/test";
import { size } from "./options.ts";

/**
 * A browser on a processor four times slower than this one, at a desktop's size, with nothing in its cache and no
 * limit to its network.
 */
const CPU_SLOWDOWN = size(4, 1);
const DESKTOP = { width: 1280, height: 800 };
/** A page is at rest once it has done nothing long for as many milliseconds. */
const REST_MS = 500;
/** After which a page that never rests is given up. */
const PATIENCE_MS = 60_000;

/** Runs in the page before anything else: notes paints, long tasks (over 50 ms) and how presses are answered. */
const WATCH = `
  window.seen = { lcp: 0, inp: 0, longest: 0, busyUntil: 0 };
  const watch = (type, note, more) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...more });
  watch("largest-contentful-paint", ({ startTime }) => { seen.lcp = startTime; });
  watch("longtask", ({ startTime, duration }) => {
    seen.longest = Math.max(seen.longest, duration);
    seen.busyUntil = Math.max(seen.busyUntil, startTime + duration);
  });
  watch("event", ({ name, interactionId, duration }) => {
    if (interactionId || /^(drag|drop)/.test(name)) seen.inp = Math.max(seen.inp, duration);
  }, { durationThreshold: 16 });
  window.atRest = (selector) => new Promise((done, fail) => {
    let shown;
    setTimeout(() => fail(new Error("The page never rests: " + selector + " since " + shown)), ${PATIENCE_MS});
    const look = () => {
      const found = document.querySelector(selector);
      if (!found || found.getClientRects().length === 0) return requestAnimationFrame(look);
      // After the frame that paints it.
      requestAnimationFrame(() => setTimeout(() => { shown = performance.now(); rest(); }));
    };
    const rest = () => {
      const since = Math.max(shown, seen.busyUntil);
      if (performance.now() - since < ${REST_MS}) return setTimeout(rest, 50);
      done({ shown, interactive: since, lcp: seen.lcp });
    };
    look();
  });
`;

/** Milliseconds from the beginning of the navigation. */
export interface LoadFigures {
  /** The frame that shows what one came for was painted. */
  shown: number;
  /** From then on no task of the page took longer than 50 ms, for half a second at least. */
  interactive: number;
  lcp: number;
}

/** Milliseconds of the slowest answer to a press (INP; of a drag, to any of its events), and of the longest task. */
export interface PressFigures {
  inp: number;
  longest: number;
}

export interface SlowPage {
  page: Page;
  load(url: string, selector: string): Promise<LoadFigures>;
  /** Does as a person would, waits until the page is at rest, and says how it was answered. */
  act(doing: (page: Page) => Promise<void>): Promise<PressFigures>;
  close(): Promise<void>;
}

/** Opens a page whose local storage holds `stored` at `origin`. */
export async function openSlowPage(
  browser: Browser,
  origin: string,
  stored: Record<string, string>,
): Promise<SlowPage> {
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    viewport: DESKTOP,
    locale: "de-DE",
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  const page = await context.newPage();
  await page.addInitScript(WATCH);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  return {
    page,
    load: async (url, selector) => {
      await page.addInitScript(`window.loaded = atRest(${JSON.stringify(selector)});`);
      await page.goto(url);
      await page.locator(selector).first().waitFor();
      return (await page.evaluate("loaded")) as LoadFigures;
    },
    act: async (doing) => {
      await page.evaluate("Object.assign(seen, { inp: 0, longest: 0 })");
      await doing(page);
      await page.evaluate(`seen.busyUntil = performance.now(); atRest("body")`);
      return (await page.evaluate("seen")) as PressFigures;
    },
    close: () => context.close(),
  };
}
