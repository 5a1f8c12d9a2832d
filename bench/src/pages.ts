import type { Browser, Page } from "@playwright/test";
import { clientOf, makeCourse, signInCreator } from "./course.ts";
import { buildEmptyPage, launchBrowser } from "./emptyPage.ts";
import { numberOption, size } from "./options.ts";
import { openPlace } from "./place.ts";
import { beginTable, type Table } from "./table.ts";
import { median } from "./timing.ts";

/**
 * Usage: npm run bench:pages [-- --runs 5] [--smallest]
 *
 * The public course page and a step in a real browser with an empty cache, on "slow 4G" (1.6 Mbps down, 0.75 up,
 * 150 ms) and a processor slowed down four times, beside an empty React page that the same server sends, in turn
 * with it. Numbers are the median of the runs.
 */
const RUNS = numberOption("runs", 5, 1);
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const CPU_SLOWDOWN = size(4, 1);
const PHONE = { width: 390, height: 844 };
const KINDS = ["Document", "Script", "Stylesheet", "Font", "Fetch", "Other"] as const;
type Kind = (typeof KINDS)[number];

/** Shift as a share of the screen, the slowest answer to a press in ms. */
const BUDGETS = { cls: 0.05, inp: 100 };

interface PageFigures {
  requests: Record<Kind, number>;
  /** kB of JS and CSS over the wire: as brotli, without headers. */
  weight: number;
  lcp: number;
  cls: number;
  /** Slowest answer to a press; null where nothing was pressed. */
  inp: number | null;
}

/** Runs in the page before anything else. */
const WATCH = `
  window.seen = { lcp: 0, cls: 0, inp: 0 };
  const watch = (type, note, more) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...more });
  watch("largest-contentful-paint", ({ startTime }) => { seen.lcp = startTime; });
  watch("layout-shift", (entry) => { if (!entry.hadRecentInput) seen.cls += entry.value; });
  watch("event", (entry) => { if (entry.interactionId) seen.inp = Math.max(seen.inp, entry.duration); }, { durationThreshold: 16 });
`;

const isWeighed = (kind: Kind | undefined) => kind === "Script" || kind === "Stylesheet";

async function openSlowPage(browser: Browser, script: string) {
  const context = await browser.newContext({ viewport: PHONE, locale: "de-DE", isMobile: true });
  const page = await context.newPage();
  await page.addInitScript(`${WATCH}${script}`);
  const session = await context.newCDPSession(page);
  const kinds = new Map<string, Kind>();
  const requests: Record<Kind, number> = {
    Document: 0,
    Script: 0,
    Stylesheet: 0,
    Font: 0,
    Fetch: 0,
    Other: 0,
  };
  let bytes = 0;
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    const kind = KINDS.find((known) => known === type) ?? "Other";
    kinds.set(requestId, kind);
    requests[kind] += 1;
    if (isWeighed(kind)) bytes -= response.encodedDataLength;
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (isWeighed(kinds.get(requestId))) bytes += encodedDataLength;
  });
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", SLOW_4G);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  return { context, page, requests, weight: () => bytes / 1_000 };
}

async function answerQuestion(page: Page): Promise<void> {
  const question = page.locator("section", { has: page.getByRole("radio") }).last();
  await question
    .locator("label", { has: page.getByRole("radio") })
    .first()
    .click();
  await question.locator("form button[type=submit]").click();
  await question.getByRole("status").filter({ hasText: /\S/ }).waitFor();
}

interface PageVisit {
  url: string;
  /** What one came to read. */
  ready: string;
  /** Runs in the page before its own scripts, and afterwards as a person would act. */
  script?: string;
  act?: (page: Page) => Promise<void>;
}

async function measurePage(
  browser: Browser,
  { url, ready, script = "", act }: PageVisit,
): Promise<PageFigures> {
  const { context, page, requests, weight } = await openSlowPage(browser, script);
  try {
    await page.goto(url, { waitUntil: "networkidle" });
    await page.locator(ready).first().waitFor();
    await page.evaluate("document.fonts.ready.then(() => undefined)");
    const loaded = { requests: { ...requests }, weight: weight() };
    await act?.(page);
    // Two frames: the entries of the last press are written after it was painted.
    await page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))");
    const { lcp, cls, inp } = (await page.evaluate("seen")) as { lcp: number; cls: number; inp: number };
    return { ...loaded, lcp, cls, inp: act ? inp : null };
  } finally {
    await context.close();
  }
}

/** The step that is answered. */
const ANSWERED = 2;

/** Gives a step a question with four options, whatever its writer asked: the same is pressed in every version. */
async function askWithOptions(url: string, slug: string, position: number): Promise<void> {
  const { access_token: token } = await signInCreator(url);
  const { editing } = clientOf(url, { authorization: `Bearer ${token}` });
  const { steps } = await editing.outline({ slug });
  const stepId = steps[position - 1]?.id ?? "";
  const { question } = await editing.getStep({ slug, stepId });
  const options = ["uno", "dos", "tres", "cuatro"].map((text, at) => ({
    ...{ id: null, text, correct: at === 0, feedback: null },
  }));
  await editing.saveQuestion({
    ...{ slug, stepId, version: question?.version ?? null },
    question: { kind: "choice", text: "¿Cuál es?", options, explanation: "", hint: null },
  });
}

/** What a page may weigh (kB of JS and CSS as brotli), and how much later it may be painted than the empty one. */
interface Budget {
  weight: number;
  paint: number;
}

function addPage(
  table: Table,
  name: string,
  { runs, empty }: { runs: readonly PageFigures[]; empty: readonly PageFigures[] },
  { weight, paint }: Budget,
): void {
  const add = (what: string, of: (run: PageFigures) => number | null, target: object) => {
    const [beside, ours] = [empty, runs].map((some) => some.flatMap((run) => of(run) ?? []));
    if (!ours?.length) return;
    const limit = beside?.length ? median(beside) : undefined;
    table.add({ what: `${name}: ${what}`, limit, we: median(ours), ...target });
  };
  add("largest paint, ms", (run) => run.lcp, { mostOfLimit: paint });
  add("JS and CSS, kB", (run) => run.weight, { most: weight });
  add("files of JS and CSS", ({ requests }) => requests.Script + requests.Stylesheet, {});
  add("shift", (run) => run.cls, { most: BUDGETS.cls });
  add("answer to a press, ms", (run) => run.inp, { most: BUDGETS.inp });
  for (const kind of ["Document", "Font", "Fetch", "Other"] as const)
    add(`requests, ${kind.toLowerCase()}`, ({ requests }) => requests[kind], {});
}

await using empty = await buildEmptyPage();
await using place = await openPlace("embedded");
const { url } = await place.start();
await using browser = await launchBrowser();
const slug = await makeCourse(url);
await askWithOptions(url, slug, ANSWERED);
/** Starts a sitting and returns the script that puts it into a browser: a question is answered only once. */
const startSitting = async () => {
  const { token } = await clientOf(url, {}).learning.startAnonymously({ slug });
  return `sessionStorage.setItem("enrolment:${slug}", ${JSON.stringify(token)});`;
};
const pages: [name: string, visit: () => Promise<PageVisit>, budget: Budget][] = [
  ["course", async () => ({ url: `${url}/c/${slug}`, ready: "h1" }), { weight: 170, paint: 1.4 }],
  [
    "step",
    async () => ({
      url: `${url}/c/${slug}/steps/${ANSWERED}`,
      ready: ".prose-text p",
      script: await startSitting(),
      act: answerQuestion,
    }),
    { weight: 200, paint: 1.8 },
  ],
];
const table = beginTable(`Pages on a slow phone, median of ${RUNS}; limit: an empty React page`);
for (const [name, visit, budget] of pages) {
  const measured = { runs: [] as PageFigures[], empty: [] as PageFigures[] };
  while (measured.runs.length < RUNS) {
    measured.empty.push(await measurePage(browser, { url: `${url}${empty.path}`, ready: "h1" }));
    measured.runs.push(await measurePage(browser, await visit()));
  }
  addPage(table, name, measured, budget);
}
table.end();
