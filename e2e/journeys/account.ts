import type { Page } from "@playwright/test";
import sharp from "sharp";
import { openAccountMenu, sendSignIn, signIn } from "../pages/account.ts";
import { chooseFiles } from "../support/chooseFiles.ts";
import { faultsOf } from "../support/look.ts";
import { type Account, Seed } from "../support/seed.ts";
import { LONG } from "../support/sets.ts";
import { expect, test } from "../support/test.ts";
import { type Texts, textsOf } from "../support/texts.ts";

const toasts = (page: Page) => page.getByRole("region", { name: "Meldungen" });

async function openProfile(page: Page, _texts: Texts, person: Account, tab: string): Promise<void> {
  await signIn(page, person);
  await page.goto("/profile");
  await page.getByRole("tab", { name: tab }).click();
}

test("a forgotten password is set anew by the mailed link, once", async ({ page, server, linkFromMail }) => {
  const texts = await textsOf("de");
  const { auth, campus, errors } = texts;
  const person = await new Seed(server).account("course_participant");
  await page.goto("/login");
  await page.getByLabel(auth.email, { exact: true }).fill(person.email);
  await page.getByRole("link", { name: auth.forgot_link }).click();
  await expect(page.getByRole("heading", { level: 1, name: auth.forgot_title })).toBeVisible();
  await expect(page.getByLabel(auth.email, { exact: true })).toHaveValue(person.email);
  await page.getByRole("button", { name: auth.forgot_submit }).click();
  await expect(page.getByText(texts.fill(auth.forgot_sent, { email: person.email }))).toBeVisible();
  await expect.poll(() => linkFromMail(person.email)).toContain("/reset-password");
  const link = await linkFromMail(person.email);
  const choose = async (password: string, repeated: string) => {
    await page.getByLabel(auth.new_password, { exact: true }).fill(password);
    await page.getByLabel(auth.password_repeat, { exact: true }).fill(repeated);
    await page.getByRole("button", { name: texts.fill(auth.reset_press, { email: person.email }) }).click();
  };
  await page.goto(link);
  await expect(page.getByLabel(auth.new_password, { exact: true })).toBeVisible();
  expect(await faultsOf(page, "new password")).toEqual([]);
  await choose("neues-1", "neues-2");
  await expect(page.getByText("Passwörter stimmen nicht überein", { exact: true })).toBeVisible();
  await choose("neues-1", "neues-1");
  await expect(toasts(page).getByText(auth.reset_done)).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await sendSignIn(page, texts, { ...person, password: "neues-1" });
  await expect(page.getByRole("heading", { name: campus.empty_title })).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole("alert").getByText(errors.LINK_INVALID)).toBeVisible();
});

test("another address is asked for, waits, can be cancelled, and is confirmed by its link", async ({
  browser,
  page,
  server,
  linkFromMail,
}) => {
  const texts = await textsOf("de");
  const { account, auth, campus, errors } = texts;
  const person = await new Seed(server).account("course_participant");
  const email = `neu-${person.email}`;
  await openProfile(page, texts, person, account.tab_security);
  const card = page.getByRole("region", { name: account.email_title, exact: true });
  const ask = async (address: string, password: string) => {
    await card.getByLabel(account.email_new, { exact: true }).fill(address);
    await card.getByLabel(account.password_current, { exact: true }).fill(password);
    await card.getByRole("button", { name: account.email_change }).click();
  };
  await ask(person.email, person.password);
  await expect(card.getByText(account.email_same)).toBeVisible();
  await ask(email, "falsch-1");
  await expect(card.getByText(errors.PASSWORD_WRONG)).toBeVisible();
  await expect(toasts(page).getByText(account.email_failed)).toBeVisible();
  await ask(email, person.password);
  await expect(card.getByText(email)).toBeVisible();
  const link = await linkFromMail(email);
  await page.reload();
  await expect(card.getByText(email)).toBeVisible();
  expect(await faultsOf(page, "security")).toEqual([]);

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(link);
  await expect(elsewhere.getByText(errors.LINK_UNPROVEN)).toBeVisible();
  expect(await faultsOf(elsewhere, "email-change-unproven")).toEqual([]);
  await elsewhere.screenshot({ path: "test-results/screens/email-change-unproven.png" });
  await elsewhere.getByLabel(auth.password, { exact: true }).fill("falsch-1");
  await elsewhere.getByRole("button", { name: texts.fill(auth.email_change_press, { email }) }).click();
  await expect(elsewhere.getByText(errors.PASSWORD_WRONG)).toBeVisible();
  await elsewhere.context().close();

  await page.goto(link);
  await page.getByRole("button", { name: texts.fill(auth.email_change_press, { email }) }).click();
  await expect(page.getByRole("heading", { level: 1, name: auth.email_change_done_title })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link").first()).toHaveText(/\S/);
  await expect(page).toHaveURL(/\/login$/);
  await sendSignIn(page, texts, { ...person, email });
  await expect(page.getByRole("heading", { name: campus.empty_title })).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1, name: auth.email_change_failed_title })).toBeVisible();
  await expect(page.getByRole("alert").getByText(errors.LINK_INVALID)).toBeVisible();
  await page.getByRole("link", { name: auth.email_change_to_profile }).click();

  await ask(`noch-${email}`, person.password);
  await card.getByRole("button", { name: account.email_cancel }).click();
  await expect(toasts(page).getByText(account.email_cancelled)).toBeVisible();
  await expect(card.getByLabel(account.email_new, { exact: true })).toBeVisible();
});

test("names, salutation and password are changed, and other devices signed out", { tag: LONG }, async ({
  page,
  server,
}) => {
  const texts = await textsOf("de");
  const { account, auth, errors } = texts;
  const person = await new Seed(server).account("course_participant");
  await signIn(page, person);
  await page.goto("/profile");
  await page.getByLabel(auth.first_name, { exact: true }).fill("Mara");
  await page
    .getByRole("combobox", { name: new RegExp(account.salutation) })
    .selectOption({ label: account.salutation_ms });
  await page.getByRole("button", { name: account.save, exact: true }).click();
  await expect(toasts(page).getByText(account.saved)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(auth.first_name, { exact: true })).toHaveValue("Mara");
  await expect(page.getByRole("combobox", { name: account.salutation })).toHaveValue("ms");
  expect(await faultsOf(page, "personal")).toEqual([]);

  await page.getByRole("tab", { name: account.tab_security }).click();
  const sessions = page.getByRole("region", { name: account.sessions_title });
  await expect(sessions.getByRole("listitem")).toHaveCount(2);
  const card = page.getByRole("region", { name: account.password_title, exact: true });
  const change = async (current: string) => {
    await card.getByLabel(account.password_current, { exact: true }).fill(current);
    await card.getByLabel(auth.new_password, { exact: true }).fill("anders-1");
    await card.getByLabel(auth.password_repeat, { exact: true }).fill("anders-1");
    await card.getByRole("button", { name: account.password_change }).click();
  };
  await change("falsch-1");
  await expect(card.getByText(errors.PASSWORD_WRONG)).toBeVisible();
  await change(person.password);
  await expect(toasts(page).getByText(account.password_changed)).toBeVisible();
  await expect(sessions.getByRole("listitem")).toHaveCount(1);
});

test("a photo is checked, cropped, shown in the bar, and removed", { tag: LONG }, async ({
  page,
  server,
}) => {
  const texts = await textsOf("de");
  const { account, common, errors } = texts;
  const person = await new Seed(server).account("course_participant");
  await openProfile(page, texts, person, account.tab_photo);
  const choose = async (name: string, mimeType: string, buffer: Buffer) => {
    const button = page.getByRole("button", { name: account.photo_choose });
    await chooseFiles(page, () => button.click(), { name, mimeType, buffer });
  };
  await choose("tanz.gif", "image/gif", Buffer.from("GIF89a"));
  await expect(page.getByRole("alert").getByText(errors.photo_type)).toBeVisible();
  await choose("gross.png", "image/png", Buffer.alloc(2 * 1024 * 1024 + 1));
  await expect(
    page.getByRole("alert").getByText(texts.fill(errors.photo_too_large, { megabytes: 2 })),
  ).toBeVisible();
  const blank = { width: 640, height: 480, channels: 3, background: "#c04020" } as const;
  await choose("ich.png", "image/png", await sharp({ create: blank }).png().toBuffer());
  const dialog = page.getByRole("dialog", { name: account.crop_title });
  await dialog.getByText(account.crop_rect, { exact: true }).click();
  const ratio = dialog.getByRole("combobox", { name: account.crop_ratio });
  await ratio.click();
  await expect(page.getByRole("option", { name: "16:9" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("option", { name: "16:9" })).toBeHidden();
  await expect(dialog).toBeVisible();
  await ratio.selectOption({ label: "16:9" });
  await dialog.getByText(account.crop_grey, { exact: true }).click();
  expect(await faultsOf(page, "cropper")).toEqual([]);
  await dialog.getByRole("button", { name: account.crop_save }).click();
  await expect(toasts(page).getByText(account.photo_saved)).toBeVisible();
  const photo = page.getByRole("img", { name: account.photo_present });
  const stored = await page.request.get(new URL((await photo.getAttribute("src")) ?? "", server.url).href);
  const { data, info } = await sharp(await stored.body())
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info.width / info.height).toBeCloseTo(16 / 9, 1);
  expect(Math.abs((data[0] ?? 0) - (data[2] ?? 255))).toBeLessThan(4);
  await expect(page.getByRole("banner").locator("img[src*=photos]")).toBeVisible();
  await page.getByRole("button", { name: account.photo_remove }).click();
  await expect(toasts(page).getByText(account.photo_removed)).toBeVisible();
  await expect(page.getByText(account.photo_none)).toBeVisible();
  await expect((await openAccountMenu(page, texts)).getByText(common.profile)).toBeVisible();
});

test("one's data is downloaded and the account deleted with the password", async ({ page, server }) => {
  const texts = await textsOf("de");
  const { account, auth, errors, settings } = texts;
  const person = await new Seed(server).account("course_participant");
  await openProfile(page, texts, person, account.tab_account);
  expect(await faultsOf(page, "account")).toEqual([]);
  for (const term of [settings.profile_role, settings.profile_since, settings.profile_updated]) {
    await expect(page.getByRole("term").filter({ hasText: term })).toBeVisible();
  }
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: account.data_get }).click();
  expect((await download).suggestedFilename()).toBe("data.zip");
  await page.getByRole("button", { name: account.delete_title }).click();
  const dialog = page.getByRole("alertdialog", {
    name: texts.fill(account.delete_ask, { name: "Maria Keller" }),
  });
  await expect(dialog.getByText(account.delete_profile)).toBeVisible();
  const confirm = dialog.getByRole("button", { name: account.delete_confirm });
  await confirm.click();
  await expect(dialog.getByText(auth.field_required)).toBeVisible();
  const password = dialog.getByLabel(account.password_current, { exact: true });
  await password.fill("falsch-1");
  await confirm.click();
  await expect(dialog.getByText(errors.PASSWORD_WRONG)).toBeVisible();
  await password.fill(person.password);
  await confirm.click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(toasts(page).getByText(account.deleted)).toBeVisible();
  await page.goto("/login");
  await sendSignIn(page, texts, person);
  await expect(page.getByRole("alert").getByText(auth.invalid_credentials)).toBeVisible();
});

test("who signs in is greeted once, in the language of the profile", async ({ page, server }) => {
  const person = await new Seed(server).account("course_participant", "fr");
  const french = await textsOf("fr");
  const german = await textsOf("de");
  await page.goto("/login");
  await sendSignIn(page, german, person);
  await expect(page.getByText(french.auth.signed_in, { exact: true })).toHaveCount(1);
  await expect(page.getByRole("heading", { name: french.campus.empty_title })).toBeVisible();
  await expect(page.getByText(german.auth.signed_in, { exact: true })).toHaveCount(0);
  await page.reload();
  await page.goto("/login");
  await expect(page).toHaveURL(/dashboard/);
  await expect(page.getByText(french.auth.signed_in, { exact: true })).toHaveCount(0);
});
