import { createEdited, rowsOf, stepsOf, storedStep } from "../pages/editor.ts";
import { Seed } from "../support/seed.ts";
import { expect, test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

test("steps are moved by button and keyboard, added by the wizard, deleted, and brought back", async ({
  page,
  server,
}) => {
  test.setTimeout(180_000);
  const texts = await textsOf("de");
  const { editor, common } = texts;
  const seed = new Seed(server);
  const { creator, slug, steps } = await createEdited(page, texts, seed);
  const [first, second, third] = steps;
  if (!first || !second || !third) throw new Error("The course should have steps");
  const order = async () => (await stepsOf(seed, creator, slug)).map(({ title }) => title);
  const rows = rowsOf(page, texts);
  await page.goto(`/c/${slug}/edit`);

  await test.step("one down with its button", async () => {
    await page.getByRole("button", { name: texts.fill(editor.move_down, { title: first.title }) }).click();
    await expect(rows.nth(1)).toContainText(first.title);
    await expect
      .poll(order)
      .toEqual([second.title, first.title, ...steps.slice(2).map(({ title }) => title)]);
  });

  await test.step("up again with the keyboard alone", async () => {
    const said = page.locator("[aria-live=assertive]");
    const fill = (words: string, title: string, position: number) => texts.fill(words, { title, position });
    await rows.nth(0).getByRole("link").focus();
    await page.keyboard.press("ArrowDown");
    await expect(rows.nth(1).getByRole("link")).toBeFocused();
    await page.keyboard.press("ArrowLeft");
    const handle = page.getByRole("button", {
      name: texts.fill(editor.move, { title: first.title }),
      exact: true,
    });
    await expect(handle).toBeFocused();
    await expect(handle).toHaveAccessibleDescription(editor.move_hint);
    await page.keyboard.press("Enter");
    await expect(handle).toHaveAttribute("aria-pressed", "true");
    await page.keyboard.press("End");
    await page.keyboard.press("Escape");
    await expect(said).toHaveText(fill(editor.move_stays, first.title, 2));
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowUp");
    await expect(said).toHaveText(texts.fill(editor.move_place, { position: 1, count: steps.length }));
    await page.keyboard.press("Enter");
    await expect(said).toHaveText(fill(editor.moved, first.title, 1));
    await expect(handle).toBeFocused();
    await expect(rows.nth(0)).toContainText(first.title);
    await expect.poll(order).toEqual(steps.map(({ title }) => title));
  });

  await test.step("to the end and back with the mouse", async () => {
    const last = rows.nth(steps.length - 1);
    const height = (await last.boundingBox())?.height ?? 0;
    await rows.nth(0).dragTo(last, { targetPosition: { x: 100, y: height - 8 }, steps: 8 });
    await expect(last).toContainText(first.title);
    await expect.poll(order).toEqual([...steps.slice(1), first].map(({ title }) => title));
    await last.dragTo(rows.nth(0), { targetPosition: { x: 100, y: 4 }, steps: 8 });
    await expect.poll(order).toEqual(steps.map(({ title }) => title));
  });

  await test.step("the arrows go on from the row whose button was pressed", async () => {
    await page.getByRole("button", { name: texts.fill(editor.move_up, { title: second.title }) }).click();
    await expect(rows.nth(0)).toContainText(second.title);
    await page.keyboard.press("ArrowDown");
    await expect(rows.nth(1).getByRole("link")).toBeFocused();
    await page.getByRole("button", { name: texts.fill(editor.move_up, { title: first.title }) }).click();
    await expect.poll(order).toEqual(steps.map(({ title }) => title));
  });

  await test.step("a move that fails is taken back and said", async () => {
    await page.route("**/place", (route) => route.abort());
    await page.getByRole("button", { name: texts.fill(editor.move_down, { title: first.title }) }).click();
    await expect(page.getByText(editor.move_failed)).toBeVisible();
    await expect(rows.nth(0)).toContainText(first.title);
    await page.unroute("**/place");
  });

  const actions = (position: number) =>
    page.getByRole("button", { name: texts.fill(editor.actions, { position }), exact: true });
  await test.step("a new one after the first", async () => {
    await page.getByRole("link", { name: editor.add }).click();
    await page.getByRole("link", { name: common.cancel }).click();
    await expect(page).toHaveURL(/\/edit$/);
    await actions(1).click();
    await page.getByRole("menuitem", { name: editor.insert_after }).click();
    await expect(page.getByRole("radio", { name: editor.place_after })).toBeChecked();
    const next = page.getByRole("button", { name: common.next });
    const heading = (name: string) => page.getByRole("heading", { level: 2, name, exact: true });
    await next.click();
    await expect(heading(texts.rewriting.method_title)).toBeFocused();
    await page.getByRole("button", { name: common.back }).click();
    await expect(heading(editor.add_place_title)).toBeFocused();
    await expect(page.getByRole("radio", { name: editor.place_after })).toBeChecked();
    await next.click();
    await expect(page.getByRole("radio", { name: texts.rewriting.method_manual })).toBeChecked();
    await next.click();
    await page.getByRole("button", { name: editor.create_manually }).click();
    await expect(page.getByText(editor.title_missing)).toBeVisible();
    await page.getByLabel(editor.title_label, { exact: true }).fill("Von Hand gemacht");
    await page.getByRole("button", { name: editor.create_manually }).click();
    await expect(page).toHaveURL(/\/edit\/steps\//);
    await expect
      .poll(order)
      .toEqual([first.title, "Von Hand gemacht", ...steps.slice(1).map(({ title }) => title)]);
  });

  await test.step("deleted after a question, and back with one press", async () => {
    await page.goto(`/c/${slug}/edit`);
    const before = await order();
    const question = (await storedStep(seed, creator, slug, first.id)).content;
    const remove = async () => {
      await actions(1).click();
      await page.getByRole("menuitem", { name: editor.delete }).click();
      const dialog = page.getByRole("alertdialog");
      await expect(dialog).toContainText(editor.delete_text);
      await dialog.getByRole("button", { name: editor.delete }).click();
    };
    await remove();
    await page.getByRole("button", { name: editor.undo }).click();
    await expect(page.getByText(texts.fill(editor.restored, { title: first.title }))).toBeVisible();
    expect(await order()).toEqual(before);
    await expect(rows.nth(0)).toContainText(first.title);
    await remove();
    await expect.poll(order).toEqual(before.slice(1));
    await page.reload();
    await page.getByRole("button", { name: `${editor.restore} ${first.title}` }).click();
    await expect.poll(order).toEqual(before);
    expect((await storedStep(seed, creator, slug, first.id)).content).toBe(question);
    await expect(rows.nth(0)).toContainText(first.title);
    await page.route(`**/outline/${first.id}`, (route) => route.abort());
    await remove();
    await expect(page.getByText(editor.delete_failed)).toBeVisible();
  });
});
