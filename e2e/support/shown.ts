import { expect, type Locator, type Page } from "@playwright/test";

/** What hides the dialog that was opened last, or the box or the overlay around it, once its animations have ended. */
const HIDING = `(async () => {
  const dialog = [...document.querySelectorAll("[role=dialog], [role=alertdialog]")].at(-1);
  const boxes = [dialog, dialog.parentElement, dialog.parentElement.parentElement];
  await Promise.all(boxes.flatMap((box) => box.getAnimations()).map(({ finished }) => finished));
  const open = { opacity: "1", clip: "auto", clipPath: "none", maskImage: "none" };
  return boxes.flatMap((box) => {
    const style = getComputedStyle(box);
    return Object.keys(open).filter((name) => style[name] !== open[name]).map((name) => name + ": " + style[name]);
  });
})()`;

/** The app runs, what the server drew is its own by now, and nothing of the page is still on its way. */
export async function expectWhole(page: Page): Promise<void> {
  await expect(page.locator("html[data-sent], [aria-busy=true], .skeleton")).toHaveCount(0);
}

/** A dialog that was just opened is seen. Playwright's `toBeVisible` calls visible what has no opacity. */
export async function expectShown(dialog: Locator): Promise<void> {
  await dialog.waitFor({ state: "attached" });
  expect(await dialog.page().evaluate(HIDING)).toEqual([]);
}
