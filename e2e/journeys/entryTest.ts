import type { Page } from "@playwright/test";
import { signIn } from "../pages/account.ts";
import { Keyboard } from "../pages/keyboard.ts";
import { bearer, expectKept } from "../pages/offline.ts";
import { type AskedStep, chooseOptions, type TestScene } from "../pages/testTaking.ts";
import { lookAt } from "../support/look.ts";
import { Seed } from "../support/seed.ts";
import type { RunningServer } from "../support/server.ts";
import { rightOptions, solutionsOf } from "../support/solutions.ts";
import { expect, test } from "../support/test.ts";
import { type Texts, textsOf } from "../support/texts.ts";

/** A course with an entry test of nine questions, and somebody who has not enrolled in it. */
async function open(server: RunningServer): Promise<TestScene> {
  const seed = new Seed(server);
  const texts = await textsOf("de");
  const creator = await seed.account("course_creator_free");
  const slug = await seed.course(creator, "bicicletta.it.txt", "La bicicletta", "it");
  await seed.call("PATCH", `/api/courses/${slug}`, { settings: { entryTest: true } }, bearer(creator));
  const person = await seed.account("course_participant");
  return { seed, texts, creator, person, slug, solutions: await solutionsOf(server, creator, slug) };
}

const placeOf = ({ entryTest, fill }: Texts, position: number) =>
  fill(entryTest.place, { position, total: 9 });

/** Answers the question that is open, by its position among those that are asked. */
async function answer(page: Page, { texts, solutions }: TestScene, position: number, isRight: boolean) {
  const right = rightOptions(solutions, position);
  await chooseOptions(page, texts, { place: position, total: 9, right, isRight });
}

/** Enrols the person, who answers so many questions of the test rightly and ends it. */
async function show(scene: TestScene, known: number): Promise<void> {
  const { seed, person, slug, solutions } = scene;
  const as = bearer(person);
  const where = `/api/learn/${slug}`;
  await seed.call("POST", `${where}/enrolment`, {}, as);
  const { asked } = await seed.call<{ asked: AskedStep[] }>("GET", `${where}/entry-test`, undefined, as);
  for (const [at, { stepId, question }] of asked.slice(0, known).entries()) {
    const right = rightOptions(solutions, at + 1);
    const selected = question.options.filter(({ text }) => right.includes(text)).map(({ id }) => id);
    const body = { questionId: question.id, answer: { kind: "choice", selected } };
    await seed.call("PUT", `${where}/entry-test/${stepId}`, body, as);
  }
  await seed.call("POST", `${where}/entry-test`, {}, as);
}

test("who knows a part shows it before the first step, through a reload, and goes on with what is not known", async ({
  page,
  server,
}) => {
  const scene = await open(server);
  const { texts, person, slug } = scene;
  const { viewer, entryTest, fill } = texts;
  const look390And1280 = async (name: string) => {
    const size = page.viewportSize();
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await lookAt(page, name)).toEqual([]);
    }
    if (size) await page.setViewportSize(size);
  };
  await signIn(page, person);
  await page.goto(`/c/${slug}`);
  await page.getByRole("button", { name: viewer.start, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/c/${slug}/entry-test$`));
  await expect(page.getByRole("heading", { level: 1, name: entryTest.heading })).toBeVisible();
  await look390And1280("entry test intro");
  await page.getByRole("link", { name: entryTest.skip_now }).click();
  await expect(page).toHaveURL(/\/steps\/1$/);
  await page.goto(`/c/${slug}`);
  await expect(page.getByText(entryTest.offer_text)).toBeVisible();
  await look390And1280("entry test offer");
  await page.getByRole("link", { name: entryTest.check }).click();
  await page.getByRole("button", { name: entryTest.check }).click();
  await look390And1280("entry test question");
  await page.getByRole("button", { name: entryTest.answer }).click();
  await expect(page.locator("main form")).toContainText(
    new RegExp(`${viewer.choose_first}|${viewer.choose_single}`),
  );
  await answer(page, scene, 1, true);
  await answer(page, scene, 2, false);
  await expect(page.getByText(placeOf(texts, 3), { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText(placeOf(texts, 3), { exact: true })).toBeVisible();
  await page.getByRole("button", { name: entryTest.dont_know }).click();
  await answer(page, scene, 4, true);
  await page.goto(`/c/${slug}`);
  await page.getByRole("link", { name: entryTest.go_on }).click();
  await answer(page, scene, 5, true);
  await page.getByRole("button", { name: entryTest.finish }).click();
  const result = fill(entryTest.result_other, { known: 3, number: 9 });
  await expect(page.getByText(result, { exact: true }).last()).toBeVisible();
  await expect(page.getByText(entryTest.outcome_unknown, { exact: true })).toHaveCount(2);
  await expect(page.getByText(entryTest.outcome_unanswered, { exact: true })).toHaveCount(4);
  await look390And1280("entry test result");
  await page.getByRole("button", { name: entryTest.learn, exact: false }).nth(1).click();
  await expect(page.getByText(entryTest.outcome_takenBack, { exact: true })).toBeVisible();
  await page.getByRole("link", { name: fill(entryTest.to_step, { position: 2 }) }).click();
  await expect(page).toHaveURL(/\/steps\/2$/);
  await expect(page.getByRole("button", { name: viewer.check })).toBeVisible();
  await page.goto(`/c/${slug}/steps/1`);
  await expect(page.getByText(entryTest.step_known)).toBeVisible();
  await look390And1280("entry test known step");
  await page.getByRole("button", { name: entryTest.ask_again }).click();
  await expect(page.getByRole("button", { name: viewer.check })).toBeVisible();
  await expect(page.getByText(entryTest.step_known)).toHaveCount(0);
  await page.goto(`/c/${slug}`);
  await expect(page.getByText(fill(viewer.progress, { done: 1, total: 9 }))).toBeVisible();
  await look390And1280("entry test course");
});

test("the creator switches it on, and sees who took it and what was known", async ({ page, server }) => {
  const scene = await open(server);
  const { texts, creator, slug } = scene;
  const { manage, results, fill } = texts;
  await show(scene, 4);
  await signIn(page, creator);
  await page.goto(`/c/${slug}/settings`);
  const entry = page.getByRole("switch", { name: manage.entry_test });
  await expect(entry).toBeChecked();
  await page.locator("label", { has: entry }).click();
  await page.getByRole("button", { name: manage.save }).click();
  await expect(page.getByText(manage.saved)).toBeVisible();
  await page.reload();
  await expect(entry).not.toBeChecked();
  await expect(page.getByText(manage.entry_test_help)).toBeVisible();
  expect(await lookAt(page, "entry test setting")).toEqual([]);
  await page.goto(`/c/${slug}/results?tab=participants`);
  await page.getByRole("link", { name: "Maria Keller" }).click();
  const known = fill(results.entry_test_of, { known: 4, questions: 9 });
  await expect(page.getByText(known, { exact: true })).toBeVisible();
  await expect(page.getByText(results.state_known, { exact: true })).toHaveCount(4);
  expect(await lookAt(page, "entry test participant")).toEqual([]);
});

test("who knows everything has completed the course, and the evaluation says by what", async ({
  page,
  server,
}) => {
  const scene = await open(server);
  const { texts, person, slug } = scene;
  const { viewer, mastery, entryTest, fill } = texts;
  await show(scene, 9);
  await signIn(page, person);
  await page.goto(`/c/${slug}/entry-test`);
  await expect(page.getByText(fill(entryTest.result_other, { known: 9, number: 9 }))).toBeVisible();
  await expect(page.getByRole("button", { name: entryTest.learn })).toHaveCount(0);
  await page.getByRole("link", { name: viewer.to_evaluation }).click();
  await expect(page.getByText(fill(mastery.score_known_other, { number: 9 }))).toBeVisible();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await lookAt(page, "entry test evaluation")).toEqual([]);
  }
});

test("answers and the end of the test wait on the device while there is no connection", async ({
  page,
  context,
  server,
}) => {
  const scene = await open(server);
  const { texts, seed, person, slug } = scene;
  const { entryTest, viewer, fill } = texts;
  await seed.call("POST", `/api/learn/${slug}/enrolment`, {}, bearer(person));
  await signIn(page, person);
  await page.goto(`/c/${slug}/entry-test`);
  await page.getByRole("button", { name: entryTest.check }).click();
  await answer(page, scene, 1, true);
  await context.setOffline(true);
  for (const position of [2, 3]) await answer(page, scene, position, true);
  await expect(page.getByText(viewer.waiting_title)).toBeVisible();
  await page.getByRole("button", { name: entryTest.finish }).click();
  await expect(page.getByRole("heading", { name: entryTest.ending_title })).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  const result = fill(entryTest.result_other, { known: 3, number: 9 });
  await expect(page.getByText(result, { exact: true }).last()).toBeVisible();
});

test.describe("in a browser that keeps what was read", () => {
  test.use({ serviceWorkers: "allow" });

  test("the test goes on through a reload without a connection", async ({ page, context, server }) => {
    const scene = await open(server);
    const { texts, seed, person, slug } = scene;
    const { entryTest, offline, fill } = texts;
    await seed.call("POST", `/api/learn/${slug}/enrolment`, {}, bearer(person));
    await signIn(page, person);
    await page.goto(`/c/${slug}/entry-test`);
    await expectKept(page, slug, "entry-test");
    await context.setOffline(true);
    await page.getByRole("button", { name: entryTest.check }).click();
    await answer(page, scene, 1, true);
    await page.reload();
    await expect(page.getByText(offline.no_connection)).toBeVisible();
    await answer(page, scene, 2, true);
    await context.setOffline(false);
    await expect(page.getByText(offline.no_connection)).toHaveCount(0);
    await page.getByRole("button", { name: entryTest.finish }).click();
    const result = fill(entryTest.result_other, { known: 2, number: 9 });
    await expect(page.getByText(result, { exact: true }).last()).toBeVisible();
  });
});

test("the test is taken with keys alone, and the focus stands where one goes on", async ({
  page,
  server,
}) => {
  const scene = await open(server);
  const { texts, seed, person, slug, solutions } = scene;
  const { entryTest, fill } = texts;
  await seed.call("POST", `/api/learn/${slug}/enrolment`, {}, bearer(person));
  await signIn(page, person);
  await page.goto(`/c/${slug}/entry-test`);
  const keys = new Keyboard(page);
  await keys.tabTo(page.getByRole("button", { name: entryTest.check }));
  await keys.press("Enter");
  const card = (position: number) => page.getByRole("region", { name: placeOf(texts, position) });
  await expect(card(1)).toBeFocused();
  for (const text of rightOptions(solutions, 1)) {
    const option = card(1).getByLabel(text, { exact: true });
    await keys.press((await option.getAttribute("aria-keyshortcuts")) ?? "");
    await expect(option).toBeChecked();
  }
  await keys.press("Enter");
  await expect(card(2)).toBeFocused();
  await keys.tabTo(card(2).getByRole("button", { name: entryTest.dont_know }));
  await keys.press("Enter");
  await expect(card(3)).toBeFocused();
  await keys.tabTo(page.getByRole("button", { name: entryTest.finish }));
  await keys.press("Enter");
  const result = fill(entryTest.result_other, { known: 1, number: 9 });
  await expect(page.getByText(result, { exact: true }).last()).toBeVisible();
  await keys.tabTo(page.getByRole("link", { name: fill(entryTest.to_step, { position: 2 }) }));
  await keys.press("Enter");
  await expect(page).toHaveURL(/\/steps\/2$/);
});
