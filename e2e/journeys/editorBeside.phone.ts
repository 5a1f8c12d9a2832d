import { createEdited } from "../pages/editor.ts";
import { faultsOf } from "../support/look.ts";
import { Seed } from "../support/seed.ts";
import { expect, test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

test("the text of a question is read over it on a phone, and nothing typed is lost", async ({
  page,
  server,
}) => {
  const texts = await textsOf("de");
  const { editor, common } = texts;
  const { slug, steps } = await createEdited(page, texts, new Seed(server));
  const [, { id } = { id: "" }] = steps;
  await page.goto(`/c/${slug}/edit/questions/${id}`);
  const question = page.getByLabel(editor.question_text, { exact: true });
  const hint = page.getByLabel(texts.studio.hint, { exact: true });
  await question.fill("Wie weit sieht eine Biene?");
  await hint.scrollIntoViewIfNeeded();
  await page.getByRole("button", { name: editor.step_text_read }).click();
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByRole("heading", { name: editor.passage })).toBeVisible();
  await expect(sheet.getByText("bienen.de.pdf").first()).toBeVisible();
  await expect(sheet.getByText(/Facettenauge/).first()).toBeVisible();
  expect(await faultsOf(page, "text over a question")).toEqual([]);
  await sheet.getByRole("button", { name: common.close }).click();
  await expect(hint).toBeInViewport();
  await expect(question).toHaveValue("Wie weit sieht eine Biene?");
});
