import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { REPOSITORY } from "../../server/src/platform/config.ts";
import { startServerProcess } from "../../server/testing/serverProcess.ts";
import { ensureBrowser } from "../../tooling/browser.ts";
import { clientOf, makeCourse, signInCreator } from "./course.ts";
import { buildEmptyPage } from "./emptyPage.ts";
import { median } from "./timing.ts";

/**
 * Usage: npm run bench:pages [-- --runs 5]; the web app must be built.
 *
 * The public course page and a step in a real browser with an empty cache, on "slow 4G" (1.6 Mbps down, 0.75 up,
 * 150 ms) and a processor slowed down four times, beside an empty React page that the same server sends. Numbers are
 * the median of the runs.
 */
const RUNS = Number(process.argv[process.argv.indexOf("--runs") + 1]) || 5;
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const CPU_SLOWDOWN = 4;
const PHONE = { width: 390, height: 844 };
const KINDS = ["Document", "Script", "Stylesheet", "Font", "Fetch", "Other"] as const;
type Kind = (typeof KINDS)[number];

/** kB of JS and CSS in the whole visit, their files, a share of the screen, ms. */
const BUDGETS = { weight: 150, files: 12, cls: 0.05, inp: 100 };
/** Largest paint: at most so many times the empty page's in the same run. */
const PAINT = { course: 1.4, step: 1.8 };

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
  name: string;
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

function formatBesideBudget(value: number, budget: number, digits = 0): string {
  const verdict = value <= budget ? "met" : "not met";
  return `${value.toFixed(digits)} (${budget}: ${verdict})`.padEnd(21);
}

/** The step that is answered. */
const ANSWERED = 2;

/** Opens the course to everybody: new ones are shut until their creator has looked at them. */
async function openCourse(url: string, slug: string): Promise<void> {
  const { access_token: token } = await signInCreator(url);
  await clientOf(url, { authorization: `Bearer ${token}` }).courses.setActive({ slug, active: true });
}

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

/** Prints one page; returns whether it keeps all its budgets. `mostPaint` is in ms; null for the empty page. */
function printPage(name: string, runs: readonly PageFigures[], mostPaint: number | null): boolean {
  const [first] = runs;
  if (!first) return false;
  const middle = (of: (run: PageFigures) => number) => median(runs.map(of));
  const [weight, lcp, cls] = [
    middle((run) => run.weight),
    middle((run) => run.lcp),
    middle((run) => run.cls),
  ];
  const inps = runs.flatMap(({ inp }) => inp ?? []);
  const inp = inps.length > 0 ? median(inps) : null;
  const files = first.requests.Script + first.requests.Stylesheet;
  const all = KINDS.map((kind) => `${first.requests[kind]} ${kind.toLowerCase()}`).join(", ");
  const columns = [
    formatBesideBudget(weight, BUDGETS.weight),
    formatBesideBudget(files, BUDGETS.files),
    mostPaint === null ? lcp.toFixed().padEnd(21) : formatBesideBudget(lcp, Math.round(mostPaint)),
    formatBesideBudget(cls, BUDGETS.cls, 3),
    inp === null ? "" : formatBesideBudget(inp, BUDGETS.inp),
  ];
  process.stdout.write(`${name.padEnd(18)}${columns.join("")}\n${"".padEnd(18)}requests: ${all}\n`);
  const kept = [
    weight <= BUDGETS.weight,
    files <= BUDGETS.files,
    lcp <= (mostPaint ?? lcp),
    cls <= BUDGETS.cls,
    (inp ?? 0) <= BUDGETS.inp,
  ];
  return mostPaint === null || kept.every(Boolean);
}

const folder = await mkdtemp(join(tmpdir(), "bench-pages-"));
const empty = await buildEmptyPage(join(REPOSITORY, "web/dist"));
const server = await startServerProcess({ DATA_DIR: folder });
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
});
try {
  const { url } = server;
  const slug = await makeCourse(url);
  await openCourse(url, slug);
  await askWithOptions(url, slug, ANSWERED);
  /** Starts a sitting and returns the script that puts it into a browser: a question is answered only once. */
  const startSitting = async () => {
    const { token } = await clientOf(url, {}).learning.startAnonymously({ slug });
    return `sessionStorage.setItem("enrolment:${slug}", ${JSON.stringify(token)});`;
  };
  const visits: (() => Promise<PageVisit>)[] = [
    async () => ({ name: "empty React page", url: `${url}${empty.path}`, ready: "h1" }),
    async () => ({ name: "public course page", url: `${url}/c/${slug}`, ready: "h1" }),
    async () => ({
      name: "step, answered",
      url: `${url}/c/${slug}/steps/${ANSWERED}`,
      ready: ".prose-text p",
      script: await startSitting(),
      act: answerQuestion,
    }),
  ];
  process.stdout.write(
    `${"".padEnd(18)}${["kB of JS and CSS", "files of JS and CSS", "LCP ms", "CLS", "INP ms"].map((head) => head.padEnd(21)).join("")}\n`,
  );
  let emptyPaint = 0;
  for (const [index, visit] of visits.entries()) {
    const runs: PageFigures[] = [];
    while (runs.length < RUNS) runs.push(await measurePage(browser, await visit()));
    const times = [null, PAINT.course, PAINT.step][index] ?? null;
    if (times === null) emptyPaint = median(runs.map(({ lcp }) => lcp));
    if (!printPage((await visit()).name, runs, times && times * emptyPaint)) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await server.stop();
  await empty.remove();
  await rm(folder, { recursive: true, force: true });
}
