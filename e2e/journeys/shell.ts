import type { Page } from "@playwright/test";
import { openAccountMenu, sendSignIn, signIn, signInByForm } from "../pages/account.ts";
import { registerCreator } from "../pages/creator.ts";
import { faultsOf } from "../support/look.ts";
import { Seed } from "../support/seed.ts";
import { expect, test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

const toasts = (page: Page) => page.getByRole("region", { name: "Meldungen" });
const stored = (page: Page, area: "localStorage" | "sessionStorage") =>
  page.evaluate<[key: string, value: string][]>(`Object.entries(${area})`);

test("a visitor's bar leads home, to sign-in and to a new account", async ({ page }) => {
  const { common, auth } = await textsOf("de");
  await page.goto("/login");
  const bar = page.getByRole("banner");
  await bar.getByRole("link", { name: common.create_account }).click();
  await expect(page.getByRole("heading", { level: 1, name: auth.register_title })).toBeVisible();
  await bar.getByRole("link", { name: common.sign_in }).click();
  await expect(page.getByRole("heading", { level: 1, name: auth.login_title })).toBeVisible();
  await bar.getByRole("link").first().click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test("the language is the browser's, can be changed, and is kept", async ({ browser, server }) => {
  const page = await browser.newPage({ baseURL: server.url, locale: "es-MX" });
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  const { common, home } = await textsOf("it");
  const spanish = (await textsOf("es")).common;
  await page.getByRole("combobox", { name: spanish.language }).selectOption({ label: "Italiano" });
  await expect(page.getByRole("heading", { level: 1, name: home.headline })).toBeVisible();
  expect(await stored(page, "localStorage")).toContainEqual(["language", "it"]);
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "it");
  const options = page.getByRole("combobox", { name: common.language }).getByRole("option");
  await expect(options).toHaveText(["Deutsch", "English", "Français", "Español", "Italiano"]);
  await page.close();

  const elsewhere = await browser.newPage({ baseURL: server.url, locale: "ja-JP" });
  await elsewhere.goto("/");
  await expect(elsewhere.locator("html")).toHaveAttribute("lang", "de");
  await elsewhere.close();
});

test("a path that leads nowhere says so, and so does a course that is gone", async ({ page, server }) => {
  const { common, viewer } = await textsOf("de");
  await page.goto("/gibt/es/nicht");
  await expect(page.getByRole("heading", { level: 1, name: common.not_found_title })).toBeVisible();
  await page.getByRole("link", { name: common.not_found_back }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await page.goto("/c/gibt-es-nicht-abcdef");
  await expect(page.getByRole("heading", { level: 1, name: viewer.unavailable_title })).toBeVisible();

  const seed = new Seed(server);
  const creator = await seed.account("course_creator_free");
  const slug = await seed.course(creator, "bicicletta.it.txt", "Fahrrad", "it");
  await page.goto(`/c/${slug}`);
  await expect(page.getByRole("heading", { level: 1, name: "Fahrrad" })).toBeVisible();
  const authorization = `Bearer ${creator.accessToken}`;
  await seed.call("PUT", `/api/courses/${slug}/active`, { active: false }, { authorization });
  await page.reload();
  await expect(
    page.getByRole("heading", { level: 1, name: "Kurs nicht verfügbar", exact: true }),
  ).toBeVisible();
});

test("a page has a skeleton while it loads, comes in within 100 ms, and an error screen when it breaks", async ({
  page,
}) => {
  const { common, auth } = await textsOf("de");
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  await page.route(/\/assets\/LoginPage-/, async (route) => {
    await opened;
    await route.continue();
  });
  await page.goto("/login");
  await expect(page.getByRole("main").getByText(common.loading)).toBeAttached();
  await expect(page.locator("main .skeleton").first()).toBeVisible();
  open();
  await expect(page.getByRole("heading", { level: 1, name: auth.login_title })).toBeVisible();
  await expect(page.locator("main .skeleton")).toHaveCount(0);
  await expect(page.locator("main > .page-in")).toHaveCount(0);

  await page.route(/\/assets\/RegisterPage-/, (route) => route.abort());
  await page.getByRole("banner").getByRole("link", { name: common.create_account }).click();
  const crash = page.getByRole("alert");
  await expect(crash.getByRole("heading", { name: common.crashed_title })).toBeVisible();
  await expect(crash.getByRole("button", { name: "Erneut versuchen", exact: true })).toBeVisible();
  await page.unroute(/\/assets\/RegisterPage-/);
  await crash.getByRole("button", { name: "Seite neu laden", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: auth.register_title })).toBeVisible();
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(page.locator("main > .page-in")).toHaveCSS("animation-duration", "0.1s");
});

test("the banner about an unconfirmed address moves nothing when it comes", async ({ page }) => {
  const texts = await textsOf("de");
  await registerCreator(page, texts, {
    ...{ firstName: "Ada", lastName: "Muster", email: "banner@example.org", password: "geheim1" },
  });
  const banner = page.getByRole("complementary", { name: texts.account.modal_title });
  const title = page.getByRole("heading", { level: 1, name: texts.settings.title });
  await page.goto("/settings");
  await expect(banner).toBeVisible();
  const place = await title.boundingBox();

  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  await page.route(/\/api\/profiles\/[^/]+$/, async (route) => {
    await opened;
    await route.continue();
  });
  await page.reload();
  await expect(title).toBeVisible();
  await expect(banner).toHaveCount(0);
  expect(await title.boundingBox()).toEqual(place);
  open();
  await expect(banner).toBeVisible();
  expect(await title.boundingBox()).toEqual(place);
});

test("a page that was left open says that the app was replaced, and reloads", async ({ page }) => {
  const { offline } = await textsOf("de");
  await page.clock.install();
  await page.goto("/login");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const notice = page.getByRole("status").filter({ hasText: offline.new_version });
  let looks = 0;
  page.on("response", (answer) => {
    if (answer.url().endsWith("/login")) looks += 1;
  });
  const comesBack = async () => {
    await page.clock.runFor("10:00");
    await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))");
    return looks;
  };
  // What looks for it comes once somebody does something with the page.
  await page.mouse.move(10, 10);
  await expect.poll(comesBack).toBeGreaterThan(0);
  await expect(notice).toHaveCount(0);

  // The page of another version: its app begins with another file.
  await page.route("**/login", async (route) => {
    const page = await (await route.fetch()).text();
    await route.fulfill({
      body: page.replace(/(src="[^"]*)index-/, "$1index-newer-"),
      contentType: "text/html",
    });
  });
  await comesBack();
  await expect(notice).toBeVisible();
  await page.unroute("**/login");
  await notice.getByRole("button", { name: offline.load_new_version }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("where our error screen breaks too, the router shows its own", async ({ page }) => {
  const { common } = await textsOf("de");
  let damaged = 0;
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    const answer = await route.fetch();
    const script = await answer.text();
    const broken = script.replace(/([`"'])crashed_text\1/g, "(() => { throw new Error('kaputt'); })()");
    damaged += Number(broken !== script);
    await route.fulfill({ response: answer, body: broken });
  });
  await page.goto("/login");
  expect(damaged).toBe(1);
  await page.route(/\/assets\/RegisterPage-/, (route) => route.abort());
  await page.getByRole("banner").getByRole("link", { name: common.create_account }).click();
  await expect(
    page.getByRole("heading", { name: "Unexpected Application Error!", exact: true }),
  ).toBeVisible();
  await expect(page.getByRole("heading", { name: "kaputt" })).toBeVisible();
});

test("signing in comes back to where one was going, signing out forgets everything", async ({
  page,
  server,
}) => {
  const texts = await textsOf("de");
  const { auth, common, settings } = texts;
  const person = await new Seed(server).account("course_participant");
  await page.goto("/settings?tab=billing");
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fsettings%3Ftab%3Dbilling$/);
  await page.getByRole("main").getByRole("button", { name: auth.login_submit }).click();
  await expect(page.getByText("Bitte füllen Sie alle Felder aus", { exact: true })).toBeVisible();
  await sendSignIn(page, texts, { ...person, password: "falsch-1" });
  await expect(page.getByRole("main").getByText("Fehler bei der Anmeldung")).toBeVisible();
  await expect(toasts(page).getByText("Anmeldung fehlgeschlagen", { exact: true })).toBeVisible();
  await sendSignIn(page, texts, person);
  await expect(page).toHaveURL(/\/settings\?tab=billing$/);
  await expect(toasts(page).getByText("Erfolgreich angemeldet", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: settings.title })).toBeVisible();
  expect((await stored(page, "localStorage")).some(([key]) => key.startsWith("auth."))).toBe(true);

  await page.reload();
  const menu = await openAccountMenu(page, texts);
  await menu.getByRole("button", { name: common.sign_out }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(toasts(page).getByText("Erfolgreich abgemeldet", { exact: true })).toBeVisible();
  expect((await stored(page, "localStorage")).map(([key]) => key)).toEqual(["language"]);
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/login\?/);
});

test("signing out asks where something is not saved, and leaves nothing of it in any tab", async ({
  page,
  context,
  server,
}) => {
  const texts = await textsOf("de");
  const { common, create } = texts;
  const person = await new Seed(server).account("course_creator_free");
  await signIn(page, person);
  await page.goto("/create");
  await page.getByLabel(create.goal_label).fill("Ein Ziel, das niemand sonst liest");
  await expect
    .poll(async () => JSON.stringify(await stored(page, "localStorage")))
    .toContain("niemand sonst");
  const other = await context.newPage();
  await other.goto("/settings");
  await expect(other.getByRole("heading", { level: 1 })).toBeVisible();
  // As the editor keeps what can be undone, for as long as its tab is open.
  await other.evaluate("sessionStorage.setItem('editor-undo:a', 'niemand sonst')");

  const menu = await openAccountMenu(page, texts);
  const leave = menu.getByRole("button", { name: common.sign_out, exact: true });
  await leave.click();
  await expect(menu.getByRole("alert")).toHaveText(texts.fill(common.sign_out_unsent_one, { count: 1 }));
  expect(await faultsOf(page, "signing out with a draft")).toEqual([]);
  await menu.getByRole("button", { name: common.sign_out_stay }).click();
  await expect(leave).toBeFocused();
  await expect(page.getByLabel(create.goal_label)).toHaveValue("Ein Ziel, das niemand sonst liest");
  await leave.click();
  await menu.getByRole("button", { name: common.sign_out_anyway }).click();
  await expect(toasts(page).getByText("Erfolgreich abgemeldet", { exact: true })).toBeVisible();
  expect((await stored(page, "localStorage")).map(([key]) => key)).toEqual(["language"]);
  await expect
    .poll(async () => JSON.stringify(await stored(other, "sessionStorage")))
    .not.toContain("niemand sonst");
  await other.close();
});

test("without a connection, signing out tells that it reached this device only", async ({
  page,
  server,
  context,
}) => {
  const texts = await textsOf("de");
  const person = await new Seed(server).account("course_participant");
  await signIn(page, person);
  await page.goto("/dashboard");
  const menu = await openAccountMenu(page, texts);
  await context.setOffline(true);
  await menu.getByRole("button", { name: texts.common.sign_out }).click();
  await expect(toasts(page).getByText(texts.common.signed_out_here, { exact: true })).toBeVisible();
  expect((await stored(page, "localStorage")).filter(([key]) => key.startsWith("auth."))).toEqual([]);
});

test("a course that somebody was looking at comes first after signing in", async ({ page, server }) => {
  const texts = await textsOf("de");
  const person = await new Seed(server).account("course_creator_free");
  await page.goto("/c/irgendein-kurs-abcdef/manage");
  await expect(page).toHaveURL(/\/login\?returnTo=/);
  expect(await stored(page, "sessionStorage")).toContainEqual([
    "authReturnToCourse",
    "irgendein-kurs-abcdef",
  ]);
  await page.goto("/login?returnTo=%2Fdashboard");
  await sendSignIn(page, texts, person);
  await expect(page).toHaveURL(/\/c\/irgendein-kurs-abcdef$/);
});

test("a creator's bar and menu lead to the studio and the campus", async ({ page, server }) => {
  const texts = await textsOf("de");
  const { common, studio, campus } = texts;
  const creator = await new Seed(server).account("course_creator_free");
  await signInByForm(page, texts, creator);
  await expect(page).toHaveURL(/\/dashboard\?view=creator$/);
  await expect(page.getByRole("heading", { name: studio.empty_title })).toBeVisible();
  const bar = page.getByRole("banner");
  await expect(bar.getByRole("button", { name: common.account_menu })).toHaveText("MK");
  const menu = await openAccountMenu(page, texts);
  for (const words of ["Maria Keller", creator.email, "Kursersteller"])
    await expect(menu.getByText(words, { exact: true })).toBeVisible();
  await expect(menu.getByRole("listitem")).toHaveText([
    "Creator Studio",
    "Campus",
    "Profil",
    "Einstellungen",
    "Abmelden",
  ]);
  const places = await menu
    .getByRole("link")
    .evaluateAll((links) => links.map((a) => a.getAttribute("href")));
  expect(places).toEqual(["/dashboard?view=creator", "/dashboard?view=participant", "/profile", "/settings"]);
  await menu.getByRole("link", { name: common.campus }).click();
  await expect(page.getByRole("heading", { level: 1, name: campus.title })).toBeVisible();
  await bar.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole("heading", { level: 1, name: studio.title })).toBeVisible();

  const links = page.getByRole("navigation", { name: common.main_navigation }).getByRole("link");
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(links).toHaveCount(0);
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(links).toHaveText(["Creator Studio", "Campus"]);
});

test("an address typed into the same tab begins at its top, and a reload stays where one was", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 300 });
  const texts = await textsOf("de");
  const top = () => page.evaluate("scrollY");
  await page.goto("/");
  await expect(page.getByText(texts.home.ways_title)).toBeVisible();
  // Without a model nobody is promised a question in every step.
  await expect(page.getByText(texts.home.way_generate_text_builtin)).toBeVisible();
  await page.evaluate("scrollTo(0, 250)");
  await expect.poll(top).toBe(250);
  await page.reload();
  await expect.poll(top).toBe(250);
  await page.goto("/register");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await top()).toBe(0);
});
