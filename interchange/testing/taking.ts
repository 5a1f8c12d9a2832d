import type { Frame, Locator, Page } from "@playwright/test";
import type { PublishedStep } from "../src/publication/types.ts";

/** Sends the form of a question, and waits until it is marked. */
async function submit(form: Locator): Promise<void> {
  await form.locator("button[type=submit]").click();
  await form.locator(".verdict[data-level]:not([data-level='0'])").waitFor();
}

/** Answers the choice of the step that is shown, rightly or not. */
export async function answerChoice(page: Page | Frame, step: PublishedStep, isRight: boolean): Promise<void> {
  const question = step.exercises.find(({ id }) => id === step.questionId);
  if (question?.kind !== "choice") throw new Error("the step has no choice");
  const form = page.locator(`form[data-exercise="${question.id}"]`);
  for (const option of question.options.filter(({ correct }) => correct === isRight)) {
    await form.locator(`input[value="${option.id}"]`).check();
  }
  await submit(form);
}

/** Types an answer to the question of the step that is shown. */
export async function answerTyped(page: Page | Frame, step: PublishedStep, text: string): Promise<void> {
  const form = page.locator(`form[data-exercise="${step.questionId}"]`);
  await form.locator("input[name=text]").fill(text);
  await submit(form);
}

/** Goes to the next screen, and waits until it is shown. */
export async function goOn(page: Page | Frame): Promise<void> {
  const button = page.locator(".screen:not([hidden]) a.main-button");
  // The first page's button has a whole address.
  const next = (await button.getAttribute("href"))?.replace(/^.*#/, "");
  await button.click();
  await page.locator(`#${next}.screen:not([hidden])`).waitFor();
}
