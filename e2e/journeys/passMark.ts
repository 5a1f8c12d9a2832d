import { signIn } from "../pages/account.ts";
import { lookAt } from "../support/look.ts";
import { Seed } from "../support/seed.ts";
import { expect, test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

test("a creator sets a pass mark; a participant knows it before the start and is told at the end", async ({
  page,
  browser,
  server,
}) => {
  const seed = new Seed(server);
  const texts = await textsOf("de");
  const { manage, viewer, results } = texts;
  const creator = await seed.account("course_creator_free");
  const person = await seed.account("course_participant");
  const slug = await seed.course(creator, "bienen.de.pdf", "Bienen", "de");
  await signIn(page, creator);
  await page.goto(`/c/${slug}/settings`);
  const mark = page.getByRole("region", { name: manage.pass_title });
  await mark.getByLabel(manage.pass_label).selectOption("80");
  await mark.getByLabel(manage.attempts_label).selectOption("2");
  await mark.getByText(manage.certificate_for_passing).click();
  const understood = mark.getByRole("switch", { name: manage.understood_counts });
  await expect(understood).not.toBeChecked();
  expect(await lookAt(page, "pass mark")).toEqual([]);
  const save = page.getByRole("button", { name: manage.save, exact: true });
  await save.click();
  await expect(page.getByText(manage.saved)).toBeVisible();

  const context = await browser.newContext({ locale: "de", viewport: page.viewportSize() });
  const learner = await context.newPage();
  await signIn(learner, person);
  await learner.goto(`/c/${slug}`);
  const rule = texts.fill(viewer.pass_rule, { percent: 80, questions: 10 });
  await expect(learner.getByText(rule)).toBeVisible();
  await expect(learner.getByText(viewer.pass_certificate)).toBeVisible();
  expect(await lookAt(learner, "course with a pass mark")).toEqual([]);
  await seed.progress(person, slug, 0);
  await learner.goto(`/c/${slug}/evaluation`);
  await expect(learner.getByRole("heading", { name: viewer.not_passed })).toBeVisible();
  const open = texts.fill(texts.mastery.pass_open_other, { number: 10 });
  await expect(learner.getByText(open)).toBeVisible();
  await expect(learner.getByText(texts.mastery.pass_left_one)).toBeVisible();
  await expect(learner.getByRole("button", { name: texts.mastery.certificate_download })).toHaveCount(0);
  expect(await lookAt(learner, "not passed")).toEqual([]);

  await understood.press("Space");
  await save.click();
  await expect(page.getByText(manage.unsaved)).toBeHidden();
  await expect(understood).toBeChecked();
  await page.goto(`/c/${slug}/results?tab=participants`);
  await expect(page.getByRole("listitem").getByText(results.passed, { exact: true })).toBeVisible();
  await learner.reload();
  await expect(learner.getByRole("heading", { name: viewer.passed, exact: true })).toBeVisible();
  await expect(learner.getByRole("heading", { name: texts.mastery.certificate_passed })).toBeVisible();
  expect(await lookAt(learner, "passed")).toEqual([]);
  await context.close();
});
