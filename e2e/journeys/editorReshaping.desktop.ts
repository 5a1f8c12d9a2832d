import { signIn } from "../pages/account.ts";
import { rowsOf, stepsOf, storedStep } from "../pages/editor.ts";
import { lookAt } from "../support/look.ts";
import { Seed } from "../support/seed.ts";
import { expect, test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

test("a step is split, merged with the next one, and that is undone", async ({ page, server }) => {
  const seed = new Seed(server);
  const texts = await textsOf("de");
  const { editor, reshaping, fill } = texts;
  const creator = await seed.account("course_creator_free");
  const slug = await seed.course(creator, "bienen.de.pdf", "Bienenkunde", "de");
  const steps = await stepsOf(seed, creator, slug);
  const [first, second] = steps;
  if (!first || !second) throw new Error("The course has no steps");
  const before = await storedStep(seed, creator, slug, first.id);
  const titles = async () => (await stepsOf(seed, creator, slug)).map(({ title }) => title);
  await signIn(page, creator);

  await test.step("from the list: a place is chosen, what goes where is said", async () => {
    await page.goto(`/c/${slug}/edit`);
    await page
      .getByRole("button", { name: fill(editor.actions, { position: 1 }), exact: true })
      .press("Enter");
    await page.getByRole("menuitem", { name: reshaping.split }).press("Enter");
    const dialog = page.getByRole("dialog", {
      name: fill(reshaping.split_title, { title: first.title }),
    });
    await expect(dialog.getByRole("radio").first()).toBeFocused();
    await dialog.getByRole("radio").first().press("ArrowDown");
    await expect(dialog.getByText(reshaping.split_progress)).toBeVisible();
    expect(await lookAt(page, "split")).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await lookAt(page, "split")).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 900 });
    const name = dialog.getByRole("textbox", { name: reshaping.split_name });
    await name.fill("Ein zweiter Teil");
    await name.press("Enter");
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("textbox", { name: editor.title_label })).toHaveValue("Ein zweiter Teil");
    expect(await titles()).toEqual([
      first.title,
      "Ein zweiter Teil",
      ...steps.slice(1).map(({ title }) => title),
    ]);
  });

  await test.step("from the step's page: what was typed is in, the next one comes under a heading", async () => {
    await page.goto(`/c/${slug}/edit/steps/${first.id}`);
    const title = page.getByRole("textbox", { name: editor.title_label });
    await title.fill("Beide Teile");
    await page.getByRole("button", { name: reshaping.merge }).press("Enter");
    const dialog = page.getByRole("dialog");
    const name = dialog.getByRole("textbox", { name: reshaping.merge_name });
    await expect(name).toBeFocused();
    await expect(name).toHaveValue("Beide Teile");
    expect(await lookAt(page, "merge")).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await lookAt(page, "merge")).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 900 });
    await name.press("Enter");
    await expect(dialog).toBeHidden();
    await expect.poll(titles).toEqual(["Beide Teile", ...steps.slice(1).map((step) => step.title)]);
    const { content } = await storedStep(seed, creator, slug, first.id);
    expect(content).toContain("## Ein zweiter Teil");
  });

  await test.step("undoing gives two steps again", async () => {
    await page.goto(`/c/${slug}/edit`);
    const list = page.getByRole("region", { name: reshaping.list_title });
    await expect(list.getByRole("listitem")).toHaveCount(1);
    expect(await lookAt(page, "reshaped")).toEqual([]);
    await list.getByRole("button").press("Enter");
    await expect(page.getByText(reshaping.undone)).toBeVisible();
    await expect(rowsOf(page, texts)).toHaveCount(steps.length + 1);
    expect(await storedStep(seed, creator, slug, second.id)).toMatchObject({ title: second.title });
    await expect(list).toBeHidden();
  });
  expect((await storedStep(seed, creator, slug, first.id)).version).toBeGreaterThan(before.version);
});
