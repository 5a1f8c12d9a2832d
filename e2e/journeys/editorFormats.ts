import { CALL_OUT_LABELS } from "@lehrpfad/i18n/callOuts";
import { openEmptyStep } from "../pages/editor.ts";
import { faultsOf } from "../support/look.ts";
import { Seed } from "../support/seed.ts";
import { expect, test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

test("what is typed stays what it is: sums, money, formulas, and words set lower", async ({
  page,
  server,
}) => {
  const texts = await textsOf("de");
  const { editor } = texts;
  const { slug, id, text, stored, tool } = await openEmptyStep(page, texts, new Seed(server));
  await page.keyboard.type("5 * 3 * 2 = 30, 2 ** 3 ** 1, 5 $ und 6 $, das ist *schön*");
  await expect(text.locator("em")).toHaveText("schön");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Es gilt $a^2 + b^2 = c^2$ und H");
  await tool(editor.tool_subscript).click();
  await page.keyboard.type("2");
  await tool(editor.tool_subscript).click();
  await page.keyboard.type("O.");
  await expect(text.locator("math")).toHaveCount(1);
  await expect
    .poll(stored)
    .toBe(
      "5 \\* 3 \\* 2 = 30, 2 \\*\\* 3 \\*\\* 1, 5 $ und 6 $, das ist *schön*\n\n" +
        "Es gilt $a^2 + b^2 = c^2$ und H<sub>2</sub>O.\n",
    );

  await tool(editor.formula_title).click();
  const dialog = page.getByRole("dialog", { name: editor.formula_title });
  await dialog.getByLabel(editor.formula_tex, { exact: true }).fill("\\frac{a}{b");
  await dialog.getByRole("button", { name: editor.formula_insert, exact: true }).click();
  await expect(dialog.getByText(editor.formula_unreadable)).toBeVisible();
  await dialog.getByLabel(editor.formula_tex, { exact: true }).fill("\\frac{a}{b}");
  await dialog.getByRole("switch", { name: editor.formula_display }).press("Space");
  await expect(dialog.locator("mfrac")).toBeVisible();
  await dialog.getByRole("button", { name: editor.formula_insert, exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(stored).toContain("H<sub>2</sub>O.$$\\frac{a}{b}$$\n");
  await page.goto(`/c/${slug}/preview/${id}`);
  await expect(page.locator("main math")).toHaveCount(2);
  await expect(page.locator("main sub")).toHaveText("2");
  expect(await faultsOf(page, "a text with formulas")).toEqual([]);
});

test("a call-out has a kind and a title, and becomes plain text again", async ({ page, server }) => {
  const texts = await textsOf("de");
  const { editor } = texts;
  const { slug, id, stored, tool } = await openEmptyStep(page, texts, new Seed(server));
  await page.keyboard.type("Bienen schlafen.");
  await tool(editor.tool_callout).click();
  const tools = page.getByRole("toolbar", { name: editor.callout_tools });
  await tools.getByRole("button", { name: CALL_OUT_LABELS.de.warning }).click();
  await expect.poll(stored).toBe("> [!WARNING] Hier irrt man leicht\n>\n> Bienen schlafen.\n");
  await page.goto(`/c/${slug}/preview/${id}`);
  await expect(page.getByRole("note")).toHaveText("Hier irrt man leichtBienen schlafen.");
  await page.goBack();
  await page.getByRole("note").getByText("Bienen schlafen.").click();
  await tools.getByRole("button", { name: editor.callout_remove }).click();
  await expect.poll(stored).toBe("Bienen schlafen.\n");
});

test("a table goes behind the paragraph in which the caret stands, and tears no sentence", async ({
  page,
  server,
}) => {
  const texts = await textsOf("de");
  const { text, stored, tool } = await openEmptyStep(page, texts, new Seed(server));
  await page.keyboard.type("Bienen tanzen.");
  for (let back = 0; back < 7; back++) await page.keyboard.press("ArrowLeft");
  await tool(texts.editor.tool_table).click();
  await page.keyboard.type("Kopf");
  await expect.poll(stored).toMatch(/^Bienen tanzen\.\n\n\| Kopf +\|/);
  await expect(text.getByRole("paragraph").first()).toHaveText("Bienen tanzen.");
});

test("a table keeps its head and the lines of its cells", async ({ page, server }) => {
  const texts = await textsOf("de");
  const { editor } = texts;
  const { slug, id, text, stored, tool } = await openEmptyStep(page, texts, new Seed(server));
  await tool(editor.tool_table).click();
  await page.keyboard.type("Kopf");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Eins");
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.type("Zwei");
  const tools = page.getByRole("toolbar", { name: editor.table_tools });
  await expect.poll(stored).toMatch(/^\| Kopf +\|.*\n\| -+ .*\n\| Eins<br>Zwei +\|/);
  await page.getByRole("cell", { name: "Eins Zwei" }).waitFor();
  await text.getByText("Kopf").click();
  await tools.getByRole("button", { name: editor.table_row_delete }).click();
  await expect.poll(stored).toMatch(/^\| Eins<br>Zwei +\|.*\n\| -+ .*\n\| {5,}\|/);
  await page.goto(`/c/${slug}/preview/${id}`);
  await expect(page.getByRole("columnheader", { name: "Eins Zwei" }).locator("br")).toHaveCount(1);
});
