import { painted, placeOfPassage } from "../pages/marks.ts";
import { openOffline } from "../pages/offline.ts";
import { lookAt } from "../support/look.ts";
import { expectShown } from "../support/shown.ts";
import { expect, test } from "../support/test.ts";

test("a note is written and changed by touch", async ({ page, server }) => {
  const { slug, texts } = await openOffline(page, server);
  const { notes, viewer } = texts;
  await page.goto(`/c/${slug}/steps/1`);
  await expect(page.locator("[aria-keyshortcuts=s]")).toBeAttached();
  // Playwright has no long press that selects: the selection is made as the system would make it.
  await page.evaluate(`{
        const text = [...document.querySelectorAll("article p")].find((p) => p.textContent.length > 200);
        getSelection().selectAllChildren(text);
      }`);
  const bar = page.getByRole("toolbar", { name: viewer.marks });
  for (const button of await bar.getByRole("button").all())
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(await lookAt(page, "note-bar")).toEqual([]);
  await bar.getByRole("button", { name: notes.mark_with_note }).tap();
  const panel = page.getByRole("dialog", { name: notes.note, exact: true });
  await expectShown(panel);
  const field = panel.getByRole("textbox", { name: notes.note_label });
  await field.fill("Nachfragen");
  await panel.getByRole("button", { name: notes.note_save }).tap();
  await expect.poll(async () => (await painted(page, "noted")).length).toBe(1);
  await page.touchscreen.tap(...(await placeOfPassage(page, "noted")));
  await expectShown(panel);
  await expect(field).toHaveValue("Nachfragen");
  expect(await lookAt(page, "note")).toEqual([]);
  await panel.getByRole("button", { name: notes.note_remove }).tap();
  await expect.poll(() => painted(page, "noted")).toEqual([]);
  expect(await painted(page, "passages")).toHaveLength(1);
});
