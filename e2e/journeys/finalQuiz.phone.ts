import { signIn } from "../pages/account.ts";
import { answerOpen, openQuiz, resultOf, understandSteps } from "../pages/finalQuiz.ts";
import { lookAtScene } from "../support/look.ts";
import { expect, test } from "../support/test.ts";

test.use({ locale: "en-GB" });

test("on a phone the quiz follows the questions in steps, and the better attempt counts", async ({
  page,
  server,
}) => {
  const scene = await openQuiz(server, "beside", "en");
  const { texts, person, slug } = scene;
  const { viewer, entryTest, finalQuiz, fill } = texts;
  const look = async (name: string) => expect(await lookAtScene(page, `final-quiz-${name}`)).toEqual([]);
  await signIn(page, person);
  await page.goto(`/c/${slug}/steps/1`);
  await expect(page.getByRole("button", { name: viewer.check })).toBeVisible();
  await understandSteps(scene, 0);
  await page.goto(`/c/${slug}`);
  await look("course");
  await page.getByRole("link", { name: viewer.to_quiz }).click();
  await look("intro");
  await page.getByRole("button", { name: finalQuiz.begin }).click();
  for (const place of [1, 2, 3]) await answerOpen(page, scene, place, true);
  await look("question");
  await page.getByRole("button", { name: entryTest.dont_know }).click();
  await page.getByRole("button", { name: entryTest.finish }).click();
  await expect(page.getByText(resultOf(texts, 3), { exact: true }).last()).toBeVisible();
  await expect(page.getByText(viewer.passed, { exact: false }).first()).toBeVisible();
  await look("result");
  await page.getByRole("button", { name: finalQuiz.again }).click();
  await answerOpen(page, scene, 1, false);
  await page.getByRole("button", { name: entryTest.finish }).click();
  await expect(page.getByText(resultOf(texts, 0), { exact: true }).last()).toBeVisible();
  await expect(page.getByText(fill(finalQuiz.best, { right: 3, number: 5 }))).toBeVisible();
  await look("second-result");
});
