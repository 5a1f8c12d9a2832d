import { addMaterial } from "../pages/creator.ts";
import { HANDBOOK, openCourseSettings, sectionRow, waitForOutline } from "../pages/structure.ts";
import { openCreatorScene } from "../support/creatorScene.ts";
import { lookAtScene, type SceneLanguage } from "../support/look.ts";
import { expect, test } from "../support/test.ts";

const BEES = new URL("../../samples/bienen.de.pdf", import.meta.url).pathname;

const PLAIN = {
  name: "brief.txt",
  mimeType: "text/plain",
  buffer: Buffer.from(
    Array.from(
      { length: 40 },
      (_, at) =>
        `Am ${at + 1}. Tag ging die Imkerin zu den Körben und sah nach, ob die Völker den Regen überstanden hatten. Danach schrieb sie auf, was sie gesehen hatte, und brachte das Heft in das Haus zurück.`,
    ).join("\n\n"),
  ),
};

/** A journey past the states of the outline. */
export function testStructureScreens(language: SceneLanguage): void {
  test(`the outline is accessible and fits the screen in each of its states, in ${language}`, async ({
    browser,
    server,
    viewport,
  }) => {
    test.setTimeout(300_000);
    const { texts, page, close } = await openCreatorScene(language, { browser, server, viewport });
    const { create, structure } = texts;
    const faults: string[] = [];
    await page.goto("/create");
    await addMaterial(page, texts, PLAIN);
    await waitForOutline(page);
    faults.push(...(await lookAtScene(page, "outline-plain")));
    await page.getByRole("button", { name: create.stage_material }).click();
    await page.getByRole("button", { name: texts.fill(create.remove, { name: PLAIN.name }) }).click();
    await addMaterial(page, texts, BEES);
    await page.getByRole("button", { name: create.stage_material }).click();
    await addMaterial(page, texts, HANDBOOK);
    await waitForOutline(page);
    await expect(sectionRow(page, "Vom Honig")).toBeVisible({ timeout: 60_000 });
    faults.push(...(await lookAtScene(page, "outline")));
    await page.getByRole("button", { name: structure.goal_add }).click();
    await page.getByLabel(create.goal_label).fill("Was mit Honig geschieht");
    await expect(page.getByRole("button", { name: /\d/ }).filter({ hasText: /Only|Nur|only/ })).toBeVisible({
      timeout: 60_000,
    });
    await sectionRow(page, "Vom Wachs").focus();
    faults.push(...(await lookAtScene(page, "outline-goal")));
    await page
      .getByRole("button", { name: /\d/ })
      .filter({ hasText: /Only|Nur|only/ })
      .click();
    await openCourseSettings(page, texts);
    faults.push(...(await lookAtScene(page, "outline-chosen")));
    expect(faults).toEqual([]);
    await close();
  });
}
