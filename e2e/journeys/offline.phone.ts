import { randomUUID } from "node:crypto";
import { stepsOf } from "../pages/editor.ts";
import { card } from "../pages/kinds.ts";
import { bearer, expectKept, expectPicture, openOffline, PICTURED, saveCourse } from "../pages/offline.ts";
import { DRAFTS } from "../support/kinds.ts";
import { faultsOf } from "../support/look.ts";
import { expect, test } from "../support/test.ts";

test.use({ serviceWorkers: "allow", locale: "en-GB" });

test("on a phone a course is saved in English, read without a connection, and what is done is sent later", async ({
  page,
  context,
  server,
}) => {
  const { slug, texts } = await openOffline(page, server, "en");
  const { offline, viewer } = texts;
  await page.goto(`/c/${slug}`);
  await saveCourse(page, texts);
  await expect(page.getByRole("region", { name: offline.saved })).toContainText(
    /All steps \(10\) with their figures, [\d.]+ [kM]B/,
  );
  expect(await faultsOf(page, "the course page")).toEqual([]);
  await page.goto(`/c/${slug}/steps/1`);
  await expectKept(page, slug, 1);
  await context.setOffline(true);
  await page.goto(`/c/${slug}/steps/${PICTURED}`);
  await expect(page.getByText(offline.no_connection)).toBeVisible();
  await expectPicture(page);
  expect(await faultsOf(page, "a step without a connection")).toEqual([]);
  await page.getByRole("button", { name: viewer.understood, exact: true }).click();
  await expect(page.getByText(viewer.waiting_title)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(viewer.waiting_title)).toHaveCount(0);
});

test("in a saved course one compares an own answer and opens a source without a connection; asking says that it needs one", async ({
  page,
  context,
  server,
}) => {
  const { slug, texts, seed, creator } = await openOffline(page, server, "en");
  const { offline, viewer, answers, asking } = texts;
  const step = (await stepsOf(seed, creator, slug))[PICTURED - 1];
  const exercise = { version: null, section: null, question: DRAFTS.self };
  const where = `/api/courses/${slug}/outline/${step?.id}/exercises/${randomUUID()}`;
  await seed.call("PUT", where, exercise, bearer(creator));
  await page.goto(`/c/${slug}`);
  await saveCourse(page, texts);
  await expect(page.getByRole("region", { name: offline.saved })).toBeVisible();
  await expectKept(page, slug, 1);
  await context.setOffline(true);
  await page.goto(`/c/${slug}/steps/${PICTURED}`);
  const self = card(page, "self");
  await self.getByRole("button", { name: answers.compare }).tap();
  await expect(self).toContainText("Je länger sie schwänzelt, desto weiter ist der Weg.");
  await self.getByLabel(DRAFTS.self.points[0]).check();
  await self.getByRole("button", { name: answers.self_submit }).tap();
  await expect(self.getByText(answers.self_waiting)).toBeVisible();

  await page
    .locator("section", { has: page.getByRole("heading", { name: viewer.sources }) })
    .getByRole("listitem")
    .getByRole("button")
    .first()
    .tap();
  await expect(page.getByRole("dialog").locator("mark")).toBeVisible();
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: viewer.ask_course, exact: true }).tap();
  const dialog = page.getByRole("dialog", { name: viewer.ask_course });
  await expect(dialog.getByText(asking.offline_title)).toBeVisible();
  await dialog
    .getByLabel(asking.label)
    .fill("¿Por qué flota el hielo, y qué tiene que ver con los peces del lago?");
  await expect(dialog.getByRole("button", { name: asking.submit })).toBeDisabled();
  expect(await faultsOf(page, "asking without a connection")).toEqual([]);
  const isWhole =
    "document.querySelector('textarea[name=question]').scrollHeight <= document.querySelector('textarea[name=question]').clientHeight";
  expect(await page.evaluate(isWhole)).toBe(true);
  await context.setOffline(false);
  await expect(dialog.getByRole("button", { name: asking.submit })).toBeEnabled();
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("listitem").first()).toBeVisible();
});
