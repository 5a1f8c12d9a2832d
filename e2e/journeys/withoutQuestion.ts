import { signIn } from "../pages/account.ts";
import { makeDraft } from "../pages/drafts.ts";
import { lookAt } from "../support/look.ts";
import { Seed } from "../support/seed.ts";
import { expect, test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

test("a step without a question is named to its creator everywhere, and tells participants how to finish it", async ({
  page,
  browser,
  server,
}) => {
  const seed = new Seed(server);
  const texts = await textsOf("de");
  const { editor, reviewing, studio, viewer } = texts;
  const creator = await seed.account("course_creator_free");
  const { slug, steps } = await makeDraft(seed, creator);
  const title = steps[2]?.title ?? "";
  await signIn(page, creator);
  await page.goto("/dashboard");
  await expect(page.getByText(studio.draft, { exact: true })).toBeVisible();
  await page.goto(`/c/${slug}/manage`);
  const listed = page.getByRole("region", { name: studio.manage_steps }).getByRole("listitem");
  await expect(listed.filter({ hasText: title })).toContainText(editor.note_no_question);
  await expect(listed.filter({ hasText: editor.note_no_question })).toHaveCount(1);
  expect(await lookAt(page, "manage-without-question")).toEqual([]);
  await page.goto(`/c/${slug}/edit`);
  const row = page.getByRole("listitem").filter({ hasText: title });
  await expect(row.filter({ hasText: editor.note_no_question })).toHaveCount(1);
  await page.goto(`/c/${slug}/review`);
  const doubt = page.getByRole("listitem").filter({ hasText: reviewing.doubt_question_missing });
  await expect(doubt.first()).toBeVisible();
  await page.goto(`/c/${slug}/generation`);
  await expect(page.getByText(editor.note_no_question, { exact: true })).toHaveCount(1);

  const authorization = `Bearer ${creator.accessToken}`;
  await seed.call("PUT", `/api/courses/${slug}/active`, { active: true }, { authorization });
  const context = await browser.newContext({
    ...{ baseURL: server.url, locale: "de", viewport: { width: 390, height: 844 } },
  });
  const visitor = await context.newPage();
  await visitor.goto(`/c/${slug}`);
  await visitor.getByRole("button", { name: viewer.anonymous_start }).click();
  await expect(visitor).toHaveURL(/\/steps\/1$/);
  await expect(visitor.getByText(viewer.finish_rule)).toHaveCount(0);
  await visitor.goto(`/c/${slug}/steps/3`);
  await expect(visitor.getByText(viewer.finish_rule)).toBeVisible();
  await expect(visitor.getByText(viewer.take_away)).toBeVisible();
  await visitor.getByText(viewer.hint, { exact: true }).last().click();
  await expect(visitor.getByText(viewer.take_away_hint)).toBeVisible();
  expect(await lookAt(visitor, "step-without-question")).toEqual([]);
  await visitor.getByRole("button", { name: viewer.understood_next }).click();
  await expect(visitor).toHaveURL(/\/steps\/4$/);
  await visitor.goto(`/c/${slug}/steps/3`);
  await expect(visitor.getByRole("button", { name: viewer.understood_done })).toBeVisible();
  await expect(visitor.getByText(viewer.finish_rule)).toHaveCount(0);
  await context.close();
});
