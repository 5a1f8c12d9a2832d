import { signIn } from "../pages/account.ts";
import { addMaterial } from "../pages/creator.ts";
import { chooseForStep, planRows, planSaved, planTitles } from "../pages/plan.ts";
import { openCourseSettings, stepTitles } from "../pages/structure.ts";
import { Seed } from "../support/seed.ts";
import { expect, test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

const texts = await textsOf("de");
const { coverage, create, generation, notices, plan, structure, studio, fill } = texts;

const BEES = new URL("../../samples/bienen.de.pdf", import.meta.url).pathname;
/** Reading, planning and writing go on in processes that yield to all others. */
const WRITING = { timeout: 60_000 };

test.beforeEach(async ({ page, server }) => {
  await signIn(page, await new Seed(server).account("course_creator_free", "de"));
  await page.goto("/create");
});

test("a goal alone becomes an outline to fill in where no model could write from it", async ({ page }) => {
  await page.getByLabel(create.goal_label).fill("Bienen halten");
  await page.getByRole("radio", { name: create.way_creator }).check({ force: true });
  await page.getByRole("button", { name: create.to_configuration }).click();
  await page.getByLabel(create.name_label).fill("Bienen halten");
  await page.getByRole("button", { name: create.to_details }).click();
  await page.getByRole("dialog").getByRole("button", { name: create.submit }).click();
  await expect(page).toHaveURL(/\/edit/);
  await expect(page.getByText("Schritt 10", { exact: true })).toBeVisible();
});

test("what is announced of a goal and a level is planned, changed, written, and compared", async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.getByLabel(create.goal_label).fill("Wie Bienen tanzen");
  await addMaterial(page, texts, BEES);
  await test.step("the goal marks what serves it, and a level that is out of reach is told", async () => {
    await openCourseSettings(page, texts);
    await page.getByRole("radio", { name: studio.difficulty_elementary }).check({ force: true });
    const only = page.getByRole("button", { name: /^Nur diese \d+ ankreuzen$/ });
    await only.click(WRITING);
    await expect(page.getByText(structure.computing)).toHaveCount(0, WRITING);
    const level = notices.level_not_reached.split("{")[0] ?? "";
    await expect(page.getByText(level)).toBeVisible(WRITING);
  });
  const titles = await stepTitles(page).allTextContents();

  await test.step("the plan has the announced steps, and is changed without a model", async () => {
    await page.getByText(create.start_plan_first, { exact: true }).click();
    await page.getByRole("button", { name: create.to_details }).click();
    await page.getByRole("dialog").getByRole("button", { name: create.submit }).click();
    await expect(page.getByRole("heading", { level: 1, name: generation.title_planned })).toBeVisible(
      WRITING,
    );
    await expect(planTitles(page, texts)).toHaveText(titles);
    await expect(page.getByText(plan.write_text_builtin)).toBeVisible();
    await chooseForStep(page, texts, 1, plan.split);
    await page.getByRole("button", { name: plan.split_confirm, exact: true }).click();
    const dialog = page.getByRole("dialog", { name: fill(plan.edit_title, { position: 2 }) });
    await expect(dialog.getByText(plan.objective_needed)).toHaveCount(0);
    await dialog.getByLabel(plan.title_label, { exact: true }).fill("Was von Frisch sah");
    await dialog.getByRole("button", { name: plan.done }).click();
    await chooseForStep(page, texts, 3, plan.merge);
    await expect(planRows(page, texts)).toHaveCount(titles.length);
    await page.locator("summary").filter({ hasText: coverage.reason_not_wanted }).press("Enter");
    const takeIn = fill(plan.take_in, { what: "" });
    // More than the tenth from which a difference is told.
    for (const _ of [1, 2, 3]) {
      await page.getByRole("button", { name: takeIn }).nth(1).press("Enter");
      const asking = page.getByRole("dialog", { name: plan.take_in_title });
      await asking.getByRole("button", { name: plan.take_in_action, exact: true }).click();
      await planSaved(page, texts);
    }
  });

  await test.step("the course has these steps, and says what became of the announcement and why", async () => {
    const wanted = await planTitles(page, texts).allTextContents();
    expect(wanted).toContain("Was von Frisch sah");
    await page.getByRole("button", { name: plan.write, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: generation.done_title })).toBeVisible(WRITING);
    const steps = page.getByRole("list", { name: generation.trail_label }).getByRole("listitem");
    for (const [at, one] of wanted.entries()) await expect(steps.nth(at)).toContainText(one);
    const reason = page.getByText(notices.differs_plan_changed.split("}").at(-1) ?? "");
    for (const place of [page.url(), page.url().replace("/generation", "/manage")]) {
      await page.goto(place);
      await expect(page.getByText(generation.size_announced, { exact: true })).toBeVisible();
      await expect(page.getByText(generation.size_reached, { exact: true })).toBeVisible();
      await expect(reason).toHaveCount(1);
    }
  });
});
