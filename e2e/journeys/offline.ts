import { openAccountMenu, signInByForm } from "../pages/account.ts";
import {
  bearer,
  expectKept,
  expectPicture,
  keptCaches,
  openOffline,
  PICTURED,
  saveCourse,
  titleOf,
} from "../pages/offline.ts";
import { optionOf } from "../pages/participant.ts";
import { Seed } from "../support/seed.ts";
import { rightOptions, solutionsOf } from "../support/solutions.ts";
import { expect, test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

test.use({ serviceWorkers: "allow" });

test("a second visit without a connection shows the step, keeps what is answered through a reload, and sends it later", async ({
  page,
  context,
  server,
}) => {
  const { slug, texts, seed, creator, authorization } = await openOffline(page, server);
  const { viewer, offline } = texts;
  const solutions = await solutionsOf(server, creator, slug);
  await page.goto(`/c/${slug}/steps/1`);
  const title = await titleOf(page);
  await expectKept(page, slug, 2);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.getByText(offline.no_connection)).toBeVisible();
  for (const text of rightOptions(solutions, 1)) await optionOf(page, text).click();
  await page.getByRole("button", { name: viewer.check }).click();
  await expect(page.getByText(viewer.waiting_answer)).toBeVisible();
  await page.reload();
  await expect(page.getByText(viewer.waiting_answer)).toBeVisible();
  await page.getByRole("link", { name: viewer.next, exact: true }).click();
  await expect(page).toHaveURL(/\/steps\/2$/);
  await expect(page.getByRole("article")).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText(offline.no_connection)).toHaveCount(0);
  const state = async () => {
    const course = await seed.call<{ steps: { state: string }[] }>("GET", `/api/learn/${slug}`, undefined, {
      authorization,
    });
    return course.steps[0]?.state;
  };
  await expect.poll(state).toBe("right");
});

test("what was answered before the connection was lost is still answered after a reload without it", async ({
  page,
  context,
  server,
}) => {
  const { slug, texts, creator } = await openOffline(page, server);
  const { viewer } = texts;
  const solutions = await solutionsOf(server, creator, slug);
  await page.goto(`/c/${slug}`);
  await expectKept(page, slug, 1);
  await page.goto(`/c/${slug}/steps/1`);
  await expectKept(page, slug, 2);
  for (const text of rightOptions(solutions, 1)) await optionOf(page, text).click();
  await page.getByRole("button", { name: viewer.check }).click();
  await expect(page.getByText(viewer.verdict_right).first()).toBeVisible();
  // Both are asked for anew once the answer was sent, one after the other.
  const keptStates = `Promise.all(["", "/steps/1"].map((path) => caches.match("/api/learn/${slug}" + path)))
    .then((kept) => Promise.all(kept.map((answer) => answer?.json())))
    .then((pages) => pages.map((page) => page?.steps[0].state))`;
  await expect.poll(() => page.evaluate(keptStates)).toEqual(["right", "right"]);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(viewer.verdict_right).first()).toBeVisible();
  await page.goto(`/c/${slug}`);
  await expect(page.getByText(texts.fill(viewer.progress, { done: 1, total: 10 })).first()).toBeVisible();
});

test("a course is saved with its pictures, says how large it is, and is removed again", async ({
  page,
  context,
  server,
}) => {
  const { slug, texts } = await openOffline(page, server);
  const { offline, viewer } = texts;
  await page.goto(`/c/${slug}`);
  await saveCourse(page, texts);
  const card = page.getByRole("region", { name: offline.saved });
  await expect(card).toContainText(/Alle 10 Lernschritte mit ihren Abbildungen, [\d,]+ [kM]B/);
  await context.setOffline(true);
  await page.goto(`/c/${slug}/steps/${PICTURED}`);
  await expectPicture(page);
  await page.goto(`/c/${slug}`);
  await card.getByRole("button", { name: offline.remove }).click();
  await expect(card).toHaveCount(0);
  await page.goto(`/c/${slug}/steps/${PICTURED}`);
  await expect(page.getByRole("heading", { name: viewer.away_title })).toBeVisible();
});

test("signing out leaves nothing of a person on the device, and the next one sees nothing of it", async ({
  page,
  context,
  server,
}) => {
  const { slug, texts } = await openOffline(page, server);
  const { common } = texts;
  await page.goto(`/c/${slug}`);
  await saveCourse(page, texts);
  await page.goto(`/c/${slug}/steps/2`);
  const title = await titleOf(page);
  expect((await keptCaches(page)).length).toBeGreaterThan(0);
  const menu = await openAccountMenu(page, texts);
  await menu.getByRole("button", { name: common.sign_out }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect.poll(() => keptCaches(page)).toEqual([]);

  const other = await new Seed(server).account("course_participant");
  await signInByForm(page, texts, other);
  await context.setOffline(true);
  await page.goto(`/c/${slug}/steps/2`);
  await expect(page.getByRole("heading", { name: texts.viewer.away_title })).toBeVisible();
  await expect(page.getByRole("heading", { name: title })).toHaveCount(0);
  expect((await keptCaches(page)).filter((name) => !name.includes(other.id))).toEqual([]);
});

test("a course that was switched off is taken from the device", async ({ page, server }) => {
  const { slug, texts, seed, creator } = await openOffline(page, server);
  await page.goto(`/c/${slug}/steps/1`);
  await expectKept(page, slug, 1);
  const authorization = `Bearer ${creator.accessToken}`;
  await seed.call("PUT", `/api/courses/${slug}/active`, { active: false }, { authorization });
  await page.reload();
  await expect(
    page.getByRole("heading", { level: 1, name: texts.viewer.unavailable_title, exact: true }),
  ).toBeVisible();
  await expect
    .poll(async () => (await keptCaches(page)).filter((name) => name.endsWith(` ${slug}`)))
    .toEqual([]);
});

test("who is no participant any more reads nothing of the course without a connection; an ended session takes nothing", async ({
  page,
  context,
  server,
}) => {
  const { slug, texts, seed, creator, person, authorization } = await openOffline(page, server);
  const { viewer } = texts;
  await page.goto(`/c/${slug}`);
  await saveCourse(page, texts);
  await expectKept(page, slug, 1);
  const content = async (): Promise<string[]> =>
    await page.evaluate(`(async () => {
      const cache = await caches.open("kept person:${person.id} ${slug}");
      return (await cache.keys()).map(({ url }) => new URL(url).pathname).filter((path) => path !== "/api/learn/${slug}");
    })()`);
  const before = (await content()).length;
  expect(before).toBeGreaterThan(10);

  // The person's token without its signature: the server knows nobody by it, the worker whose it was.
  const ended = authorization.replace(/[^.]+$/, "x");
  const askEnded = `fetch("/api/learn/${slug}/steps/1", { headers: { authorization: "${ended}" } })
    .then(async (answer) => (await answer.json()).code)`;
  const asked = page.context().waitForEvent("response", (answer) => answer.url().endsWith("/auth/v1/user"));
  expect(await page.evaluate(askEnded)).toBe("ENROLMENT_REQUIRED");
  expect((await asked).ok()).toBe(false);
  expect(await content()).toHaveLength(before);

  // What is answered without a connection waits, also when the server wants it from nobody any more.
  const solutions = await solutionsOf(server, creator, slug);
  await context.setOffline(true);
  await page.goto(`/c/${slug}/steps/1`);
  for (const text of rightOptions(solutions, 1)) await optionOf(page, text).click();
  await page.getByRole("button", { name: viewer.check }).click();
  await expect(page.getByText(viewer.waiting_answer)).toBeVisible();
  const waiting = () => page.evaluate(`localStorage.getItem("outbox:${person.id}")`);
  const waits = await waiting();
  expect(waits).toContain(slug);

  const { participants } = await seed.call<{ participants: { id: string }[] }>(
    "GET",
    `/api/courses/${slug}/participants`,
    undefined,
    bearer(creator),
  );
  await seed.call(
    "DELETE",
    `/api/courses/${slug}/participants/${participants[0]?.id}`,
    undefined,
    bearer(creator),
  );
  await context.setOffline(false);
  await page.goto(`/c/${slug}/steps/1`);
  await expect(page).toHaveURL(new RegExp(`/c/${slug}$`));
  await expect.poll(content).toEqual([]);
  expect(await waiting()).toBe(waits);
  await page.goto("/dashboard");
  await expect(page.getByText(viewer.waiting_session, { exact: true })).toBeVisible();
  await context.setOffline(true);
  await page.goto(`/c/${slug}/steps/1`);
  await expect(page.getByRole("heading", { name: viewer.away_title })).toBeVisible();
});

test("with a connection pages come from the server", async ({ page, server }) => {
  const { slug, seed, creator } = await openOffline(page, server);
  await page.goto(`/c/${slug}/steps/1`);
  await expectKept(page, slug, 1);
  const authorization = `Bearer ${creator.accessToken}`;
  await page.goto(`/c/${slug}`);
  await seed.call("PATCH", `/api/courses/${slug}`, { settings: { name: "Agua nueva" } }, { authorization });
  const renewed = await page.reload();
  expect(renewed?.fromServiceWorker()).toBe(true);
  expect(await renewed?.text()).toContain("Agua nueva");
});

test("what a page read before the worker took it over is kept too, whenever that was", async ({
  page,
  context,
  server,
}) => {
  const isOver = "navigator.serviceWorker.controller !== null";
  // The part of the app that asks for the worker comes when another page has brought it already.
  const late = Promise.withResolvers<void>();
  await page.route(/assets\/Late-[^/]+\.js$/, async (route) => {
    await late.promise;
    await route.continue().catch(() => undefined);
  });
  // The next step, fetched ahead, is answered only then.
  const ahead = Promise.withResolvers<void>();
  await page.route("**/api/learn/*/steps/2", async (route) => {
    await ahead.promise;
    await route.continue();
  });
  const { slug } = await openOffline(page, server);
  await page.goto(`/c/${slug}/steps/1`);
  const title = await titleOf(page);
  const other = await context.newPage();
  await other.goto("/");
  await expect.poll(() => page.evaluate(isOver)).toBe(true);
  late.resolve();
  await expectKept(page, slug, 1);
  ahead.resolve();
  await expectKept(page, slug, 2);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
});

test("an anonymous sitting can be reloaded without a connection", async ({ browser, server }) => {
  const seed = new Seed(server);
  const creator = await seed.account("course_creator_free");
  const slug = await seed.course(creator, "agua.es.txt", "El agua", "es");
  const { viewer } = await textsOf("de");
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: "allow" });
  const page = await context.newPage();
  await page.goto(`/c/${slug}`);
  await page.getByRole("button", { name: viewer.anonymous_start }).click();
  await expect(page).toHaveURL(/\/steps\/1$/);
  // The page of the course has a title too, and may still be there.
  await expect(page.getByRole("article")).toBeVisible();
  const title = await titleOf(page);
  await expectKept(page, slug, 1);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await context.close();
});
