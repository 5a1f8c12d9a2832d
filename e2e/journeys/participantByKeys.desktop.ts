import type { Locator, Page } from "@playwright/test";
import { Keyboard } from "../pages/keyboard.ts";
import { painted } from "../pages/marks.ts";
import { scoreWords } from "../pages/participant.ts";
import { marks } from "../pages/sources.ts";
import { DRAFTS } from "../support/kinds.ts";
import { lookAt } from "../support/look.ts";
import { LONG } from "../support/sets.ts";
import { expect, test } from "../support/test.ts";
import { type Texts, textsOf } from "../support/texts.ts";
import { cardOf, openWholeCourse, SEVERAL, SINGLE } from "../support/wholeCourse.ts";

/** Presses that are enough for each stage; letters that are typed do not count. */
const ENOUGH = { start: 20, kinds: 95, source: 30, single: 25, several: 25, evaluation: 12, practice: 20 };

/** Answers questions with keys alone. */
class Answering {
  readonly #keys: Keyboard;
  readonly #texts: Texts;

  constructor(keys: Keyboard, texts: Texts) {
    this.#keys = keys;
    this.#texts = texts;
  }

  /** Goes to a button or a link and presses it. */
  async use(control: Locator): Promise<void> {
    await this.#keys.tabTo(control);
    await this.#keys.press("Enter");
  }

  async check(card: Locator): Promise<void> {
    await this.use(card.getByRole("button", { name: this.#texts.viewer.check }));
  }

  /** What came of an answer is said, and the focus stands where one reads on. */
  async expectVerdict(card: Locator, verdict: string): Promise<void> {
    await expect(card.getByRole("status")).toContainText(verdict);
    await expect(card).toBeFocused();
  }

  async type(card: Locator, text: string): Promise<void> {
    await this.#keys.fill(card.getByRole("textbox"), text);
    await this.#keys.press("Enter");
  }

  /** Chooses options by their numbers, once the focus is in the card. */
  async choose(card: Locator, texts: readonly string[]): Promise<void> {
    const boxes = card.getByRole("radio").or(card.getByRole("checkbox"));
    await expect(boxes.first()).toBeVisible();
    await this.#keys.tabTo(boxes.first());
    for (const text of texts) await this.chooseByNumber(card, text);
  }

  /** Chooses an option by its number, wherever the focus is: enough where one question is on the page. */
  async chooseByNumber(card: Locator, text: string): Promise<void> {
    const option = card
      .getByRole("radio")
      .or(card.getByRole("checkbox"))
      .and(card.getByLabel(text, { exact: true }));
    await this.#keys.press((await option.getAttribute("aria-keyshortcuts")) ?? "");
    await expect(option).toBeChecked();
  }

  async match(card: Locator): Promise<void> {
    for (const { text, match } of DRAFTS.match.pairs) {
      const box = card.getByRole("combobox", { name: text, exact: true });
      await this.#keys.tabTo(box);
      const options = box.getByRole("option");
      const place = (await options.allTextContents()).findIndex((option) => option.includes(match));
      await this.#keys.press("Space");
      for (let at = 0; at <= place; at++) {
        if (at > 0) await this.#keys.press("ArrowDown");
        await expect(options.nth(at)).toBeFocused();
      }
      await this.#keys.press("Enter");
      await expect(box.getByRole("option", { selected: true })).toContainText(match);
      await expect(box).toBeFocused();
    }
  }

  /** Moves each entry up until it stands where it belongs. */
  async order(card: Locator): Promise<void> {
    const rows = card.getByRole("listitem");
    for (const [place, { text: item }] of DRAFTS.order.items.entries()) {
      const name = this.#texts.fill(this.#texts.answers.order_up, { item });
      const up = card.getByRole("button", { name, exact: true });
      const places = await rows.allTextContents();
      for (let at = places.findIndex((row) => row.includes(item)); at > place; at--) {
        await this.use(up);
        await expect(rows.nth(at - 1)).toContainText(item);
        await expect(up).toBeFocused();
      }
    }
  }
}

/** Everything that the first step asks; one exercise wrongly, twice. */
async function answerKinds(page: Page, keys: Keyboard, answering: Answering, texts: Texts): Promise<void> {
  const { answers, viewer, fill } = texts;
  // The order in which they stand: the question of the step comes before the exercises that belong to no passage.
  const [typed, match, self, order, numeric] = (["typed", "match", "self", "order", "numeric"] as const).map(
    (kind) => cardOf(page, DRAFTS[kind].text),
  ) as [Locator, Locator, Locator, Locator, Locator];
  await answering.type(typed, DRAFTS.typed.accepted[0]);
  await answering.expectVerdict(typed, viewer.verdict_right);
  await answering.match(match);
  await answering.check(match);
  await answering.expectVerdict(match, viewer.verdict_right);
  await keys.fill(self.getByRole("textbox"), "Am Winkel des Tanzes.");
  await answering.use(self.getByRole("button", { name: answers.compare }));
  await expect(self.getByRole("region", { name: answers.self_passage })).toBeFocused();
  for (const name of DRAFTS.self.points.slice(0, 2)) {
    await keys.tabTo(self.getByRole("checkbox", { name, exact: true }));
    await keys.press("Space");
  }
  await answering.use(self.getByRole("button", { name: answers.self_submit }));
  await answering.expectVerdict(self, fill(answers.self_verdict, { level: answers.level_2 }));
  await answering.order(order);
  await answering.check(order);
  await answering.expectVerdict(order, viewer.verdict_right);
  await answering.type(numeric, "21");
  await answering.expectVerdict(numeric, viewer.verdict_not_yet);
  await answering.use(numeric.getByRole("button", { name: viewer.show_solution }));
  await answering.expectVerdict(numeric, viewer.verdict_wrong);
}

test("a participant takes a whole course by keys alone, from its link to practising what went wrong", {
  tag: LONG,
}, async ({ page, server }) => {
  test.setTimeout(180_000);
  const texts = await textsOf("de");
  const { viewer, mastery, campus, common, fill } = texts;
  const slug = await openWholeCourse(server);
  const keys = new Keyboard(page);
  const answering = new Answering(keys, texts);
  const main = page.getByRole("main");
  const goOn = async (address: RegExp) => {
    await keys.press("n");
    await expect(page).toHaveURL(address);
    await expect(main).toBeFocused();
  };

  await test.step("opens the link and starts", async () => {
    keys.stage("start");
    await page.goto(`/c/${slug}`);
    await expect(page.locator("main [data-visitor]:not([inert])")).toBeAttached();
    expect(await lookAt(page, "keys-course")).toEqual([]);
    await keys.fill(page.getByLabel(viewer.first_name, { exact: true }), "Tilda");
    await keys.fill(page.getByLabel(viewer.last_name, { exact: true }), "Tast");
    await keys.fill(page.getByLabel(viewer.email, { exact: true }), `teil-${slug}@example.org`);
    await keys.press("Enter");
    await expect(page).toHaveURL(/\/steps\/1$/);
  });

  await test.step("answers a question and exercises of five kinds", async () => {
    keys.stage("kinds");
    await answerKinds(page, keys, answering, texts);
    expect(await lookAt(page, "keys-kinds")).toEqual([]);
    await goOn(/\/steps\/2$/);
  });

  await test.step("looks at a source and marks a sentence", async () => {
    keys.stage("source");
    await expect(marks(page).first()).toBeVisible();
    await answering.use(marks(page).first());
    const dialog = page.getByRole("dialog");
    await expect(dialog.locator("mark")).toBeVisible();
    expect(await lookAt(page, "keys-source")).toEqual([]);
    await answering.use(dialog.getByRole("button", { name: common.close }));
    await expect(dialog).toBeHidden();
    await expect(marks(page).first()).toBeFocused();
    await expect(page.locator("[aria-keyshortcuts=s]")).toBeAttached();
    await keys.press("s");
    await expect(page.getByRole("toolbar")).toBeVisible();
    const sentence = String(await page.evaluate("getSelection().toString()"));
    await keys.press("h");
    await expect.poll(() => painted(page, "passages")).toEqual([sentence]);
    await expect(page.getByRole("toolbar")).toBeHidden();
  });

  await test.step("reads on and answers wrongly, twice", async () => {
    keys.stage("single");
    const card = cardOf(page, SINGLE.text);
    await answering.chooseByNumber(card, "Harz");
    await answering.check(card);
    await answering.expectVerdict(card, viewer.verdict_not_yet);
    await answering.choose(card, ["Wachs"]);
    await answering.use(card.getByRole("button", { name: viewer.check_again }));
    await answering.expectVerdict(card, viewer.verdict_wrong);
    await goOn(/\/steps\/3$/);
  });

  await test.step("reads bite by bite and chooses several options", async () => {
    keys.stage("several");
    for (const bite of [1, 2]) {
      await answering.use(page.getByRole("button", { name: viewer.bite_yes }).first());
      await expect(page.locator(`[data-bite="${bite}"]`)).toBeFocused();
    }
    const card = cardOf(page, SEVERAL.text);
    await answering.choose(card, ["Nektar", "Pollen"]);
    await answering.check(card);
    await answering.expectVerdict(card, viewer.verdict_right);
    expect(await lookAt(page, "keys-bites")).toEqual([]);
    await goOn(/\/evaluation$/);
  });

  await test.step("reads the evaluation", async () => {
    keys.stage("evaluation");
    const title = fill(mastery.evaluation_title_name, { name: "Tilda" });
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(scoreWords(texts, 1, 2), { exact: true })).toBeVisible();
    expect(await lookAt(page, "keys-evaluation")).toEqual([]);
    await answering.use(main.getByRole("link", { name: fill(mastery.practise_count_other, { number: 2 }) }));
    await expect(page.getByRole("heading", { level: 1, name: mastery.practise })).toBeVisible();
  });

  await test.step("practises what went wrong", async () => {
    keys.stage("practice");
    const numeric = cardOf(page, DRAFTS.numeric.text);
    await answering.type(numeric, "16");
    await answering.expectVerdict(numeric, viewer.verdict_right);
    await answering.use(numeric.getByRole("button", { name: campus.reviews_next }));
    const single = cardOf(page, SINGLE.text);
    await expect(single).toBeFocused();
    await answering.choose(single, ["Nektar"]);
    await answering.check(single);
    await answering.expectVerdict(single, viewer.verdict_right);
    expect(await lookAt(page, "keys-practice")).toEqual([]);
    await answering.use(single.getByRole("button", { name: campus.reviews_finish }));
    await expect(page.getByText(mastery.practise_done, { exact: true })).toBeVisible();
  });

  const counted = [...keys.presses].map(([stage, count]) => `${stage} ${count}`).join(", ");
  process.stdout.write(`${keys.total} key presses (${counted})\n`);
  for (const [stage, most] of Object.entries(ENOUGH))
    expect(keys.presses.get(stage), stage).toBeLessThanOrEqual(most);
});
