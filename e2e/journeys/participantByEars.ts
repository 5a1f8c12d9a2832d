import type { Locator, Page } from "@playwright/test";
import { DRAFTS } from "../support/kinds.ts";
import { LONG } from "../support/sets.ts";
import { expect, test } from "../support/test.ts";
import { type Texts, textsOf } from "../support/texts.ts";
import { cardOf, openWholeCourse, SEVERAL, SINGLE } from "../support/wholeCourse.ts";

/** A landmark, something that says what it is and what it is called, or words that are read at once. */
const TELLING = /^- (main|article|status|[a-z]+ ".+"|[a-z]+:? .+)/;

/** Uses something as a screen reader does: puts the focus on it and sends it a click without a pointer. */
async function use(control: Locator): Promise<void> {
  await control.focus();
  await control.dispatchEvent("click");
}

/** The focus is on something that a screen reader has words for, never on nothing. */
async function expectFocusTold(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate("document.activeElement !== document.body"), { message: "the focus is lost" })
    .toBe(true);
  expect(await page.locator(":focus").ariaSnapshot()).toMatch(TELLING);
}

/** Words in a live region: by the attribute that screen readers obey, for not every region has a role. */
const said = (place: Page | Locator, words: string) =>
  place.locator("[role=status], [aria-live]").filter({ hasText: words }).first();

/** What came of an answer is told, and the focus is where one goes on listening. */
async function expectVerdict(card: Locator, verdict: string): Promise<void> {
  await expect(card.getByRole("status")).toContainText(verdict);
  await expect(card).toBeFocused();
  await expectFocusTold(card.page());
}

/** One page has one heading of the first level, and no level is left out on the way down. */
async function expectHeadings(page: Page): Promise<void> {
  const heard = await page.getByRole("main").ariaSnapshot();
  const levels = [...heard.matchAll(/heading .*\[level=(\d)\]/g)].map(([, level]) => Number(level));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  for (const [at, level] of levels.entries())
    expect(level, heard).toBeLessThanOrEqual((levels[at - 1] ?? 0) + 1);
}

/** What the page says of itself when one arrives at it. */
async function expectArrival(page: Page, words: string): Promise<void> {
  await expect(said(page, words)).toBeAttached();
  await expect(page.getByRole("main")).toBeFocused();
  await expectHeadings(page);
}

/** At a step it is told which of how many it is. */
async function expectStepTold(page: Page, { viewer, fill }: Texts, position: number): Promise<void> {
  const words = fill(viewer.step_of, { position, total: 3 });
  const told = page.getByText(words).or(page.getByRole("button", { name: words }));
  await expect(told.filter({ visible: true }).first()).toBeVisible();
}

const goOn = (page: Page, { viewer }: Texts) =>
  use(page.getByRole("main").getByRole("link", { name: viewer.next, exact: true }));

/** Opens the link to the course and starts it. */
async function start(page: Page, { viewer }: Texts, slug: string): Promise<void> {
  await page.goto(`/c/${slug}`);
  await expect(page.getByRole("main")).toMatchAriaSnapshot(`
    - main:
      - heading "Wie Honigbienen sich verständigen" [level=1]
      - textbox "${viewer.first_name}"
      - textbox "${viewer.last_name}"
      - textbox "${viewer.email}"
      - button "${viewer.register_submit}"
      - heading "${viewer.trail_title}" [level=2]
      - list "${viewer.trail_label}"
  `);
  await expectHeadings(page);
  for (const landmark of ["banner", "main"] as const) await expect(page.getByRole(landmark)).toHaveCount(1);
  await page.getByRole("textbox", { name: viewer.first_name }).fill("Tilda");
  await page.getByRole("textbox", { name: viewer.last_name }).fill("Hör");
  await page.getByRole("textbox", { name: viewer.email }).fill(`ohr-${slug}@example.org`);
  await use(page.getByRole("button", { name: viewer.register_submit }));
  await expect(page).toHaveURL(/\/steps\/1$/);
}

/** What a match is chosen from is told by the list itself. */
async function answerMatch(card: Locator): Promise<void> {
  for (const { text, match } of DRAFTS.match.pairs) {
    const box = card.getByRole("combobox", { name: text, exact: true });
    const options = await box.getByRole("option").allTextContents();
    await box.selectOption({ index: options.findIndex((option) => option.includes(match)) });
  }
}

/** Moves entries up; each move is told, and the button keeps the focus. */
async function answerOrder(card: Locator, { answers, fill }: Texts): Promise<void> {
  const rows = card.getByRole("listitem");
  const { items } = DRAFTS.order;
  for (const [place, { text: item }] of items.entries()) {
    const up = card.getByRole("button", { name: fill(answers.order_up, { item }), exact: true });
    const places = await rows.allTextContents();
    for (let at = places.findIndex((row) => row.includes(item)); at > place; at--) {
      await use(up);
      const moved = fill(answers.order_moved, { item, place: at, total: items.length });
      await expect(said(card, moved)).toBeAttached();
      await expect(up).toBeFocused();
    }
  }
}

/** Everything that the first step asks; one exercise wrongly, twice. */
async function answerKinds(page: Page, texts: Texts): Promise<void> {
  const { answers, viewer, fill } = texts;
  const card = (kind: keyof typeof DRAFTS) => cardOf(page, DRAFTS[kind].text);
  const check = (kind: keyof typeof DRAFTS) =>
    use(card(kind).getByRole("button", { name: viewer.check, exact: true }));

  await expect(card("typed").getByRole("status")).toHaveText(answers.typed_instruction);
  await check("typed");
  const word = card("typed").getByRole("textbox", { name: `${DRAFTS.typed.text} ${answers.given}` });
  await expect(word).toBeFocused();
  await expect(word).toHaveAccessibleDescription(answers.typed_missing);
  await word.fill(DRAFTS.typed.accepted[0]);
  await check("typed");
  await expectVerdict(card("typed"), viewer.verdict_right);

  await answerMatch(card("match"));
  await check("match");
  await expectVerdict(card("match"), viewer.verdict_right);

  await answerOrder(card("order"), texts);
  await check("order");
  await expectVerdict(card("order").first(), viewer.verdict_right);

  const number = `${DRAFTS.numeric.text} ${answers.given} ${DRAFTS.numeric.unit}`;
  await card("numeric").getByRole("textbox", { name: number }).fill("21");
  await check("numeric");
  await expectVerdict(card("numeric"), viewer.verdict_not_yet);
  await use(card("numeric").getByRole("button", { name: viewer.show_solution }));
  await expectVerdict(card("numeric"), viewer.verdict_wrong);

  await card("self").getByRole("textbox", { name: answers.given }).fill("Am Winkel des Tanzes.");
  await use(card("self").getByRole("button", { name: answers.compare }));
  await expect(card("self").getByRole("region", { name: answers.self_passage })).toBeFocused();
  for (const name of DRAFTS.self.points.slice(0, 2))
    await use(card("self").getByRole("checkbox", { name, exact: true }));
  await expect(card("self").getByText(fill(answers.self_by_ticks, { level: answers.level_2 }))).toBeVisible();
  await use(card("self").getByRole("button", { name: answers.self_submit }));
  await expectVerdict(card("self"), fill(answers.self_verdict, { level: answers.level_2 }));
}

/** Hears the quote behind a passage, and comes back to where one was. */
async function hearSource(page: Page, { common, sources }: Texts): Promise<void> {
  const mark = page
    .getByRole("article")
    .getByRole("button", { name: /bienen\.de\.pdf/ })
    .first();
  await use(mark);
  const dialog = page.getByRole("dialog", { name: /bienen\.de\.pdf/ });
  await expect(dialog.getByRole("group")).toMatchAriaSnapshot(`
    - group "${sources.passage}":
      - mark
  `);
  await expectFocusTold(page);
  await use(dialog.getByRole("button", { name: common.close }));
  await expect(dialog).toHaveCount(0);
  await expect(mark).toBeFocused();
}

/** Marks a sentence with the buttons that only a screen reader finds. */
async function markSentence(page: Page, { viewer }: Texts): Promise<void> {
  await use(page.getByRole("button", { name: viewer.shortcut_sentence, exact: true }));
  const tools = page.getByRole("toolbar", { name: viewer.marks });
  await use(tools.getByRole("button", { name: viewer.mark, exact: true }));
  await expect(said(page, viewer.mark_added)).toBeAttached();
  await expect(tools).toHaveCount(0);
  await expectFocusTold(page);
}

/** The list of keys is found by its name and heard row by row. */
async function hearShortcuts(page: Page, { viewer, common }: Texts): Promise<void> {
  const button = page.getByRole("button", { name: viewer.shortcuts, exact: true });
  await use(button);
  const dialog = page.getByRole("dialog", { name: viewer.shortcuts });
  await expect(
    dialog.getByRole("definition").filter({ hasText: new RegExp(`^${viewer.shortcut_mark}$`) }),
  ).toHaveCount(1);
  await expect(dialog.getByRole("switch", { name: viewer.shortcuts_use })).toBeChecked();
  await expectFocusTold(page);
  await use(dialog.getByRole("button", { name: common.close }));
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
}

async function choose(card: Locator, role: "radio" | "checkbox", names: readonly string[]): Promise<void> {
  for (const name of names) {
    const option = card.getByRole(role, { name, exact: true });
    await use(option);
    await expect(option).toBeChecked();
  }
}

/** Hears that something was wrong, and is told so once more after the second try. */
async function answerWrongly(page: Page, { viewer }: Texts): Promise<void> {
  const card = cardOf(page, SINGLE.text);
  await expect(card.getByRole("status")).toHaveText(viewer.rights_one);
  await choose(card, "radio", ["Harz"]);
  await use(card.getByRole("button", { name: viewer.check }));
  await expectVerdict(card, viewer.try_again);
  await choose(card, "radio", ["Wachs"]);
  await use(card.getByRole("button", { name: viewer.check_again }));
  await expectVerdict(card, viewer.verdict_wrong);
}

/** Goes on bite by bite; how far one is in the step is told each time. */
async function hearBites(page: Page, { viewer, fill }: Texts): Promise<void> {
  for (const passed of [1, 2]) {
    await use(page.getByRole("button", { name: viewer.bite_yes }).first());
    const told = fill(viewer.bites_place, { position: passed + 1, total: 3 });
    await expect(said(page, told)).toBeAttached();
    await expectFocusTold(page);
  }
  const card = cardOf(page, SEVERAL.text);
  await choose(card, "checkbox", ["Nektar", "Pollen"]);
  await use(card.getByRole("button", { name: viewer.check }));
  await expectVerdict(card, viewer.verdict_right);
}

/** Practises what went wrong; each question follows the last one without the focus being lost. */
async function practise(page: Page, { viewer, mastery, campus, answers }: Texts): Promise<void> {
  const numeric = cardOf(page, DRAFTS.numeric.text);
  await numeric.getByRole("textbox", { name: new RegExp(answers.given) }).fill("16");
  await use(numeric.getByRole("button", { name: viewer.check }));
  await expectVerdict(numeric, viewer.verdict_right);
  await use(numeric.getByRole("button", { name: campus.reviews_next }));
  const single = cardOf(page, SINGLE.text);
  await expect(single).toBeFocused();
  await choose(single, "radio", ["Nektar"]);
  await use(single.getByRole("button", { name: viewer.check }));
  await expectVerdict(single, viewer.verdict_right);
  await use(single.getByRole("button", { name: campus.reviews_finish }));
  await expect(page.getByRole("status").filter({ hasText: mastery.practise_done })).toBeFocused();
  await expectHeadings(page);
}

test(
  "a participant takes a whole course by the accessibility tree alone, and is told what comes of each answer",
  {
    tag: LONG,
  },
  async ({ page, server }, { project }) => {
    test.setTimeout(180_000);
    const texts = await textsOf("de");
    const { viewer, mastery, fill } = texts;
    const slug = await openWholeCourse(server);
    const article = page.getByRole("article");
    await start(page, texts, slug);

    await test.step("a step with a question and exercises of five kinds", async () => {
      await expectArrival(page, "Wie Honigbienen sich verständigen");
      await expectStepTold(page, texts, 1);
      await expect(article).toMatchAriaSnapshot(`
      - article:
        - heading [level=1]
        - region "${DRAFTS.typed.text}":
          - heading "${DRAFTS.typed.text}" [level=2]
          - status
        - heading "Der Tanz" [level=2]
        - region "${DRAFTS.match.text}":
          - heading "${DRAFTS.match.text}" [level=2]
          - status
        - heading "Die Sonne" [level=2]
        - region "${DRAFTS.self.text}":
          - heading "${DRAFTS.self.text}" [level=2]
          - status
        - region "${DRAFTS.order.text}":
          - heading "${DRAFTS.order.text}" [level=2]
          - status
        - region "${DRAFTS.numeric.text}":
          - heading "${DRAFTS.numeric.text}" [level=2]
          - status
        - navigation "${viewer.path}"
    `);
      await answerKinds(page, texts);
      await goOn(page, texts);
    });

    await test.step("a source, a sentence that is marked, and a wrong answer", async () => {
      await expect(page).toHaveURL(/\/steps\/2$/);
      await expectStepTold(page, texts, 2);
      await expectArrival(page, "Wie Honigbienen sich verständigen");
      await hearSource(page, texts);
      await markSentence(page, texts);
      // Where there is no keyboard, nobody is told about keys.
      if (project.name === "desktop") await hearShortcuts(page, texts);
      await answerWrongly(page, texts);
      await goOn(page, texts);
    });

    await test.step("a step in bites", async () => {
      await expect(page).toHaveURL(/\/steps\/3$/);
      await expectStepTold(page, texts, 3);
      await expectArrival(page, "Wie Honigbienen sich verständigen");
      await hearBites(page, texts);
      await expect(article.getByRole("listitem").filter({ hasText: viewer.objective_reached })).toHaveCount(
        1,
      );
      await use(page.getByRole("main").getByRole("link", { name: viewer.to_evaluation, exact: true }));
    });

    await test.step("the evaluation", async () => {
      await expect(page).toHaveURL(/\/evaluation$/);
      await expectArrival(page, viewer.evaluation);
      await expect(page.getByRole("main")).toMatchAriaSnapshot(`
      - main:
        - heading "${fill(mastery.evaluation_title_name, { name: "Tilda" })}" [level=1]
        - heading "${viewer.look_again}" [level=2]
        - link "${fill(mastery.practise_count_other, { number: 2 })}"
        - heading "${mastery.objectives}" [level=2]
    `);
      await use(page.getByRole("link", { name: fill(mastery.practise_count_other, { number: 2 }) }));
    });

    await test.step("practising what went wrong", async () => {
      await expectArrival(page, mastery.practise);
      await expect(page.getByRole("main")).toMatchAriaSnapshot(`
      - main:
        - heading "${mastery.practise}" [level=1]
        - region "${DRAFTS.numeric.text}":
          - heading "${DRAFTS.numeric.text}" [level=2]
          - status
          - textbox
          - button "${viewer.check}"
    `);
      await practise(page, texts);
    });
  },
);
