import { addStepAfter, rowsOf, saved, stepsOf, storedStep } from "../pages/editor.ts";
import { askAnew, cardOf, compare, createWritten, versionOf, writtenSteps } from "../pages/rewriting.ts";
import { TOWERS, modelTest as test } from "../support/model.ts";
import { LONG } from "../support/sets.ts";
import { expect } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

const texts = await textsOf("de");
const { common, editor, generation, rewriting, fill } = texts;

test.beforeEach(({ model }) => model.goOn());

test("a step is rewritten to a wish while one goes on working; it is compared and takes the place of the old one", async ({
  page,
  server,
  model,
}) => {
  test.setTimeout(180_000);
  const { seed, creator, slug, at } = await createWritten(page, texts, server, TOWERS);
  const { id } = at(2);
  const before = await storedStep(seed, creator, slug, id);
  const card = cardOf(page, rewriting.card_step);

  await test.step("what was typed is saved before the new version is asked for", async () => {
    await page.goto(`/c/${slug}/edit/steps/${id}`);
    await page.getByLabel(editor.title_label, { exact: true }).fill("Von Hand geändert");
    model.hold(0);
    await page.getByRole("button", { name: rewriting.ask_step, exact: true }).click();
    const dialog = page.getByRole("dialog", { name: rewriting.ask_step });
    await dialog.getByLabel(rewriting.wish_label, { exact: true }).fill("Über Schiffe");
    await dialog.getByRole("button", { name: rewriting.wish_shorter }).click();
    await dialog.getByRole("button", { name: rewriting.start }).click();
    await expect(card.getByText(rewriting.state_rewriting)).toBeVisible();
    await expect(
      card.getByText(fill(rewriting.your_wish, { wish: `Über Schiffe, ${rewriting.wish_shorter}` })),
    ).toBeVisible();
    expect((await storedStep(seed, creator, slug, id)).title).toBe("Von Hand geändert");
  });

  await test.step("its state survives a reload and is shown in the list and its tab", async () => {
    await page.reload();
    await expect(card.getByText(rewriting.state_rewriting)).toBeVisible();
    await page.goto(`/c/${slug}/edit`);
    await expect(rowsOf(page, texts).nth(1).getByText(rewriting.tag_rewriting)).toBeVisible();
    const tab = page.getByRole("link", { name: editor.tab_steps });
    await expect(tab).toHaveAccessibleName(
      `${editor.tab_steps} ${fill(rewriting.tab_count_one, { count: 1 })}`,
    );
    model.goOn();
    await expect(rowsOf(page, texts).nth(1).getByText(rewriting.tag_ready)).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText(rewriting.ready_toast, { exact: true })).toBeVisible();
    expect((await storedStep(seed, creator, slug, id)).content).toBe(before.content);
  });

  await test.step("both versions with their sources; the new one takes its place in the editor", async () => {
    await page.goto(`/c/${slug}/edit/steps/${id}`);
    await compare(page, texts, card);
    await expect(page).toHaveTitle(
      new RegExp(`^${fill(rewriting.title_step, { title: "Von Hand geändert" })}`),
    );
    const present = await versionOf(page, rewriting.present);
    await expect(present.getByText("Von Hand geändert")).toBeVisible();
    const proposed = await versionOf(page, rewriting.proposed);
    await expect(proposed.getByRole("heading", { name: /^Version \d+$/ })).toBeVisible();
    await expect(proposed.getByText(/^Quellen \(\d+\)$/).last()).toBeVisible();
    await page.getByRole("button", { name: rewriting.accept, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/edit/steps/${id}$`));
    await expect(page.getByRole("textbox", { name: editor.content_label })).toContainText(/In version \d+/);
    await expect(card).toHaveCount(0);
    await saved(page, texts);
    expect((await storedStep(seed, creator, slug, id)).content).toMatch(/^## Version/);
  });
});

test("a version that was changed meanwhile is replaced only knowingly", { tag: LONG }, async ({
  page,
  server,
}) => {
  test.setTimeout(180_000);
  const { seed, creator, slug, at } = await createWritten(page, texts, server, TOWERS);
  const { id } = at(3);
  await page.goto(`/c/${slug}/edit/steps/${id}`);
  await askAnew(page, texts, rewriting.ask_step);
  await compare(page, texts, cardOf(page, rewriting.card_step));
  const accept = page.getByRole("button", { name: rewriting.accept, exact: true });
  await expect(accept).toBeVisible();
  const { title, sections, summary, version } = await storedStep(seed, creator, slug, id);
  const authorization = `Bearer ${creator.accessToken}`;
  const changed = { title, sections, summary, version, content: "Somebody wrote this meanwhile." };
  await seed.call("PUT", `/api/courses/${slug}/outline/${id}`, changed, { authorization });

  await accept.click();
  await expect(page.getByRole("alert").getByText(rewriting.changed_title)).toBeVisible();
  expect((await storedStep(seed, creator, slug, id)).content).toBe(changed.content);
  const present = await versionOf(page, rewriting.present);
  await expect(present.getByText(changed.content)).toBeVisible();
  await page.reload();
  await expect(page.getByRole("alert").getByText(rewriting.changed_text)).toBeVisible();
  await page.getByRole("button", { name: rewriting.accept_anyway }).click();
  await expect(page).toHaveURL(new RegExp(`/edit/steps/${id}$`));
  expect((await storedStep(seed, creator, slug, id)).content).toMatch(/^## Version/);
});

test("a new version that fails says why, one that waits says until when; trying again, stopping and discarding leave what is there", {
  tag: LONG,
}, async ({ page, server, model }) => {
  test.setTimeout(180_000);
  const { seed, creator, slug, at } = await createWritten(page, texts, server, TOWERS);
  const { id, title } = at(4);
  const before = await storedStep(seed, creator, slug, id);
  const card = cardOf(page, rewriting.card_step);
  await page.goto(`/c/${slug}/edit/steps/${id}`);
  model.fail(0, { status: 401 });
  await askAnew(page, texts, rewriting.ask_step, "Kürzer");
  await expect(card.getByRole("alert")).toContainText(generation.error_key_refused, { timeout: 30_000 });
  await page.reload();
  await expect(card.getByRole("alert")).toContainText(generation.error_key_refused);

  model.fail(0, { status: 429, headers: { "retry-after": "1200" } });
  await card.getByRole("button", { name: rewriting.again }).click();
  await expect(card.getByText(/^Pausiert\. Um \d\d:\d\d geht es von selbst weiter\.$/)).toBeVisible({
    timeout: 30_000,
  });
  await expect(card.getByText(fill(rewriting.your_wish, { wish: "Kürzer" }))).toBeVisible();
  await card.getByRole("button", { name: rewriting.stop }).click();
  await expect(card).toHaveCount(0);

  model.goOn();
  await askAnew(page, texts, rewriting.ask_step);
  await compare(page, texts, card);
  await page.getByRole("button", { name: rewriting.discard, exact: true }).click();
  const question = page.getByRole("alertdialog", { name: rewriting.discard_title });
  await question.getByRole("button", { name: common.cancel }).click();
  await expect(question).toBeHidden();
  await page.getByRole("button", { name: rewriting.discard, exact: true }).click();
  await question.getByRole("button", { name: rewriting.discard }).click();
  await expect(page).toHaveURL(new RegExp(`/edit/steps/${id}$`));
  await expect(page.getByLabel(editor.title_label, { exact: true })).toHaveValue(title);
  expect(await storedStep(seed, creator, slug, id)).toEqual(before);
});

test("a new step comes of a description; it is read before it is inserted", { tag: LONG }, async ({
  page,
  server,
  model,
}) => {
  test.setTimeout(180_000);
  const { seed, creator, slug, steps, at } = await createWritten(page, texts, server, TOWERS);
  const titles = async () => (await stepsOf(seed, creator, slug)).map(({ title }) => title);
  const next = page.getByRole("button", { name: common.next });
  const back = page.getByRole("button", { name: common.back });
  const generate = page.getByRole("button", { name: rewriting.generate });
  const description = page.getByLabel(rewriting.description_label, { exact: true });
  await page.goto(`/c/${slug}/edit/add?before=${at(2).id}`);
  await next.click();
  await page.getByRole("radio", { name: rewriting.method_ai }).check({ force: true });
  await next.click();
  await generate.click();
  await expect(page.getByText(rewriting.description_missing)).toBeVisible();
  await description.fill("Wie Lampen geputzt werden");
  await page.reload();
  await expect(description).toHaveValue("Wie Lampen geputzt werden");
  await page.getByRole("button", { name: editor.create_manually }).click();
  await expect(page.getByLabel(editor.title_label, { exact: true })).toBeVisible();
  await back.click();
  await page.getByRole("radio", { name: rewriting.method_ai }).check({ force: true });
  await next.click();

  model.hold(0);
  await generate.click();
  await expect(page).toHaveURL(/\/edit\/proposals\//);
  const place = fill(rewriting.insert_before, { title: at(2).title });
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(
    fill(rewriting.title_insertStep, { place }),
  );
  await expect(page.getByText(rewriting.state_rewriting)).toBeVisible();
  await page.goto(`/c/${slug}/edit`);
  const card = cardOf(page, rewriting.card_insertStep);
  await expect(card).toContainText(place);
  model.goOn();
  await card.getByRole("link", { name: rewriting.look_at }).click({ timeout: 30_000 });
  await expect(page.getByRole("heading", { name: /^Version \d+$/ })).toBeVisible();
  expect(await titles()).toHaveLength(steps.length);
  await page.getByRole("button", { name: rewriting.accept_insertStep }).click();
  await expect(page).toHaveURL(/\/edit\/steps\//);
  const after = await stepsOf(seed, creator, slug);
  expect(after).toHaveLength(steps.length + 1);
  expect(after.filter(({ id }) => steps.some((step) => step.id === id)).map(({ id }) => id)).toEqual(
    steps.map(({ id }) => id),
  );
  expect(page.url()).toContain(after[1]?.id ?? "none");
  await page.goto(`/c/${slug}/edit/add?stage=ai`);
  await expect(description).toHaveValue("");
});

test("the whole course is rewritten: each step beside its old one, and what is lost is named", {
  tag: LONG,
}, async ({ page, server }) => {
  test.setTimeout(240_000);
  const { seed, creator, slug, at } = await createWritten(page, texts, server, TOWERS);
  const added = await addStepAfter({ seed, creator, slug }, at(10).id, "Written by hand");
  await seed.progress(await seed.account("course_participant"), slug, 0);
  await page.goto(`/c/${slug}/settings`);
  await askAnew(page, texts, rewriting.ask_course, "For sailors");
  await compare(page, texts, cardOf(page, rewriting.card_course));
  await expect(page.getByRole("list", { name: rewriting.course_steps }).getByRole("listitem")).toHaveCount(
    10,
  );
  const removed = page.getByRole("region", { name: rewriting.removed_title });
  await expect(removed.getByRole("listitem")).toHaveText([
    new RegExp(`^Written by hand.*${fill(rewriting.removed_people_one, { count: 1 })}$`),
  ]);
  await page.getByRole("button", { name: rewriting.accept_course }).click();
  const question = page.getByRole("alertdialog", { name: rewriting.replace_title });
  await expect(question).toContainText(fill(rewriting.replace_text_one, { count: 1 }));
  await question.getByRole("button", { name: rewriting.accept_course }).click();
  await expect(page).toHaveURL(/\/edit$/);
  await expect(rowsOf(page, texts)).toHaveCount(10);
  expect((await stepsOf(seed, creator, slug)).map(({ id }) => id)).not.toContain(added);
});

test("after a fallback steps can be edited and rewritten", { tag: LONG }, async ({ page, server, model }) => {
  test.setTimeout(180_000);
  model.fail(1, { text: "I would rather not." });
  const { seed, creator, slug, at } = await createWritten(page, texts, server, TOWERS);
  model.goOn();
  const { id } = at(5);
  await page.goto(`/c/${slug}/edit`);
  const row = rowsOf(page, texts).nth(4);
  await expect(row.getByText(editor.note_fallback)).toBeVisible();
  await page.goto(`/c/${slug}/edit/steps/${id}`);
  await page.getByLabel(editor.title_label, { exact: true }).fill("Edited after the fallback");
  await saved(page, texts);
  expect((await storedStep(seed, creator, slug, id)).title).toBe("Edited after the fallback");
  await askAnew(page, texts, rewriting.ask_step);
  await compare(page, texts, cardOf(page, rewriting.card_step));
  await page.getByRole("button", { name: rewriting.accept, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/edit/steps/${id}$`));
  await page.goto(`/c/${slug}/edit`);
  await expect(row.getByText(editor.note_fallback)).toHaveCount(0);
  expect(await writtenSteps(seed, creator, slug)).toHaveLength(10);
});
