import type { Route } from "@playwright/test";
import { signIn } from "../pages/account.ts";
import { Seed } from "../support/seed.ts";
import { LONG } from "../support/sets.ts";
import { expect, test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

const TOASTS = { name: "Meldungen" };

test("the studio finds, sorts, shares, duplicates and deletes courses; its state is in the address", async ({
  page,
  server,
}) => {
  const texts = await textsOf("de");
  const { studio, common } = texts;
  const seed = new Seed(server);
  const creator = await seed.account("course_creator_free");
  const slug = await seed.course(creator, "bicicletta.it.txt", "La bicicletta", "it");
  await seed.course(creator, "agua.es.txt", "El agua", "es");
  await signIn(page, creator);
  await page.goto("/dashboard?view=creator");
  await page.getByLabel(studio.search).fill("bici");
  await expect(page).toHaveURL(/search=bici/);
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText(["La bicicletta"]);
  await page.getByLabel(studio.search).fill("");
  await page
    .getByRole("combobox", { name: new RegExp(studio.sort) })
    .selectOption({ label: studio.sort_oldest });
  // The emptied search comes a moment later, and leaves the order chosen meanwhile.
  await expect(page).toHaveURL(/\?view=creator&sort=oldest$/);
  await page.reload();
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
    "La bicicletta",
    "El agua",
  ]);
  const actions = (name: string) =>
    page.getByRole("button", { name: texts.fill(studio.actions, { name }), exact: true });
  const choose = async (name: string, entry: string) => {
    await actions(name).click();
    await page.getByRole("menuitem", { name: entry, exact: true }).click();
  };
  await choose("La bicicletta", studio.share);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("textbox", { name: studio.participant_link })).toHaveValue(
    `${server.url}/c/${slug}`,
  );
  await expect(dialog.getByRole("img", { name: studio.qr_label })).toBeVisible();
  const saved = page.waitForEvent("download");
  await dialog.getByRole("button", { name: studio.qr_download }).click();
  expect((await saved).suggestedFilename()).toBe(`${slug}.svg`);
  await dialog.getByRole("button", { name: common.close }).click();

  const toasts = page.getByRole("region", TOASTS);
  await test.step("asking once more after an answer that was lost makes one copy", async () => {
    const lose = async (route: Route) => {
      await route.fetch();
      await route.abort();
    };
    await page.route("**/copies", lose, { times: 1 });
    await choose("La bicicletta", studio.duplicate);
    await expect(toasts.getByText("Fehler beim Duplizieren des Kurses")).toBeVisible();
    await choose("La bicicletta", studio.duplicate);
  });
  await expect(
    toasts.getByText(texts.fill(studio.duplicated, { name: "Copy – La bicicletta" })),
  ).toBeVisible();
  const cards = page.getByRole("main").getByRole("listitem");
  const card = cards.filter({ hasText: "Copy – La bicicletta" });
  await expect(card).toHaveCount(1);
  await expect(card.getByText(studio.draft, { exact: true })).toBeVisible();
  await choose("Copy – La bicicletta", studio.activate);
  await expect(card.getByText(studio.draft, { exact: true })).toHaveCount(0);
  await choose("Copy – La bicicletta", studio.delete_confirm);
  const question = page.getByRole("alertdialog");
  await expect(question.getByText(studio.delete_text)).toBeVisible();
  await question.getByRole("button", { name: studio.delete_confirm }).click();
  await expect(card).toHaveCount(0);
});

test("on a slow computer no letter of a search is lost, and opening a menu chooses nothing", {
  tag: LONG,
}, async ({ page, server }) => {
  const texts = await textsOf("de");
  const { studio } = texts;
  const seed = new Seed(server);
  const creator = await seed.account("course_creator_free");
  await seed.course(creator, "bicicletta.it.txt", "La bicicletta", "it");
  await signIn(page, creator);
  await page.goto("/dashboard");
  await page.setViewportSize({ width: 1280, height: 640 });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 8 });
  const search = page.getByLabel(studio.search);
  // As slow as the search waits: the list is asked for between the letters.
  await search.pressSequentially("bicicletta", { delay: 260 });
  await expect(page).toHaveURL(/search=bicicletta$/);
  await expect(search).toHaveValue("bicicletta");
  const actions = page.getByRole("button", { name: texts.fill(studio.actions, { name: "La bicicletta" }) });
  const button = await actions.boundingBox();
  if (!button) throw new Error("The card has no menu");
  await page.mouse.move(button.x + button.width / 2, button.y + button.height / 2);
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.getByRole("menuitem", { name: studio.delete_confirm })).toBeAttached();
  // Before the menu knew its height, it lay over its button, and letting go pressed what was there.
  const entries = await page.getByRole("menu").boundingBox();
  if (!entries) throw new Error("The menu is not shown");
  expect(entries.y >= button.y + button.height || entries.y + entries.height <= button.y).toBe(true);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toHaveCount(0);
  await expect(actions).toBeFocused();

  await page.keyboard.press("Enter");
  const entry = (name: string) => page.getByRole("menuitem", { name, exact: true });
  await expect(entry(studio.open_course)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(entry(studio.delete_confirm)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(entry(studio.edit)).toBeFocused();
  await page.keyboard.type(studio.duplicate.slice(0, 2).toLowerCase());
  await expect(entry(studio.duplicate)).toBeFocused();
  await expect(actions).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("menu")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "La bicicletta" })).toBeFocused();
  await actions.click();
  await actions.click();
  await expect(page.getByRole("menu")).toHaveCount(0);
});

test("what fails in the studio is said in a toast", { tag: LONG }, async ({ page, server }) => {
  const texts = await textsOf("de");
  const { studio, manage } = texts;
  const seed = new Seed(server);
  const creator = await seed.account("course_creator_free");
  const slug = await seed.course(creator, "bicicletta.it.txt", "La bicicletta", "it");
  await signIn(page, creator);
  await page.goto("/dashboard");
  const toasts = page.getByRole("region", TOASTS);
  const broken = { status: 500, json: { code: "INTERNAL_SERVER_ERROR" } };
  const breakDown = (path: string) => page.route(path, (route) => route.fulfill(broken));
  await breakDown(`**/api/courses/${slug}/copies`);
  await breakDown(`**/api/courses/${slug}/active`);
  await page.route(`**/api/courses/${slug}`, (route) =>
    ["DELETE", "PATCH"].includes(route.request().method()) ? route.fulfill(broken) : route.continue(),
  );
  const choose = async (entry: string) => {
    await page.getByRole("button", { name: texts.fill(studio.actions, { name: "La bicicletta" }) }).click();
    await page.getByRole("menuitem", { name: entry, exact: true }).click();
  };
  await choose(studio.duplicate);
  await expect(toasts.getByText("Fehler beim Duplizieren des Kurses")).toBeVisible();
  await choose(studio.deactivate);
  await expect(
    toasts.getByText(texts.fill(studio.deactivate_failed, { name: "La bicicletta" })),
  ).toBeVisible();
  await choose(studio.delete_confirm);
  await page.getByRole("alertdialog").getByRole("button", { name: studio.delete_confirm }).click();
  await expect(toasts.getByText("Fehler beim Löschen des Kurses")).toBeVisible();
  await page.goto(`/c/${slug}/settings`);
  await page.getByLabel(texts.create.name_label).fill("Rad");
  await page.getByRole("button", { name: manage.save }).click();
  await expect(toasts.getByText("Fehler beim Speichern der Einstellungen")).toBeVisible();
  await breakDown(`**/api/courses/${slug}/design`);
  await page.goto(`/c/${slug}/design`);
  await page.getByLabel(manage.highlight, { exact: true }).fill("#1e5b43");
  await page.getByRole("button", { name: manage.design_apply }).click();
  await expect(toasts.getByText("Fehler beim Übernehmen der Gestaltung")).toBeVisible();
  await page.getByRole("button", { name: manage.design_reset }).click();
  await expect(toasts.getByText("Fehler beim Zurücksetzen der Gestaltung")).toBeVisible();
  await page.unroute(`**/api/courses/${slug}/design`);
  await page.route(`**/api/courses/${slug}/design`, () => undefined);
  await page.getByRole("button", { name: manage.design_apply }).click();
  await expect(toasts.getByText("Zeitüberschreitung bei der Gestaltung")).toBeVisible({ timeout: 20_000 });
  await page.route(/lora.*\.(css|woff2)$/, (route) => route.abort());
  await page.getByRole("combobox", { name: new RegExp(manage.heading_font) }).selectOption({ label: "Lora" });
  await expect(toasts.getByText("Fehler beim Laden der Schriftart „Lora“")).toBeVisible();
});

test("a course's settings are changed, checked and kept", async ({ page, server }) => {
  const texts = await textsOf("de");
  const { create, errors, manage } = texts;
  const seed = new Seed(server);
  const creator = await seed.account("course_creator_free");
  const slug = await seed.course(creator, "bicicletta.it.txt", "La bicicletta", "it");
  await signIn(page, creator);
  await page.goto(`/c/${slug}/settings`);
  await page.getByLabel(create.name_label).fill("Das Fahrrad");
  for (const interval of [manage.interval_24, manage.interval_72, manage.interval_168])
    await page.getByRole("checkbox", { name: interval }).uncheck();
  await page.getByLabel(create.email_repeat).fill("anders@example.org");
  const save = page.getByRole("button", { name: manage.save });
  await save.click();
  await expect(page.getByText(errors.REMINDER_INTERVAL_MISSING)).toBeVisible();
  await expect(page.getByText("Die E-Mail-Adressen stimmen nicht überein")).toBeVisible();
  await page.getByRole("checkbox", { name: manage.interval_72 }).check();
  await page.getByLabel(create.email_repeat).fill(creator.email);
  await page.getByRole("radio", { name: create.access_registered }).check({ force: true });
  await save.click();
  await expect(page.getByRole("region", TOASTS).getByText("Einstellungen gespeichert")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Das Fahrrad");
  await expect(page.getByRole("checkbox", { name: manage.interval_72 })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: manage.interval_24 })).not.toBeChecked();
  await expect(page.getByRole("radio", { name: create.access_registered })).toBeChecked();
});

test("a design is corrected, warned about, seen by participants, and gone elsewhere", { tag: LONG }, async ({
  page,
  server,
}) => {
  const texts = await textsOf("de");
  const { manage } = texts;
  const seed = new Seed(server);
  const creator = await seed.account("course_creator_free");
  const slug = await seed.course(creator, "bicicletta.it.txt", "La bicicletta", "it");
  await signIn(page, creator);
  await page.goto(`/c/${slug}/design`);
  const highlight = page.getByLabel(manage.highlight, { exact: true });
  await highlight.fill("knallgelb");
  await highlight.blur();
  await expect(
    page.getByText(
      texts.fill(manage.corrected, { typed: "knallgelb", field: manage.highlight, value: manage.own }),
    ),
  ).toBeVisible();
  await page.getByLabel(manage.background, { exact: true }).fill("#ffffff");
  await highlight.fill("#ffd400");
  await expect(page.getByText(/Kontrast von 1,4\d? : 1/)).toBeVisible();
  await page.getByRole("button", { name: /^Stattdessen #/ }).click();
  await expect(page.getByText(/Gut lesbar: Kontrast 4,5/)).toBeVisible();
  await page.getByRole("combobox", { name: new RegExp(manage.heading_font) }).selectOption({ label: "Lora" });
  await page.getByRole("button", { name: manage.design_apply }).click();
  await expect(page.getByRole("region", TOASTS).getByText("Gestaltung übernommen")).toBeVisible();
  await page.goto(`/c/${slug}`);
  const body = page.locator("body");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(body).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(heading).toHaveCSS("font-family", /Lora/);
  expect(await page.evaluate(() => localStorage.getItem("courseDesign"))).toContain("#ffffff");
  await page.goto("/dashboard?view=creator");
  await expect(body).not.toHaveCSS("background-color", "rgb(255, 255, 255)");
  await page.goto(`/c/${slug}`);
  await expect(body).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(page).toHaveURL(/dashboard/);
  await expect(body).not.toHaveCSS("background-color", "rgb(255, 255, 255)");
  expect(await page.evaluate(() => localStorage.getItem("courseDesign"))).toBeNull();
});

test("results show steps, questions and people; they are downloaded and deleted", async ({
  page,
  server,
}) => {
  const texts = await textsOf("de");
  const { results } = texts;
  const seed = new Seed(server);
  const creator = await seed.account("course_creator_free");
  const slug = await seed.course(creator, "bicicletta.it.txt", "La bicicletta", "it");
  await signIn(page, creator);
  await page.goto(`/c/${slug}/results`);
  await expect(page.getByRole("heading", { name: results.empty_title })).toBeVisible();
  await seed.progress(await seed.account("course_participant"), slug, 0);
  await seed.progress(await seed.account("course_participant"), slug, 7);
  await page.reload();
  const table = page.getByRole("table", { name: results.steps_table });
  await expect(table.getByRole("row").nth(1)).toContainText("100");
  await expect(table.getByRole("row").last()).toContainText("50");
  const steps = (await table.getByRole("row").count()) - 1;
  await page.getByRole("tab", { name: results.participants_title }).click();
  await expect(page).toHaveURL(/tab=participants/);
  await expect(page.getByText(texts.fill(results.found_other, { number: 2 })).first()).toBeVisible();
  await page.getByRole("button", { name: results.download, exact: true }).click();
  const saved = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: results.download_xlsx }).click();
  expect((await saved).suggestedFilename()).toBe(`${slug}-participants.xlsx`);
  await page
    .getByRole("combobox", { name: new RegExp(results.status) })
    .selectOption({ label: results.status_learning });
  await expect(page.getByRole("link", { name: "Maria Keller" })).toHaveCount(1);
  await page.getByRole("link", { name: "Maria Keller" }).click();
  await expect(page.getByRole("heading", { level: 2, name: results.path_title })).toBeVisible();
  await expect(page.getByText(results.state_understood, { exact: true })).toHaveCount(steps - 7);
  await page.getByRole("button", { name: results.remove }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: results.remove }).click();
  await expect(
    page.getByRole("region", TOASTS).getByText(texts.fill(results.removed, { name: "Maria Keller" })),
  ).toBeVisible();
  await expect(page.getByText(texts.fill(results.found_one, { number: 1 })).first()).toBeVisible();
});

test("a link that cannot be copied says so", { tag: LONG }, async ({ page, server }) => {
  const texts = await textsOf("de");
  const { studio, common } = texts;
  const seed = new Seed(server);
  const creator = await seed.account("course_creator_free");
  await seed.course(creator, "bicicletta.it.txt", "La bicicletta", "it");
  await page.addInitScript("navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))");
  await signIn(page, creator);
  await page.goto("/dashboard");
  await page.getByRole("button", { name: texts.fill(studio.actions, { name: "La bicicletta" }) }).click();
  await page.getByRole("menuitem", { name: studio.share, exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: common.copy, exact: true }).click();
  await expect(page.getByText(/^Kopierfehler/)).toBeVisible();
});

test("a window that cannot be fetched says so, and the page stays", { tag: LONG }, async ({
  page,
  server,
}) => {
  const texts = await textsOf("de");
  const { studio, common } = texts;
  const seed = new Seed(server);
  const creator = await seed.account("course_creator_free");
  await seed.course(creator, "bicicletta.it.txt", "La bicicletta", "it");
  await signIn(page, creator);
  await page.goto("/dashboard");
  const actions = page.getByRole("button", { name: texts.fill(studio.actions, { name: "La bicicletta" }) });
  await page.route("**/DeleteCourseDialog*.js", (route) => route.abort());
  await actions.click();
  await page.getByRole("menuitem", { name: studio.manage_delete, exact: true }).click();
  await expect(page.getByText(common.failed_title)).toBeVisible();
  await expect(actions).toBeFocused();
  await page.unroute("**/DeleteCourseDialog*.js");
  await page.reload();
  await actions.click();
  await page.getByRole("menuitem", { name: studio.manage_delete, exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: common.cancel }).click();
  await expect(actions).toBeFocused();
});
