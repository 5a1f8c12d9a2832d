import { createEdited, textOf } from "../pages/editor.ts";
import { bearer } from "../pages/offline.ts";
import { lookAt } from "../support/look.ts";
import { Seed } from "../support/seed.ts";
import { expect, test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

interface Stored {
  question: { version: number; text: string; source: { documentName: string; quote: string } | null } | null;
  exercises: { kind: string; text: string; accepted?: string[]; source: { quote: string } | null }[];
}

interface StepTexts {
  version: number;
  title: string;
  sections: object;
}

test("questions are made of what is selected in a step, by keys alone, and their passage is changed", async ({
  page,
  server,
}) => {
  test.setTimeout(180_000);
  const texts = await textsOf("de");
  const { editor, errors, fill } = texts;
  const seed = new Seed(server);
  const { creator, slug, steps } = await createEdited(page, texts, seed);
  const id = steps[1]?.id ?? "";
  const where = `/api/courses/${slug}/outline/${id}`;
  const stored = () => seed.call<Stored>("GET", where, undefined, bearer(creator));
  const { question: old } = await stored();
  await seed.call("DELETE", `${where}/question`, { version: old?.version }, bearer(creator));

  const field = page.getByLabel(editor.question_text, { exact: true });
  const answer = (number: number) =>
    page.getByRole("textbox", { name: fill(editor.option_label, { number }), exact: true });
  const bar = page.getByRole("toolbar", { name: editor.selection_tools });
  const save = (name: string) => page.getByRole("button", { name, exact: true }).press("Enter");

  await test.step("a selected word is the right answer, its sentence the passage", async () => {
    await page.goto(`/c/${slug}/edit/steps/${id}`);
    await textOf(page, texts).press("Control+Home");
    await page.keyboard.type("Bienen sehen ultraviolett. Rot sehen sie nicht.");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Control+Home");
    for (let at = 0; at < 2; at++) await page.keyboard.press("Control+ArrowRight");
    await page.keyboard.press("Control+Shift+ArrowRight");
    await expect(bar.getByRole("button", { name: editor.question_from })).toBeVisible();
    expect(await lookAt(page, "a selection in the text of a step")).toEqual([]);
    await page.keyboard.press("Alt+Shift+q");
    await expect(field).toBeFocused();
    await expect(answer(1)).toHaveValue("ultraviolett");
    await expect(page.getByText(editor.stem_missing)).toBeVisible();
    // What was begun comes first; drafts of the writer wait folded below.
    await expect(page.getByRole("region", { name: editor.drafts_title })).toHaveCount(0);
    const saving = page.getByRole("button", { name: editor.question_save, exact: true });
    const folded = page.locator("summary").filter({ hasText: editor.drafts_title });
    const places = await Promise.all([saving, folded].map(async (one) => (await one.boundingBox())?.y ?? 0));
    expect(places[0]).toBeGreaterThan(0);
    expect(places[1]).toBeGreaterThan(places[0] ?? 0);
    await expect(answer(4)).toHaveValue("");
    await expect(page.getByText(editor.passage_new).locator("visible=true")).toBeVisible();
    await page.keyboard.type("Welches Licht sehen Bienen?");
    await save(editor.question_save);
    await expect(page.getByText(errors.QUESTION_OPTION_EMPTY)).toBeVisible();
    await expect(answer(2)).toBeFocused();
    for (const [at, wrong] of ["infrarot", "dunkelrot", "gar keines"].entries())
      await answer(at + 2).fill(wrong);
    await save(editor.question_save);
    await expect
      .poll(async () => (await stored()).question?.source?.quote)
      .toBe("Bienen sehen ultraviolett.");
    await expect(page.getByText(editor.passage_new)).toHaveCount(0);
  });

  const beside = page.getByRole("region", { name: editor.step_text });
  await test.step("another passage is taken from the text beside it, and stands in the document", async () => {
    const sentence = beside.getByText(/Ein Facettenauge ist ein Auge/);
    await sentence.click({ clickCount: 3 });
    await bar.getByRole("button", { name: editor.passage_take }).click();
    await expect(bar).toHaveCount(0);
    expect(await lookAt(page, "a question with another passage")).toEqual([]);
    await save(editor.question_save);
    await expect.poll(async () => (await stored()).question?.source?.documentName).toBe("bienen.de.pdf");
    expect((await stored()).question?.source?.quote).toContain("Facettenauge");
    await expect(beside.getByText("bienen.de.pdf").first()).toBeVisible();
  });

  await test.step("a word becomes a gap, as another exercise", async () => {
    await beside.getByText("Bienen sehen ultraviolett").dblclick({ position: { x: 12, y: 10 } });
    await bar.getByRole("button", { name: editor.gap_from }).click();
    await expect(field).toHaveValue("____ sehen ultraviolett.");
    await save(editor.exercise_save);
    await expect
      .poll(async () => (await stored()).exercises.at(-1))
      .toMatchObject({
        ...{ kind: "typed", accepted: ["Bienen"], source: { quote: "Bienen sehen ultraviolett." } },
      });
  });

  await test.step("a long selection is kept whole until it is shortened", async () => {
    await page.goto(`/c/${slug}/edit/steps/${id}`);
    await textOf(page, texts).press("Control+a");
    await page.keyboard.press("Alt+Shift+q");
    await expect(field).toBeFocused();
    const count = (await answer(1).inputValue()).length;
    expect(count).toBeGreaterThan(300);
    await expect(page.getByText(fill(editor.option_too_long, { count, limit: 300 }))).toBeVisible();
    await answer(1).fill("Kurz");
    await expect(page.getByText(/Kürzen Sie diese Antwort/)).toHaveCount(0);
    await page.getByRole("button", { name: editor.passage_remove }).locator("visible=true").press("Enter");
    await expect(page.getByText(editor.passage_none).locator("visible=true")).toBeVisible();
  });
});

const TABLE = [
  "Waschen Sie die Hände.",
  "| Stoff | Menge |\n| --- | --- |\n| Seife | zwei Hübe |\n| Gel | ein Hub |\n| Lotion | drei Hübe |",
].join("\n\n");

test("a cell of a table becomes a question without selecting anything, its column the wrong answers", async ({
  page,
  server,
}) => {
  const texts = await textsOf("de");
  const { editor, common, fill } = texts;
  const seed = new Seed(server);
  const { creator, slug, steps } = await createEdited(page, texts, seed);
  const id = steps[2]?.id ?? "";
  const where = `/api/courses/${slug}/outline/${id}`;
  const stored = () => seed.call<Stored & StepTexts>("GET", where, undefined, bearer(creator));
  const { version, title, sections } = await stored();
  const terms = [
    { term: "Hub", meaning: "Ein Druck auf den Spender." },
    { term: "Lotion", meaning: "Ein flüssiges Mittel." },
  ];
  const written = { version, title, content: TABLE, sections: { ...sections, terms }, summary: "" };
  await seed.call("PUT", where, written, bearer(creator));
  const answer = (number: number) =>
    page.getByRole("textbox", { name: fill(editor.option_label, { number }), exact: true });
  const press = (name: string) =>
    page.getByRole("button", { name, exact: true }).locator("visible=true").first().press("Enter");
  const dialog = page.getByRole("dialog");

  await page.goto(`/c/${slug}/edit/steps/${id}`);
  await press(editor.place_from);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await lookAt(page, "places of a step")).toEqual([]);
  }
  await dialog.getByRole("button", { name: "Seife · Menge: zwei Hübe" }).press("Enter");
  await expect(answer(1)).toHaveValue("zwei Hübe");
  const asked = page.getByLabel(editor.question_text, { exact: true });
  await expect(asked).toHaveValue("Menge: Was gilt für „Seife“?");
  await expect(page.getByText(editor.stem_proposed)).toBeVisible();
  await asked.fill("Wie viel Seife?");
  await press("ein Hub");
  await press("drei Hübe");
  await expect(page.getByRole("heading", { name: editor.offers_title })).toHaveCount(0);
  await expect(answer(3)).toHaveValue("drei Hübe");
  await answer(4).fill("ein Liter");
  await press(editor.exercise_save);
  await expect(page.getByText(editor.exercise_saved)).toBeVisible();
  const made = async () => (await stored()).exercises.at(-1);
  await expect.poll(async () => (await made())?.source?.quote).toBe("Seife | zwei Hübe");

  await test.step("another place is picked as its passage, and a term is offered the others", async () => {
    await press(editor.place_other);
    await dialog.getByRole("button", { name: "Waschen Sie die Hände." }).press("Enter");
    await answer(1).fill("Hub");
    await expect(page.getByRole("button", { name: "Lotion", exact: true })).toBeVisible();
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await lookAt(page, "a question with wrong answers to pick")).toEqual([]);
    }
    await press(editor.exercise_save);
    await expect.poll(async () => (await made())?.source?.quote).toBe("Waschen Sie die Hände.");
    await expect(dialog.getByRole("button", { name: common.close })).toHaveCount(0);
  });
});
