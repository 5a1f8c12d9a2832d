import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Locator } from "@playwright/test";
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
  await signIn(page, texts, await seed.account("course_creator_free", "de"));
  await page.goto("/create");
  const files = page.locator('input[type="file"]');
  const list = page.getByRole("list", { name: texts.create.uploads_label });

  const whole = await readFile(path.join(SAMPLES, "bienen.de.pdf"));
  await choose(files, "abgebrochen.pdf", whole.subarray(0, Math.floor(whole.length * 0.8)));
  const cut = list.getByRole("listitem").filter({ hasText: "abgebrochen.pdf" }).first();
  await expect(cut).toContainText("Deutsch", READING);
  await expect(cut).toContainText(texts.create.outline);
  await expect(cut).toContainText(texts.documents.file_incomplete.split("{read}")[0]?.trim() ?? "");

  await choose(files, "programm.pdf", Buffer.from("\x7fELF\x02\x01\x01", "latin1"));
  const refused = list.getByRole("listitem").filter({ hasText: "programm.pdf" }).first();
  await expect(refused).toContainText(texts.documents.document_type_unsupported, READING);
  await refused
    .getByRole("button", { name: texts.fill(texts.create.remove, { name: "programm.pdf" }) })
    .click();
  await expect(refused).toHaveCount(0);
  await page.reload();
  await expect(cut).toContainText("Deutsch");
});

test("an upload that fails says why, and goes through when it is tried again", { tag: LONG }, async ({
  context,
  page,
  server,
}) => {
  const texts = await textsOf("de");
  const seed = new Seed(server);
  await signIn(page, texts, await seed.account("course_creator_free", "de"));
  await page.goto("/create");
  const files = page.locator('input[type="file"]');
  const list = page.getByRole("list", { name: texts.create.uploads_label });
  const content = await readFile(path.join(SAMPLES, "agua.es.txt"));

  await expect(page.getByText(texts.create.drop_label)).toBeVisible();
  await context.setOffline(true);
  await choose(files, "agua.txt", content);
  const row = list.getByRole("listitem").filter({ hasText: "agua.txt" }).first();
  await expect(row.getByRole("alert")).toContainText(texts.errors.NETWORK);
  await context.setOffline(false);

  await page.route("**/api/documents?**", (route) => route.fulfill({ status: 500, body: "" }), { times: 1 });
  await row.getByRole("button", { name: texts.create.upload_again }).click();
  await expect(row.getByRole("alert")).toContainText(texts.errors.upload_failed);
  await row.getByRole("button", { name: texts.create.upload_again }).click();
  await expect(row).toContainText("Español", READING);
});

test("documents that are too large together are refused before they are sent", { tag: LONG }, async ({
  page,
  server,
}) => {
  const texts = await textsOf("de");
  const seed = new Seed(server);
  await signIn(page, texts, await seed.account("course_creator_free", "de"));
  await page.goto("/create");
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("/api/documents")) sent.push(request.url());
  });
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
  expect(sent).toEqual([]);
});
