import type { Locator, Page } from "@playwright/test";
import { forwardReviews } from "../../server/testing/forwardReviews.ts";
import { signIn } from "../pages/account.ts";
import { stepsOf } from "../pages/editor.ts";
import { card, open } from "../pages/kinds.ts";
import { DRAFTS, putKinds } from "../support/kinds.ts";
import { lookAt } from "../support/look.ts";
import { Seed } from "../support/seed.ts";
import { LONG } from "../support/sets.ts";
import { expect, test } from "../support/test.ts";
import { type Texts, textsOf } from "../support/texts.ts";

/** The creator of such a course at the question of its first step. */
async function edit(page: Page, server: ConstructorParameters<typeof Seed>[0], _texts: Texts) {
  const seed = new Seed(server);
  const creator = await seed.account("course_creator_free");
  const slug = await seed.course(creator, "bienen.de.pdf", "Wie Honigbienen sich verständigen", "de");
  const [first] = await stepsOf(seed, creator, slug);
  const stepId = first?.id ?? "";
  await putKinds({ seed, creator, slug }, stepId);
  await signIn(page, creator);
  await page.goto(`/c/${slug}/edit/questions/${stepId}`);
  return { slug, stepId };
}

/** Puts the entries of an exercise in this order, from the first place to the last, with its buttons. */
async function putInOrder(order: Locator, { fill, answers }: Texts, items: readonly string[]) {
  for (const [place, item] of items.entries()) {
    const up = order.getByRole("button", { name: fill(answers.order_up, { item }), exact: true });
    const row = order.getByRole("listitem").nth(place);
    while (!((await row.textContent()) ?? "").includes(item)) await up.click();
  }
}

test("who writes another answer when a verdict arrives keeps the focus, and what is written stays text", async ({
  page,
  server,
}) => {
  const { texts } = await open(page, server);
  const { answers, viewer } = texts;
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/exercises\/[^/]+\/answer$/, async (route) => {
    await released;
    await route.continue();
  });
  const numeric = card(page, "numeric");
  await numeric.getByRole("textbox").fill("21 Tage");
  await page.keyboard.press("Enter");
  const own = card(page, "self").getByLabel(answers.given);
  await own.click();
  await page.keyboard.type("An");
  release();
  await expect(numeric.getByRole("status")).toContainText(viewer.verdict_wrong);
  await expect(own).toBeFocused();
  // Outside a field this letter goes on to the next step.
  await page.keyboard.type("n");
  await expect(own).toHaveValue("Ann");
  await expect(page).toHaveURL(/\/steps\/1$/);
});

test("every kind is answered: what is right stands beside the answer, and all of it is there after a reload", async ({
  page,
  server,
}) => {
  test.setTimeout(180_000);
  const { texts } = await open(page, server);
  const { answers, viewer } = texts;
  await expect(page.getByRole("heading", { level: 2 })).toContainText(
    [DRAFTS.typed.text, "Der Tanz", DRAFTS.match.text, "Die Sonne", DRAFTS.order.text, DRAFTS.numeric.text],
    { useInnerText: true },
  );

  const typed = card(page, "typed");
  const check = (exercise: Locator) => exercise.getByRole("button", { name: viewer.check }).click();
  await check(typed);
  await expect(typed.getByText(answers.typed_missing)).toBeVisible();
  const word = typed.getByRole("textbox");
  await expect(word).toBeFocused();
  await expect(word).toHaveAccessibleName(`${DRAFTS.typed.text} ${answers.given}`);
  await word.fill("schwanzeltanz");
  await page.keyboard.press("Enter");
  await expect(typed.getByRole("status")).toContainText(viewer.verdict_right);
  await expect(typed).toBeFocused();

  const match = card(page, "match");
  for (const { text, match: right } of DRAFTS.match.pairs.slice(0, 3)) {
    const choice = await match.getByRole("option").filter({ hasText: right }).first().getAttribute("value");
    await match.getByRole("combobox", { name: text, exact: true }).selectOption(choice);
  }
  await check(match);
  await expect(match.getByText(answers.match_missing)).toBeVisible();
  const last = match.getByRole("combobox", { name: "Duft", exact: true });
  await expect(last).toBeFocused();
  const used = texts.fill(answers.match_used, { match: "B" }).replace("B", "");
  await expect(last.getByRole("option").filter({ hasText: used.trim() })).toHaveCount(3);
  const wrong = await last.getByRole("option").filter({ hasText: "Entfernung" }).getAttribute("value");
  await last.selectOption(wrong);
  await check(match);
  await expect(match.getByRole("status")).toContainText(viewer.verdict_mostly);
  await expect(match.getByText(texts.fill(answers.match_count, { right: 3, total: 4 }))).toBeVisible();
  await expect(match.getByText(texts.fill(answers.match_wrong, { match: "Art der Blüte" }))).toBeVisible();

  const order = card(page, "order");
  const [one = "", two = "", three = "", four = ""] = DRAFTS.order.items.map(({ text }) => text);
  const rows = order.getByRole("listitem");
  await putInOrder(order, texts, [one, two, three, four]);
  const lower = { x: 60, y: 40 };
  await rows.first().locator("span").first().dragTo(rows.last(), { targetPosition: lower, steps: 8 });
  await expect(rows).toContainText([two, three, four, one]);
  await page.reload();
  await expect(order.getByRole("listitem")).toContainText([two, three, four, one]);
  const up = order.getByRole("button", { name: texts.fill(answers.order_up, { item: one }) });
  await up.click();
  await expect(up).toBeFocused();
  await order.getByRole("button", { name: texts.fill(answers.order_down, { item: one }) }).click();
  await check(order);
  await expect(order.getByRole("status")).toContainText(viewer.verdict_partly);
  await expect(order.getByText(texts.fill(answers.order_wrong, { place: 4 }))).toBeVisible();
  await expect(order.getByRole("listitem")).toContainText([one, two, three, four]);

  const numeric = card(page, "numeric");
  const number = numeric.getByRole("textbox");
  await expect(number).toHaveAccessibleName(`${DRAFTS.numeric.text} ${answers.given} Tage`);
  await number.fill("sechzehn");
  await check(numeric);
  const unread = texts.fill(answers.numeric_unread, { text: "sechzehn", example: "3,5" });
  await expect(numeric.getByText(unread)).toBeVisible();
  await number.fill("21 Tage");
  await check(numeric);
  await expect(numeric.getByRole("status")).toContainText(viewer.verdict_wrong);
  await expect(numeric.getByText("16 Tage")).toBeVisible();

  const self = card(page, "self");
  await expect(self.getByRole("button")).toHaveCount(1);
  const own = "Am Winkel zur Sonne.";
  await self.getByLabel(answers.given).fill(own);
  await page.reload();
  await expect(self.getByLabel(answers.given)).toHaveValue(own);
  await self.getByRole("button", { name: answers.compare }).click();
  await expect(self.getByRole("region", { name: answers.self_passage })).toBeFocused();
  await expect(self.getByText(own)).toBeVisible();
  const level = (name: string) => self.getByRole("radio", { name, exact: true });
  const byTicks = (name: string) =>
    self.getByText(texts.fill(answers.self_by_ticks, { level: name }), { exact: true });
  await expect(byTicks(answers.level_4)).toBeVisible();
  for (const [at, expected] of [answers.level_3, answers.level_2, answers.level_1].entries()) {
    await self.getByRole("checkbox", { name: DRAFTS.self.points[at] ?? "", exact: true }).check();
    await expect(byTicks(expected)).toBeVisible();
  }
  await self.getByRole("checkbox", { name: DRAFTS.self.points[1], exact: true }).uncheck();
  await expect(byTicks(answers.level_2)).toBeVisible();
  await page.reload();
  await expect(self.getByRole("checkbox", { checked: true })).toHaveCount(2);
  await expect(self.getByRole("radio")).toHaveCount(0);
  await self.getByText(answers.self_other, { exact: true }).click();
  await self.getByRole("radio", { name: answers.level_1 }).focus();
  await page.keyboard.press("3");
  await expect(level(answers.level_3)).toBeChecked();
  await self.getByRole("button", { name: answers.self_submit }).click();
  const judged = texts.fill(answers.self_verdict, { level: answers.level_3 });
  await expect(self.getByRole("status")).toContainText(judged);
  await expect(self.getByText(viewer.verdict_wrong)).toHaveCount(0);

  await page.reload();
  await expect(self.getByRole("status")).toContainText(judged);
  const [first, second, third] = DRAFTS.self.points;
  await expect(self.getByRole("region", { name: answers.self_had }).getByRole("listitem")).toHaveText([
    first,
    third,
  ]);
  await expect(self.getByRole("region", { name: answers.self_lacked }).getByRole("listitem")).toHaveText([
    second,
  ]);
  await expect(self.getByText(own)).toBeVisible();
  await expect(match.getByRole("status")).toContainText(viewer.verdict_mostly);
  await expect(numeric.getByRole("status")).toContainText(viewer.verdict_wrong);
});

test("without a connection an exercise waits and is sent later; comparing says so and keeps the text", async ({
  page,
  server,
  context,
}) => {
  const { texts } = await open(page, server);
  const { answers, viewer } = texts;
  await context.setOffline(true);
  const typed = card(page, "typed");
  await typed.getByRole("textbox").fill("Rundtanz");
  await page.keyboard.press("Enter");
  await expect(typed.getByText(viewer.waiting_answer)).toBeVisible();
  const self = card(page, "self");
  await self.getByLabel(answers.given).fill("Am Winkel.");
  await self.getByRole("button", { name: answers.compare }).click();
  await expect(self.getByText(answers.compare_failed)).toBeVisible();
  await expect(self.getByLabel(answers.given)).toHaveValue("Am Winkel.");
  await context.setOffline(false);
  await expect(typed.getByRole("status")).toContainText(viewer.verdict_wrong);
  await expect(typed.getByText("Schwänzeltanz")).toBeVisible();
  await self.getByRole("button", { name: answers.compare }).click();
  await expect(self.getByText(DRAFTS.self.points[1])).toBeVisible();
});

test("what another tab answered is shown here too, and leaves no button that does nothing", async ({
  page,
  context,
  server,
}) => {
  const { texts, slug } = await open(page, server);
  const { answers } = texts;
  await card(page, "self").getByLabel(answers.given).fill("Am Winkel.");
  const other = await context.newPage();
  await other.goto(`/c/${slug}/steps/1`);
  const answered = card(other, "self");
  await answered.getByRole("button", { name: answers.compare }).click();
  await answered.getByText(answers.self_other, { exact: true }).click();
  await answered.getByText(answers.level_2, { exact: true }).click();
  await answered.getByRole("button", { name: answers.self_submit }).click();
  const judged = texts.fill(answers.self_verdict, { level: answers.level_2 });
  await expect(answered.getByRole("status")).toContainText(judged);
  await expect(card(page, "self").getByRole("status")).toContainText(judged);
  await expect(card(page, "self").getByRole("button", { name: answers.self_submit })).toHaveCount(0);
});

test("what one judged oneself comes again, and is compared again", async ({ page, server }) => {
  const { texts, seed, slug, stepId, person } = await open(page, server);
  const { answers, campus, viewer } = texts;
  const headers = { authorization: `Bearer ${person.accessToken}` };
  const answer = { kind: "self", text: "", level: 1 };
  await seed.call("PUT", `/api/learn/${slug}/steps/${stepId}/answer`, { answer }, headers);
  await seed.call("PUT", `/api/learn/${slug}/repeats`, { repeats: true }, headers);
  await page.goto("/reviews");
  await expect(page.getByRole("heading", { name: campus.reviews_done })).toBeVisible();
  await server.killAndRestart(() => forwardReviews(server.dataFolder, 30));
  await page.reload();
  const self = card(page, "self");
  await expect(self.getByText(answers.self_instruction)).toBeVisible();
  await expect(self.getByText(DRAFTS.self.points[0])).toHaveCount(0);
  await self.getByRole("button", { name: answers.compare }).click();
  await expect(self.getByText(answers.self_thought)).toBeVisible();
  for (const name of DRAFTS.self.points.slice(0, 2))
    await self.getByRole("checkbox", { name, exact: true }).check();
  await self.getByRole("button", { name: answers.self_submit }).click();
  const judged = texts.fill(answers.self_verdict, { level: answers.level_2 });
  await expect(self.getByRole("status")).toHaveText(judged);
  await expect(self.getByText(viewer.verdict_right)).toHaveCount(0);
  await expect(self.getByRole("button", { name: campus.reviews_finish })).toBeVisible();
});

test("another kind takes over what it can, names what is lost, and brings it back", async ({
  page,
  server,
}) => {
  const texts = await textsOf("de");
  const { editor, errors } = texts;
  const { fill } = texts;
  const { slug, stepId } = await edit(page, server, texts);
  const kind = page.getByLabel(editor.kind_label);
  await expect(kind).toHaveValue("self");
  await page.getByLabel(editor.self_passage).fill("Der Winkel zählt.");

  await kind.selectOption("order");
  const dialog = page.getByRole("alertdialog");
  await expect(dialog.getByText("Der Winkel zählt.")).toBeVisible();
  await dialog.getByRole("button", { name: texts.common.cancel }).click();
  await expect(kind).toHaveValue("self");
  await kind.selectOption("order");
  await dialog.getByRole("button", { name: editor.kind_change, exact: true }).click();
  const item = (number: number) => page.getByRole("textbox", { name: fill(editor.item_label, { number }) });
  await expect(item(2)).toHaveValue(DRAFTS.self.points[1]);
  await page.getByRole("button", { name: fill(editor.item_up, { number: 2 }) }).click();
  await expect(item(1)).toHaveValue(DRAFTS.self.points[1]);
  await expect(page.getByRole("button", { name: fill(editor.item_up, { number: 1 }) })).toBeFocused();

  await page.getByRole("button", { name: fill(editor.item_remove, { number: 3 }) }).click();
  await page.getByRole("button", { name: editor.question_save }).click();
  await expect(page.getByText(errors.QUESTION_PARTS_TOO_FEW)).toBeVisible();

  await kind.selectOption("self");
  await expect(page.getByLabel(editor.self_passage)).toHaveValue("Der Winkel zählt.");
  const fields = Promise.withResolvers<void>();
  await page.route(/NumericEditor/, async (route) => {
    await fields.promise;
    await route.continue();
  });
  await kind.selectOption("numeric");
  await dialog.getByRole("button", { name: editor.kind_change, exact: true }).click();
  await page.getByRole("button", { name: editor.question_save }).click();
  fields.resolve();
  const number = page.getByLabel(editor.numeric_value);
  await expect(number).toBeFocused();
  await number.fill("16,5");
  await page.getByLabel(editor.numeric_unit).fill("Tage");
  await page.getByLabel(editor.numeric_tolerance).fill("0,5");
  await page.keyboard.press("Enter");
  await expect(page.getByText(editor.question_saved)).toBeVisible();
  await page.goto(`/c/${slug}/preview/${stepId}`);
  await expect(page.getByText("16,5\u00a0Tage")).toBeVisible();
});

for (const width of [390, 1280]) {
  test(`questions of every kind look as they should: ${width}`, {
    tag: LONG,
  }, async ({ page, server }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 900 });
    const { texts, slug, creator, stepId } = await open(page, server);
    const faults = await lookAt(page, "kinds-before");
    const self = card(page, "self");
    await self.getByRole("textbox").fill("Sie sieht am Winkel, wohin es geht.");
    await self.getByRole("button", { name: texts.answers.compare }).click();
    await self.getByRole("checkbox").first().check();
    faults.push(...(await lookAt(page, "kinds-compared")));
    await self.getByRole("button", { name: texts.answers.self_submit }).click();
    await card(page, "typed").getByRole("textbox").fill("Rundtanz");
    await card(page, "numeric").getByRole("textbox").fill("16,2");
    for (const choice of await card(page, "match").getByRole("combobox").all())
      await choice.selectOption({ index: 2 });
    for (const kind of ["typed", "numeric", "match", "order"] as const) {
      await card(page, kind).getByRole("button", { name: texts.viewer.check }).click();
      await expect(card(page, kind).getByRole("button", { name: texts.viewer.check })).toHaveCount(0);
    }
    faults.push(...(await lookAt(page, "kinds-after")));
    await signIn(page, creator);
    await page.goto(`/c/${slug}/edit/questions/${stepId}`);
    const kind = page.getByLabel(texts.editor.kind_label);
    for (const chosen of ["self", "order", "match", "typed", "numeric"]) {
      await kind.selectOption(chosen);
      const change = page.getByRole("alertdialog").getByRole("button", { name: texts.editor.kind_change });
      if (await change.isVisible()) await change.click();
      faults.push(...(await lookAt(page, `kinds-edit-${chosen}`)));
    }
    await page.goto(`/c/${slug}/preview/${stepId}`);
    await expect(page.getByText("Ordnen Sie zu.")).toBeVisible();
    faults.push(...(await lookAt(page, "kinds-preview")));
    expect(faults).toEqual([]);
  });
}

test("what is typed while a question is saved stays, and a copy opens with what it copies", async ({
  page,
  server,
}) => {
  const texts = await textsOf("de");
  const { editor } = texts;
  await edit(page, server, texts);

  const saved = Promise.withResolvers<void>();
  await page.route(/\/question$/, async (route) => {
    if (route.request().method() === "PUT") await saved.promise;
    await route.continue();
  });
  const text = page.getByLabel(editor.question_text);
  await text.fill("Woran erkennt eine Biene die Richtung?");
  await page.getByRole("button", { name: editor.question_save }).click();
  await text.fill("Woran erkennt eine Biene die Richtung zur Futterstelle?");
  saved.resolve();
  await expect(page.getByText(editor.question_saved).first()).toBeVisible();
  await expect(text).toHaveValue("Woran erkennt eine Biene die Richtung zur Futterstelle?");
  await expect(page.getByText(editor.state_changed)).toBeVisible();
  await page.getByRole("button", { name: editor.question_save }).click();
  await expect(page.getByText(editor.state_changed)).toHaveCount(0);

  const typed = page.getByRole("link", { name: DRAFTS.typed.text }).first();
  const list = page.getByRole("link", { name: editor.to_questions });
  if (await list.isVisible()) await list.click();
  await typed.click();
  await expect(text).toHaveValue(DRAFTS.typed.text);
  const original = page.url();
  await page.getByRole("button", { name: editor.exercise_copy }).click();
  await expect(page).not.toHaveURL(original);
  await expect(text).toHaveValue(DRAFTS.typed.text);
});
