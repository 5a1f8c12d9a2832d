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

/** Gives this browser a session of the person, as the sign-in client keeps it; the next page that is opened is theirs. */
export async function signIn(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const answer = await page.request.post("/auth/v1/token?grant_type=password", { data: { email, password } });
  await expect(answer).toBeOK();
  // Nothing runs there: it only gives access to what the browser keeps for the address.
  await page.goto("/icon.svg");
  await page.evaluate(
    `localStorage.setItem("auth.session", ${JSON.stringify(JSON.stringify(await answer.json()))})`,
  );
}

/** Signs in from `/login` and ends on the person's dashboard. */
export async function signInByForm(
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
