import { signIn } from "../pages/account.ts";
import { walk } from "../pages/participant.ts";
import { faultsOf } from "../support/look.ts";
import { Seed } from "../support/seed.ts";
import { solutionsOf } from "../support/solutions.ts";
import { expect, test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

test.use({ locale: "fr-FR" });

test("a course is found, started, read and finished in French, on a phone", async ({ page, server }) => {
  test.setTimeout(180_000);
  const texts = await textsOf("fr");
  const { viewer, campus, mastery, fill } = texts;
  const seed = new Seed(server);
  const creator = await seed.account("course_creator_free", "fr");
  const slug = await seed.course(creator, "levain.fr.docx", "Le levain", "fr");
  const person = await seed.account("course_participant", "fr");
  const solutions = await solutionsOf(server, creator, slug);
  await signIn(page, person);
  await page.goto(`/c/${slug}`);
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page.getByText(viewer.shared, { exact: true })).toBeVisible();
  expect(await faultsOf(page, "course")).toEqual([]);
  await page.getByRole("button", { name: viewer.start, exact: true }).click();
  await walk(page, texts, solutions, [1]);
  expect(await faultsOf(page, "feedback")).toEqual([]);
  await page.getByRole("link", { name: viewer.to_evaluation }).click();
  const done = fill(mastery.evaluation_title_name, { name: "Maria" });
  await expect(page.getByRole("heading", { level: 1, name: done })).toBeVisible();
  const right = String(solutions.size - 1);
  const score = fill(viewer.score_other, { right, answered: String(solutions.size) });
  await expect(page.getByText(score, { exact: true })).toBeVisible();
  await expect(page.getByText(viewer.look_wrong, { exact: true })).toHaveCount(1);
  expect(await faultsOf(page, "evaluation")).toEqual([]);
  await page.getByRole("link", { name: viewer.to_campus }).click();
  await expect(page.getByRole("heading", { level: 1, name: campus.title })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Le levain" })).toBeVisible();
});
