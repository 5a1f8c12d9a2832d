import type { Page } from "@playwright/test";
import { Seed } from "../support/seed.ts";
import type { RunningServer } from "../support/server.ts";
import { type Asked, rightOptions, solutionsOf } from "../support/solutions.ts";
import { type Texts, textsOf } from "../support/texts.ts";
import { bearer } from "./offline.ts";
import { type AskedStep, chooseOptions, type TestScene } from "./testTaking.ts";

/** A course with a final quiz of five questions and a pass mark of 60 percent, and somebody who is enrolled in it. */
export async function openQuiz(
  server: RunningServer,
  finalQuiz: "beside" | "instead",
  language: "de" | "en",
): Promise<TestScene> {
  const seed = new Seed(server);
  const creator = await seed.account("course_creator_free", language);
  const slug = await seed.course(creator, "bicicletta.it.txt", "La bicicletta", "it");
  const settings = { finalQuiz, quizQuestions: 5, passPercent: 60 };
  await seed.call("PATCH", `/api/courses/${slug}`, { settings }, bearer(creator));
  const person = await seed.account("course_participant", language);
  await seed.call("POST", `/api/learn/${slug}/enrolment`, {}, bearer(person));
  const solutions = await solutionsOf(server, creator, slug);
  return { seed, texts: await textsOf(language), creator, person, slug, solutions };
}

/** Marks all steps but the last ones as understood; answers the position of the last step. */
export async function understandSteps(
  { seed, person, slug }: TestScene,
  left: number,
  skipped = 0,
): Promise<number> {
  const as = bearer(person);
  const where = `/api/learn/${slug}`;
  const { steps } = await seed.call<{ steps: { stepId: string }[] }>("GET", where, undefined, as);
  for (const { stepId } of steps.slice(skipped, steps.length - left))
    await seed.call("PUT", `${where}/steps/${stepId}/understood`, { understood: true }, as);
  return steps.length;
}

export const placeOf = ({ entryTest, fill }: Texts, place: number) =>
  fill(entryTest.place, { position: place, total: 5 });

/** The right options of the question that is open, which the quiz draws at random. */
export async function rightOfOpen(page: Page, { solutions }: TestScene): Promise<string[]> {
  const heading = page.locator("main section h2");
  const all = [...solutions.values()].filter((one) => one.kind === "choice");
  const shown = await heading.textContent();
  const asked: Asked | undefined = all.find(({ text }) => text.trim() === shown?.trim());
  if (asked?.kind !== "choice") throw new Error(`No question with options is called "${shown}"`);
  return asked.options.filter(({ correct }) => correct).map((option) => option.text);
}

/** Answers the question that is open rightly or wrongly; `place` is counted from 1. */
export async function answerOpen(
  page: Page,
  scene: TestScene,
  place: number,
  isRight: boolean,
): Promise<void> {
  const right = await rightOfOpen(page, scene);
  await chooseOptions(page, scene.texts, { place, total: 5, right, isRight });
}

export const resultOf = ({ finalQuiz, fill }: Texts, right: number) =>
  fill(finalQuiz.result_other, { right, number: 5 });

/** Finishes the steps, answers so many questions of the quiz rightly and ends it, by calls. */
export async function takeQuiz(scene: TestScene, right: number): Promise<void> {
  const { seed, person, slug, solutions } = scene;
  const as = bearer(person);
  const where = `/api/learn/${slug}/final-quiz`;
  await understandSteps(scene, 0);
  const { attempt } = await seed.call<{ attempt: number }>("POST", where, {}, as);
  const { asked } = await seed.call<{ asked: AskedStep[] }>("GET", where, undefined, as);
  for (const { stepId, position, question } of asked.slice(0, right)) {
    const texts = rightOptions(solutions, position);
    const selected = question.options.filter(({ text }) => texts.includes(text)).map(({ id }) => id);
    const body = { questionId: question.id, answer: { kind: "choice", selected } };
    await seed.call("PUT", `${where}/${attempt}/${stepId}`, body, as);
  }
  await seed.call("POST", `${where}/end`, { attempt }, as);
}
