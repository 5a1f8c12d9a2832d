import type { Page } from "@playwright/test";
import { signIn } from "../pages/account.ts";
import {
  answerOpen,
  openQuiz,
  placeOf,
  resultOf,
  rightOfOpen,
  takeQuiz,
  understandSteps,
} from "../pages/finalQuiz.ts";
import { Keyboard } from "../pages/keyboard.ts";
import { expectKept } from "../pages/offline.ts";
import { lookAtScene } from "../support/look.ts";
import { expect, test } from "../support/test.ts";

/** Looks at a page as a phone and as a desktop show it. */
async function lookAtBoth(page: Page, name: string): Promise<void> {
  const size = page.viewportSize();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await lookAtScene(page, `final-quiz-${name}`)).toEqual([]);
  }
  if (size) await page.setViewportSize(size);
}

test("steps are read, the quiz asks at the end and decides, and each comes back after a reload", async ({
  page,
  server,
}) => {
  const scene = await openQuiz(server, "instead", "de");
  const { texts, person, slug } = scene;
  const { viewer, finalQuiz, mastery, fill } = texts;
  const look = (name: string) => lookAtBoth(page, name);
  await signIn(page, person);
  await page.goto(`/c/${slug}`);
  await expect(page.getByText(fill(viewer.pass_quiz, { percent: 60 }))).toBeVisible();
  await page.goto(`/c/${slug}/final-quiz`);
  await expect(page.getByRole("heading", { name: finalQuiz.locked_title })).toBeVisible();
  await page.getByRole("link", { name: fill(finalQuiz.to_step, { position: 1 }) }).click();
  await expect(page.getByText(viewer.asked_later)).toBeVisible();
  await expect(page.getByRole("button", { name: viewer.check })).toHaveCount(0);
  await look("step");
  await page.getByRole("button", { name: viewer.understood_next }).click();
  await expect(page).toHaveURL(/\/steps\/2$/);
  const last = await understandSteps(scene, 1, 1);
  await page.goto(`/c/${slug}/steps/${last}`);
  await page.getByRole("button", { name: viewer.understood_quiz }).click();
  await expect(page).toHaveURL(/\/final-quiz$/);
  await expect(page.getByText(fill(finalQuiz.intro_other, { number: 5 }))).toBeVisible();
  await look("intro");
  await page.getByRole("button", { name: finalQuiz.begin }).click();
  await answerOpen(page, scene, 1, true);
  await expect(page.getByText(placeOf(texts, 2), { exact: true })).toBeVisible();
  await look("question");
  await page.reload();
  await answerOpen(page, scene, 2, false);
  for (const place of [3, 4, 5]) await answerOpen(page, scene, place, true);
  await expect(page.getByText(resultOf(texts, 4), { exact: true }).last()).toBeVisible();
  await expect(page.getByText(finalQuiz.outcome_right, { exact: true })).toHaveCount(4);
  await expect(page.getByText(finalQuiz.outcome_wrong, { exact: true })).toHaveCount(1);
  await look("result");
  await page.getByRole("link", { name: viewer.to_evaluation }).click();
  await expect(page.getByText(fill(mastery.pass_reached_quiz, { reached: 80, percent: 60 }))).toBeVisible();
  await look("evaluation");
  await page.goto(`/c/${slug}`);
  await page.getByRole("link", { name: finalQuiz.see_result }).click();
  await expect(page.getByText(resultOf(texts, 4), { exact: true }).last()).toBeVisible();
});

test("answers and the end of the quiz wait on the device while there is no connection", async ({
  page,
  context,
  server,
}) => {
  const scene = await openQuiz(server, "instead", "de");
  const { texts, person, slug } = scene;
  const { entryTest, finalQuiz, viewer, errors } = texts;
  await understandSteps(scene, 0);
  await signIn(page, person);
  await page.goto(`/c/${slug}/final-quiz`);
  await expect(page.getByRole("button", { name: finalQuiz.begin })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole("button", { name: finalQuiz.begin }).click();
  await expect(page.getByText(finalQuiz.begin_failed)).toBeVisible();
  await expect(page.getByText(errors.NETWORK).first()).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("button", { name: finalQuiz.begin }).click();
  await answerOpen(page, scene, 1, true);
  await context.setOffline(true);
  for (const place of [2, 3]) await answerOpen(page, scene, place, true);
  await expect(page.getByText(viewer.waiting_title)).toBeVisible();
  await page.getByRole("button", { name: entryTest.finish }).click();
  await expect(page.getByRole("heading", { name: entryTest.ending_title })).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByText(resultOf(texts, 3), { exact: true }).last()).toBeVisible();
});

test.describe("in a browser that keeps what was read", () => {
  test.use({ serviceWorkers: "allow" });

  test("the quiz goes on through a reload without a connection", async ({ page, context, server }) => {
    const scene = await openQuiz(server, "beside", "de");
    const { texts, person, slug } = scene;
    const { entryTest, finalQuiz, offline } = texts;
    await understandSteps(scene, 0);
    await signIn(page, person);
    await page.goto(`/c/${slug}/final-quiz`);
    await page.getByRole("button", { name: finalQuiz.begin }).click();
    await expect(page.getByText(placeOf(texts, 1), { exact: true })).toBeVisible();
    await page.reload();
    await expectKept(page, slug, "final-quiz");
    await context.setOffline(true);
    await answerOpen(page, scene, 1, true);
    await page.reload();
    await expect(page.getByText(offline.no_connection)).toBeVisible();
    await answerOpen(page, scene, 2, true);
    await context.setOffline(false);
    await expect(page.getByText(offline.no_connection)).toHaveCount(0);
    await page.getByRole("button", { name: entryTest.finish }).click();
    await expect(page.getByText(resultOf(texts, 2), { exact: true }).last()).toBeVisible();
  });
});

test("the quiz is taken with keys alone, and the focus stands where one goes on", async ({
  page,
  server,
}) => {
  const scene = await openQuiz(server, "instead", "de");
  const { texts, person, slug } = scene;
  const { entryTest, finalQuiz, viewer } = texts;
  await understandSteps(scene, 0);
  await signIn(page, person);
  await page.goto(`/c/${slug}/final-quiz`);
  const keys = new Keyboard(page);
  await keys.tabTo(page.getByRole("button", { name: finalQuiz.begin }));
  await keys.press("Enter");
  const card = (place: number) => page.getByRole("region", { name: placeOf(texts, place) });
  await expect(card(1)).toBeFocused();
  // Nobody uses up an attempt before anything was answered.
  await expect(page.getByRole("button", { name: entryTest.finish })).toHaveCount(0);
  for (const text of await rightOfOpen(page, scene)) {
    const option = card(1).getByLabel(text, { exact: true });
    await keys.press((await option.getAttribute("aria-keyshortcuts")) ?? "");
    await expect(option).toBeChecked();
  }
  await keys.press("Enter");
  await expect(card(2)).toBeFocused();
  await keys.tabTo(page.getByRole("button", { name: entryTest.finish }));
  await keys.press("Enter");
  await expect(page.getByText(resultOf(texts, 1), { exact: true }).last()).toBeVisible();
  await keys.tabTo(page.getByRole("link", { name: viewer.to_evaluation }));
  await keys.press("Enter");
  await expect(page).toHaveURL(/\/evaluation$/);
});

test("the creator chooses it in the settings, and sees who took it and with what result", async ({
  page,
  server,
}) => {
  const scene = await openQuiz(server, "beside", "de");
  const { texts, creator, slug } = scene;
  const { manage, results, fill } = texts;
  await takeQuiz(scene, 4);
  await signIn(page, creator);
  await page.goto(`/c/${slug}/settings`);
  const beside = page.getByRole("radio", { name: manage.quiz_beside });
  await expect(beside).toBeChecked();
  await lookAtBoth(page, "settings");
  await page.locator("label", { hasText: manage.quiz_instead }).click();
  await page.getByLabel(manage.quiz_questions).selectOption("8");
  await page.getByRole("button", { name: manage.save }).click();
  await expect(page.getByText(manage.saved)).toBeVisible();
  await page.reload();
  await expect(page.getByRole("radio", { name: manage.quiz_instead })).toBeChecked();
  await expect(page.getByLabel(manage.quiz_questions)).toHaveValue("8");
  await page.goto(`/c/${slug}/results?tab=participants`);
  const of = fill(results.quiz_of, { right: 4, questions: 5 });
  await expect(page.getByText(of)).toBeVisible();
  await lookAtBoth(page, "participants");
  await page.getByRole("link", { name: "Maria Keller" }).click();
  const made = fill(results.quiz_made_one, { number: 1 });
  await expect(page.getByText(`${of} · ${made}`, { exact: true })).toBeVisible();
  await lookAtBoth(page, "participant");
});
