import { signIn } from "../pages/account.ts";
import { makeDraft } from "../pages/drafts.ts";
import { lookAt } from "../support/look.ts";
import { Seed } from "../support/seed.ts";
import { expect, test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

test("a draft is walked through, worst first, approved by keys, changed, and opened with what is left", async ({
  page,
  server,
}, { project }) => {
  const seed = new Seed(server);
  const texts = await textsOf("de");
  const { common, reviewing, studio, fill } = texts;
  const creator = await seed.account("course_creator_free");
  const { slug, steps } = await makeDraft(seed, creator);
  await signIn(page, creator);
  await page.goto("/dashboard");
  await expect(page.getByText(studio.draft, { exact: true })).toBeVisible();
  await page.goto(`/c/${slug}/manage`);
  await expect(page.getByText(studio.participant_link_closed)).toBeVisible();
  const parts = page.getByRole("navigation", { name: studio.manage_parts });
  await parts.getByRole("link", { name: reviewing.heading, exact: true }).click();
  const item = page.getByRole("article");
  await expect(item.getByRole("heading", { level: 2 }).first()).toHaveText(steps[2]?.title ?? "");
  await expect(
    item.getByRole("listitem").filter({ hasText: reviewing.doubt_question_missing }),
  ).toBeVisible();
  await expect(item.getByRole("heading", { name: reviewing.text_title })).toBeVisible();
  expect(await lookAt(page, "review")).toEqual([]);

  // By keys alone: the first is approved, the next opens, and one goes back to it.
  await item.getByRole("button", { name: reviewing.approve }).press("a");
  await expect(item.getByRole("heading", { level: 2 }).first()).not.toHaveText(steps[2]?.title ?? "");
  await page.keyboard.press("a");
  await expect(item.getByText(/^3 .* \d+$/)).toBeVisible();
  const total = Number(
    /\d+$/.exec(
      (await item
        .getByText(/^\d+ .* \d+$/)
        .first()
        .textContent()) ?? "",
    )?.[0],
  );
  await expect(page.getByText(fill(reviewing.progress, { done: 2, total }))).toBeVisible();
  for (const place of [2, 1]) {
    await page.keyboard.press("p");
    await expect(item.getByText(fill(reviewing.place, { place, total }))).toBeVisible();
  }
  await expect(item.getByText(fill(reviewing.reviewed_by, { name: "Maria Keller" }))).toBeVisible();
  await page.reload();
  await expect(item.getByText(fill(reviewing.reviewed_by, { name: "Maria Keller" }))).toBeVisible();

  await item.getByRole("link", { name: reviewing.add_question }).click();
  await expect(page).toHaveURL(new RegExp(`/edit/questions/${steps[2]?.id}`));
  await page.getByRole("link", { name: reviewing.back }).click();
  await expect(item.getByRole("heading", { level: 2 }).first()).toHaveText(steps[2]?.title ?? "");

  await page.getByRole("button", { name: reviewing.open_course }).click();
  const dialog = page.getByRole("dialog", { name: reviewing.open_title });
  await expect(dialog.getByText(fill(reviewing.open_left, { open: total - 2 }).slice(0, 20))).toBeVisible();
  expect(await lookAt(page, "review-open")).toEqual([]);
  await dialog.getByRole("button", { name: reviewing.open_confirm }).click();
  await expect(page.getByText(reviewing.is_open)).toBeVisible();
  // What one does next is right there.
  const link = page.getByRole("textbox", { name: studio.participant_link });
  await expect(link).toHaveValue(new RegExp(`/c/${slug}$`));
  await expect(page.getByRole("button", { name: common.copy, exact: true })).toBeVisible();
  expect(await lookAt(page, "review-opened")).toEqual([]);
  await page.goto(`/c/${slug}/edit/questions`);
  if (project.name === "desktop") await expect(page.getByText(reviewing.not_reviewed).first()).toBeVisible();
});
