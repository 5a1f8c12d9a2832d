import { expect, type Page } from "@playwright/test";
import type { Texts } from "../support/texts.ts";

/** Fills the form of `/login` on the page that is open and sends it; says nothing about what follows. */
export async function sendSignIn(
  page: Page,
  { auth }: Texts,
  person: { email: string; password: string },
): Promise<void> {
  await page.getByLabel(auth.email, { exact: true }).fill(person.email);
  await page.getByLabel(auth.password, { exact: true }).fill(person.password);
  await page.getByRole("main").getByRole("button", { name: auth.login_submit, exact: true }).click();
}

/** Signs in from `/login` and ends on the person's dashboard. */
export async function signIn(
  page: Page,
  texts: Texts,
  person: { email: string; password: string },
): Promise<void> {
  await page.goto("/login");
  await sendSignIn(page, texts, person);
  await expect(page).toHaveURL(/dashboard/);
}

/** Opens the menu of the signed-in person and answers the panel. */
export async function openAccountMenu(page: Page, { common }: Texts) {
  const button = page.getByRole("banner").getByRole("button", { name: common.account_menu });
  await button.click();
  return page.locator(`[id="${await button.getAttribute("aria-controls")}"]`);
}

/** Puts off the confirmation of the address, which is asked for where nothing else is open. */
export async function verifyLater(page: Page, { account }: Texts): Promise<void> {
  const modal = page.getByRole("alertdialog", { name: account.modal_title });
  await modal.getByRole("button", { name: account.modal_later }).click();
  await expect(modal).toBeHidden();
}
