import { expect, type Page } from "@playwright/test";

/** The passages that are painted under a name, in the order of the alphabet. */
export const painted = (page: Page, name: "passages" | "noted"): Promise<string[]> =>
  page.evaluate(`[...(CSS.highlights.get('${name}') ?? [])].map((range) => range.toString()).sort()`);

/** Selects the next sentence of the step with the keyboard; answers it. */
export async function selectSentence(page: Page): Promise<string> {
  // What marks passages comes after the text.
  await expect(page.locator("[aria-keyshortcuts=s]")).toBeAttached();
  await page.keyboard.press("s");
  await expect(page.getByRole("toolbar")).toBeVisible();
  return String(await page.evaluate("getSelection().toString()"));
}

/** Where a painted passage is, once it is in the middle of the window. */
export async function placeOfPassage(page: Page, name: "passages" | "noted"): Promise<[number, number]> {
  const range = `[...CSS.highlights.get('${name}')][0]`;
  await page.evaluate(`${range}.startContainer.parentElement.scrollIntoView({ block: "center" })`);
  return (await page.evaluate(
    `(({ left, top, width, height }) => [left + width / 2, top + height / 2])(${range}.getClientRects()[0])`,
  )) as [number, number];
}
