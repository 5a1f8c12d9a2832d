import { expectKept, openOffline } from "../pages/offline.ts";
import { startProxy } from "../support/proxy.ts";
import { expect, test } from "../support/test.ts";

// What shows these, the path beside the text and the list of shortcuts, is on wide screens with a keyboard alone.
test("a step that is not there without a connection shows the way and comes by itself", async ({
  page,
  context,
  server,
}) => {
  const { slug, texts } = await openOffline(page, server);
  const { viewer } = texts;
  await page.goto(`/c/${slug}/steps/1`);
  // What stands beside the text comes once the app works: a link is pressed in it, not in what the server drew.
  await expect(page.getByRole("button", { name: viewer.ask_course })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole("complementary").getByRole("link").nth(7).click();
  await expect(page.getByRole("heading", { level: 1, name: viewer.away_title })).toBeVisible();
  await expect(page.getByRole("list", { name: viewer.trail_label }).getByRole("listitem")).toHaveCount(10);
  await context.setOffline(false);
  await expect(page.getByRole("article")).toBeVisible();
  await expect(page.getByRole("heading", { name: viewer.away_title })).toHaveCount(0);
});

test.describe("with the worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("an update waits, and leaves the page that is open whole", async ({ browser, server }) => {
    const proxy = await startProxy(server.url);
    const context = await browser.newContext({
      ...{ baseURL: proxy.url, serviceWorkers: "allow", locale: "de-DE" },
    });
    const page = await context.newPage();
    const { slug, texts } = await openOffline(page, server);
    const { shortcuts } = texts.viewer;
    await page.goto(`/c/${slug}/steps/1`);
    await expectKept(page, slug, 1);
    const hasShell =
      "caches.keys().then((names) => names.filter((name) => name.startsWith('shell ')).length)";
    // The server has the next version, and the files of no other.
    proxy.replace(/^\/sw\.js$/, { status: 200, body: (text) => `${text}\n// next` });
    proxy.replace(/^\/assets\//, { status: 404, body: () => "" });
    await page.evaluate("navigator.serviceWorker.getRegistration().then((one) => one.update())");
    await page.getByRole("button", { name: shortcuts }).click();
    await expect(page.getByRole("dialog", { name: shortcuts })).toBeVisible();
    expect(await page.evaluate(hasShell)).toBe(1);
    await context.close();
    proxy.close();
  });
});
