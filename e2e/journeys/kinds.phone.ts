import type { Locator } from "@playwright/test";
import { card, open } from "../pages/kinds.ts";
import { DRAFTS } from "../support/kinds.ts";
import { expect, test } from "../support/test.ts";

/** Finds what is wider than its box or than the page, in a browser: links, buttons, choices, headings. */
const OVERFLOWING = `[...document.querySelectorAll("main a, main button:not([aria-haspopup]), main label, main h2, main p")]
  .filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== "inline")
  .map((one) => one.textContent)
  .concat(document.documentElement.scrollWidth > innerWidth ? ["the page"] : [])`;

test("at twice the size of the text a step fits a phone: levels and buttons stand below each other", async ({
  page,
  server,
}) => {
  const { texts, slug } = await open(page, server);
  const { answers, viewer } = texts;
  const self = card(page, "self");
  await self.getByRole("button", { name: answers.compare }).click();
  await self.getByText(answers.self_other, { exact: true }).click();
  const levels = self.locator("label", { has: page.getByRole("radio") });
  const left = async (one: Locator) => Math.round((await one.boundingBox())?.x ?? 0);
  expect(await left(levels.nth(1))).toBeGreaterThan(await left(levels.first()));
  await page.evaluate("document.documentElement.style.fontSize = '200%'");
  // A word of a goal that is longer than its line.
  const goal = page.getByRole("listitem").filter({ hasText: texts.viewer.objective_open }).first();
  await goal.evaluate(
    "(item) => { item.querySelector('[lang]').textContent = 'Sicherheitsaktualisierungsverfahren' }",
  );
  expect(await left(levels.nth(1))).toBe(await left(levels.first()));
  const entry = card(page, "order").getByText(DRAFTS.order.items[0]?.text ?? "", { exact: true });
  expect((await entry.boundingBox())?.width).toBeGreaterThan(120);
  for (const level of await levels.all()) await level.click();
  const overflowing = () => page.evaluate(OVERFLOWING);
  expect(await overflowing()).toEqual([]);
  await page.goto(`/c/${slug}/steps/2`);
  await expect(page.getByRole("link", { name: viewer.previous })).toBeVisible();
  await page.evaluate("document.documentElement.style.fontSize = '200%'");
  expect(await overflowing()).toEqual([]);
  await page.getByRole("link", { name: viewer.next, exact: true }).click();
  await expect(page).toHaveURL(/steps\/3$/);
});

test("what follows stays where one took one's own judgement over", async ({ page, server }) => {
  const { texts } = await open(page, server);
  const { answers } = texts;
  const self = card(page, "self");
  await self.getByRole("button", { name: answers.compare }).tap();
  await self.getByText(answers.self_other, { exact: true }).tap();
  await self.getByText(answers.level_1, { exact: true }).tap();
  const take = self.getByRole("button", { name: answers.self_submit });
  await take.scrollIntoViewIfNeeded();
  const end = async () => {
    const box = await self.boundingBox();
    return (box?.y ?? Number.NaN) + (box?.height ?? Number.NaN);
  };
  const before = await end();
  await take.tap();
  await expect(self.getByRole("status")).toContainText(answers.level_1);
  await expect(self).toBeFocused();
  expect(Math.abs((await end()) - before)).toBeLessThan(4);
});

test("entries are put in order by a finger on their handle, which does not scroll the page", async ({
  page,
  context,
  server,
}) => {
  await open(page, server);
  const rows = card(page, "order").getByRole("listitem");
  await rows.nth(2).scrollIntoViewIfNeeded();
  await page.evaluate("scrollBy(0, 200)");
  const before = await rows.allInnerTexts();
  const scrolled = await page.evaluate("scrollY");
  const [from, to] = [await rows.first().boundingBox(), await rows.nth(2).boundingBox()];
  const x = (from?.x ?? 0) + 20;
  const [start, end] = [from, to].map((box) => (box?.y ?? 0) + (box?.height ?? 0) * 0.8);
  const finger = await context.newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", y?: number) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints: y === undefined ? [] : [{ x, y }] });
  await touch("touchStart", start);
  for (const part of [0.1, 0.4, 0.7, 1])
    await touch("touchMove", (start ?? 0) + ((end ?? 0) - (start ?? 0)) * part);
  await touch("touchEnd");
  const words = (texts: string[]) => texts.map((text) => text.replace(/^\d+\.\s*/, "").trim());
  const [one = "", two = "", three = "", ...others] = words(before);
  await expect.poll(async () => words(await rows.allInnerTexts())).toEqual([two, three, one, ...others]);
  expect(await page.evaluate("scrollY")).toBe(scrolled);
});

test("the evaluation says in whose words a step was judged, and lists what one had in part", async ({
  page,
  server,
}) => {
  const { texts, seed, slug, person } = await open(page, server);
  const { answers, mastery, viewer, fill } = texts;
  const headers = { authorization: `Bearer ${person.accessToken}` };
  const { steps } = await seed.call<{ steps: { stepId: string }[] }>(
    "GET",
    `/api/learn/${slug}`,
    undefined,
    headers,
  );
  for (const [at, { stepId }] of steps.entries()) {
    const path = `/api/learn/${slug}/steps/${stepId}`;
    if (at === 0)
      await seed.call("PUT", `${path}/answer`, { answer: { kind: "self", text: "", level: 3 } }, headers);
    else await seed.call("PUT", `${path}/understood`, { understood: true }, headers);
  }
  await page.goto(`/c/${slug}/evaluation`);
  const judged = fill(answers.self_verdict, { level: answers.level_3 });
  const again = page.getByRole("listitem").filter({ hasText: DRAFTS.self.text });
  await expect(again.getByText(judged, { exact: true })).toBeVisible();
  await expect(page.getByText(mastery.parts_judged_one)).toBeVisible();
  await page.getByRole("heading", { name: mastery.per_step }).click();
  const path = page.getByRole("list", { name: viewer.trail_label });
  await expect(path.getByText(judged, { exact: true })).toBeVisible();
  await expect(page.getByText(viewer.look_wrong, { exact: true })).toHaveCount(0);
});
