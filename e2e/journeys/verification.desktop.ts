import type { Page } from "@playwright/test";
import { ageAccount, unmarkProfile } from "../../server/testing/ageAccount.ts";
import { openAccountMenu, sendSignIn, signIn, signInByForm, verifyLater } from "../pages/account.ts";
import { faultsOf } from "../support/look.ts";
import { Seed } from "../support/seed.ts";
import { LONG } from "../support/sets.ts";
import { expect, test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

const toasts = (page: Page) => page.getByRole("region", { name: "Meldungen" });
const modalOf = (page: Page) =>
  page.getByRole("alertdialog", { name: "E-Mail-Verifizierung erforderlich", exact: true });

test("an unconfirmed address is asked for, can be put off, blocks after 48 hours, and after 7 days the link leads back", {
  tag: LONG,
}, async ({ page, server, linkFromMail }) => {
  const texts = await textsOf("de");
  const { account, auth, campus, common } = texts;
  const person = await new Seed(server).unconfirmed("course_participant");
  await signInByForm(page, texts, person);
  await expect(modalOf(page).getByRole("button", { name: "Später verifizieren", exact: true })).toBeVisible();
  expect(await faultsOf(page, "modal")).toEqual([]);
  await verifyLater(page, texts);
  await expect(page.getByRole("complementary").getByText(account.banner_text)).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: campus.empty_title })).toBeVisible();
  await expect(modalOf(page)).toBeHidden();

  await server.killAndRestart(() => ageAccount(server.dataFolder, person.email, 7 * 24 - 11.5));
  await page.reload();
  const modal = modalOf(page);
  await expect(modal.getByText(texts.fill(account.modal_countdown_other, { count: 12 }))).toBeVisible();
  await expect(modal.getByRole("button", { name: account.modal_later })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(modal).toBeVisible();
  await modal.getByRole("button", { name: account.modal_check }).click();
  await expect(toasts(page).getByText(account.modal_not_yet)).toBeVisible();
  await modal.getByRole("button", { name: common.sign_out }).click();
  await expect(page).toHaveURL(/:\d+\/$/);

  await server.killAndRestart(() => ageAccount(server.dataFolder, person.email, 7 * 24));
  await page.goto("/login");
  await sendSignIn(page, texts, person);
  await expect(page.getByRole("alert").getByText(auth.email_not_confirmed)).toBeVisible();
  await page.getByRole("button", { name: auth.verify_resend }).click();
  await expect(toasts(page).getByText("E-Mail gesendet", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: /Erneut senden in \d+ s möglich/ })).toBeDisabled();
  await page.goto(await linkFromMail(person.email));
  await expect(page.getByText(auth.confirm_password)).toBeVisible();
  await page.getByLabel(auth.password, { exact: true }).fill(person.password);
  await page.getByRole("button", { name: texts.fill(auth.confirm_press, { email: person.email }) }).click();
  await expect(page).toHaveURL(/\/dashboard\?view=participant$/);
  await expect(page.getByRole("heading", { name: campus.empty_title })).toBeVisible();
  await expect(page.getByRole("complementary")).toHaveCount(0);
  await expect(modalOf(page)).toBeHidden();
});

test("who is blocked in the middle of a course is told why and how to go on", {
  tag: LONG,
}, async ({ page, server, linkFromMail }) => {
  const texts = await textsOf("de");
  const seed = new Seed(server);
  const creator = await seed.account("course_creator_free");
  const slug = await seed.course(creator, "agua.es.txt", "El agua", "es");
  const person = await seed.unconfirmed("course_participant");
  await seed.progress(person, slug, 8);
  await signIn(page, person);
  await page.goto("/dashboard");
  await verifyLater(page, texts);
  await page.goto(`/c/${slug}/steps/3`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  await server.killAndRestart(() => ageAccount(server.dataFolder, person.email, 7 * 24));
  await page.reload();
  await expect(page).toHaveURL(`/login?returnTo=${encodeURIComponent(`/c/${slug}/steps/3`)}`);
  await expect(page.getByRole("alert").getByText(texts.auth.email_not_confirmed)).toBeVisible();
  await page.getByRole("button", { name: texts.auth.verify_resend }).click();
  await expect(toasts(page).getByText("E-Mail gesendet", { exact: true })).toBeVisible();
  await page.goto(await linkFromMail(person.email));
  const { auth, fill } = texts;
  await page.getByRole("button", { name: auth.confirm_no_password }).click();
  await page.getByLabel(auth.new_password, { exact: true }).fill("wieder-da-1");
  await page.getByLabel(auth.password_repeat, { exact: true }).fill("wieder-da-1");
  await page.getByRole("button", { name: fill(auth.confirm_press, { email: person.email }) }).click();
  await expect(page).toHaveURL(/\/dashboard\?view=participant$/);
  await expect(page.getByRole("link", { name: /El agua/ }).first()).toBeVisible();
});

test("a confirmed account whose profile does not know it is mended", { tag: LONG }, async ({
  page,
  server,
}) => {
  const texts = await textsOf("de");
  const person = await new Seed(server).account("course_participant");
  await server.killAndRestart(() => unmarkProfile(server.dataFolder, person.email));
  const mended = page.waitForResponse((answer) => answer.url().endsWith("/verified") && answer.ok());
  await signIn(page, person);
  await page.goto("/dashboard");
  await mended;
  await expect(page.getByRole("heading", { name: texts.campus.empty_title })).toBeVisible();
  await expect(page.getByRole("complementary")).toHaveCount(0);
  await expect(modalOf(page)).toBeHidden();
});

test("a link of somebody else changes no session before a press that names the account", async ({
  page,
  server,
  linkFromMail,
}) => {
  const texts = await textsOf("de");
  const { auth, fill } = texts;
  const seed = new Seed(server);
  const person = await seed.account("course_participant");
  const other = await seed.unconfirmed("course_participant");
  await signIn(page, person);
  await page.goto(await linkFromMail(other.email));
  await expect(page.getByText(fill(auth.link_signed_in, { email: person.email }))).toBeVisible();
  const press = page.getByRole("button", { name: fill(auth.confirm_press_as, { email: other.email }) });
  await expect(press).toBeVisible();
  expect(await faultsOf(page, "confirmation of somebody else")).toEqual([]);
  await page.getByRole("link", { name: fill(auth.link_stay, { email: person.email }) }).click();
  await page.goto("/dashboard?view=participant");
  await expect((await openAccountMenu(page, texts)).getByText(person.email)).toBeVisible();
  await page.goto(await linkFromMail(other.email));
  await page.getByLabel(auth.password, { exact: true }).fill(other.password);
  await press.click();
  await expect(page.getByRole("heading", { level: 1, name: auth.verified_title })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard/);
  await expect((await openAccountMenu(page, texts)).getByText(other.email)).toBeVisible();
});

test("one's own link opened on the phone asks for the password, and the page that waits goes on", async ({
  browser,
  page,
  server,
  linkFromMail,
}) => {
  const texts = await textsOf("de");
  const { auth, errors, fill } = texts;
  const person = await new Seed(server).unconfirmed("course_participant");
  await signIn(page, person);
  await page.goto("/verify-email");
  await expect(page.getByText(fill(auth.verify_waiting, { email: person.email }))).toBeVisible();
  const phone = await browser.newPage({
    baseURL: server.url,
    locale: "de",
    viewport: { width: 390, height: 844 },
  });
  await phone.goto(await linkFromMail(person.email));
  const password = phone.getByLabel(auth.password, { exact: true });
  const press = phone.getByRole("button", { name: fill(auth.confirm_press, { email: person.email }) });
  await expect(password).toBeVisible();
  expect(await faultsOf(phone, "confirmation on the phone")).toEqual([]);
  await password.fill("falsch-1");
  await press.click();
  await expect(phone.getByText(errors.PASSWORD_WRONG)).toBeVisible();
  await password.fill(person.password);
  await press.click();
  await expect(phone.getByRole("heading", { level: 1, name: auth.verified_title })).toBeVisible();
  await phone.close();
  await expect(page.getByRole("heading", { level: 1, name: auth.verified_title })).toBeVisible({
    timeout: 15_000,
  });
  await expect(page).toHaveURL(/\/dashboard/);
});

test("sending the link again says why it was refused", async ({ page, server, linkFromMail }) => {
  const texts = await textsOf("de");
  const { auth, errors } = texts;
  const seed = new Seed(server);
  const person = await seed.unconfirmed("course_participant");
  await signIn(page, person);
  await page.goto("/dashboard");
  const resend = modalOf(page).getByRole("button", { name: auth.verify_resend });
  await expect(resend).toBeVisible();
  await page.context().setOffline(true);
  await resend.click();
  await expect(toasts(page).getByText("Fehler beim Senden der E-Mail", { exact: true })).toBeVisible();
  await expect(toasts(page).getByText(errors.NETWORK)).toBeVisible();
  await page.context().setOffline(false);
  await resend.click();
  await expect(
    toasts(page).getByText("Bitte versuchen Sie es in wenigen Minuten erneut.", { exact: true }),
  ).toBeVisible();
  await expect(modalOf(page).getByRole("button", { name: /Erneut senden in \d+ s möglich/ })).toBeDisabled();
  expect(await linkFromMail(person.email)).toContain("/verify-email");
});
