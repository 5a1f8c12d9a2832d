import { signIn } from "../pages/account.ts";
import { Seed } from "../support/seed.ts";
import { expectWhole } from "../support/shown.ts";
import { expect, test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

test("the homepage opens, says what it is, and asks no other host for anything", async ({ page, server }) => {
  const hosts = new Set<string>();
  const complaints: string[] = [];
  page.on("request", (request) => {
    if (request.url().startsWith("http")) hosts.add(new URL(request.url()).origin);
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/\S/);
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expectWhole(page);
  expect([...hosts]).toEqual([new URL(server.url).origin]);
  expect(complaints).toEqual([]);
});

test("files with a fingerprint are kept for a year, pages are asked for again, answers never kept", async ({
  page,
  request,
}) => {
  const asset = page.waitForResponse((response) => response.url().includes("/assets/"));
  await page.goto("/");
  const kept = async (path: string) => (await request.get(path)).headers()["cache-control"];
  expect((await asset).headers()["cache-control"]).toContain("immutable");
  expect(await kept("/")).toBe("no-cache");
  expect(await kept("/c/irgendein-kurs")).toBe("no-cache");
  expect(await kept("/api/site")).toBe("no-store");
  expect((await request.get("/assets/gibt-es-nicht.js")).status()).toBe(404);
});

test("a course's page asks for nothing: what it shows came with it", async ({ page, server }) => {
  const seed = new Seed(server);
  const creator = await seed.account("course_creator_free");
  const slug = await seed.course(creator, "agua.es.txt", "El agua", "es");
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) asked.push(pathname);
  });
  await page.goto(`/c/${slug}`);
  await expect(page.getByRole("heading", { level: 1, name: "El agua" })).toBeVisible();
  await expectWhole(page);
  expect(asked).toEqual([]);
});

test("who is signed in sees the page while the sign-in client is still on its way", async ({
  page,
  server,
}) => {
  const texts = await textsOf("de");
  const person = await new Seed(server).account("course_participant");
  await signIn(page, person);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: texts.campus.empty_title })).toBeVisible();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let held = 0;
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    const answer = await route.fetch();
    const script = await answer.text();
    if (script.includes("GoTrueClient")) {
      held += 1;
      await released;
    }
    await route.fulfill({ response: answer, body: script });
  });
  await page.reload();
  await expect(page.getByRole("heading", { name: texts.campus.empty_title })).toBeVisible();
  await expect.poll(() => held).toBe(1);
  release();
});
