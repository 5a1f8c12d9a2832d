import { readFile } from "node:fs/promises";
import path from "node:path";
import { signIn } from "../pages/account.ts";
import { Seed } from "../support/seed.ts";
import { expect, test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

const SAMPLE = path.join(import.meta.dirname, "../../samples/agua.es.txt");
const REFERENCES = `\n\nBibliografía\n============\n\n${"Autor, A.: El agua en la naturaleza, Madrid 1999, 240 páginas. ".repeat(4)}\n`;

test("a creator sees what became of the document, filters what was left out and opens a step", async ({
  page,
  server,
}) => {
  const texts = await textsOf("de");
  const seed = new Seed(server);
  const creator = await seed.account("course_creator_free", "de");
  const content = (await readFile(SAMPLE, "utf8")) + REFERENCES;
  const course = { name: "El agua", language: "es", steps: 10 };
  const slug = await seed.startCourse(creator, { name: "agua.txt", content }, course);
  await signIn(page, creator);
  await page.goto(`/c/${slug}/generation`);
  await page.getByRole("link", { name: texts.coverage.link }).click({ timeout: 60_000 });

  await expect(page.getByRole("heading", { level: 1, name: texts.coverage.title })).toBeVisible();
  const table = page.getByRole("table", {
    name: texts.fill(texts.coverage.table_label, { name: "agua.txt" }),
  });
  const references = table.getByRole("row").filter({ hasText: "Bibliografía" });
  await expect(references).toContainText(texts.coverage.state_left_out);
  await expect(references).toContainText(texts.coverage.reason_references);
  const all = await table.getByRole("row").count();
  expect(all).toBeGreaterThan(4);

  await page.getByText(texts.coverage.filter_gaps).click();
  await expect(page).toHaveURL(/\?show=gaps$/);
  await expect.poll(() => table.getByRole("row").count()).toBeLessThan(all);
  await expect(references).toBeVisible();
  await page.reload();
  await expect(references).toBeVisible();

  await page.getByText(texts.coverage.filter_all).click();
  const first = table.getByRole("link", { name: /^Lernschritt 1:/ });
  await first.first().click();
  await expect(page).toHaveURL(new RegExp(`/c/${slug}/preview/`));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
