import { marks, openSources } from "../pages/sources.ts";
import { faultsOf } from "../support/look.ts";
import { expect, test } from "../support/test.ts";

test.use({ locale: "en-GB" });

test("on a phone marks are raised in the text, and a page of the document opens as a sheet", async ({
  page,
  server,
}) => {
  test.setTimeout(180_000);
  const { texts, person, begin } = await openSources(page, server, "bienen.de.pdf", true, "en");
  const { sources } = texts;
  await begin(person);
  const mark = marks(page).first();
  await mark.scrollIntoViewIfNeeded();
  expect(await page.evaluate("getComputedStyle(document.querySelector('.passage-mark')).verticalAlign")).toBe(
    "super",
  );
  expect(await faultsOf(page, "a step with marks")).toEqual([]);
  await mark.tap();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: sources.show_page }).tap();
  await expect(dialog.locator(".pdf-mark").first()).toBeVisible({ timeout: 20_000 });
  const sheet = await dialog.boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  // All but its border.
  expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBeGreaterThan(height - 3);
  expect(await faultsOf(page, "the page of a PDF in a sheet")).toEqual([]);
});
