import { writeFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { signIn } from "../pages/account.ts";
import { createEdited, stepsOf, storedStep } from "../pages/editor.ts";
import { askAnew, cardOf, compare, versionOf } from "../pages/rewriting.ts";
import { faultsOf } from "../support/look.ts";
import { Seed } from "../support/seed.ts";
import { LONG } from "../support/sets.ts";
import { expect, test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

const MEGABYTE = 1024 * 1024;

/** Goes on with the Tab key until something has the focus. */
async function tabTo(page: Page, to: Locator): Promise<void> {
  await expect(to).toBeVisible();
  for (let presses = 0; presses < 80; presses++) {
    if ((await to.and(page.locator(":focus")).count()) > 0) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("The keyboard does not reach it");
}

/** Drops a file, as if it were dragged from a folder of the computer. */
async function dropOn(page: Page, target: Locator, file: string): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error("There is nothing to drop on");
  const browser = await page.context().newCDPSession(page);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const data = { items: [], files: [file], dragOperationsMask: 1 };
  for (const type of ["dragEnter", "dragOver", "drop"] as const)
    await browser.send("Input.dispatchDragEvent", { type, x, y, data });
  await browser.detach();
}

test.describe("in English", () => {
  test.use({ locale: "en-GB" });

  test("without a model a step is rewritten, compared and accepted by keyboard alone, in English", {
    tag: LONG,
  }, async ({ page, server }) => {
    test.setTimeout(180_000);
    const texts = await textsOf("en");
    const { editor, rewriting, common } = texts;
    const seed = new Seed(server);
    const creator = await seed.account("course_creator_free", "en");
    const slug = await seed.course(creator, "lighthouses.en.pdf", "How lighthouses work", "en");
    await signIn(page, creator);
    const step = (await stepsOf(seed, creator, slug))[1];
    if (!step) throw new Error("The course should have steps");
    const before = await storedStep(seed, creator, slug, step.id);
    // The writer offers the document's own text, without what somebody added.
    const edited = { ...before, content: `Somebody wrote this by hand.\n\n${before.content}` };
    const authorization = `Bearer ${creator.accessToken}`;
    const where = `/api/courses/${slug}/outline/${step.id}`;
    await seed.call("PUT", where, edited, { authorization });
    await page.goto(`/c/${slug}/edit/steps/${step.id}`);

    const ask = page.getByRole("button", { name: rewriting.ask_step, exact: true });
    await tabTo(page, ask);
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: rewriting.ask_step });
    await expect(dialog.getByText(rewriting.wish_none)).toBeVisible();
    await expect(dialog.getByLabel(rewriting.wish_label)).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(ask).toBeFocused();
    // Escape counts as soon as the window is there, although the focus comes a moment later; until then the browser
    // may have taken it from the page behind.
    for (const meanwhile of ["", "document.activeElement.blur();"]) {
      await page.evaluate(`(async () => {
        document.activeElement.click();
        await Promise.resolve();
        if (!document.querySelector("[role=dialog]")) throw new Error("The window should be there");
        ${meanwhile}
        const escape = new KeyboardEvent("keydown", { key: "Escape", bubbles: true });
        document.activeElement.dispatchEvent(escape);
      })()`);
      await expect(dialog).toBeHidden();
      await expect(ask).toBeFocused();
    }
    await page.keyboard.press("Enter");
    await tabTo(page, dialog.getByRole("button", { name: rewriting.start }));
    await page.keyboard.press("Enter");
    const card = cardOf(page, rewriting.card_step);
    const look = card.getByRole("link", { name: rewriting.compare, exact: true });
    await expect(look).toBeVisible({ timeout: 30_000 });
    await tabTo(page, look);
    await page.keyboard.press("Enter");

    // The first one: the versions below have headings of their own.
    await expect(page.getByRole("heading", { level: 2 }).first()).toBeFocused();
    expect(await faultsOf(page, "comparison")).toEqual([]);
    const next = page.getByRole("button", { name: rewriting.next_change });
    await tabTo(page, next);
    await page.keyboard.press("Enter");
    await expect(page.locator("section ins.change:focus, section del.change:focus")).toBeVisible();
    const marks = page.getByRole("switch", { name: rewriting.highlight });
    await marks.focus();
    await page.keyboard.press("Space");
    await expect(page.locator(".change")).toHaveCount(0);
    await tabTo(page, page.getByRole("button", { name: rewriting.discard, exact: true }));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alertdialog").getByRole("button", { name: common.cancel })).toBeFocused();
    await page.keyboard.press("Enter");
    await tabTo(page, page.getByRole("button", { name: rewriting.accept, exact: true }));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`/edit/steps/${step.id}$`));
    await expect(page.getByText(rewriting.accepted)).toBeVisible();
    const after = await storedStep(seed, creator, slug, step.id);
    expect(after.content).toBe(before.content);
    await expect(page.getByLabel(editor.title_label, { exact: true })).toHaveValue(before.title);
  });
});

test("a question is written anew beside the present one, and nothing sums up without a model", {
  tag: LONG,
}, async ({ page, server }) => {
  test.setTimeout(180_000);
  const texts = await textsOf("de");
  const { editor, rewriting, studio } = texts;
  const seed = new Seed(server);
  const { slug, steps } = await createEdited(page, texts, seed);
  const id = steps[1]?.id ?? "";

  await page.goto(`/c/${slug}/edit/questions/${id}`);
  const question = page.getByLabel(editor.question_text, { exact: true });
  const typed = "Wovon handelt dieser Schritt?";
  await question.fill(typed);
  await askAnew(page, texts, rewriting.ask_question);
  const questionCard = cardOf(page, rewriting.card_question);
  await expect(questionCard).toBeVisible();
  await expect(page.getByRole("link", { name: editor.tab_questions })).toHaveAccessibleName(
    `${editor.tab_questions} ${texts.fill(rewriting.tab_count_one, { count: 1 })}`,
  );
  await compare(page, texts, questionCard);
  const present = await versionOf(page, rewriting.present);
  await expect(present.getByText(typed)).toBeVisible();
  const proposed = await versionOf(page, rewriting.proposed);
  await expect(proposed).not.toContainText(typed);
  await page.getByRole("button", { name: rewriting.accept, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/edit/questions/${id}$`));
  await expect(question).not.toHaveValue(typed);

  await page.goto(`/c/${slug}/edit/steps/${id}`);
  await page.getByRole("button", { name: studio.summary, exact: true }).click();
  await expect(page.getByRole("button", { name: editor.summary_save })).toBeVisible();
  await expect(page.getByRole("button", { name: rewriting.ask_summary })).toHaveCount(0);
});

test("without a model a new step is made of a document of at most 20 MB", { tag: LONG }, async ({
  page,
  server,
}) => {
  test.setTimeout(180_000);
  const texts = await textsOf("de");
  const { common, create, rewriting } = texts;
  const seed = new Seed(server);
  const { creator, slug, steps } = await createEdited(page, texts, seed);
  await page.goto(`/c/${slug}/edit/add?after=${steps[2]?.id}`);
  await page.getByRole("button", { name: common.next }).click();
  await page.getByRole("radio", { name: rewriting.method_ai }).check({ force: true });
  await page.getByRole("button", { name: common.next }).click();
  await expect(page.getByText(/Max 20MB$/)).toBeVisible();
  const generate = page.getByRole("button", { name: rewriting.generate });
  await generate.click();
  await expect(page.getByRole("alert")).toHaveText(rewriting.document_needed);

  const uploads: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/uploads")) uploads.push(request.url());
  });
  const drop = async (name: string, content: string | Uint8Array) => {
    const file = test.info().outputPath(name);
    await writeFile(file, content);
    await dropOn(page, page.getByText(rewriting.document_drop), file);
  };
  await drop("gross.txt", new Uint8Array(21 * MEGABYTE));
  await expect(page.getByText(/^Max 20MB\. „gross\.txt“ hat 21\sMB\.$/)).toBeVisible();
  expect(uploads).toEqual([]);

  const sentences = Array.from(
    { length: 40 },
    (_, number) => `Die Imkerin Nummer ${number} prüfte im Frühling jede einzelne Wabe ihres Bienenvolkes. `,
  );
  await drop("waben.txt", `Die Waben\n\n${sentences.join("")}`);
  await expect(page.getByText(/^\d+ Wörter$/)).toBeVisible({ timeout: 30_000 });
  await page.reload();
  await expect(page.getByText("waben.txt")).toBeVisible();
  await page.getByRole("button", { name: texts.fill(create.remove, { name: "waben.txt" }) }).click();
  await drop("waben.txt", `Die Waben\n\n${sentences.join("")}`);
  await expect(page.getByText(/^\d+ Wörter$/)).toBeVisible({ timeout: 30_000 });
  // The words are shown while figures are still looked for; the step waits for both.
  await expect(page.getByText(create.reading_figures)).toBeHidden();
  await generate.click();
  await page.getByRole("button", { name: rewriting.accept_insertStep }).click({ timeout: 60_000 });
  await expect(page).toHaveURL(/\/edit\/steps\//);
  const after = await stepsOf(seed, creator, slug);
  expect(after).toHaveLength(steps.length + 1);
  expect(page.url()).toContain(after[3]?.id ?? "none");
  expect((await storedStep(seed, creator, slug, after[3]?.id ?? "")).content).toContain("Imkerin");
});
