import { signIn } from "../pages/account.ts";
import { makeDraft } from "../pages/drafts.ts";
import { lookAt } from "../support/look.ts";
import { Seed } from "../support/seed.ts";
import { expect, test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

test("a creator takes a course along as a package with a pass mark", async ({ page, server }) => {
  const seed = new Seed(server);
  const texts = await textsOf("de");
  const { interchange, studio } = texts;
  const creator = await seed.account("course_creator_free");
  const { slug } = await makeDraft(seed, creator);
  await signIn(page, creator);
  await page.goto(`/c/${slug}/manage`);
  const parts = page.getByRole("navigation", { name: studio.manage_parts });
  await parts.getByRole("link", { name: interchange.link, exact: true }).click();
  const card = page.getByRole("listitem", { name: interchange.format_scorm12, exact: true });
  await expect(card.getByText(interchange.tells)).toBeVisible();
  expect(await lookAt(page, "exports")).toEqual([]);

  await page.getByLabel(interchange.pass_mark).fill("101");
  await expect(page.getByText(interchange.pass_mark_invalid)).toBeVisible();
  await page.getByLabel(interchange.pass_mark).fill("80");
  const saved = page.waitForEvent("download");
  await card.getByRole("button", { name: interchange.download }).click();
  expect((await saved).suggestedFilename()).toMatch(/^[a-z0-9-]+-scorm12\.zip$/);
  await expect(card.getByText(interchange.downloaded)).toBeVisible();

  const handout = page.getByRole("listitem", { name: interchange.format_pdf, exact: true });
  await page.getByLabel(interchange.answers).selectOption("false");
  await expect(handout.getByText(interchange.hides)).toBeVisible();
});
