import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { openAccountMenu } from "../pages/account.ts";
import { faultsOf } from "../support/look.ts";
import { LONG } from "../support/sets.ts";
import { type Organisation, signInAtProvider, singleSignOnTest as test } from "../support/singleSignOn.ts";
import { expect } from "../support/test.ts";
import { type Texts, textsOf } from "../support/texts.ts";

const buttonOf = (page: Page, texts: Texts, { name }: Organisation) =>
  page.getByRole("button", { name: texts.fill(texts.auth.sso_button, { name }) });

/** Somebody whom the provider knows; what it says of the address may be changed. */
function somebody(organisation: Organisation, change: { email_verified?: boolean } = {}) {
  const name = randomUUID();
  const email = `${name}@schule.example`;
  organisation.admit(name, {
    email,
    email_verified: true,
    given_name: "Mia",
    family_name: "Sommer",
    ...change,
  });
  return { name, email };
}

const refusal = (page: Page, { auth }: Texts, reason: string) =>
  page.getByRole("alert").getByText(`${auth.login_error}: ${reason}`, { exact: true });

test("a first sign-in at the organisation makes a confirmed account, the next finds it and goes where one wanted", {
  tag: LONG,
}, async ({ page, organisation }) => {
  const texts = await textsOf("de");
  const { account, auth, campus, common, settings } = texts;
  const { name, email } = somebody(organisation);
  await page.goto("/login");
  const button = buttonOf(page, texts, organisation);
  await expect(button).toBeVisible();
  expect(await faultsOf(page, "sign-in")).toEqual([]);
  await button.click();
  await signInAtProvider(page, name);
  await expect(page).toHaveURL(/\/select-role$/);
  await expect(page.getByText(auth.signed_in, { exact: true })).toBeVisible();
  await page.getByRole("button", { name: new RegExp(`^${auth.role_participant_title}`) }).click();
  await expect(page.getByRole("heading", { name: campus.empty_title })).toBeVisible();
  await expect(page.getByRole("complementary")).toHaveCount(0);
  const menu = await openAccountMenu(page, texts);
  for (const words of ["Mia Sommer", email])
    await expect(menu.getByText(words, { exact: true })).toBeVisible();
  await menu.getByRole("link", { name: common.profile }).click();
  await page.getByRole("tab", { name: account.tab_security }).click();
  await expect(page.getByText(account.password_none)).toBeVisible();
  await (await openAccountMenu(page, texts)).getByRole("button", { name: common.sign_out }).click();
  await expect(page).toHaveURL(/:\d+\/$/);

  await page.goto("/settings?tab=billing");
  await expect(page).toHaveURL(/\/login\?returnTo=/);
  // The provider still knows this browser and asks for nothing.
  await button.click();
  await expect(page).toHaveURL(/\/settings\?tab=billing$/);
  await expect(page.getByRole("heading", { level: 1, name: settings.title })).toBeVisible();
});

test("who turns back at the organisation, or has no confirmed address there, reads why and can try again", {
  tag: LONG,
}, async ({ page, organisation }) => {
  const texts = await textsOf("de");
  const { auth } = texts;
  const button = buttonOf(page, texts, organisation);
  await page.goto("/login");
  await button.click();
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(refusal(page, texts, auth.sso_denied)).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await page.reload();
  await expect(button).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);

  const { name } = somebody(organisation, { email_verified: false });
  await button.click();
  await signInAtProvider(page, name);
  await expect(refusal(page, texts, auth.provider_email_needs_verification)).toBeVisible();
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/login\?returnTo=/);
});

test("an organisation that cannot be reached is said, also once it was known, and works again when it is back", {
  tag: LONG,
}, async ({ page, server, organisation }) => {
  const texts = await textsOf("de");
  const { auth } = texts;
  const { name } = somebody(organisation);
  const button = buttonOf(page, texts, organisation);
  await server.killAndRestart(() => organisation.leave());
  await page.goto("/login");
  await button.click();
  await expect(refusal(page, texts, auth.sso_failed)).toBeVisible();
  await organisation.comeBack();
  await button.click();
  await signInAtProvider(page, name);
  await expect(page).toHaveURL(/\/select-role$/);
  await page.evaluate("localStorage.clear()");
  await organisation.leave();
  await page.goto("/login");
  await button.click();
  await expect(refusal(page, texts, auth.sso_failed)).toBeVisible();
  await organisation.comeBack();
});
