import { expect, type Locator, type Page } from "@playwright/test";
import type { Texts } from "../support/texts.ts";

/** The rows of a plan, in their order. */
export const planRows = (page: Page, { plan }: Texts): Locator =>
  page.getByRole("list", { name: plan.steps_label }).locator(":scope > li");

/** The titles of a plan, in their order. */
export const planTitles = (page: Page, texts: Texts): Locator =>
  planRows(page, texts).locator("[data-entry]");

/** Waits until everything that was changed is saved. */
export async function planSaved(page: Page, { editor }: Texts): Promise<void> {
  await expect(page.getByText(editor.state_saved, { exact: true })).toBeVisible();
}

/** Chooses an action of the step at a position, from 1. */
export async function chooseForStep(
  page: Page,
  { editor, fill }: Texts,
  position: number,
  action: string,
): Promise<void> {
  await page.getByRole("button", { name: fill(editor.actions, { position }), exact: true }).press("Enter");
  await page.getByRole("menuitem", { name: action, exact: true }).click();
}
