import { createEdited, saved, storedStep, textOf } from "../pages/editor.ts";
import { faultsOf } from "../support/look.ts";
import { Seed } from "../support/seed.ts";
import { expect, test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

test("two tabs of one person that changed a text differently show which words differ", async ({
  page,
  server,
}) => {
  const texts = await textsOf("de");
  const { editor } = texts;
  const seed = new Seed(server);
  const { creator, slug, steps } = await createEdited(page, texts, seed);
  const id = steps[3]?.id ?? "";
  const second = await page.context().newPage();
  for (const tab of [page, second]) {
    await tab.goto(`/c/${slug}/edit/steps/${id}`);
    await expect(tab.getByLabel(editor.title_label, { exact: true })).not.toHaveValue("");
  }
  const stored = async () => (await storedStep(seed, creator, slug, id)).content;
  await page.bringToFront();
  await textOf(page, texts).press("Control+Home");
  await page.keyboard.type("Übrigens ");
  await expect.poll(stored).toMatch(/^Übrigens /);
  await second.bringToFront();
  await textOf(second, texts).press("Control+Home");
  await second.keyboard.type("Bekanntlich ");
  await expect(second.getByRole("heading", { name: editor.conflict_title_own })).toBeFocused();
  const version = (name: string) => second.getByRole("region", { name, exact: true });
  const [theirs, mine] = [version(editor.conflict_theirs), version(editor.conflict_mine)];
  await expect(theirs.locator("del.change")).toHaveText(["Übrigens"]);
  await expect(mine.locator("ins.change")).toHaveText(["Bekanntlich"]);
  await second.getByRole("button", { name: texts.rewriting.next_change }).click();
  await expect(second.locator("section section .change:focus")).toHaveCount(1);
  expect(await faultsOf(second, "two tabs")).toEqual([]);
  await second.getByRole("button", { name: editor.conflict_take_theirs }).click();
  await saved(second, texts);
  await expect.poll(stored).toMatch(/^Übrigens /);
});

test("two tabs of one person that changed a question differently show which words differ", async ({
  page,
  server,
}) => {
  const texts = await textsOf("de");
  const { editor } = texts;
  const { slug, steps } = await createEdited(page, texts, new Seed(server));
  const id = steps[3]?.id ?? "";
  const second = await page.context().newPage();
  const field = (tab: typeof page) => tab.getByLabel(editor.question_text, { exact: true });
  for (const tab of [page, second]) {
    await tab.goto(`/c/${slug}/edit/questions/${id}`);
    await expect(field(tab)).not.toHaveValue("");
  }
  await field(page).press("Control+Home");
  await page.keyboard.type("Kurz ");
  await page.getByRole("button", { name: editor.question_save, exact: true }).click();
  await expect(page.getByText(editor.question_saved)).toBeVisible();
  await field(second).press("Control+Home");
  await second.keyboard.type("Genau ");
  await second.getByRole("button", { name: editor.question_save, exact: true }).click();
  await expect(second.getByRole("heading", { name: editor.question_conflict_title_own })).toBeFocused();
  await expect(second.locator("section section del.change")).toHaveText(["Kurz"]);
  await expect(second.locator("section section ins.change")).toHaveText(["Genau"]);
});
