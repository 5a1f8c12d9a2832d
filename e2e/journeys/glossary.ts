import { expectKept, openOffline, saveCourse } from "../pages/offline.ts";
import { lookAt } from "../support/look.ts";
import { expect, test } from "../support/test.ts";

test("the terms of a course are looked up, and one asks oneself", async ({ page, server }) => {
  const { slug, texts } = await openOffline(page, server);
  const { glossary, viewer } = texts;
  await page.goto(`/c/${slug}/steps/1`);
  await page.getByRole("link", { name: viewer.glossary_all }).click();
  await expect(page.getByRole("heading", { level: 1, name: glossary.title })).toBeVisible();
  const terms = page.getByRole("heading", { level: 2 });
  await expect(terms.filter({ hasText: "Calor específico" })).toBeVisible();
  const all = await terms.allTextContents();
  expect(all).toEqual(all.toSorted(new Intl.Collator("es").compare));
  expect(await lookAt(page, "glossary")).toEqual([]);
  await page.getByRole("searchbox", { name: glossary.search }).fill("ESPECIFICO calor");
  await expect(terms).toHaveText(["Calor específico"]);
  const card = page.getByRole("listitem").filter({ has: terms });
  await expect(card.getByRole("link")).toHaveAttribute("href", `/c/${slug}/steps/1`);

  await page.getByRole("button", { name: glossary.to_cards }).click();
  const term = page.getByRole("heading", { level: 2 });
  await expect(term).toBeFocused();
  const first = await term.textContent();
  await page.getByRole("button", { name: glossary.cards_show }).click();
  expect(await lookAt(page, "glossary-card")).toEqual([]);
  await page.getByRole("button", { name: glossary.cards_unknown }).click();
  await expect(term).not.toHaveText(first ?? "");
  for (const _ of all) {
    await page.getByRole("button", { name: glossary.cards_show }).click();
    await page.getByRole("button", { name: glossary.cards_known }).click();
  }
  await expect(page.getByRole("heading", { name: glossary.cards_done })).toBeFocused();
  await page.getByRole("button", { name: glossary.to_list }).click();
  await expect(terms).toHaveCount(all.length);
  await card.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/steps\/\d+$/);
});

test.describe("without a connection", () => {
  test.use({ serviceWorkers: "allow" });

  test("the terms of a saved course are there", async ({ page, context, server }) => {
    const { slug, texts } = await openOffline(page, server);
    const { glossary } = texts;
    await page.goto(`/c/${slug}`);
    await expectKept(page, slug, 1);
    await saveCourse(page, texts);
    await context.setOffline(true);
    await page.getByRole("link", { name: glossary.title, exact: true }).click();
    await expect(page.getByRole("heading", { level: 2, name: "Calor específico" })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { level: 2, name: "Calor específico" })).toBeVisible();
  });
});
