import type { Page, Request } from "@playwright/test";
import { signIn } from "../pages/account.ts";
import { TOWERS, modelTest as test } from "../support/model.ts";
import { type Account, Seed } from "../support/seed.ts";
import type { RunningServer } from "../support/server.ts";
import { LONG } from "../support/sets.ts";
import { expect } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

const texts = await textsOf("de");
const { generation, debug, studio, fill } = texts;

async function creatorOn(page: Page, server: RunningServer): Promise<{ seed: Seed; creator: Account }> {
  const seed = new Seed(server);
  const creator = await seed.account("course_creator_free", "de");
  await signIn(page, creator);
  return { seed, creator };
}

function order(seed: Seed, creator: Account, name = "How lighthouses are kept"): Promise<string> {
  return seed.startCourse(creator, TOWERS, { name, language: "en", steps: 10 });
}

const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const written = (page: Page) => page.getByRole("list", { name: generation.trail_label }).getByRole("button");

/** Writing goes on in a process that yields to all others: on a busy machine a step takes long. */
const WRITING = { timeout: 30_000 };

const expectWritten = (page: Page, steps: number) => expect(written(page)).toHaveCount(steps, WRITING);

test.beforeEach(({ model }) => model.goOn());

test("a generation that fails says why; it continues where it was, or starts again, until the course is there", async ({
  page,
  server,
  model,
}) => {
  model.fail(3, { status: 401 });
  const { seed, creator } = await creatorOn(page, server);
  const slug = await order(seed, creator);
  await page.goto(`/c/${slug}/generation`);
  await expect(title(page, generation.title_failed)).toBeVisible(WRITING);
  await expect(page.getByRole("alert")).toContainText(generation.error_key_refused);
  await expectWritten(page, 3);
  await page.goto("/dashboard?view=creator");
  await expect(page.getByText(studio.label_failed)).toBeVisible();
  await page.goBack();

  model.hold(2);
  await page.getByRole("button", { name: generation.resume, exact: true }).click();
  await expect(title(page, generation.title)).toBeVisible();
  await expectWritten(page, 5);
  await expect(page.getByText(fill(generation.step_of, { current: 6, total: 10 }))).toBeVisible();

  model.fail(0, { status: 401 });
  await expect(title(page, generation.title_failed)).toBeVisible(WRITING);
  await expectWritten(page, 5);
  model.hold(1);
  await page.getByRole("button", { name: generation.retry, exact: true }).click();
  await expectWritten(page, 1);
  model.goOn();
  await expect(title(page, generation.done_title)).toBeVisible(WRITING);
  await expectWritten(page, 10);
});

test("a course is watched in several tabs, each of which can be closed and opened again; a second one waits in line", {
  tag: LONG,
}, async ({ context, page, server, model }) => {
  model.hold(2);
  const { seed, creator } = await creatorOn(page, server);
  const slug = await order(seed, creator);
  await page.goto(`/c/${slug}/generation`);
  await expectWritten(page, 2);
  await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "31");
  await expect(page).toHaveTitle(/^31\s%/);
  const phases = page.getByRole("list", { name: generation.phases_label }).getByRole("listitem");
  await expect(phases).toHaveCount(8);
  await expect(phases.nth(5)).toHaveAttribute("aria-current", "step");
  await expect(page.getByText(/^noch etwa/)).toBeVisible();

  const second = await order(seed, creator, "How lighthouses are built");
  const other = await context.newPage();
  await other.goto(`/c/${second}/generation`);
  await expect(title(other, generation.title_waiting)).toBeVisible();
  await expect(other.getByText(generation.waiting_own)).toBeVisible();
  await other.goto("/dashboard?view=creator");
  await expect(other.getByText(fill(studio.label_generating, { step: 3 }))).toBeVisible();
  await expect(other.getByText(studio.label_starting)).toBeVisible();
  await other.goto(`/c/${slug}/generation`);
  await expectWritten(other, 2);

  await page.close();
  model.hold(2);
  await expectWritten(other, 4);
  const again = await context.newPage();
  await again.goto(`/c/${slug}/generation`);
  await expectWritten(again, 4);
  model.goOn();
  for (const tab of [other, again]) {
    await expect(title(tab, generation.done_title)).toBeVisible({ timeout: 30_000 });
  }
  await again.goto(`/c/${second}/generation`);
  await expect(title(again, generation.done_title)).toBeVisible({ timeout: 30_000 });
});

/** Makes a tab believe that it is seen or not. */
async function show(page: Page, seen: boolean): Promise<void> {
  await page.evaluate(`
    Object.defineProperty(document, "hidden", { value: ${!seen}, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  `);
}

test("a tab in the background gives its connection free and is up to date when it is seen again", {
  tag: LONG,
}, async ({ page, server, model }) => {
  model.hold(1);
  const { seed, creator } = await creatorOn(page, server);
  const slug = await order(seed, creator);
  const isStream = (request: Request) => request.url().endsWith("/generation/events");
  await page.goto(`/c/${slug}/generation`);
  await expectWritten(page, 1);
  const given = page.waitForEvent("requestfailed", isStream);
  await show(page, false);
  await given;
  model.hold(1);
  const taken = page.waitForEvent("request", isStream);
  await show(page, true);
  await taken;
  await expectWritten(page, 2);
  model.goOn();
  await expect(title(page, generation.done_title)).toBeVisible({ timeout: 30_000 });
});

test("a course whose model asks for patience pauses until a time that is shown, or goes on at once", {
  tag: LONG,
}, async ({ page, server, model }) => {
  model.fail(2, { status: 429, headers: { "retry-after": "1200" } });
  const { seed, creator } = await creatorOn(page, server);
  const slug = await order(seed, creator);
  await page.goto(`/c/${slug}/generation`);
  await expect(title(page, generation.title_paused)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(generation.error_overloaded)).toBeVisible();
  await expect(
    page.getByText(/Um \d\d:\d\d geht die Erstellung von selbst weiter, in (20|19) Minuten/),
  ).toBeVisible();
  await page.goto("/dashboard?view=creator");
  await expect(page.getByText(studio.label_paused)).toBeVisible();
  await page.goBack();
  model.goOn();
  await page.getByRole("button", { name: generation.resume_now }).click();
  await expect(title(page, generation.done_title)).toBeVisible({ timeout: 30_000 });
});

test("a lost connection is said quietly and mends itself, offline and when the server starts anew", {
  tag: LONG,
}, async ({ context, page, server, model }) => {
  model.hold(1);
  const { seed, creator } = await creatorOn(page, server);
  const slug = await order(seed, creator);
  await page.goto(`/c/${slug}/generation`);
  await expectWritten(page, 1);
  const lost = page.getByText(generation.reconnecting);
  await expect(lost).toHaveCount(0);

  await context.setOffline(true);
  await expect(lost).toBeVisible();
  model.hold(1);
  await context.setOffline(false);
  await expect(lost).toHaveCount(0);
  await expectWritten(page, 2);

  await server.killAndRestart(() => expect(lost).toBeVisible());
  await expect(lost).toHaveCount(0, { timeout: 20_000 });
  await expectWritten(page, 2);
  model.goOn();
  await expect(title(page, generation.done_title)).toBeVisible({ timeout: 40_000 });
});

test("the debug page shows phases, requests with prompt and answer, and the log; others see nothing", {
  tag: LONG,
}, async ({ browser, page, server, model }) => {
  const { seed, creator } = await creatorOn(page, server);
  model.fail(1, { text: "I would rather not." });
  const slug = await order(seed, creator);
  await page.goto(`/c/${slug}/generation`);
  await expect(title(page, generation.done_title)).toBeVisible({ timeout: 60_000 });
  await page.getByRole("link", { name: generation.how_link }).click();
  await expect(page.getByRole("heading", { name: debug.title })).toBeVisible();
  await expect(page.getByRole("table", { name: debug.phases_table }).getByRole("row")).toHaveCount(9);

  await page.getByText(debug.filter_faults, { exact: true }).click();
  await expect(page).toHaveURL(/show=faults/);
  await page.reload();
  const fault = page.getByRole("button", { name: fill(debug.purpose_step, { position: 2 }) }).first();
  await expect(fault).toContainText(debug.outcome_answer_unusable);
  await fault.press("Enter");
  await expect(page.getByText("I would rather not.", { exact: true })).toBeVisible();
  const prompt = page.locator("summary", { hasText: debug.prompt });
  await prompt.press("Enter");
  await expect(page.locator("pre", { hasText: "Write step 2" })).toBeVisible();

  const context = await browser.newContext({ baseURL: server.url, locale: "de-DE" });
  const stranger = await context.newPage();
  await signIn(stranger, await seed.account("course_creator_free", "de"));
  await stranger.goto(`/c/${slug}/debug`);
  await expect(stranger.getByText(texts.errors.COURSE_NOT_FOUND)).toBeVisible();
  await context.close();
});
