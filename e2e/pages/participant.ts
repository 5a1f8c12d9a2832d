import { expect, type Locator, type Page } from "@playwright/test";
import type { Solutions } from "../support/solutions.ts";
import type { Texts } from "../support/texts.ts";

export interface Participant {
  firstName: string;
  lastName: string;
  email: string;
}

/** Registers on the course page and lands on the first step. */
export async function registerAtCourse(
  page: Page,
  texts: Texts,
  slug: string,
  person: Participant,
): Promise<void> {
  const { viewer } = texts;
  await page.goto(`/c/${slug}`);
  await page.getByLabel(viewer.first_name, { exact: true }).fill(person.firstName);
  await page.getByLabel(viewer.last_name, { exact: true }).fill(person.lastName);
  await page.getByLabel(viewer.email, { exact: true }).fill(person.email);
  await page.getByRole("button", { name: viewer.register_submit }).click();
  await expect(page).toHaveURL(new RegExp(`/c/${slug}/steps/1$`));
}

/** An option of a question by its whole text: it may be a part of another ("metros", "kilómetros"). */
export const optionOf = (page: Page, text: string): Locator =>
  page.locator("label", { has: page.getByRole("checkbox", { name: text.trim(), exact: true }) });

async function answer(page: Page, texts: Texts, right: readonly string[], wrongly: boolean): Promise<void> {
  const { viewer } = texts;
  const options = page.getByRole("checkbox");
  await expect(options).toHaveCount(4);
  const labels = await page.locator("label", { has: page.getByRole("checkbox") }).allInnerTexts();
  const chosen = wrongly ? labels.filter((label) => !right.includes(label.trim())).slice(0, 1) : right;
  for (const text of chosen) await optionOf(page, text).click();
  await page.getByRole("button", { name: viewer.check }).click();
  const verdict = wrongly ? viewer.verdict_wrong : viewer.verdict_right;
  await expect(page.getByText(verdict, { exact: true }).first()).toBeVisible();
}

/** Walks all steps from where the page is; answers wrongly at the given positions. */
export async function walk(
  page: Page,
  texts: Texts,
  solutions: Solutions,
  wrongAt: readonly number[],
): Promise<void> {
  const { viewer } = texts;
  const last = solutions.size;
  for (let position = 1; position <= last; position++) {
    await expect(page).toHaveURL(new RegExp(`/steps/${position}$`));
    const right = solutions.get(position) ?? [];
    expect(right.length, `right options of step ${position}`).toBeGreaterThan(0);
    await answer(page, texts, right, wrongAt.includes(position));
    if (position < last) await page.getByRole("link", { name: viewer.next, exact: true }).click();
  }
}
