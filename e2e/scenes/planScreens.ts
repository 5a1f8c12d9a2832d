import type { Page } from "@playwright/test";
import { addMaterial } from "../pages/creator.ts";
import { chooseForStep, planRows, planTitles } from "../pages/plan.ts";
import { openCourseSettings } from "../pages/structure.ts";
import { openCreatorScene } from "../support/creatorScene.ts";
import { lookAtScene, type SceneLanguage } from "../support/look.ts";
import { type DirectedModel, MORE_TOWERS, modelTest as test } from "../support/model.ts";
import type { Account, Seed } from "../support/seed.ts";
import { expect } from "../support/test.ts";
import type { Texts } from "../support/texts.ts";

const TITLES = [
  "What a lamp burns, and why colza oil replaced whale oil in the towers of the north",
  "Glass that survives a storm",
  "Brass, salt water and the daily polish",
];

interface StoredPlan {
  version: number;
  steps: { title: string; objectives: object[]; link: string; parts: object[] }[];
  leftOut: object[];
}

const bare = (parts: object[]) =>
  parts.map((part) =>
    Object.fromEntries(Object.entries(part).filter(([key]) => /Id$|^from$|^to$/.test(key))),
  );

/** A plan with long titles, several objectives, and something left out; answers the slug of its course. */
async function orderPlan(seed: Seed, creator: Account): Promise<string> {
  const wish = { name: "How lighthouses are kept", language: "en", steps: 13, planFirst: true };
  const slug = await seed.startCourse(creator, MORE_TOWERS, wish);
  const headers = { authorization: `Bearer ${creator.accessToken}` };
  const where = `/api/courses/${slug}/plan`;
  await expect(async () => {
    const { steps } = await seed.call<StoredPlan>("GET", where, undefined, headers);
    expect(steps).toHaveLength(13);
  }).toPass({ timeout: 60_000 });
  const { steps, version } = await seed.call<StoredPlan>("GET", where, undefined, headers);
  const kept = steps.slice(0, -1).map((step, at) => ({
    ...step,
    title: TITLES[at] ?? step.title,
    objectives: [
      { text: "name what a keeper stores in the cellar", level: "recall" },
      { text: "explain why it is counted on the first day of every month", level: "understanding" },
      { text: "decide how much has to be ordered before the winter storms begin", level: "application" },
    ].slice(0, 1 + (at % 3)),
    parts: bare(step.parts),
  }));
  const leftOut = bare(steps.at(-1)?.parts ?? []);
  await seed.call("PUT", where, { version, steps: kept, leftOut }, headers);
  return slug;
}

/** The windows in which a step is changed, one after the other. */
async function lookAtChanges(page: Page, texts: Texts): Promise<string[]> {
  const { editor, plan, fill } = texts;
  const faults: string[] = [];
  const close = async () => {
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  };
  await page.getByRole("button", { name: fill(editor.actions, { position: 2 }), exact: true }).click();
  faults.push(...(await lookAtScene(page, "plan-menu")));
  await page.keyboard.press("Escape");
  await planTitles(page, texts).nth(2).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  faults.push(...(await lookAtScene(page, "plan-step")));
  await close();
  await chooseForStep(page, texts, 2, plan.drop);
  faults.push(...(await lookAtScene(page, "plan-drop")));
  await close();
  await page.getByRole("button", { name: plan.take_in_action }).first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  faults.push(...(await lookAtScene(page, "plan-take-in")));
  await close();
  await planTitles(page, texts).nth(1).click();
  await page.getByLabel(plan.title_label, { exact: true }).fill(TITLES[0] ?? "");
  await page.getByRole("button", { name: plan.done }).click();
  await expect(page.getByText(plan.mend_first)).toBeVisible();
  faults.push(...(await lookAtScene(page, "plan-faults")));
  await planTitles(page, texts).nth(1).click();
  await page.getByLabel(plan.title_label, { exact: true }).fill("Panes");
  await page.getByRole("button", { name: plan.done }).click();
  await expect(page.getByText(editor.state_saved, { exact: true })).toBeVisible();
  return faults;
}

async function lookAtConflict(page: Page, texts: Texts): Promise<string[]> {
  const { editor, plan, fill } = texts;
  const other = await page.context().newPage();
  await other.goto(page.url());
  await chooseForStep(other, texts, 4, plan.merge);
  await expect(other.getByText(editor.state_saved, { exact: true })).toBeVisible();
  await other.close();
  await planTitles(page, texts).nth(1).click();
  await page.getByLabel(plan.title_label, { exact: true }).fill("Glass");
  await page.getByRole("button", { name: plan.done }).click();
  await expect(page.getByRole("heading", { name: plan.conflict_title })).toBeVisible();
  const faults = await lookAtScene(page, "plan-conflict");
  await page.getByRole("button", { name: plan.conflict_take_theirs }).click();
  await expect(page.getByText(fill(plan.steps_count_other, { number: 11 }))).toBeVisible();
  return faults;
}

/** The choice on the page where a course is ordered. */
async function lookAtOrder(page: Page, texts: Texts): Promise<string[]> {
  const { create } = texts;
  const { name, content } = MORE_TOWERS;
  await page.goto("/create");
  await addMaterial(page, texts, { name, mimeType: "text/plain", buffer: Buffer.from(content) });
  await openCourseSettings(page, texts);
  await page.getByText(create.start_plan_first, { exact: true }).first().click();
  await expect(page.getByRole("radio", { name: create.start_plan_first })).toBeChecked();
  return await lookAtScene(page, "create-plan-first");
}

async function lookAtPlanning(page: Page, seed: Seed, creator: Account, model: DirectedModel) {
  model.hold(0);
  const wish = { name: "How lighthouses are lit", language: "en", steps: 10, planFirst: true };
  const slug = await seed.startCourse(creator, MORE_TOWERS, wish);
  await page.goto(`/c/${slug}/generation`);
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  const faults = await lookAtScene(page, "plan-planning", "[aria-busy=true]");
  model.goOn();
  return faults;
}

/** A journey past the states of a plan. */
export function testPlanScreens(language: SceneLanguage): void {
  test(`a plan is accessible and fits the screen in each of its states, in ${language}`, async ({
    browser,
    server,
    model,
    viewport,
  }) => {
    test.setTimeout(300_000);
    model.goOn();
    const { texts, seed, creator, page, close } = await openCreatorScene(language, {
      browser,
      server,
      viewport,
    });
    const slug = await orderPlan(seed, creator);
    await page.goto("/dashboard?view=creator");
    await expect(page.getByRole("link", { name: "How lighthouses are kept" })).toBeVisible();
    const faults = await lookAtScene(page, "studio-planned");
    await page.goto(`/c/${slug}/generation`);
    await expect(planRows(page, texts)).toHaveCount(12);
    faults.push(...(await lookAtScene(page, "plan")));
    faults.push(...(await lookAtChanges(page, texts)));
    faults.push(...(await lookAtConflict(page, texts)));
    faults.push(...(await lookAtOrder(page, texts)));
    faults.push(...(await lookAtPlanning(page, seed, creator, model)));
    expect(faults).toEqual([]);
    await close();
  });
}
