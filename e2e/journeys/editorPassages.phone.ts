import { createEdited, textOf } from "../pages/editor.ts";
import { lookAt } from "../support/look.ts";
import { Seed } from "../support/seed.ts";
import { expect, test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

test("on a phone a sentence of the step becomes a question, and another one its passage", async ({
  page,
  server,
}) => {
  const texts = await textsOf("de");
  const { editor, fill } = texts;
  const { slug, steps } = await createEdited(page, texts, new Seed(server));
  const id = steps[1]?.id ?? "";
  await page.goto(`/c/${slug}/edit/steps/${id}`);
  const paragraph = textOf(page, texts).getByText(/Ein Facettenauge ist ein Auge/);
  await paragraph.selectText();
  const bar = page.getByRole("toolbar", { name: editor.selection_tools });
  await expect(bar.getByRole("button", { name: editor.gap_from })).toHaveCount(0);
  expect(await lookAt(page, "a selection on a phone")).toEqual([]);
  await bar.getByRole("button", { name: editor.question_from }).tap();
  const passage = page.locator("blockquote", { hasText: "Ein Facettenauge ist ein Auge" });
  await expect(passage.locator("visible=true")).toBeVisible();
  const answer = page.getByRole("textbox", { name: fill(editor.option_label, { number: 1 }), exact: true });
  await expect(answer).toHaveValue(/Ein Facettenauge ist ein Auge/);

  await page.getByRole("button", { name: editor.step_text_read }).tap();
  const sheet = page.getByRole("dialog");
  await sheet
    .getByRole("paragraph")
    .getByText(/Das Bild, das dabei entsteht/)
    .selectText();
  await bar.getByRole("button", { name: editor.passage_take }).tap();
  const taken = { hasText: "Das Bild, das dabei entsteht" };
  await expect(sheet.locator("blockquote", taken).locator("visible=true")).toBeVisible();
  expect(await lookAt(page, "another passage on a phone")).toEqual([]);
  await sheet.getByRole("button", { name: texts.common.close }).tap();
  await expect(page.locator("blockquote", taken).locator("visible=true")).toBeVisible();
});
