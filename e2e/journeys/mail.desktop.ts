import { randomUUID } from "node:crypto";
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from "@lehrpfad/contract";
import { fill } from "@lehrpfad/i18n";
import { loadMailTexts } from "@lehrpfad/i18n/mail";
import type { Page } from "@playwright/test";
import { remindLater } from "../../server/testing/remindLater.ts";
import { openAccountMenu, sendSignIn } from "../pages/account.ts";
import { type Account, Seed } from "../support/seed.ts";
import { LONG } from "../support/sets.ts";
import { BRAND, openMail, type Post, smtpTest as test } from "../support/smtp.ts";
import { expect } from "../support/test.ts";
import { type Texts, textsOf } from "../support/texts.ts";

type Person = { email: string; password: string };

/** Opens the mail with this subject and presses its button. */
async function follow(
  page: Page,
  post: Post,
  language: InterfaceLanguage,
  address: string,
  kind: "confirm" | "recovery" | "email_change",
) {
  const texts = await loadMailTexts(language);
  await openMail(page, await post.mail(address, fill(texts[`${kind}_subject`], { brand: BRAND })), language);
  await page.getByRole("link", { name: texts[`${kind}_button`], exact: true }).click();
}

async function fillIn(
  page: Page,
  fields: readonly (readonly [label: string, value: string])[],
): Promise<void> {
  for (const [label, value] of fields) await page.getByLabel(label, { exact: true }).fill(value);
}

async function signOut(page: Page, texts: Texts): Promise<void> {
  await (await openAccountMenu(page, texts)).getByRole("button", { name: texts.common.sign_out }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
}

async function register(page: Page, { auth }: Texts, { email, password }: Person): Promise<void> {
  await page.goto("/register");
  await fillIn(page, [
    [auth.first_name, "Zoë"],
    [auth.last_name, "Martín"],
    [auth.email, email],
    [auth.password, password],
    [auth.password_repeat, password],
  ]);
  await page.getByRole("main").getByRole("button", { name: auth.register_submit }).click();
  await page.getByRole("button", { name: new RegExp(`^${auth.role_participant_title}`) }).click();
  await expect(page).toHaveURL(/\/dashboard\?view=participant$/);
}

async function askForPassword(page: Page, { auth, fill }: Texts, { email }: Person): Promise<void> {
  await page.goto("/forgot-password");
  await fillIn(page, [[auth.email, email]]);
  await page.getByRole("button", { name: auth.forgot_submit }).click();
  await expect(page.getByText(fill(auth.forgot_sent, { email }))).toBeVisible();
}

async function askForAddress(page: Page, { account }: Texts, person: Person, next: string): Promise<void> {
  await page.goto("/profile?tab=security");
  const card = page.getByRole("region", { name: account.email_title, exact: true });
  await card.getByLabel(account.email_new, { exact: true }).fill(next);
  await card.getByLabel(account.password_current, { exact: true }).fill(person.password);
  await card.getByRole("button", { name: account.email_change }).click();
  await expect(card.getByText(next)).toBeVisible();
}

for (const language of ["de", "fr"] as const) {
  test(`the mails of an account in ${language} arrive by SMTP, and their links confirm, reset and change`, {
    tag: LONG,
  }, async ({ browser, server, post }) => {
    const texts = await textsOf(language);
    const { auth, campus } = texts;
    const page = await browser.newPage({ baseURL: server.url, locale: language });
    const person = { email: `${randomUUID()}@example.org`, password: "geheim-1" };
    await register(page, texts, person);
    await follow(page, post, language, person.email, "confirm");
    await expect(page.getByRole("heading", { level: 1, name: auth.verified_title })).toBeVisible();
    await expect(page.getByRole("heading", { name: campus.empty_title })).toBeVisible();
    await expect(page.getByRole("complementary")).toHaveCount(0);
    await signOut(page, texts);

    await askForPassword(page, texts, person);
    await follow(page, post, language, person.email, "recovery");
    person.password = "ganz-neu-1";
    await fillIn(page, [
      [auth.new_password, person.password],
      [auth.password_repeat, person.password],
    ]);
    await page.getByRole("button", { name: texts.fill(auth.reset_press, { email: person.email }) }).click();
    await expect(page).toHaveURL(/\/login$/);
    await sendSignIn(page, texts, person);
    await expect(page.getByRole("heading", { name: campus.empty_title })).toBeVisible();

    const next = `neu-${person.email}`;
    await askForAddress(page, texts, person, next);
    await follow(page, post, language, next, "email_change");
    await page.getByRole("button", { name: texts.fill(auth.email_change_press, { email: next }) }).click();
    await expect(page.getByRole("heading", { level: 1, name: auth.email_change_done_title })).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
    await sendSignIn(page, texts, { ...person, email: next });
    await expect(page.getByRole("heading", { name: campus.empty_title })).toBeVisible();
    await page.close();
  });
}

test("a reminder's link switches reminders off without signing in, in each language", { tag: LONG }, async ({
  browser,
  server,
  post,
}) => {
  test.setTimeout(180_000);
  const course = "La bicicletta";
  const people = new Map<InterfaceLanguage, Account>();
  let asked: InterfaceLanguage = "de";
  const seed = new Seed(server, async (email) => {
    const { confirm_subject } = await loadMailTexts(asked);
    const { text } = await post.mail(email, fill(confirm_subject, { brand: BRAND }));
    return /https?:\/\/\S+/.exec(text)?.[0] ?? "";
  });
  const creator = await seed.account("course_creator_free");
  const slug = await seed.course(creator, "bicicletta.it.txt", course, "it");
  for (const language of INTERFACE_LANGUAGES) {
    asked = language;
    const person = await seed.account("course_participant", language);
    const authorization = `Bearer ${person.accessToken}`;
    await seed.call("POST", `/api/learn/${slug}/enrolment`, {}, { authorization });
    people.set(language, person);
  }
  await server.killAndRestart(() => remindLater(server.dataFolder, server.url, 25));
  for (const [language, { email }] of people) {
    const texts = await loadMailTexts(language);
    const { auth, campus, fill } = await textsOf(language);
    const page = await browser.newPage({ locale: language });
    const mail = await post.mail(email, fill(texts.reminder_subject, { course }));
    await openMail(page, mail, language);
    await page.getByRole("link", { name: texts.reminder_off }).click();
    await expect(page).toHaveURL(/\/reminders\//);
    await expect(page.getByRole("status")).toHaveText(campus.reminders_on);
    await page.getByRole("button", { name: campus.reminders_switch_off }).click();
    await expect(page.getByRole("status")).toHaveText(campus.reminders_are_off);
    await openMail(page, mail, language);
    await page.getByRole("link", { name: texts.reminder_button, exact: true }).click();
    // The link signs in at a press, once, and leads to the step.
    await page.getByRole("button", { name: fill(auth.sign_in_press, { email }) }).click();
    await expect(page).toHaveURL(new RegExp(`/c/${slug}/steps/1$`));
    await page.close();
  }
});
