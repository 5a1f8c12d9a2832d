import { openOffline } from "../pages/offline.ts";
import { lookAt } from "../support/look.ts";
import { expect, test } from "../support/test.ts";

test("the terms of a course are looked up from its page, and one asks oneself, by touch", async ({
  page,
  server,
}) => {
  const { slug, texts } = await openOffline(page, server);
  const { glossary } = texts;
  await page.goto(`/c/${slug}`);
  await page.getByRole("link", { name: glossary.title, exact: true }).tap();
  await expect(page.getByRole("heading", { level: 2, name: "Calor específico" })).toBeVisible();
  expect(await lookAt(page, "glossary")).toEqual([]);
  await page.getByRole("button", { name: glossary.to_cards }).tap();
  await page.getByRole("button", { name: glossary.cards_show }).tap();
  for (const name of [glossary.cards_known, glossary.cards_unknown])
    expect((await page.getByRole("button", { name }).boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(await lookAt(page, "glossary-card")).toEqual([]);
});
