import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import { signIn } from "../pages/account.ts";
import { Seed } from "../support/seed.ts";
import { LONG } from "../support/sets.ts";
import { expect, test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

const SAMPLES = path.join(import.meta.dirname, "../../samples");
const MEGABYTE = 1024 * 1024;
/** Reading happens in a process of its own, after others that wait. */
const READING = { timeout: 60_000 };

function choose(input: Locator, name: string, buffer: Buffer): Promise<void> {
  return input.setInputFiles({ name, mimeType: "application/octet-stream", buffer });
}

test("what was read is shown with what is missing; a file that is no document says what to do", async ({
  page,
  server,
}) => {
  const texts = await textsOf("de");
  const seed = new Seed(server);
  await signIn(page, await seed.account("course_creator_free", "de"));
  await page.goto("/create");
  const files = page.locator('input[type="file"]');
  const list = page.getByRole("list", { name: texts.create.uploads_label });

  const whole = await readFile(path.join(SAMPLES, "bienen.de.pdf"));
  await choose(files, "abgebrochen.pdf", whole.subarray(0, Math.floor(whole.length * 0.8)));
  const cut = list.getByRole("listitem").filter({ hasText: "abgebrochen.pdf" }).first();
  await expect(cut).toContainText("Deutsch", READING);
  await expect(cut).toContainText(texts.create.outline);
  await expect(cut).toContainText(texts.documents.file_incomplete_other.split("{read}")[0]?.trim() ?? "");

  await choose(files, "programm.pdf", Buffer.from("\x7fELF\x02\x01\x01", "latin1"));
  const refused = list.getByRole("listitem").filter({ hasText: "programm.pdf" }).first();
  await expect(refused).toContainText(texts.fill(texts.create.renamed, { ending: ".pdf" }), READING);
  await refused
    .getByRole("button", { name: texts.fill(texts.create.remove, { name: "programm.pdf" }) })
    .click();
  await expect(refused).toHaveCount(0);
  await page.reload();
  await expect(cut).toContainText("Deutsch");
});

/** Lets no more than so many bytes a second leave the browser; 0 for no limit. */
async function limitUpload(page: Page, bytesPerSecond: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", {
    ...{ offline: false, latency: 0, downloadThroughput: -1 },
    uploadThroughput: bytesPerSecond === 0 ? -1 : bytesPerSecond,
  });
}

/** A readable text of about so many bytes. */
async function longText(bytes: number): Promise<Buffer> {
  const text = await readFile(path.join(SAMPLES, "agua.es.txt"));
  return Buffer.concat(Array.from({ length: Math.ceil(bytes / text.length) }, () => text));
}

test("an upload goes on after a reload, and after the server was killed, and is whole in the end", {
  tag: LONG,
}, async ({ page, server }) => {
  const texts = await textsOf("de");
  const seed = new Seed(server);
  await signIn(page, await seed.account("course_creator_free", "de"));
  await page.goto("/create");
  const list = page.getByRole("list", { name: texts.create.uploads_label });
  const content = await longText(3 * MEGABYTE);
  const file = path.join(server.dataFolder, "agua.txt");
  await writeFile(file, content);
  const row = list.getByRole("listitem").filter({ hasText: "agua.txt" });
  const percent = async () => Number(await row.getByRole("progressbar").getAttribute("aria-valuenow"));
  const begun: string[] = [];
  const offsets: number[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/uploads")) begun.push(request.url());
    if (request.method() === "PATCH") offsets.push(Number(request.headers()["upload-offset"]));
  });

  await limitUpload(page, 300_000);
  await page.locator('input[type="file"]').setInputFiles(file);
  await expect.poll(percent, { timeout: 30_000 }).toBeGreaterThan(20);
  await page.reload();
  // More than the seconds after which what arrived is stored even against a kill.
  await expect.poll(percent, { timeout: 30_000 }).toBeGreaterThan(90);

  await server.killAndRestart(async () => {
    await expect(row.getByText(texts.create.upload_lost.split("{sent}")[0]?.trim() ?? "")).toBeVisible();
  });
  await limitUpload(page, 0);
  await expect(row).toContainText("Español", READING);
  expect(begun).toHaveLength(1);
  // Each went on behind what had arrived before: from the beginning, after the reload, after the kill.
  const places = [...new Set(offsets)];
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places.length).toBeGreaterThanOrEqual(3);
  const folder = path.join(server.dataFolder, "files/documents");
  const names = (await readdir(folder)).filter((name) => !name.includes("."));
  const contents = await Promise.all(names.map((name) => readFile(path.join(folder, name))));
  expect(contents.some((one) => one.equals(content))).toBe(true);
});

test("an upload without a connection says so and goes on by itself; one that fails can be tried again", {
  tag: LONG,
}, async ({ context, page, server }) => {
  const texts = await textsOf("de");
  const seed = new Seed(server);
  await signIn(page, await seed.account("course_creator_free", "de"));
  await page.goto("/create");
  const files = page.locator('input[type="file"]');
  const list = page.getByRole("list", { name: texts.create.uploads_label });
  const content = await readFile(path.join(SAMPLES, "agua.es.txt"));

  await expect(page.getByText(texts.create.drop_label)).toBeVisible();
  await context.setOffline(true);
  await choose(files, "agua.txt", content);
  const row = list.getByRole("listitem").filter({ hasText: "agua.txt" }).first();
  await expect(row).toContainText(texts.create.upload_lost.split("{sent}")[0]?.trim() ?? "");
  await context.setOffline(false);
  await expect(row).toContainText("Español", READING);

  await page.route("**/api/uploads/*", (route) => route.fulfill({ status: 500, body: "" }), { times: 1 });
  await choose(files, "otra.txt", content);
  const other = list.getByRole("listitem").filter({ hasText: "otra.txt" }).first();
  await expect(other.getByRole("alert")).toContainText(texts.errors.upload_failed);
  await other.getByRole("button", { name: texts.create.upload_again }).click();
  await expect(other).toContainText("Español", READING);
});

test("who has used up a limit is told how much it is and what to do, before anything is sent", async ({
  page,
  server,
}) => {
  const texts = await textsOf("de");
  const seed = new Seed(server);
  const person = await seed.unconfirmed("course_creator_free", "de");
  const authorization = `Bearer ${person.accessToken}`;
  for (let at = 0; at < 9; at++) {
    const body = { name: "a.txt", bytes: 10 * MEGABYTE };
    await seed.call("POST", "/api/uploads", body, { authorization });
  }
  await signIn(page, person);
  await page.goto("/create");
  await expect(page.getByText("Ihre Dokumente belegen 90 MB von 100 MB.")).toBeVisible();
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "PATCH") sent.push(request.url());
  });
  await choose(page.locator('input[type="file"]'), "gross.txt", Buffer.alloc(11 * MEGABYTE, "a"));
  const row = page.getByRole("listitem").filter({ hasText: "gross.txt" });
  await expect(row.getByRole("alert")).toContainText("Ihre Dokumente belegen 90 MB von 100 MB");
  await expect(row.getByRole("alert")).toContainText(texts.limits.QUOTA_CONFIRM);
  expect(sent).toEqual([]);
  await page.goto("/profile?tab=account");
  const usage = page.getByRole("region", { name: texts.account.usage_title });
  const documents = usage.getByRole("progressbar", { name: texts.account.usage_documents, exact: true });
  await expect(documents).toHaveAttribute("aria-valuetext", "9 von 20");
});

test("documents that are too large together are refused before they are sent", { tag: LONG }, async ({
  page,
  server,
}) => {
  const texts = await textsOf("de");
  const seed = new Seed(server);
  await signIn(page, await seed.account("course_creator_free", "de"));
  await page.goto("/create");
  const input = page.locator('input[type="file"]');
  await expect(input).toBeAttached();
  await page.evaluate(`(() => {
    const element = document.querySelector('input[type="file"]');
    const transfer = new DataTransfer();
    const content = new Uint8Array(${26 * MEGABYTE});
    for (const name of ["a.pdf", "b.pdf"]) transfer.items.add(new File([content], name));
    element.files = transfer.files;
    element.dispatchEvent(new Event("change", { bubbles: true }));
  })()`);
  const sentence = texts.create.total_too_large.split("{size}")[0]?.trim() ?? "";
  await expect(page.getByText(sentence)).toBeVisible();
  await expect(page.getByText(texts.fill(texts.create.not_taken_one, { names: "b.pdf" }))).toBeVisible();
  await expect(
    page.getByRole("list", { name: texts.create.uploads_label }).getByRole("listitem"),
  ).toHaveCount(1);
});
