import type { Frame, Page } from "@playwright/test";
import type { PublishedStep } from "../src/publication/types.ts";

/** Answers the choice of the step that is shown, rightly or not. */
export async function answerChoice(page: Page | Frame, step: PublishedStep, isRight: boolean): Promise<void> {
  const question = step.exercises.find(({ id }) => id === step.questionId);
  if (question?.kind !== "choice") throw new Error("the step has no choice");
  const form = page.locator(`form[data-exercise="${question.id}"]`);
  for (const option of question.options.filter(({ correct }) => correct === isRight)) {
    await form.locator(`input[value="${option.id}"]`).check();
  }
  await form.locator("button[type=submit]").click();
  await form.locator(".verdict[data-level]:not([data-level='0'])").waitFor();
}

/** Goes to the next screen, and waits until it is shown. */
export async function goOn(page: Page | Frame): Promise<void> {
  const button = page.locator(".screen:not([hidden]) a.main-button");
  const next = await button.getAttribute("href");
  await button.click();
  await page.locator(`${next}.screen:not([hidden])`).waitFor();
}
