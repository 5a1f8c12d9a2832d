import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { lookAt } from "../support/look.ts";
import { Seed } from "../support/seed.ts";
import { test as base, expect } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

const folder = mkdtempSync(path.join(tmpdir(), "legal-journey-"));
const imprint = path.join(folder, "imprint.md");
writeFileSync(imprint, "# Impressum\n\nSchule am See, Seeweg 1, **info@schule.example**");
writeFileSync(path.join(folder, "imprint.en.md"), "# Legal notice\n\nLake School, Seeweg 1");
const PRIVACY = "https://schule.example/datenschutz";

const test = base.extend({});
test.use({ settings: { IMPRINT: imprint, PRIVACY_NOTICE: PRIVACY, EXAMPLE_COURSE: "false" } });

test("imprint and privacy stand in the footer of public pages and beside forms; terms that are not set do not", async ({
  browser,
  page,
  server,
}) => {
  const texts = await textsOf("de");
  const { legal } = texts;
  const seed = new Seed(server);
  const creator = await seed.account("course_creator_free");
  const slug = await seed.course(creator, "agua.es.txt", "El agua", "es");
  const footer = page.getByRole("navigation", { name: legal.label });
  for (const address of ["/", "/login", "/register", `/c/${slug}`]) {
    await page.goto(address);
    await expect(footer.getByRole("link")).toHaveCount(2);
    await expect(footer.getByRole("link", { name: legal.privacy })).toHaveAttribute("href", PRIVACY);
  }
  const form = page.locator("form");
  await expect(form.getByText(legal.hint_privacy)).toBeVisible();
  await expect(form.getByRole("link", { name: legal.privacy })).toHaveAttribute("href", PRIVACY);
  expect(await lookAt(page, "legal-form")).toEqual([]);
  await footer.getByRole("link", { name: legal.imprint }).click();
  await expect(page).toHaveURL(/\/legal\/imprint$/);
  await expect(page.getByText("Schule am See")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  expect(await lookAt(page, "legal")).toEqual([]);
  await page.goto("/legal/terms");
  await expect(page.getByText(legal.missing_text)).toBeVisible();

  const english = await browser.newPage({ baseURL: server.url, locale: "en" });
  await english.goto("/legal/imprint");
  await expect(english.getByText("Lake School")).toBeVisible();
  await english.close();
});
