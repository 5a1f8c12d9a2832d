import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { sendSignIn, signIn, signInByForm } from "../pages/account.ts";
import { Seed } from "../support/seed.ts";
import { expect, test } from "../support/test.ts";
import { type Texts, textsOf } from "../support/texts.ts";

const toasts = (page: Page) => page.getByRole("region", { name: "Meldungen" });

async function sendRegistration(page: Page, { auth }: Texts, email: string): Promise<void> {
  await page.goto("/register");
  const type = (label: string, value: string) => page.getByLabel(label, { exact: true }).fill(value);
  await type(auth.first_name, "Nora");
  await type(auth.last_name, "Weiß");
  await type(auth.email, email);
  await type(auth.password, "geheim-1");
  await type(auth.password_repeat, "geheim-1");
  await page.getByRole("main").getByRole("button", { name: auth.register_submit }).click();
}

/** The session as this page's browser keeps it. */
interface StoredSession {
  access_token: string;
  refresh_token: string;
  user: { email: string };
}

async function storedSession(page: Page): Promise<StoredSession> {
  return JSON.parse(await page.evaluate<string>("localStorage.getItem('auth.session')"));
}

test("the profile is for signed-in people, who come back to it after signing in", async ({
  page,
  server,
}) => {
  const texts = await textsOf("de");
  const person = await new Seed(server).account("course_participant");
  await page.goto("/profile?tab=security");
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fprofile%3Ftab%3Dsecurity$/);
  await sendSignIn(page, texts, person);
  await expect(page).toHaveURL(/\/profile\?tab=security$/);
  await expect(page.getByRole("tab", { name: texts.account.tab_security })).toHaveAttribute(
    "aria-selected",
    "true",
  );
});

test("a registration that fails says why, and keeps what was typed", async ({ page, context }) => {
  const texts = await textsOf("de");
  const { auth, errors } = texts;
  const failed = (reason: string) =>
    expect(page.getByRole("main").getByText(`Fehler bei der Registrierung: ${reason}`)).toBeVisible();
  await sendRegistration(page, texts, "nora@beispiel..example");
  await failed(auth.entries_invalid);
  const toast = toasts(page).getByRole("listitem").filter({ hasText: "Registrierung fehlgeschlagen" });
  await expect(toast.getByText(auth.entries_invalid)).toBeVisible();
  await toast.getByRole("button").click();
  await context.setOffline(true);
  await page.getByRole("main").getByRole("button", { name: auth.register_submit }).click();
  await failed(errors.NETWORK);
  await expect(toast.getByText(errors.NETWORK)).toBeVisible();
  await expect(page.getByLabel(auth.email, { exact: true })).toHaveValue("nora@beispiel..example");
});

test("signing up without a session asks for the confirmation", async ({ page }) => {
  const texts = await textsOf("de");
  const email = `${randomUUID()}@example.org`;
  // This server always signs in; the protocol allows an answer that does not.
  await page.route("**/auth/v1/signup*", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: (await answer.json()).user });
  });
  await sendRegistration(page, texts, email);
  const toast = toasts(page).getByRole("listitem").filter({ hasText: "Bestätigung erforderlich" });
  await expect(toast.getByText(texts.fill(texts.auth.confirm_required_text, { email }))).toBeVisible();
  await expect(page).toHaveURL(/\/login\?returnTo=\/verify-email$/);
});

test("a session that was ended elsewhere leads to sign-in, which says so", async ({ page, server }) => {
  const texts = await textsOf("de");
  const seed = new Seed(server);
  const person = await seed.account("course_participant");
  await signInByForm(page, texts, person);
  const authorization = `Bearer ${person.accessToken}`;
  const { status } = await fetch(`${server.url}/auth/v1/logout?scope=others`, {
    method: "POST",
    headers: { authorization },
  });
  expect(status).toBe(204);
  await page.reload();
  await expect(page).toHaveURL(/\/login\?returnTo=/);
  await expect(page.getByText(texts.auth.session_ended, { exact: true })).toBeVisible();
  await expect(page.getByText(texts.auth.session_error)).toHaveCount(0);
  await expect(page.getByRole("link", { name: texts.auth.forgot_link })).toBeVisible();
  await sendSignIn(page, texts, person);
  await expect(page.getByRole("heading", { name: texts.campus.empty_title })).toBeVisible();
  await page.evaluate("localStorage.clear()");
  await page.goto("/login");
  await expect(page.getByRole("heading", { level: 1, name: texts.auth.login_title })).toBeVisible();
  await expect(page.getByText(texts.auth.session_ended)).toHaveCount(0);
});

test("the session is renewed by itself before its token runs out", async ({ page, server }) => {
  const texts = await textsOf("de");
  const person = await new Seed(server).account("course_participant");
  await page.clock.install();
  await signInByForm(page, texts, person);
  const { refresh_token: first } = await storedSession(page);
  const renewed = page.waitForResponse((answer) => answer.url().includes("grant_type=refresh_token"));
  await page.clock.fastForward("59:30");
  expect((await renewed).status()).toBe(200);
  await expect.poll(async () => (await storedSession(page)).refresh_token).not.toBe(first);
  await page.reload();
  await expect(page.getByRole("heading", { name: texts.campus.empty_title })).toBeVisible();
});

test("sending the link again tells of an address that is confirmed meanwhile, and reads the page anew", async ({
  page,
  server,
  linkFromMail,
}) => {
  const texts = await textsOf("de");
  const { auth, campus } = texts;
  const seed = new Seed(server);
  const person = await seed.unconfirmed("course_participant");
  await page.clock.install();
  await signIn(page, person);
  // The page would notice by itself before anybody presses the button.
  await page.route("**/auth/v1/user", (route) => route.abort());
  await page.goto("/verify-email");
  const again = page.getByRole("main").getByRole("button", { name: auth.verify_resend });
  await expect(again).toBeEnabled();
  const authorization = `Bearer ${(await storedSession(page)).access_token}`;
  const token_hash = new URL(await linkFromMail(person.email)).searchParams.get("token_hash");
  await seed.call("POST", "/auth/v1/verify", { type: "signup", token_hash }, { authorization });
  await page.clock.pauseAt(Date.now() + 60_000);
  await again.click();
  await expect(toasts(page).getByText(auth.already_verified)).toBeVisible();
  await page.evaluate("document.body.dataset.before = 'yes'");
  await page.clock.runFor(1_900);
  await expect(page.locator("body[data-before]")).toBeAttached();
  await page.unroute("**/auth/v1/user");
  await page.clock.runFor(200);
  await expect(page.locator("body[data-before]")).toHaveCount(0);
  await page.clock.resume();
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: campus.empty_title })).toBeVisible();
  await expect(page.getByRole("complementary")).toHaveCount(0);
});

test("sending the link again needs a known address", async ({ page, server }) => {
  const texts = await textsOf("de");
  const { auth } = texts;
  const person = await new Seed(server).unconfirmed("course_participant");
  await signIn(page, person);
  await page.evaluate(
    "(() => { const kept = JSON.parse(localStorage.getItem('auth.session')); kept.user.email = ''; localStorage.setItem('auth.session', JSON.stringify(kept)); })()",
  );
  await page.goto("/verify-email");
  await page.getByRole("main").getByRole("button", { name: auth.verify_resend }).click();
  const toast = toasts(page).getByRole("listitem").filter({ hasText: auth.email_missing });
  await expect(toast.getByText("Fehler", { exact: true })).toBeVisible();
});

test("the link of an address change shows that it is being checked", async ({ page, server }) => {
  const texts = await textsOf("de");
  const { auth, errors } = texts;
  const { promise: looked, resolve: answer } = Promise.withResolvers<void>();
  await page.route("**/api/**", async (route) => {
    if (route.request().method() === "POST") await looked;
    await route.continue();
  });
  await page.goto("/verify-email-change/unbekannt");
  await expect(page.getByRole("heading", { level: 1, name: auth.email_change_title })).toBeVisible();
  await expect(page.getByRole("main").getByText(auth.verify_working)).toBeVisible();
  answer();
  await expect(page.getByRole("heading", { level: 1, name: auth.email_change_failed_title })).toBeVisible();
  await expect(page.getByRole("alert").getByText(errors.LINK_INVALID)).toBeVisible();
  expect(server.url).toBe(new URL(page.url()).origin);
});

test("somebody whose profile cannot be read stays, reads so, and goes on with the next try", async ({
  page,
  server,
}) => {
  const texts = await textsOf("de");
  const { auth, campus, common, errors } = texts;
  const person = await new Seed(server).account("course_participant");
  await page.goto("/login?returnTo=%2Fdashboard");
  await page.route("**/api/profiles/**", (route) => route.abort());
  await sendSignIn(page, texts, person);
  const fault = page.getByRole("alert").filter({ hasText: auth.arrival_failed });
  await expect(fault.getByText(errors.NETWORK)).toBeVisible();
  await expect(page).toHaveURL(/\/login\?returnTo=/);
  await expect(page.getByLabel(auth.password, { exact: true })).toHaveCount(0);
  await page.unroute("**/api/profiles/**");
  await fault.getByRole("button", { name: common.try_again }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole("heading", { name: campus.empty_title })).toBeVisible();
});
