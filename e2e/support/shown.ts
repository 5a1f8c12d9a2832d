import { expect, type Locator } from "@playwright/test";

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

/** A dialog that was just opened is seen. Playwright's `toBeVisible` calls visible what has no opacity. */
export async function expectShown(dialog: Locator): Promise<void> {
  await dialog.waitFor({ state: "attached" });
  expect(await dialog.page().evaluate(HIDING)).toEqual([]);
}
