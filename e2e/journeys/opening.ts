import { expect, test } from "../support/test.ts";

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
  await page.waitForLoadState("networkidle");
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
