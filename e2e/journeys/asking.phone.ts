import { openOffline } from "../pages/offline.ts";
import { lookAt } from "../support/look.ts";
import { expectShown } from "../support/shown.ts";
import { expect, test } from "../support/test.ts";

test("the course is asked by touch, in a panel that is there at once", async ({ page, server }) => {
  const { slug, texts } = await openOffline(page, server);
  const { asking, viewer } = texts;
  await page.goto(`/c/${slug}/steps/1`);
  await page.getByRole("button", { name: viewer.ask_course, exact: true }).tap();
  const dialog = page.getByRole("dialog", { name: viewer.ask_course });
  await expectShown(dialog);
  const field = dialog.getByLabel(asking.label);
  await expect(field).toBeFocused();
  await field.fill("calor específico");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("listitem").first()).toBeVisible();
  expect(await lookAt(page, "asking")).toEqual([]);
});
