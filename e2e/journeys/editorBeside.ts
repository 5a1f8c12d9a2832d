import { createEdited } from "../pages/editor.ts";
import { faultsOf } from "../support/look.ts";
import { Seed } from "../support/seed.ts";
import { expect, test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

test("a question is written beside its text and the passage it comes from", async ({ page, server }) => {
  const texts = await textsOf("de");
  const { editor } = texts;
  const { slug, steps } = await createEdited(page, texts, new Seed(server));
  const [, { id } = { id: "" }] = steps;
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/c/${slug}/edit/questions/${id}`);
  const beside = page.getByRole("region", { name: editor.step_text });
  await expect(beside.getByRole("heading", { name: editor.passage })).toBeInViewport();
  await expect(beside.getByText("bienen.de.pdf").first()).toBeInViewport();
  await expect(page.getByLabel(editor.question_text, { exact: true })).toBeInViewport();
  await expect(beside.getByText(/Facettenauge/).first()).toBeAttached();
  await page.getByLabel(texts.studio.hint, { exact: true }).scrollIntoViewIfNeeded();
  await expect(beside.getByRole("heading", { name: editor.passage })).toBeInViewport();
  expect(await faultsOf(page, "text beside a question")).toEqual([]);
});

test("exercises are added to a step one after the other", async ({ page, server }) => {
  const texts = await textsOf("de");
  const { editor, fill } = texts;
  const { slug, steps } = await createEdited(page, texts, new Seed(server));
  const [, { id } = { id: "" }] = steps;
  await page.goto(`/c/${slug}/edit/questions/${id}`);
  await page.getByRole("button", { name: editor.exercise_another, exact: true }).click();
  const text = page.getByLabel(editor.question_text, { exact: true });
  const place = page.getByLabel(editor.exercise_place, { exact: true });
  const another = page.getByRole("button", { name: editor.exercise_save_another, exact: true });
  await another.click();
  await expect(page.getByText(texts.errors.QUESTION_TEXT_MISSING)).toBeVisible();
  await expect(text).toBeFocused();
  await place.selectOption("0");
  for (const asked of ["Wie viele Augen?", "Wie viele Beine?"]) {
    await expect(text).toHaveValue("");
    await expect(text).toBeFocused();
    await expect(place).toHaveValue("0");
    await page.keyboard.type(asked);
    await page.getByLabel(editor.kind_label, { exact: true }).selectOption("typed");
    await page.getByRole("textbox", { name: fill(editor.accepted_label, { number: 1 }) }).fill("viele");
    const address = page.url();
    await another.click();
    await expect(page).not.toHaveURL(address);
  }
  await page.goto(`/c/${slug}/edit/questions`);
  const list = page.getByRole("navigation", { name: editor.questions_label });
  for (const asked of ["Wie viele Augen?", "Wie viele Beine?"])
    await expect(list.getByRole("link", { name: asked })).toBeVisible();
});
