import { createEdited } from "../pages/editor.ts";
import { faultsOf } from "../support/look.ts";
import { Seed } from "../support/seed.ts";
import { expect, test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

test("on a phone the results of a step have room for its title, and its bar", async ({ page, server }) => {
  const texts = await textsOf("de");
  const seed = new Seed(server);
  const { slug, steps } = await createEdited(page, texts, seed);
  await seed.progress(await seed.account("course_participant"), slug, 4);
  await page.goto(`/c/${slug}/results`);
  const table = page.getByRole("table", { name: texts.results.steps_table });
  const row = table.getByRole("row").filter({ hasText: steps[2]?.title ?? "" });
  const title = await row.getByRole("rowheader").boundingBox();
  expect(title?.width ?? 0).toBeGreaterThan(300);
  const bar = await row.locator("[aria-hidden=true] > .bg-accent").boundingBox();
  expect(bar?.width ?? 0).toBeGreaterThan(200);
  expect(await faultsOf(page, "results on a phone")).toEqual([]);
});
