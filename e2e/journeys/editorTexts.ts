import { fill } from "@lehrpfad/i18n";
import { SECTION_LABELS } from "@lehrpfad/i18n/sections";
import { signIn } from "../pages/account.ts";
import {
  createEdited,
  openEmptyStep,
  rowsOf,
  saved,
  setObjectives,
  storedStep,
  textOf,
} from "../pages/editor.ts";
import { Seed } from "../support/seed.ts";
import { LONG } from "../support/sets.ts";
import { expect, test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

test("a step is opened from the list, written, and saved by itself; its preview shows it", async ({
  page,
  server,
}) => {
  const texts = await textsOf("de");
  const seed = new Seed(server);
  const { creator, slug, steps } = await createEdited(page, texts, seed);
  const step = steps[3];
  if (!step) throw new Error("The course should have steps");
  await page.goto(`/c/${slug}/edit`);
  const tabs = page.getByRole("navigation", { name: texts.editor.tabs_label }).getByRole("link");
  const { tab_steps, tab_questions, tab_statistics, tab_settings, tab_debug } = texts.editor;
  await expect(tabs).toHaveText([tab_steps, tab_questions, tab_statistics, tab_settings, tab_debug]);
  await rowsOf(page, texts).nth(3).getByText(step.title).click();
  await expect(page).toHaveURL(new RegExp(`/edit/steps/${step.id}$`));

  await page.getByLabel(texts.editor.title_label, { exact: true }).fill("Der Schwänzeltanz");
  const text = textOf(page, texts);
  await text.press("Control+Home");
  await page.getByRole("button", { name: texts.editor.tool_bold, exact: true }).click();
  await page.keyboard.type("Neu geschrieben.");
  await page.keyboard.press("Enter");
  await saved(page, texts);
  const stored = await storedStep(seed, creator, slug, step.id);
  expect(stored.title).toBe("Der Schwänzeltanz");
  expect(stored.content).toMatch(/^\*\*Neu geschrieben\.\*\*\n\n\p{L}/u);

  await page.getByRole("link", { name: texts.editor.preview, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Der Schwänzeltanz" })).toBeVisible();
  await expect(page.getByText("Neu geschrieben.")).toBeVisible();
});

test("each part of the editor has its tab, which says where one is", { tag: LONG }, async ({
  page,
  server,
}) => {
  const texts = await textsOf("de");
  const { tab_steps, tab_questions, tab_statistics, tab_settings, tab_debug } = texts.editor;
  const { slug } = await createEdited(page, texts, new Seed(server));
  await page.goto(`/c/${slug}/edit`);
  const tabs = page.getByRole("navigation", { name: texts.editor.tabs_label });
  const places = [
    { name: tab_questions, address: /\/edit\/questions$/ },
    { name: tab_statistics, address: /\/results$/ },
    { name: tab_settings, address: /\/settings$/ },
    { name: tab_debug, address: /\/debug$/ },
    { name: tab_steps, address: /\/edit$/ },
  ];
  for (const { name, address } of places) {
    await tabs.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect(tabs.getByRole("link", { name, exact: true })).toHaveAttribute("aria-current", "page");
  }
});

test("a text keeps headings, lists, tables and links, and a wrong address is refused", { tag: LONG }, async ({
  page,
  server,
}) => {
  const texts = await textsOf("de");
  const seed = new Seed(server);
  const { creator, slug, steps } = await createEdited(page, texts, seed);
  const id = steps[2]?.id ?? "";
  await page.goto(`/c/${slug}/edit/steps/${id}`);
  const text = textOf(page, texts);
  await text.press("Control+a");
  await text.press("Delete");
  const tool = (name: string) => page.getByRole("button", { name, exact: true }).click();
  await tool(texts.editor.tool_heading2);
  await page.keyboard.type("Die Wabe");
  await page.keyboard.press("Enter");
  await tool(texts.editor.tool_bulletList);
  await page.keyboard.type("Wachs");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Honig");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await tool(texts.editor.link);
  const dialog = page.getByRole("dialog", { name: texts.editor.link });
  await dialog.getByRole("button", { name: texts.editor.apply }).click();
  await expect(dialog.getByText(texts.editor.link_missing)).toBeVisible();
  await dialog.getByLabel(texts.editor.link_address).fill("keine adresse");
  await dialog.getByRole("button", { name: texts.editor.apply }).click();
  await expect(dialog.getByText(texts.editor.link_invalid)).toBeVisible();
  await dialog.getByLabel(texts.editor.link_address).fill("example.org/bienen");
  await dialog.getByLabel(texts.editor.link_text, { exact: true }).fill("Mehr dazu");
  await dialog.getByRole("button", { name: texts.editor.apply }).click();
  await expect(dialog).toBeHidden();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await tool(texts.editor.tool_table);
  await page.keyboard.type("Tier");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Beine");
  await expect(page.getByRole("toolbar", { name: texts.editor.table_tools })).toBeVisible();
  await page.getByRole("button", { name: texts.editor.save, exact: true }).click();
  await saved(page, texts);
  const { content } = await storedStep(seed, creator, slug, id);
  expect(content).toMatch(
    /^## Die Wabe\n\n- Wachs\n- Honig\n\n\[Mehr dazu\]\(https:\/\/example\.org\/bienen\)/,
  );
  expect(content).toMatch(/\| Tier +\| Beine +\|/);
});

test("what is typed without a connection survives a reload and is saved when it is back", async ({
  page,
  server,
}) => {
  const texts = await textsOf("de");
  const seed = new Seed(server);
  const { creator, slug, steps } = await createEdited(page, texts, seed);
  const id = steps[0]?.id ?? "";
  const where = `**/api/courses/${slug}/outline/${id}`;
  await page.goto(`/c/${slug}/edit/steps/${id}`);
  const title = page.getByLabel(texts.editor.title_label, { exact: true });
  await expect(title).toHaveValue(steps[0]?.title ?? "");
  await page.route(where, (route) => (route.request().method() === "PUT" ? route.abort() : route.continue()));
  await title.fill("Ohne Netz geschrieben");
  await page.getByRole("button", { name: texts.editor.save, exact: true }).click();
  await expect(page.getByText(texts.editor.step_save_failed)).toBeVisible();
  await expect(page.getByText(texts.editor.kept_here)).toBeVisible();

  await page.getByRole("button", { name: texts.common.close, exact: true }).first().click();
  const leaving = page.getByRole("alertdialog", { name: texts.editor.leave_title });
  await leaving.getByRole("button", { name: texts.editor.leave_stay }).click();
  await expect(page).toHaveURL(new RegExp(id));
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(title).toHaveValue("Ohne Netz geschrieben");
  await expect(page.getByText(texts.editor.restored_note)).toBeVisible();
  await page.unroute(where);
  await page.getByRole("button", { name: texts.editor.save, exact: true }).click();
  await saved(page, texts);
  expect((await storedStep(seed, creator, slug, id)).title).toBe("Ohne Netz geschrieben");
});

test("after a reload what was typed is undone and redone by the keyboard", async ({ page, server }) => {
  const texts = await textsOf("de");
  const { editor } = texts;
  const { text, stored, tool } = await openEmptyStep(page, texts, new Seed(server));
  await page.keyboard.type("Bienen tanzen.");
  await tool(editor.tool_orderedList).click();
  await expect.poll(stored).toBe("1. Bienen tanzen.\n");
  await page.reload();
  await expect(tool(editor.tool_undo)).toBeEnabled();
  await expect(tool(editor.tool_redo)).toBeDisabled();
  await page.keyboard.press("Control+z");
  await expect(text.locator("ol")).toHaveCount(0);
  await page.keyboard.press("Control+z");
  await expect(text).not.toContainText("Bienen tanzen.");
  await page.keyboard.press("Control+Shift+z");
  await expect(text).toContainText("Bienen tanzen.");
  await expect.poll(stored).toBe("Bienen tanzen.\n");
  await page.reload();
  await tool(editor.tool_redo).click();
  await expect(text.locator("ol")).toHaveText("Bienen tanzen.");
  await expect.poll(stored).toBe("1. Bienen tanzen.\n");
});

test("the second of two editors sees both versions and decides", { tag: LONG }, async ({
  browser,
  page,
  server,
}) => {
  const texts = await textsOf("de");
  const seed = new Seed(server);
  const { creator, slug, steps } = await createEdited(page, texts, seed);
  const id = steps[3]?.id ?? "";
  const other = await browser.newContext({ baseURL: server.url, locale: "de-DE" });
  const second = await other.newPage();
  await signIn(second, creator);
  for (const tab of [page, second]) {
    await tab.goto(`/c/${slug}/edit/steps/${id}`);
    await expect(tab.getByLabel(texts.editor.title_label, { exact: true })).not.toHaveValue("");
  }
  await page.getByLabel(texts.editor.title_label, { exact: true }).fill("Von der Ersten");
  await saved(page, texts);
  await second.getByLabel(texts.editor.title_label, { exact: true }).fill("Vom Zweiten");
  await expect(second.getByRole("heading", { name: texts.editor.conflict_title_own })).toBeFocused();
  await expect(second.getByRole("region", { name: texts.editor.conflict_theirs })).toContainText(
    "Von der Ersten",
  );
  await expect(second.getByRole("region", { name: texts.editor.conflict_mine })).toContainText("Vom Zweiten");
  expect((await storedStep(seed, creator, slug, id)).title).toBe("Von der Ersten");
  await second.getByRole("button", { name: texts.editor.conflict_keep_mine }).click();
  await saved(second, texts);
  expect((await storedStep(seed, creator, slug, id)).title).toBe("Vom Zweiten");
  await other.close();
});

test("a summary is written under its button, and says so when it is empty and when it is saved", {
  tag: LONG,
}, async ({ page, server }) => {
  const texts = await textsOf("de");
  const seed = new Seed(server);
  const { creator, slug, steps } = await createEdited(page, texts, seed);
  const id = steps[1]?.id ?? "";
  await page.goto(`/c/${slug}/edit/steps/${id}`);
  await page.getByRole("button", { name: texts.studio.summary, exact: true }).click();
  const field = page.getByLabel(texts.editor.summary_label, { exact: true });
  await field.fill("");
  await expect(page.getByText(texts.editor.summary_empty)).toBeVisible();
  await expect(field).toHaveAttribute("placeholder", texts.editor.summary_placeholder);
  await field.fill("Bienen tanzen.");
  await page.getByRole("button", { name: texts.editor.summary_save }).click();
  await expect(page.getByText(texts.editor.summary_saved)).toBeVisible();
  expect((await storedStep(seed, creator, slug, id)).summary).toBe("Bienen tanzen.");
  await page.route("**/outline/**", (route) =>
    route.request().method() === "PUT" ? route.abort() : route.continue(),
  );
  await field.fill("Noch kürzer.");
  await page.getByRole("button", { name: texts.editor.summary_save }).click();
  await expect(page.getByText(texts.editor.summary_save_failed)).toBeVisible();
});

test("the lines around a text are written by keyboard, saved with it, and read as its sections", async ({
  page,
  server,
}) => {
  const texts = await textsOf("de");
  const { editor } = texts;
  const labels = SECTION_LABELS.de;
  const seed = new Seed(server);
  const { creator, slug, steps } = await createEdited(page, texts, seed);
  const [, step] = steps;
  const id = step?.id ?? "";
  await setObjectives({ seed, creator, slug }, id, ["Sagen, was Bienen wahrnehmen"]);
  const stored = async () => (await storedStep(seed, creator, slug, id)).sections;
  const before = await stored();
  await page.goto(`/c/${slug}/edit/steps/${id}`);

  const points = page.getByRole("group", { name: labels.objectives }).getByRole("textbox");
  await expect(points).toHaveCount(before.objectives.length);
  await points.last().focus();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await expect(points).toHaveCount(before.objectives.length + 1);
  await expect(points.last()).toBeFocused();
  await page.keyboard.type("Sagen, wie Bienen sich im Stock zurechtfinden");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Backspace");
  await expect(points.last()).toBeFocused();
  await expect(points).toHaveCount(before.objectives.length + 1);

  const terms = page.getByRole("group", { name: labels.terms });
  const number = before.terms.length + 1;
  await terms.getByRole("button", { name: editor.term_add }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.type("Wachs");
  await page.getByRole("switch", { name: editor.section_next }).focus();
  await expect(terms.getByText(editor.term_incomplete)).toBeVisible();
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: editor.save, exact: true }).click();
  await expect(page.getByText(editor.step_save_failed)).toBeVisible();
  await expect.poll(stored).toEqual(before);
  const meaning = terms.getByLabel(fill(editor.meaning_label, { number }), { exact: true });
  await expect(meaning).toBeFocused();
  await meaning.fill("Der Stoff der Waben");
  await expect(terms.getByText(editor.term_incomplete)).toHaveCount(0);
  await saved(page, texts);
  await expect.poll(stored).toEqual({
    ...before,
    objectives: [...before.objectives, "Sagen, wie Bienen sich im Stock zurechtfinden"],
    terms: [...before.terms, { term: "Wachs", meaning: "Der Stoff der Waben" }],
    next: null,
  });

  await page.getByRole("link", { name: editor.preview, exact: true }).click();
  await expect(page.getByText(labels.objectives, { exact: true })).toBeVisible();
  await expect(page.getByText("Sagen, wie Bienen sich im Stock zurechtfinden")).toBeVisible();
  await expect(page.getByText("Wachs: Der Stoff der Waben")).toBeVisible();
  await expect(page.getByText(labels.next.split("{")[0] ?? "")).toHaveCount(0);
});
