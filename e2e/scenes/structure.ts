import type { Page } from "@playwright/test";
import { signIn } from "../pages/account.ts";
import { addMaterial } from "../pages/creator.ts";
import { HANDBOOK, sectionRow, stepTitles, waitForOutline } from "../pages/structure.ts";
import { Seed } from "../support/seed.ts";
import { expect, test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

const texts = await textsOf("de");
const { create, generation, limits, structure, fill } = texts;

type Way = "keyboard" | "touch";

const TITLE = "Alles über das Wachs";

/** Draws or takes away the border before a section. */
async function border(page: Page, way: Way, title: string): Promise<void> {
  if (way === "keyboard") return await sectionRow(page, title).press("Enter");
  const split = page.getByRole("button", { name: fill(structure.split_at, { title }), exact: true });
  if (await split.isVisible()) return await split.click();
  const step = page.getByRole("listitem").filter({ has: sectionRow(page, title) });
  await step.getByRole("button", { name: structure.join }).first().click();
}

async function rename(page: Page, way: Way, title: string): Promise<void> {
  if (way === "keyboard") await sectionRow(page, "Vom Wachs").press("F2");
  else await stepTitles(page).first().click();
  const field = page.getByLabel(fill(structure.rename_label, { position: 1 }), { exact: true });
  await field.fill(title);
  await field.press("Enter");
  await expect(stepTitles(page).first()).toHaveText(title);
}

/** A journey from a document to the course that its outline says, the outline changed by keyboard or by touch. */
export function testStructure(way: Way): void {
  test(`the outline is decided first by ${way}, kept on every way back, and written as it stands`, async ({
    page,
    server,
  }) => {
    test.setTimeout(180_000);
    const creator = await new Seed(server).account("course_creator_free", "de");
    await signIn(page, creator);
    await page.goto("/create");
    await addMaterial(page, texts, HANDBOOK);
    await waitForOutline(page);
    const titles = stepTitles(page);
    const contents = sectionRow(page, "Inhaltsverzeichnis");

    await test.step("contents are recognised and left out, with the choice to take them in", async () => {
      await expect(contents).not.toBeChecked();
      await expect(sectionRow(page, "Vom Wachs")).toBeChecked();
      await contents.press("Space");
      await expect(contents).toBeChecked();
      await contents.press("Space");
      await expect(contents).not.toBeChecked();
    });
    const before = await titles.count();

    await test.step("steps are split, joined, renamed, and a section takes along what stands below it", async () => {
      await border(page, way, "Einzelheiten zu Wachs");
      await expect(titles).toHaveCount(before + 1);
      await border(page, way, "Einzelheiten zu Wachs");
      await expect(titles).toHaveCount(before);
      await rename(page, way, TITLE);
      await sectionRow(page, "Vom Winter").press("Space");
      await expect(sectionRow(page, "Einzelheiten zu Winter")).not.toBeChecked();
      await expect(titles.filter({ hasText: "Winter" })).toHaveCount(0);
      if (way === "keyboard") {
        await sectionRow(page, "Vom Honig").press("Alt+ArrowUp");
        await expect(titles.nth(1)).toHaveText("Einzelheiten zu Wachs");
        await page.keyboard.press("Control+z");
        await expect(titles.nth(1)).toHaveText("Vom Honig");
      }
    });
    const decided = await titles.allTextContents();

    await test.step("nothing is lost on the way back to the material, nor by a reload", async () => {
      await page.getByRole("button", { name: create.stage_material }).click();
      await expect(page.getByRole("heading", { name: create.material_title })).toBeVisible();
      await page.getByRole("button", { name: create.to_configuration }).click();
      await expect(titles).toHaveText(decided);
      await page.reload();
      await expect(titles).toHaveText(decided, { timeout: 60_000 });
      await expect(sectionRow(page, "Vom Winter")).not.toBeChecked();
    });

    await test.step("a goal marks and leaves the decision; too little is refused with what to do", async () => {
      await page.getByRole("button", { name: structure.goal_add }).click();
      await page.getByLabel(create.goal_label).fill("Was mit Honig geschieht");
      const only = page.getByRole("button", { name: fill(structure.goal_only_other, { number: 2 }) });
      await expect(only).toBeVisible({ timeout: 60_000 });
      await expect(titles).toHaveText(decided);
      await only.click();
      await expect(page.getByText(fill(limits.STRUCTURE_TOO_FEW, { minimum: 3, count: 2 }))).toBeVisible();
      await page.getByRole("button", { name: create.to_details }).click();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await page.getByRole("button", { name: structure.undo, exact: true }).click();
      await expect(titles).toHaveText(decided);
    });

    await test.step("the course has these steps", async () => {
      await page.getByRole("button", { name: create.to_details }).click();
      await page.getByRole("dialog").getByRole("button", { name: create.submit }).click();
      const done = page.getByRole("heading", { level: 1, name: generation.done_title });
      await expect(done).toBeVisible({ timeout: 60_000 });
      const steps = page.getByRole("list", { name: generation.trail_label }).getByRole("listitem");
      await expect(steps).toHaveCount(decided.length);
      for (const [at, title] of decided.entries()) await expect(steps.nth(at)).toContainText(title);
    });
  });
}
