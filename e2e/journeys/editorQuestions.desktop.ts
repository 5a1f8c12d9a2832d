import { crc32, deflateSync } from "node:zlib";
import { createEdited, saved, storedStep, textOf } from "../pages/editor.ts";
import { optionOf, registerAtCourse } from "../pages/participant.ts";
import { chooseFiles } from "../support/chooseFiles.ts";
import { faultsOf } from "../support/look.ts";
import { Seed } from "../support/seed.ts";
import { LONG } from "../support/sets.ts";
import { expect, test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

test("a question is written with its rules and hints, saved, deleted and brought back", async ({
  page,
  server,
}) => {
  test.setTimeout(180_000);
  const texts = await textsOf("de");
  const { editor, errors, common } = texts;
  const seed = new Seed(server);
  const { slug, steps } = await createEdited(page, texts, seed);
  const id = steps[1]?.id ?? "";
  await page.goto(`/c/${slug}/edit/questions`);
  const list = page.getByRole("navigation", { name: editor.questions_label });
  const entry = list.locator(`a[href$="/edit/questions/${id}"]`);
  await entry.click();
  await expect(page).toHaveURL(new RegExp(`/edit/questions/${id}$`));
  const text = page.getByLabel(editor.question_text, { exact: true });
  const old = await text.inputValue();
  const answer = (number: number) =>
    page.getByRole("textbox", { name: texts.fill(editor.option_label, { number }) });
  const right = (number: number) =>
    page.getByRole("checkbox", { name: texts.fill(editor.option_correct_label, { number }) });
  const save = () => page.getByRole("button", { name: editor.question_save }).click();

  await text.fill("");
  await answer(1).fill("");
  for (const number of [1, 2, 3, 4]) await right(number).uncheck();
  await save();
  for (const sentence of ["Fragentext ist erforderlich", "Mindestens 1 richtige Antwort erforderlich"]) {
    await expect(page.getByText(sentence)).toBeVisible();
  }
  await expect(page.getByText("Alle Antwortfelder müssen ausgefüllt werden")).toBeVisible();
  await expect(page.getByText(editor.question_save_failed)).toBeVisible();
  expect(errors.QUESTION_TEXT_MISSING).toBe("Fragentext ist erforderlich");

  await text.fill("Was tanzt die Biene?");
  for (const number of [1, 2, 3, 4]) await answer(number).fill(number < 3 ? "Dasselbe" : `Antwort ${number}`);
  await right(1).check();
  const hints = page.getByRole("region", { name: editor.hints_title });
  await expect(hints.getByText(texts.fill(texts.faults.option_same, { option: 2 }))).toBeVisible();
  await save();
  await expect(page.getByText(errors.QUESTION_OPTION_SAME)).toBeVisible();
  await expect(answer(2)).toBeFocused();
  await expect(answer(2)).toBeInViewport();
  await save();
  await expect(page.getByText(editor.question_save_failed)).toHaveCount(1);
  await answer(2).fill("Das Dasselbe");
  await expect(hints.getByText(texts.fill(texts.faults.option_repeated, { option: 2 }))).toBeVisible();
  await save();
  await expect(page.getByText(editor.question_saved)).toBeVisible();
  await expect(list.getByText("Was tanzt die Biene?")).toBeVisible();

  await page.getByRole("button", { name: editor.question_delete }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: common.delete }).click();
  await expect(entry).toContainText(editor.note_no_question);
  await page.getByRole("button", { name: editor.undo }).click();
  await expect(list.getByText("Was tanzt die Biene?")).toBeVisible();

  await text.fill(old);
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(text).toHaveValue(old);
});

test("what is said to an option is written beneath it, and read there by who took it", async ({
  browser,
  page,
  server,
}) => {
  const texts = await textsOf("de");
  const { editor, studio, viewer, fill } = texts;
  const seed = new Seed(server);
  const { slug, steps } = await createEdited(page, texts, seed);
  const [, { id } = { id: "" }] = steps;
  await page.goto(`/c/${slug}/edit/questions/${id}`);
  const name = (number: number) => ({ name: fill(editor.option_feedback_label, { number }), exact: true });
  const button = (number: number) => page.getByRole("button", name(number));
  const field = (number: number) => page.getByRole("textbox", name(number));
  const says = ["Ja, so steht es da.", "Das gilt erst im Sommer.", "Das meinte man früher."];
  for (const [at, text] of says.entries()) {
    await expect(field(at + 1)).toHaveCount(0);
    await button(at + 1).click();
    await expect(field(at + 1)).toBeFocused();
    await page.keyboard.type(text);
    const label = fill(editor.option_label, { number: at + 1 });
    await page.getByRole("textbox", { name: label, exact: true }).fill(`Aussage ${at + 1}`);
    const right = fill(editor.option_correct_label, { number: at + 1 });
    await page.getByRole("checkbox", { name: right }).setChecked(at === 0);
  }
  await page.getByRole("button", { name: editor.question_save }).click();
  await expect(page.getByText(editor.question_saved)).toBeVisible();
  await page.reload();
  for (const [at, text] of says.entries()) await expect(field(at + 1)).toHaveValue(text);
  await expect(field(4)).toHaveCount(0);
  await expect(button(4)).toBeVisible();
  const kind = page.getByLabel(editor.kind_label, { exact: true });
  await kind.selectOption("typed");
  const dialog = page.getByRole("alertdialog");
  await expect(dialog.getByText(says[1] ?? "")).toBeVisible();
  await dialog.getByRole("button", { name: editor.kind_change }).click();
  await kind.selectOption("choice");
  await expect(field(2)).toHaveValue(says[1] ?? "");
  await page.goto(`/c/${slug}/preview/${id}`);
  const previewed = page.getByRole("listitem").filter({ hasText: "Aussage 2" });
  await expect(previewed).toHaveText(`Aussage 2. ${studio.option_wrong}${says[1]}`);

  const context = await browser.newContext({ baseURL: server.url, locale: "de-DE" });
  const participant = await context.newPage();
  const person = { firstName: "Ada", lastName: "Muster", email: `${crypto.randomUUID()}@example.org` };
  await registerAtCourse(participant, texts, slug, person);
  await participant.goto(`/c/${slug}/steps/2`);
  await optionOf(participant, "Aussage 2").click();
  for (const text of says) await expect(participant.getByText(text)).toHaveCount(0);
  await participant.getByRole("button", { name: viewer.check }).click();
  await participant.getByRole("button", { name: viewer.show_solution }).click();
  const answered = (text: string) => participant.getByRole("listitem").filter({ hasText: text });
  await expect(answered("Aussage 2")).toHaveText(`Aussage 2${viewer.option_wrong_chosen}${says[1]}`);
  await expect(answered("Aussage 1")).toHaveText(`Aussage 1${viewer.option_right_missed}${says[0]}`);
  await expect(answered("Aussage 3")).toHaveText("Aussage 3");
  expect(await faultsOf(participant, "an answer with what is said to it")).toEqual([]);
  await context.close();
});

/** A small PNG of one colour. */
function png(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.from([0, 0, 0, 120, 0, 0, 0, 80, 8, 2, 0, 0, 0]);
  const rows = Buffer.concat(
    Array.from({ length: 80 }, () => Buffer.concat([Buffer.from([0]), Buffer.alloc(360, 90)])),
  );
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    start,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

test("an image comes into a step with what it shows, and a wrong file is refused", { tag: LONG }, async ({
  page,
  server,
}) => {
  test.setTimeout(180_000);
  const texts = await textsOf("de");
  const { editor, errors } = texts;
  const seed = new Seed(server);
  const { creator, slug, steps } = await createEdited(page, texts, seed);
  const id = steps[0]?.id ?? "";
  await page.goto(`/c/${slug}/edit/steps/${id}`);
  await textOf(page, texts).press("Control+Home");
  await page.getByRole("button", { name: editor.image_title, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: editor.image_title });
  const choose = async (file: { name: string; mimeType: string; buffer: Buffer }) => {
    await chooseFiles(page, () => dialog.getByRole("button", { name: editor.image_choose }).click(), file);
  };
  await choose({ name: "bild.gif", mimeType: "image/gif", buffer: Buffer.from("GIF89a") });
  await expect(dialog.getByText(errors.image_unreadable)).toBeVisible();
  await choose({ name: "bild.png", mimeType: "image/png", buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
  await expect(dialog.getByText(texts.fill(errors.image_too_large, { megabytes: 5 }))).toBeVisible();
  await choose({ name: "bild.png", mimeType: "image/png", buffer: png() });
  await expect(dialog.locator("img")).toBeVisible();
  await dialog.getByLabel(editor.image_alt, { exact: true }).fill("Eine graue Fläche");
  await dialog.getByLabel(editor.image_caption, { exact: true }).fill("Abbildung 1");
  await dialog.getByRole("button", { name: editor.image_insert, exact: true }).click();
  await expect(textOf(page, texts).getByRole("img", { name: "Eine graue Fläche" })).toBeVisible();
  await saved(page, texts);
  const { content } = await storedStep(seed, creator, slug, id);
  expect(content).toMatch(/!\[Eine graue Fläche\]\(figure:[\da-f-]{36}\?w=120&h=80 "Abbildung 1"\)/);
  await page.goto(`/c/${slug}/preview/${id}`);
  await expect(page.getByRole("img", { name: "Eine graue Fläche" })).toBeVisible();
});
