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
  // Marks keep their place unseen until the fonts are there.
  await expect(mark).toBeVisible();
  await mark.scrollIntoViewIfNeeded();
  expect(await page.evaluate("getComputedStyle(document.querySelector('.passage-mark')).verticalAlign")).toBe(
    "super",
  );
  expect(await faultsOf(page, "a step with marks")).toEqual([]);
  // Each mark is met by a finger 12 px off its middle, also beside another one (WCAG 2.5.8).
  const missed = `[...document.querySelectorAll("article p .passage-mark")].filter((one) => {
    one.scrollIntoView({ block: "center" });
    const { left, top, width, height } = one.getBoundingClientRect();
    return [[-11, 0], [11, 0], [0, -11], [0, 11]].some(
      ([x, y]) => document.elementFromPoint(left + width / 2 + x, top + height / 2 + y) !== one,
    );
  }).map((one) => one.textContent)`;
  expect(await page.evaluate(missed)).toEqual([]);
  await mark.scrollIntoViewIfNeeded();
  await mark.tap();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: sources.show_page }).tap();
  await expect(dialog.locator(".pdf-mark").first()).toBeVisible({ timeout: 20_000 });
  const sheet = await dialog.boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  // All but its border.
  expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBeGreaterThan(height - 3);
  expect(await faultsOf(page, "the page of a PDF in a sheet")).toEqual([]);
  await page.evaluate("document.documentElement.style.fontSize = '200%'");
  const cross = dialog.getByRole("button", { name: texts.common.close, exact: true });
  await expect(cross).toBeInViewport({ ratio: 1 });
  await cross.tap();
  await expect(dialog).toHaveCount(0);
});
