import { lookAt } from "../support/look.ts";
import { expect, test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ hasTouch: width === 390, viewport: { width, height: 844 } });

    test("a figure opens as large as the window, grows under fingers, buttons and keys, and closes by the way back", async ({
      page,
    }) => {
      const { home, viewer, common } = await textsOf("de");
      await page.goto("/");
      await page.getByRole("link", { name: home.example }).click();
      await page.getByRole("button", { name: viewer.anonymous_start, exact: true }).click();
      await expect(page).toHaveURL(/\/steps\/1$/);
      const open = page.getByRole("button", { name: common.figure_open.split("{alt}")[0]?.trim() ?? "" });
      await expect(async () => {
        if (await open.isVisible()) return;
        const at = Number(/steps\/(\d+)/.exec(page.url())?.[1]);
        await page.goto(page.url().replace(/\d+$/, String(at + 1)));
        await page.locator("figure").first().scrollIntoViewIfNeeded({ timeout: 2_000 });
        await expect(open).toBeVisible({ timeout: 2_000 });
      }).toPass();
      const address = page.url();
      const inText = (await open.boundingBox())?.width ?? 0;
      await open.scrollIntoViewIfNeeded();
      const scrolled = () => page.evaluate("scrollY");
      const before = await scrolled();
      await open.click();
      const dialog = page.getByRole("dialog");
      const picture = dialog.getByRole("img");
      await expect(picture).toBeVisible();
      await expect(picture).toHaveAttribute("alt", /\S/);
      const wide = async () => (await picture.boundingBox())?.width ?? 0;
      expect(await wide()).toBeGreaterThanOrEqual(inText);
      await expect(dialog.getByRole("status")).toHaveText(/^100/);
      const window = await dialog.boundingBox();
      expect(window).toMatchObject({ width, height: 844 });
      expect(await scrolled()).toBe(before);
      expect(await lookAt(page, "figure")).toEqual([]);
      // A picture of the whole page moves what is behind the dialog.
      const behind = await scrolled();

      const first = await wide();
      await dialog.getByRole("button", { name: common.zoom_in }).click();
      await expect.poll(wide).toBeGreaterThan(first);
      await dialog.getByRole("group").focus();
      await page.keyboard.press("0");
      await expect(dialog.getByRole("status")).toHaveText(/^100/);
      await expect(dialog.getByRole("button", { name: common.zoom_out })).toBeDisabled();
      const whole = await wide();
      expect(whole).toBeLessThanOrEqual(width);
      await page.keyboard.press("+");
      await expect.poll(wide).toBeGreaterThan(whole);
      await page.keyboard.press("-");
      await expect.poll(wide).toBe(whole);
      await picture.dblclick();
      await expect.poll(wide).toBeGreaterThan(2 * whole);
      await picture.dblclick();
      await expect.poll(wide).toBe(whole);
      if (width === 390) {
        const group = dialog.getByRole("group");
        const touches = (spread: number) =>
          [195 - spread, 195 + spread].map((clientX, identifier) => ({
            identifier,
            clientX,
            clientY: 400,
          }));
        await group.dispatchEvent("touchstart", { touches: touches(30) });
        await group.dispatchEvent("touchmove", { touches: touches(90) });
        await group.dispatchEvent("touchend", { touches: [] });
        await expect.poll(wide).toBeCloseTo(3 * whole, 0);
      }

      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(open).toBeFocused();
      await open.press("Enter");
      await expect(dialog).toBeVisible();
      await page.goBack();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(address);
      await expect(open).toBeFocused();
      expect(await scrolled()).toBe(behind);
    });
  });
}
