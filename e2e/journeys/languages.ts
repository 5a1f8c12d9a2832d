import { readFile } from "node:fs/promises";
import path from "node:path";
import { signIn } from "../pages/account.ts";
import { addMaterial } from "../pages/creator.ts";
import { openCourseSettings } from "../pages/structure.ts";
import { Seed } from "../support/seed.ts";
import { expect, test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

const sample = (name: string) => readFile(path.join(import.meta.dirname, "../../samples", name), "utf8");

test("the number of steps follows the material until another is chosen, and is taken back", async ({
  page,
  server,
}) => {
  const texts = await textsOf("de");
  const { create, fill } = texts;
  await signIn(page, await new Seed(server).account("course_creator_free", "de"));
  await page.goto("/create");
  const content = `${await sample("agua.es.txt")}\n\n${await sample("sources/bienen.de.md")}`;
  await addMaterial(page, texts, { name: "dos.txt", mimeType: "text/plain", buffer: Buffer.from(content) });
  const number = page.getByLabel(create.steps_number, { exact: true });
  const recommended = (steps: string) => page.getByText(fill(create.recommended, { steps }), { exact: true });
  const take = page.getByRole("button", { name: create.recommended_take });
  const long = fill(create.preview_long, { recommended: "18", time: "4 Minuten" });

  await expect(number).toHaveValue("18");
  await expect(recommended("18")).toBeVisible();
  await expect(page.getByText(fill(create.recommended_reading, { time: "4 Minuten" }))).toBeVisible();
  await expect(take).toBeHidden();
  const question = page.getByRole("group", { name: create.languages_label });
  const choose = (name: string) => question.getByRole("radio", { name }).check({ force: true });
  await choose(fill(create.languages_own, { language: "Deutsch" }));
  await expect(number).toHaveValue("10");
  await choose(create.languages_all);
  await expect(number).toHaveValue("18");

  await number.fill("10");
  await expect(page.getByText(long)).toBeVisible();
  await page.reload();
  await expect(number).toHaveValue("10");
  await take.click();
  await expect(number).toHaveValue("18");
  await expect(number).toBeFocused();
  await expect(page.getByText(long)).toBeHidden();
  await expect(take).toBeHidden();
});

test("text in two languages is asked about, and what is not wanted is left out and listed", async ({
  page,
  server,
}) => {
  const texts = await textsOf("de");
  const { create, coverage, generation } = texts;
  const creator = await new Seed(server).account("course_creator_free", "de");
  await signIn(page, creator);
  await page.goto("/create");
  const content = `${await sample("agua.es.txt")}\n\n${await sample("bicicletta.it.txt")}`;
  await addMaterial(page, texts, { name: "dos.txt", mimeType: "text/plain", buffer: Buffer.from(content) });

  const question = page.getByRole("group", { name: create.languages_label });
  await expect(question).toContainText("Italiano");
  await expect(question).toContainText("Español");
  await openCourseSettings(page, texts);
  await page.getByLabel(create.language_label, { exact: true }).selectOption("en");
  await expect(question).toBeHidden();
  await page.getByLabel(create.language_label, { exact: true }).selectOption("it");
  await page.getByRole("button", { name: create.to_details }).click();
  await expect(page.getByText(create.languages_missing)).toBeVisible();
  const own = question.getByRole("radio", {
    name: texts.fill(create.languages_own, { language: "Italiano" }),
  });
  await expect(question.getByRole("radio").first()).toBeFocused();
  await own.check({ force: true });
  await expect(page.getByText(create.languages_missing)).toBeHidden();
  await page.reload();
  await expect(own).toBeChecked();

  await page.getByRole("button", { name: create.to_details }).click();
  const dialog = page.getByRole("dialog", { name: create.details_title });
  await dialog.getByLabel(create.email_repeat, { exact: true }).fill(creator.email);
  await dialog.getByRole("button", { name: create.submit }).click();
  await expect(page.getByRole("heading", { level: 1, name: generation.done_title })).toBeVisible({
    timeout: 60_000,
  });
  await page.getByRole("link", { name: coverage.link }).click();
  const rows = page.getByRole("table").getByRole("row");
  await expect(rows.filter({ hasText: coverage.reason_other_language }).first()).toBeVisible();
  await expect(rows.filter({ hasText: "El agua" }).first()).toContainText(coverage.state_left_out);
});
