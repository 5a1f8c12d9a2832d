import { signIn } from "../pages/account.ts";
import { answerOpen, openQuiz, placeOf, resultOf, understandSteps } from "../pages/finalQuiz.ts";
import { lookAtScene } from "../support/look.ts";
import { expect, test } from "../support/test.ts";

test("steps are read, the quiz asks at the end and decides, and each comes back after a reload", async ({
  page,
  server,
}) => {
  const scene = await openQuiz(server, "instead", "de");
  const { texts, person, slug } = scene;
  const { viewer, finalQuiz, mastery, fill } = texts;
  const look = async (name: string) => expect(await lookAtScene(page, `final-quiz-${name}`)).toEqual([]);
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

test("the creator chooses it in the settings, beside or instead of the questions in steps", async ({
  page,
  server,
}) => {
  const { texts, creator, slug } = await openQuiz(server, "beside", "de");
  const { manage } = texts;
  await signIn(page, creator);
  await page.goto(`/c/${slug}/settings`);
  const beside = page.getByRole("radio", { name: manage.quiz_beside });
  await expect(beside).toBeChecked();
  expect(await lookAtScene(page, "final-quiz-settings")).toEqual([]);
  await page.locator("label", { hasText: manage.quiz_instead }).click();
  await page.getByLabel(manage.quiz_questions).selectOption("8");
  await page.getByRole("button", { name: manage.save }).click();
  await expect(page.getByText(manage.saved)).toBeVisible();
  await page.reload();
  await expect(page.getByRole("radio", { name: manage.quiz_instead })).toBeChecked();
  await expect(page.getByLabel(manage.quiz_questions)).toHaveValue("8");
});
