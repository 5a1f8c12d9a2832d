import { signIn } from "../pages/account.ts";
import { addMaterial } from "../pages/creator.ts";
import { chooseForStep, planRows, planSaved, planTitles } from "../pages/plan.ts";
import { openCourseSettings } from "../pages/structure.ts";
import { MORE_TOWERS, modelTest as test } from "../support/model.ts";
import { Seed } from "../support/seed.ts";
import { expect } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

const texts = await textsOf("de");
const { create, editor, generation, plan, studio, fill } = texts;

/** Planning and writing go on in a process that yields to all others. */
const WRITING = { timeout: 60_000 };

const planned = (number: number) => `Tower number ${number}`;

test.beforeEach(({ model }) => model.goOn());

test("a creator looks at the plan, renames, moves, merges and drops, and the course has these steps", async ({
  page,
  server,
}) => {
  test.setTimeout(180_000);
  const seed = new Seed(server);
  const creator = await seed.account("course_creator_free", "de");
  await signIn(page, creator);
  const title = (name: string) => page.getByRole("heading", { level: 1, name });

  await test.step("the order says that the plan comes first", async () => {
    await page.goto("/create");
    const { name, content } = MORE_TOWERS;
    const file = { name, mimeType: "text/plain", buffer: Buffer.from(content) };
    await addMaterial(page, texts, file);
    await page.getByLabel(create.name_label).fill("How lighthouses are kept");
    await page.getByLabel(create.steps_number, { exact: true }).fill("13");
    await openCourseSettings(page, texts);
    await page.getByLabel(create.language_label).selectOption("en");
    await page.getByText(create.start_plan_first, { exact: true }).click();
    await page.getByRole("button", { name: create.to_details }).click();
    const dialog = page.getByRole("dialog", { name: create.details_title });
    await dialog.getByRole("button", { name: create.submit }).click();
    await expect(title(generation.title_planned)).toBeVisible(WRITING);
    await expect(planRows(page, texts)).toHaveCount(13);
    await expect(planRows(page, texts).first()).toContainText("About oil");
  });

  await test.step("the plan waits also when the server starts anew", async () => {
    await server.killAndRestart();
    await page.goto("/dashboard?view=creator");
    await expect(page.getByText(studio.label_planned)).toBeVisible();
    await page.getByRole("link", { name: "How lighthouses are kept" }).click();
    await expect(planRows(page, texts)).toHaveCount(13);
  });

  await test.step("a step is renamed, with an objective more", async () => {
    await planTitles(page, texts).first().click();
    const dialog = page.getByRole("dialog", { name: fill(plan.edit_title, { position: 1 }) });
    const field = dialog.getByLabel(plan.title_label, { exact: true });
    await field.fill("");
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await field.fill("Oil for the lamp");
    await dialog.getByRole("button", { name: plan.objective_add }).click();
    await dialog.getByLabel(fill(plan.objective_label, { number: 2 }), { exact: true }).fill("count the oil");
    await dialog.getByRole("button", { name: plan.done }).click();
    await planSaved(page, texts);
    await expect(planRows(page, texts).first()).toContainText("count the oil");
  });

  await test.step("steps are moved with a button and with the keyboard", async () => {
    await page.getByRole("button", { name: fill(editor.move_down, { title: planned(2) }) }).click();
    await expect(planTitles(page, texts).nth(2)).toHaveText(planned(2));
    await page.getByRole("button", { name: fill(editor.move, { title: planned(13) }) }).press("Enter");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await expect(planTitles(page, texts).nth(11)).toHaveText(planned(13));
  });

  await test.step("two are merged and divided, which can be undone; one is dropped for its neighbour, one left out", async () => {
    await chooseForStep(page, texts, 5, plan.merge);
    await expect(planRows(page, texts)).toHaveCount(12);
    await page.getByRole("button", { name: plan.undo, exact: true }).click();
    await expect(planRows(page, texts)).toHaveCount(13);
    await chooseForStep(page, texts, 5, plan.merge);
    await expect(planRows(page, texts).nth(4)).toContainText(plan.rename_hint);
    await chooseForStep(page, texts, 5, plan.split);
    await page.getByRole("button", { name: plan.split_confirm, exact: true }).click();
    const dialog = page.getByRole("dialog", { name: fill(plan.edit_title, { position: 6 }) });
    await expect(dialog.getByText(plan.objective_needed)).toBeVisible();
    await dialog.getByRole("button", { name: plan.done }).click();
    await expect(planRows(page, texts)).toHaveCount(13);
    await page.getByRole("button", { name: plan.undo, exact: true }).last().click();
    await expect(planRows(page, texts)).toHaveCount(12);
    await chooseForStep(page, texts, 7, plan.drop);
    await page.getByRole("button", { name: plan.drop_confirm, exact: true }).click();
    await expect(planRows(page, texts)).toHaveCount(11);
    await expect(planTitles(page, texts).nth(5)).toBeFocused();
    await chooseForStep(page, texts, 11, plan.drop);
    await page.getByRole("radio", { name: plan.drop_left_out }).check({ force: true });
    await page.getByRole("button", { name: plan.drop_confirm, exact: true }).click();
    await expect(planRows(page, texts)).toHaveCount(10);
    await expect(page.getByText(fill(plan.least, { minimum: 10 }))).toBeVisible();
    const leftOut = page.getByRole("region", { name: plan.left_out_title });
    await expect(leftOut).toContainText("About leather");
    await expect(leftOut).toContainText(texts.coverage.reason_not_wanted);
  });

  await test.step("leaving loses nothing", async () => {
    await planSaved(page, texts);
    await page.reload();
    await expect(planTitles(page, texts).first()).toHaveText("Oil for the lamp");
    await expect(planRows(page, texts)).toHaveCount(10);
  });

  await test.step("the course is written with these steps", async () => {
    const titles = await planTitles(page, texts).allTextContents();
    await page.getByRole("button", { name: plan.write, exact: true }).click();
    await expect(title(generation.done_title)).toBeVisible(WRITING);
    const steps = page.getByRole("list", { name: generation.trail_label }).getByRole("listitem");
    await expect(steps).toHaveCount(10);
    for (const [at, one] of titles.entries()) await expect(steps.nth(at)).toContainText(one);
  });
});

test("two tabs do not overwrite each other's plan silently; one version is chosen", async ({
  context,
  page,
  server,
}) => {
  test.setTimeout(120_000);
  const seed = new Seed(server);
  const creator = await seed.account("course_creator_free", "de");
  await signIn(page, creator);
  const wish = { name: "How lighthouses are built", language: "en", steps: 12, planFirst: true };
  const slug = await seed.startCourse(creator, MORE_TOWERS, wish);
  await page.goto(`/c/${slug}/generation`);
  await expect(planRows(page, texts)).toHaveCount(12, WRITING);
  const other = await context.newPage();
  await other.goto(`/c/${slug}/generation`);
  await expect(planRows(other, texts)).toHaveCount(12);
  await chooseForStep(page, texts, 1, plan.merge);
  await planSaved(page, texts);
  await other.getByRole("button", { name: fill(editor.move_down, { title: planned(1) }) }).click();
  await expect(other.getByRole("heading", { name: plan.conflict_title })).toBeFocused();
  await other.getByRole("button", { name: plan.conflict_take_theirs }).click();
  await expect(planRows(other, texts)).toHaveCount(11);
  await planSaved(other, texts);
});
