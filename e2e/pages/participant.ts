import { LIMITS } from "@lehrpfad/contract";
import { expect, type Locator, type Page } from "@playwright/test";
import type { Asked, Solutions } from "../support/solutions.ts";
import type { Texts } from "../support/texts.ts";

export interface Participant {
  firstName: string;
  lastName: string;
  email: string;
}

/** Registers on the course page and lands on the first step. */
export async function registerAtCourse(
  page: Page,
  texts: Texts,
  slug: string,
  person: Participant,
): Promise<void> {
  const { viewer } = texts;
  await page.goto(`/c/${slug}`);
  await page.getByLabel(viewer.first_name, { exact: true }).fill(person.firstName);
  await page.getByLabel(viewer.last_name, { exact: true }).fill(person.lastName);
  await page.getByLabel(viewer.email, { exact: true }).fill(person.email);
  await page.getByRole("button", { name: viewer.register_submit }).click();
  await expect(page).toHaveURL(new RegExp(`/c/${slug}/steps/1$`));
}

/** An option of the questions in a place by its whole text: it may be a part of another ("metros", "kilómetros"). */
export const optionOf = (place: Page | Locator, text: string): Locator => {
  const page = "page" in place ? place.page() : place;
  return place.locator("label", { has: page.getByRole("radio", { name: text.trim(), exact: true }) });
};

/** The card of a written question by its text, in which a gap is read out as one. */
export const askedCard = (page: Page, { common }: Texts, text: string): Locator =>
  page.getByRole("region", { name: text.replaceAll(/_{3,}/g, common.gap), exact: true });

/** The card of a step's own question: what else it asks stands before it. */
const questionCard = (page: Page): Locator => page.locator("main form").last();

async function choose(card: Locator, right: readonly string[], wrongly: boolean): Promise<void> {
  await expect(card.getByRole("radio")).toHaveCount(4);
  const labels = await card.locator("label", { has: card.page().getByRole("radio") }).allInnerTexts();
  const chosen = wrongly ? labels.filter((label) => !right.includes(label.trim())).slice(0, 1) : right;
  for (const text of chosen) await optionOf(card, text).click();
}

/** Puts entries in their order, from the first place to the last, with their buttons. */
async function putInOrder(card: Locator, { fill, answers }: Texts, items: readonly string[]): Promise<void> {
  for (const [place, item] of items.entries()) {
    const up = card.getByRole("button", { name: fill(answers.order_up, { item }), exact: true });
    const row = card.getByRole("listitem").nth(place);
    while (!((await row.textContent()) ?? "").includes(item)) await up.click();
  }
}

/** Answers the question of the step that is open. */
async function answer(page: Page, texts: Texts, asked: Asked, wrongly: boolean): Promise<void> {
  const { viewer, answers, fill } = texts;
  const card = questionCard(page);
  if (asked.kind === "self") {
    await card.getByRole("button", { name: answers.compare }).click();
    const level = wrongly ? answers.level_4 : answers.level_1;
    const other = card.getByText(answers.self_other, { exact: true });
    const label = card.locator("label", { has: page.getByRole("radio", { name: level, exact: true }) });
    await other.or(label).first().waitFor();
    if (await other.isVisible()) await other.click();
    await label.click();
    await card.getByRole("button", { name: answers.self_submit }).click();
    await expect(page.getByText(fill(answers.self_verdict, { level }), { exact: true }).last()).toBeVisible();
    return;
  }
  if (asked.kind === "choice") {
    const right = asked.options.filter(({ correct }) => correct).map(({ text }) => text);
    await choose(card, right, wrongly);
  }
  if (asked.kind === "typed")
    await card.getByRole("textbox").fill(wrongly ? "–?–" : (asked.accepted[0] ?? ""));
  if (asked.kind === "numeric")
    await card.getByRole("textbox").fill(String(wrongly ? asked.value + 1e6 : asked.value));
  if (asked.kind === "match") {
    for (const { text, match } of asked.pairs) {
      const box = card.getByRole("combobox", { name: text, exact: true });
      const option = box
        .getByRole("option")
        .filter({ hasText: wrongly ? (asked.pairs[0]?.match ?? "") : match });
      await box.selectOption(await option.first().getAttribute("value"));
    }
  }
  const items = asked.kind === "order" ? asked.items.map(({ text }) => text) : [];
  if (items.length > 0) await putInOrder(card, texts, wrongly ? items.toReversed() : items);
  await card.getByRole("button", { name: viewer.check }).click();
  const solution = page.getByRole("button", { name: viewer.show_solution });
  if (wrongly && asked.kind !== "match") {
    await expect(page.getByText(viewer.try_again)).toBeVisible();
    await solution.click();
  }
  const verdict = wrongly
    ? page.getByText(viewer.verdict_wrong).or(page.getByText(viewer.verdict_partly))
    : page.getByText(viewer.verdict_right);
  await expect(verdict.last()).toBeVisible();
}

/** Walks all steps from where the page is; answers wrongly at the given positions. */
export async function walk(
  page: Page,
  texts: Texts,
  solutions: Solutions,
  wrongAt: readonly number[],
): Promise<void> {
  const { viewer } = texts;
  const last = solutions.size;
  for (let position = 1; position <= last; position++) {
    await expect(page).toHaveURL(new RegExp(`/steps/${position}$`));
    const asked = solutions.get(position);
    if (!asked) throw new Error(`Step ${position} asks nothing`);
    await answer(page, texts, asked, wrongAt.includes(position));
    if (position < last) await page.getByRole("link", { name: viewer.next, exact: true }).click();
  }
}

/** How the evaluation tells of the questions that are marked: of few of them without a percentage, in other words. */
export function scoreWords({ viewer, mastery, fill }: Texts, right: number, marked: number): string {
  if (marked >= LIMITS.passQuestions) return fill(viewer.score_other, { right, answered: marked });
  const words = marked === 1 ? mastery.measure_marked_one : mastery.measure_marked_other;
  return `${fill(mastery.measure_of, { right, number: marked })} ${words}`;
}
