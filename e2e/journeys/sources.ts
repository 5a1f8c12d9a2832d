import { signIn } from "../pages/account.ts";
import { marks, openSources } from "../pages/sources.ts";
import { faultsOf } from "../support/look.ts";
import { expect, test } from "../support/test.ts";

test("a mark at a passage opens its quote, and the page of the PDF with the passage marked", async ({
  page,
  server,
}) => {
  test.setTimeout(180_000);
  const { texts, person, begin } = await openSources(page, server, "bienen.de.pdf", true);
  const { sources, viewer, common } = texts;
  await begin(person);
  await expect(marks(page).first()).toBeVisible();
  await expect(marks(page).first()).toHaveAccessibleName(/S\. 2, bienen\.de\.pdf/);
  await marks(page).first().focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  const quote = dialog.locator("mark");
  await expect(quote).toHaveText(/^Wer die Sprache der Bienen verstehen will.*[.!?]$/);
  await dialog.getByRole("button", { name: sources.show_page }).press("Enter");
  await expect(dialog.locator(".pdf-mark").first()).toBeVisible({ timeout: 20_000 });
  const text = dialog.getByRole("region", { name: /Seite 2 aus bienen\.de\.pdf/ });
  await expect(text).toContainText("Wer die Sprache der Bienen verstehen");
  const painted = `(() => {
    const { width, height } = document.querySelector("[role=dialog] canvas");
    const { data } = document.querySelector("[role=dialog] canvas").getContext("2d").getImageData(0, 0, width, height);
    return data.some((value, at) => at % 4 === 0 && value < 100);
  })()`;
  expect(await page.evaluate(painted)).toBe(true);
  expect(await faultsOf(page, "the page of a PDF")).toEqual([]);
  await dialog.getByRole("button", { name: sources.next_page }).click();
  await expect(dialog.getByText(/Seite 3 von/)).toBeVisible();
  await expect(dialog.locator(".pdf-mark")).toHaveCount(0);
  await dialog.getByRole("button", { name: sources.back }).click();
  await expect(quote).toBeVisible();
  await dialog.getByRole("button", { name: common.close }).click();
  await expect(marks(page).first()).toBeFocused();

  await expect(page.getByRole("heading", { level: 2, name: viewer.sources })).toBeVisible();
  const pages = page.getByRole("heading", { level: 3, name: /bienen\.de\.pdf S\. \d/ });
  await expect(pages.first()).toBeVisible();
  const names = await pages.allTextContents();
  expect(new Set(names).size).toBe(names.length);
});

test("where the creator does not allow it, participants read the passage and the creator sees the page", async ({
  page,
  server,
  browser,
}) => {
  test.setTimeout(180_000);
  const { texts, person, creator, slug, begin } = await openSources(page, server, "bienen.de.pdf", false);
  const { sources } = texts;
  await begin(person);
  await marks(page).first().click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.locator("mark")).toBeVisible();
  await expect(dialog.getByRole("button", { name: sources.show_page })).toHaveCount(0);

  const own = await browser.newPage({ baseURL: server.url, locale: "de-DE" });
  await signIn(own, creator);
  await own.goto(`/c/${slug}`);
  await own.getByRole("button", { name: texts.viewer.start }).click();
  await marks(own).first().click();
  await own.getByRole("button", { name: sources.show_page }).click();
  await expect(own.locator(".pdf-mark").first()).toBeVisible({ timeout: 20_000 });
  await own.goto(`/c/${slug}/settings`);
  const setting = own.getByRole("switch", { name: texts.manage.show_documents });
  await expect(setting).not.toBeChecked();
  await own.getByText(texts.manage.show_documents, { exact: true }).click();
  await own.getByRole("button", { name: texts.manage.save, exact: true }).click();
  await expect(own.getByText(texts.manage.saved).first()).toBeVisible();
  await own.close();
  await page.reload();
  await marks(page).first().click();
  await expect(dialog.getByRole("button", { name: sources.show_page })).toBeVisible();
});

test("a document without pages opens as text at the paragraph", async ({ page, server }) => {
  test.setTimeout(180_000);
  const { texts, person, begin } = await openSources(page, server, "levain.fr.docx", true);
  const { sources } = texts;
  await begin(person);
  await marks(page).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: sources.show_text }).click();
  const text = dialog.getByRole("region", { name: /Text aus levain\.fr\.docx/ });
  await expect(text.locator("mark")).toBeInViewport();
  expect(await text.locator("p").count()).toBeGreaterThan(3);
  expect(await faultsOf(page, "the text of a document")).toEqual([]);
});
