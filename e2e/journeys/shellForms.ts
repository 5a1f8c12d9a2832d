import type { Page } from "@playwright/test";
import { germanText } from "../../server/testing/text.ts";
import { openAccountMenu, signIn, signInByForm, verifyLater } from "../pages/account.ts";
import { addMaterial } from "../pages/creator.ts";
import { registerAtCourse } from "../pages/participant.ts";
import { Seed } from "../support/seed.ts";
import { LONG } from "../support/sets.ts";
import { expect, test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

const toasts = (page: Page) => page.getByRole("region", { name: "Meldungen" });

test("a registration is checked, welcomed, and its address confirmed by the mailed link", async ({
  page,
  linkFromMail,
}, { project }) => {
  const { account, auth, campus, common } = await textsOf("de");
  const email = `nora-${project.name}@example.org`;
  await page.goto("/register");
  const submit = page.getByRole("main").getByRole("button", { name: auth.register_submit });
  await submit.click();
  await expect(page.getByText("Bitte füllen Sie alle Felder aus", { exact: true })).toBeVisible();
  const type = (label: string, value: string) => page.getByLabel(label, { exact: true }).fill(value);
  await type(auth.first_name, "Nora");
  await type(auth.last_name, "Weiß");
  await type(auth.email, email);
  await type(auth.password, "kurz1");
  await type(auth.password_repeat, "anders1");
  await submit.click();
  await expect(page.getByText("Das Passwort muss mindestens 6 Zeichen lang sein.")).toBeVisible();
  await expect(page.getByText("Passwörter stimmen nicht überein", { exact: true })).toBeVisible();
  await type(auth.password, "lang-genug");
  await type(auth.password_repeat, "lang-genug");
  await submit.click();
  await expect(toasts(page).getByText("Erfolgreich angemeldet", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/select-role$/);
  await page.getByRole("button", { name: new RegExp(`^${auth.role_participant_title}`) }).click();
  await expect(page).toHaveURL(/\/dashboard\?view=participant$/);
  const modal = page.getByRole("alertdialog", { name: "E-Mail-Verifizierung erforderlich" });
  await modal.getByRole("button", { name: "Später verifizieren" }).click();
  await expect(page.getByRole("heading", { name: campus.empty_title })).toBeVisible();
  const banner = page.getByRole("complementary").getByText(account.banner_text);
  await expect(banner).toBeVisible();
  const bar = page.getByRole("banner");
  await expect(bar.getByRole("link", { name: common.studio, includeHidden: true })).toHaveCount(0);
  await expect(bar.getByRole("link", { name: common.campus, includeHidden: true })).not.toHaveCount(0);

  await page.goto("/verify-email");
  await expect(page.getByRole("main").getByText(email)).toBeVisible();
  const link = await linkFromMail(email);
  expect(new URL(link).pathname).toBe("/verify-email");
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1, name: auth.verified_title })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\?view=participant$/);
  await expect(page.getByRole("heading", { name: campus.empty_title })).toBeVisible();
  await expect(banner).toBeHidden();
  await expect(modal).toBeHidden();
  await page.goto("/verify-email");
  await expect(page.getByRole("heading", { level: 1, name: auth.verified_title })).toBeVisible();
});

test("registering at a course enrols and signs in at once; a new account with a password comes back to it", async ({
  browser,
  server,
}) => {
  const texts = await textsOf("de");
  const { auth, campus, common, viewer } = texts;
  const seed = new Seed(server);
  const creator = await seed.account("course_creator_free");
  const slug = await seed.course(creator, "bicicletta.it.txt", "La bicicletta", "it");
  const guest = await browser.newPage({ baseURL: server.url, locale: "de" });
  const email = `gast-${creator.email}`;
  await registerAtCourse(guest, texts, slug, { firstName: "Gina", lastName: "Gast", email });
  await guest.goto("/dashboard?view=participant");
  await verifyLater(guest, texts);
  await expect(guest.getByRole("heading", { level: 1, name: campus.title })).toBeVisible();
  await expect(guest.getByRole("main").getByText("La bicicletta")).toBeVisible();
  await expect((await openAccountMenu(guest, texts)).getByText(email)).toBeVisible();
  await guest.close();

  const page = await browser.newPage({ baseURL: server.url, locale: "de" });
  await page.goto(`/c/${slug}`);
  await page.getByRole("link", { name: viewer.have_account }).click();
  await page.getByRole("main").getByRole("link", { name: common.create_account }).click();
  const type = (label: string, value: string) => page.getByLabel(label, { exact: true }).fill(value);
  await type(auth.first_name, "Otto");
  await type(auth.last_name, "Ort");
  await type(auth.email, `neu-${creator.email}`);
  await type(auth.password, "lang-genug");
  await type(auth.password_repeat, "lang-genug");
  await page.getByRole("main").getByRole("button", { name: auth.register_submit }).click();
  await expect(page).toHaveURL(new RegExp(`/c/${slug}$`));
  await page.getByRole("button", { name: viewer.start, exact: true }).click();
  await expect(page).toHaveURL(/\/steps\/1$/);
  await page.close();
});

test("the language chosen in the settings is saved in the profile and wins on another device", {
  tag: LONG,
}, async ({ page, browser, server }) => {
  const german = await textsOf("de");
  const french = await textsOf("fr");
  const person = await new Seed(server).account("course_participant");
  await signInByForm(page, german, person);
  await expect(page.getByRole("heading", { name: german.campus.empty_title })).toBeVisible();
  const menu = await openAccountMenu(page, german);
  await expect(menu.getByText("Kursteilnehmer", { exact: true })).toBeVisible();
  await menu.getByRole("link", { name: german.common.settings }).click();
  for (const tab of [german.settings.tab_billing, german.settings.tab_subscription]) {
    await page.getByRole("tab", { name: tab }).click();
    await expect(page.getByText("Demnächst", { exact: true })).toBeVisible();
  }
  await page.getByRole("tab", { name: german.settings.tab_notifications }).click();
  const reminders = page.getByRole("switch", { name: german.settings.notify_learning });
  await reminders.click({ force: true });
  await expect(page.getByText(german.settings.notify_saved, { exact: true })).toBeVisible();
  await expect(reminders).not.toBeChecked();
  await page.getByRole("tab", { name: german.settings.tab_language }).click();
  await page.getByRole("radio", { name: "Français" }).click({ force: true });
  await expect(page.getByText(french.settings.language_saved, { exact: true })).toBeVisible();
  const elsewhere = await browser.newPage({ baseURL: server.url, locale: "de-DE" });
  await signInByForm(elsewhere, german, person);
  await expect(elsewhere.locator("html")).toHaveAttribute("lang", "fr");
  await elsewhere.close();
});

test("the completion screen holds links, notes and details, and shows the password once", {
  tag: LONG,
}, async ({ page, server }) => {
  const texts = await textsOf("de");
  const { generation, studio } = texts;
  const seed = new Seed(server);
  const creator = await seed.account("course_creator_free");
  const slug = await seed.course(creator, "bicicletta.it.txt", "La bicicletta", "it");
  await signIn(page, creator);
  await page.goto("/dashboard");
  const card = page.getByRole("listitem").filter({ hasText: "La bicicletta" });
  await expect(card.getByText("Bereit", { exact: true })).toBeVisible();
  await page.goto(`/c/${slug}/generation`);
  await expect(page.getByRole("heading", { level: 1, name: generation.done_title })).toBeVisible();
  await expect(page.getByLabel(studio.participant_link, { exact: true })).toHaveValue(
    `${server.url}/c/${slug}`,
  );
  await expect(page.getByLabel(studio.management_link, { exact: true })).toHaveValue(
    `${server.url}/c/${slug}/manage`,
  );
  const notes = page.getByRole("region", { name: "Wichtige Hinweise" });
  await expect(notes.getByText(generation.note_password)).toBeVisible();
  const details = page.getByRole("region", { name: generation.overview_title, exact: true });
  for (const fact of ["Italiano", "Allgemeinwissen", "Maria Keller", creator.email])
    await expect(details.getByText(fact)).toBeVisible();

  await page.getByRole("button", { name: studio.password_show }).click();
  await expect(page.getByLabel(studio.password_title, { exact: true })).toHaveValue(/^(\S{4}[- ]?){3,}$/);
  await page.reload();
  await expect(page.getByText(studio.password_shown)).toBeVisible();
  await expect(page.getByRole("button", { name: studio.password_show })).toHaveCount(0);
});

test("the campus offers to start, to continue and to review; enrolling takes one press", {
  tag: LONG,
}, async ({ page, server }) => {
  const texts = await textsOf("de");
  const { viewer } = texts;
  const seed = new Seed(server);
  const creator = await seed.account("course_creator_free");
  const slug = await seed.course(creator, "bicicletta.it.txt", "La bicicletta", "it");
  const person = await seed.account("course_participant");
  await signIn(page, person);
  await page.goto(`/c/${slug}`);
  await expect(page.getByText(viewer.shared)).toBeVisible();
  await page.getByRole("button", { name: viewer.start }).click();
  await expect(page).toHaveURL(/\/steps\/1$/);
  const { steps } = await seed.call<{ steps: unknown[] }>("GET", `/api/learn/${slug}`);
  for (const { open, action, to } of [
    { open: steps.length, action: "Starten", to: 1 },
    { open: steps.length - 3, action: "Fortsetzen", to: 4 },
    { open: 0, action: "Noch einmal ansehen", to: 1 },
  ]) {
    await seed.progress(person, slug, open);
    await page.goto("/dashboard?view=participant");
    await page.getByRole("main").getByRole("link", { name: action, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/c/${slug}/steps/${to}$`));
  }
});

test("a course has 10 to 50 steps", { tag: LONG }, async ({ page, server }) => {
  const texts = await textsOf("de");
  const { create } = texts;
  await signIn(page, await new Seed(server).account("course_creator_free"));
  await page.goto("/create");
  await addMaterial(page, texts, new URL("../../samples/agua.es.txt", import.meta.url).pathname);
  const number = page.getByLabel(create.steps_number, { exact: true });
  const range = page.getByText("Die Anzahl der Lernschritte muss zwischen 10 und 50 liegen.", {
    exact: true,
  });
  for (const [steps, refused] of [
    ["9", true],
    ["10", false],
    ["51", true],
    ["50", false],
  ] as const) {
    await number.fill(steps);
    await expect(range).toHaveCount(refused ? 1 : 0);
  }
});

test("cancelling a generation asks first, then stops it and deletes the course", { tag: LONG }, async ({
  page,
  server,
}) => {
  const texts = await textsOf("de");
  const { generation, studio } = texts;
  const seed = new Seed(server);
  const creator = await seed.account("course_creator_free");
  await signIn(page, creator);
  const slug = await seed.startCourse(
    creator,
    { name: "lang.txt", content: germanText(2_000) },
    { name: "Bienen", language: "de", steps: 50 },
  );
  await page.goto(`/c/${slug}/generation`);
  await page.getByRole("button", { name: generation.cancel, exact: true }).click();
  const question = page.getByRole("alertdialog");
  await expect(question.getByText(generation.cancel_text)).toBeVisible();
  await question.getByRole("button", { name: generation.cancel_keep }).click();
  await expect(question).toHaveCount(0);
  await page.getByRole("button", { name: generation.cancel, exact: true }).click();
  await question.getByRole("button", { name: generation.cancel_confirm }).click();
  await expect(page).toHaveURL(/\/dashboard\?view=creator$/);
  await expect(page.getByRole("heading", { name: studio.empty_title })).toBeVisible();
  await page.goto(`/c/${slug}/generation`);
  await expect(page.getByText(texts.errors.COURSE_NOT_FOUND)).toBeVisible();
});
