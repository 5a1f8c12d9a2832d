import { fill } from "@lehrpfad/i18n";
import type { Page } from "@playwright/test";
import { createEdited } from "../pages/editor.ts";
import { bearer } from "../pages/offline.ts";
import { lookAt, lookAtScene } from "../support/look.ts";
import { Seed } from "../support/seed.ts";
import { expect, test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

/** Leaves in the clipboard what Word does, and pastes it into the field that has the focus. */
async function paste(page: Page, html: string, plain: string): Promise<void> {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate(`(async () => {
    const of = (type, text) => [type, new Blob([text], { type })];
    const parts = [of("text/html", ${JSON.stringify(html)}), of("text/plain", ${JSON.stringify(plain)})];
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(parts))]);
  })()`);
  await page.keyboard.press("ControlOrMeta+v");
}

const PLAIN = `Bienenquiz

1. Welche Form hat der Schwänzeltanz?
a) eine liegende Acht
b) ein Dreieck
c) eine Spirale

2. Wofür ist der Zittertanz ein Zeichen?
a) für zu viele Feinde
b) dafür, dass zu wenige Bienen den Nektar abnehmen
Lösung: F

3. Wann bekam er den Nobelpreis für Physiologie oder Medizin?
Antwort: 1973`;

/** The same with what is right in bold, which the plain text does not tell. */
const HTML = PLAIN.split("\n")
  .map((line) => `<p class="MsoNormal">${line.replace(/^(a\) )(eine .*)$/, "$1<b>$2</b>")}</p>`)
  .join("");

interface Asked {
  question: Stored | null;
  exercises: Stored[];
}
interface Stored {
  text: string;
  source: { quote: string } | null;
}

test("a list of questions is pasted, corrected, and taken into the steps whose texts answer it", async ({
  page,
  server,
}) => {
  const texts = await textsOf("de");
  const { editor, lists, imports } = texts;
  const seed = new Seed(server);
  const { creator, slug, steps } = await createEdited(page, texts, seed);
  const outline = `/api/courses/${slug}/outline`;
  const asked = async () => {
    const stored = await Promise.all(
      steps.map(({ id }) => seed.call<Asked>("GET", `${outline}/${id}`, undefined, bearer(creator))),
    );
    return stored.flatMap(({ question, exercises }) => [...(question ? [question] : []), ...exercises]);
  };
  const before = (await asked()).length;
  const card = (text: string) => page.getByRole("listitem").filter({ hasText: text });
  const submit = (count: string, number: number) =>
    page.getByRole("button", { name: fill(count, { number }) });

  await page.goto(`/c/${slug}/edit/questions`);
  await page.getByRole("link", { name: lists.link }).click();
  await expect(page.getByRole("heading", { name: lists.title })).toBeVisible();
  await page.getByRole("button", { name: lists.read }).click();
  await expect(page.getByText(lists.paste_empty)).toBeVisible();
  expect(await lookAtScene(page, "question-list")).toEqual([]);

  await test.step("what is pasted is read with its looks, and each question has its step", async () => {
    const field = page.getByLabel(lists.paste_label, { exact: true });
    await field.focus();
    await paste(page, HTML, PLAIN);
    await expect(field).toHaveValue(/^Bienenquiz/);
    await page.keyboard.press("Tab");
    await page.getByRole("button", { name: lists.read }).click();
    await expect(page.getByRole("heading", { name: fill(lists.found_other, { number: 3 }) })).toBeFocused();
    await expect(page.getByText(fill(lists.unread_no_question, { text: "Bienenquiz" }))).toBeVisible();
    const first = card("Welche Form hat der Schwänzeltanz?");
    await expect(first.getByLabel("eine liegende Acht")).toBeChecked();
    await expect(first.getByText("ein Bewegungsmuster in Form einer liegenden Acht")).toBeVisible();
    await expect(first.getByLabel(lists.step_label)).not.toHaveValue("");
    await expect(first.getByLabel(lists.proof)).not.toBeChecked();
    await expect(card("Wann bekam er").getByLabel(lists.proof)).toBeChecked();
    await first.getByLabel(lists.proof).check();
    expect(await asked()).toHaveLength(before);
  });

  const second = card("Wofür ist der Zittertanz ein Zeichen?");
  await test.step("one without a right answer says so, and waits until one is ticked", async () => {
    await expect(second.getByText(fill(lists.unknown_answer, { answer: "F" }))).toBeVisible();
    await expect(submit(lists.submit_other, 2)).toBeVisible();
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await lookAtScene(page, "question-list-found")).toEqual([]);
    }
    await second.getByLabel(/^dafür, dass/).check();
    // A reload loses no correction.
    await page.reload();
    await expect(second.getByLabel(/^dafür, dass/)).toBeChecked();
    await expect(second.getByText(fill(lists.unknown_answer, { answer: "F" }))).toHaveCount(0);
    await expect(submit(lists.submit_other, 3)).toBeVisible();
  });

  await test.step("one is changed, and one is left out", async () => {
    await second.getByRole("button", { name: lists.correct }).click();
    await page.getByLabel(editor.question_text, { exact: true }).fill("Was zeigt der Zittertanz an?");
    await page.getByRole("button", { name: lists.corrected }).click();
    await card("Wann bekam er").getByLabel(lists.take).uncheck();
    await submit(lists.submit_other, 2).click();
    await expect(page).toHaveURL(/\/edit\/questions\/[^/]+$/);
    const stored = await asked();
    const proof = stored.find(({ text }) => text === "Welche Form hat der Schwänzeltanz?")?.source?.quote;
    expect(proof).toMatch(/^Der Schwänzeltanz ist ein Bewegungsmuster in Form einer liegenden Acht/);
    const now = stored.map(({ text }) => text);
    expect(now).toHaveLength(before + 2);
    expect(now).toEqual(
      expect.arrayContaining(["Welche Form hat der Schwänzeltanz?", "Was zeigt der Zittertanz an?"]),
    );
  });

  await test.step("a file is read as well, and what cannot be read says why", async () => {
    await page.goto(`/c/${slug}/edit/add?stage=questions`);
    await expect(page.locator('nav [aria-current="page"]')).toHaveText(texts.editor.tab_questions);
    const choose = async (name: string, content: string) => {
      const chooser = page.waitForEvent("filechooser");
      await page.getByRole("button", { name: imports.drop_choose }).click();
      await (await chooser).setFiles({
        name,
        mimeType: "application/octet-stream",
        buffer: Buffer.from(content),
      });
    };
    await choose("Quiz.pdf", "%PDF-");
    await expect(page.getByText(fill(lists.wrong_ending, { name: "Quiz.pdf" }))).toBeVisible();
    await choose("Quiz.docx", "PK damaged");
    await expect(page.getByText(lists.failed)).toBeVisible();
    await choose("Quiz.txt", "Which?\nA. one\nB. two\nANSWER: B");
    await expect(page.getByRole("heading", { name: fill(lists.found_one, { number: 1 }) })).toBeFocused();
    await expect(card("Which?").getByText(lists.step_missing)).toBeVisible();
    expect(await lookAt(page, "question-list-file")).toEqual([]);
  });
});
