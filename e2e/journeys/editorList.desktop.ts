import { createEdited } from "../pages/editor.ts";
import { Seed } from "../support/seed.ts";
import { expect, test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

test("the list of steps stays beside a long text, with the open step in view", async ({ page, server }) => {
  const texts = await textsOf("de");
  const { slug, steps } = await createEdited(page, texts, new Seed(server));
  const [first, last] = [steps[0], steps.at(-1)];
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto(`/c/${slug}/edit/steps/${last?.id}`);
  const list = page.getByRole("list", { name: texts.editor.steps_label });
  const open = list.getByRole("link", { name: last?.title ?? "" });
  await expect(open).toHaveAttribute("aria-current", "true");
  await page.getByRole("link", { name: texts.editor.to_question }).scrollIntoViewIfNeeded();
  await expect(open).toBeInViewport();
  await list.getByRole("link", { name: first?.title ?? "" }).click();
  await expect(page).toHaveURL(new RegExp(`${first?.id}$`));
});
