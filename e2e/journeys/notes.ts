import { readFile } from "node:fs/promises";
import { LIMITS } from "@lehrpfad/contract";
import { painted, placeOfPassage, selectSentence } from "../pages/marks.ts";
import { expectKept, openOffline } from "../pages/offline.ts";
import { lookAt } from "../support/look.ts";
import { expect, test } from "../support/test.ts";

interface StoredMarks {
  highlights: { quote: string; note: string | null }[];
}

test("a note is written to a passage, changed, removed and put back", async ({ page, server }) => {
  const { slug, texts } = await openOffline(page, server);
  const { notes, viewer, common } = texts;
  await page.goto(`/c/${slug}/steps/1`);
  const sentence = await selectSentence(page);
  await page.keyboard.press("Shift+h");
  const panel = page.getByRole("dialog", { name: notes.note, exact: true });
  const field = panel.getByRole("textbox", { name: notes.note_label });
  await expect(field).toBeFocused();
  await expect(panel.getByText(sentence)).toBeVisible();
  await field.fill("n".repeat(LIMITS.noteLength + 1));
  await panel.getByRole("button", { name: notes.note_save }).click();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(panel.getByText(/2[.,]001/)).toBeVisible();
  // What was typed outlives a reload; the passage is marked by now.
  await page.reload();
  await expect.poll(() => painted(page, "passages")).toEqual([sentence]);
  expect(await painted(page, "noted")).toEqual([]);
  await page.mouse.click(...(await placeOfPassage(page, "passages")));
  await expect(field).toHaveValue(/^n{2001}$/);
  await field.fill("Ask about this\nsoon");
  expect(await lookAt(page, "note")).toEqual([]);
  await panel.getByRole("button", { name: notes.note_save }).click();
  await expect(panel).toHaveCount(0);
  await expect.poll(() => painted(page, "noted")).toEqual([sentence]);

  await page.reload();
  await expect.poll(() => painted(page, "noted")).toEqual([sentence]);
  await page.mouse.click(...(await placeOfPassage(page, "noted")));
  await expect(field).toHaveValue("Ask about this\nsoon");
  await field.fill("Asked");
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
  await page.getByText(viewer.marks, { exact: true }).click();
  const line = page
    .getByRole("listitem")
    .filter({ hasText: sentence, has: page.getByRole("button", { name: viewer.mark_remove }) });
  await expect(line.getByText("Asked", { exact: true })).toBeVisible();
  expect(await lookAt(page, "note-list")).toEqual([]);

  await line.getByRole("button", { name: viewer.mark_remove }).click();
  await expect.poll(() => painted(page, "passages")).toEqual([]);
  await page.getByRole("button", { name: notes.undo }).click();
  await expect.poll(() => painted(page, "noted")).toEqual([sentence]);
  await page.goto(`/c/${slug}/highlights`);
  await expect(page.getByText("Asked", { exact: true })).toBeVisible();
  for (const [button, start] of [
    [notes.pdf_save, "%PDF-"],
    [texts.mastery.marks_save, "# El agua"],
  ] as const) {
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: button }).click();
    const file = await readFile(await (await saving).path(), "latin1");
    expect(file.slice(0, start.length)).toBe(start);
  }
  expect(await lookAt(page, "notes")).toEqual([]);
  await page.getByRole("button", { name: notes.note_change }).click();
  await panel.getByRole("button", { name: notes.note_remove }).click();
  await expect(page.getByRole("button", { name: notes.note_write })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: notes.note_write })).toBeVisible();
  await expect(page.getByText("Asked", { exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: notes.note_write }).click();
  await panel.getByRole("button", { name: common.close }).click();
  await expect(panel).toHaveCount(0);
});

test("a note stays with its passage when the text is written anew", async ({ page, server }) => {
  const { slug, texts, seed, creator, authorization } = await openOffline(page, server);
  const { notes, viewer } = texts;
  await page.goto(`/c/${slug}/steps/2`);
  const sentence = await selectSentence(page);
  await page.keyboard.press("Shift+h");
  await page.getByRole("textbox", { name: notes.note_label }).fill("Kept");
  await page.getByRole("button", { name: notes.note_save }).click();
  const stored = () =>
    seed.call<StoredMarks>("GET", `/api/learn/${slug}/highlights`, undefined, { authorization });
  await expect
    .poll(async () => (await stored()).highlights)
    .toMatchObject([{ quote: sentence, note: "Kept" }]);

  const managers = { authorization: `Bearer ${creator.accessToken}` };
  const { steps } = await seed.call<{ steps: { stepId: string }[] }>("GET", `/api/learn/${slug}`);
  const address = `/api/courses/${slug}/outline/${steps[1]?.stepId}`;
  const step = await seed.call<Record<string, unknown>>("GET", address, undefined, managers);
  const sections = { objectives: [], keyPoints: [], reflections: [], terms: [], next: null };
  const content = "Todo es distinto ahora.";
  await seed.call("PUT", address, { ...step, sections, content }, managers);
  await page.goto(`/c/${slug}/highlights`);
  await expect(page.getByText("Kept", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: viewer.mark_show }).click();
  const line = page.getByRole("listitem").filter({ hasText: sentence });
  await expect(line.getByText(viewer.mark_gone)).toBeVisible();
  await expect(line.getByText("Kept", { exact: true })).toBeInViewport();
});

test.describe("without a connection", () => {
  test.use({ serviceWorkers: "allow" });

  test("a passage and its note are kept through a reload, and sent later", async ({
    page,
    context,
    server,
  }) => {
    const { slug, texts, seed, authorization } = await openOffline(page, server);
    const { notes, offline } = texts;
    await page.goto(`/c/${slug}/steps/1`);
    await expectKept(page, slug, 2);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText(offline.no_connection)).toBeVisible();
    const sentence = await selectSentence(page);
    await page.keyboard.press("Shift+h");
    await page.getByRole("textbox", { name: notes.note_label }).fill("Later");
    await page.getByRole("button", { name: notes.note_save }).click();
    await expect.poll(() => painted(page, "noted")).toEqual([sentence]);
    await page.reload();
    await expect.poll(() => painted(page, "noted")).toEqual([sentence]);
    await context.setOffline(false);
    const stored = () =>
      seed.call<StoredMarks>("GET", `/api/learn/${slug}/highlights`, undefined, { authorization });
    await expect
      .poll(async () => (await stored()).highlights)
      .toMatchObject([{ quote: sentence, note: "Later" }]);
    await page.reload();
    await expect.poll(() => painted(page, "noted")).toEqual([sentence]);
  });
});
