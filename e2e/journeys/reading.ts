import type { Page } from "@playwright/test";
import { signIn } from "../pages/account.ts";
import { setObjectives, stepsOf } from "../pages/editor.ts";
import { optionOf } from "../pages/participant.ts";
import { Seed } from "../support/seed.ts";
import { rightOptions, solutionsOf } from "../support/solutions.ts";
import { expect, test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

/** A participant at the first step of a course that explains the words "bicicletta" and "mozzo". */
async function open(page: Page, server: ConstructorParameters<typeof Seed>[0]) {
  const seed = new Seed(server);
  const creator = await seed.account("course_creator_free");
  const slug = await seed.course(creator, "bicicletta.it.txt", "La bicicletta", "it");
  const [first] = await stepsOf(seed, creator, slug);
  await setObjectives({ seed, creator, slug }, first?.id ?? "", ["Il significato di «mozzo»"]);
  const person = await seed.account("course_participant");
  const authorization = `Bearer ${person.accessToken}`;
  await seed.call("POST", `/api/learn/${slug}/enrolment`, {}, { authorization });
  const texts = await textsOf("de");
  await signIn(page, person);
  await page.goto(`/c/${slug}/steps/1`);
  await expect(page.getByRole("radio")).toHaveCount(4);
  return { texts, slug, solutions: await solutionsOf(server, creator, slug) };
}

test("a term of the glossary opens in place, by hand and by keyboard, and can be part of a highlight", async ({
  page,
  server,
}, { project }) => {
  const { texts } = await open(page, server);
  const term = page.getByRole("button", { name: "bicicletta", exact: true });
  await expect(term).toHaveCount(1);
  const words = "Un veicolo a due ruote mosso dalla forza muscolare di chi la guida";
  await expect(term).toHaveAccessibleDescription(words);
  const meaning = page.getByRole("tooltip").filter({ hasText: words });
  await expect(meaning).toHaveCount(0);

  if (project.name === "desktop") await term.hover();
  else await term.tap();
  await expect(meaning).toBeInViewport({ ratio: 1 });
  if (project.name === "desktop") {
    await meaning.hover();
    await page.getByRole("heading", { level: 1 }).hover();
  } else await page.getByRole("heading", { level: 1 }).tap();
  await expect(meaning).toHaveCount(0);

  // Behind what one can do with the text comes the text.
  await page.getByRole("button", { name: texts.viewer.ask_course, exact: true }).focus();
  await page.keyboard.press("Tab");
  await expect(term).toBeFocused();
  await expect(meaning).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(meaning).toHaveCount(0);
  await expect(term).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(meaning).toBeVisible();
  await expect(term).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Space");
  await expect(meaning).toHaveCount(0);
  await expect(page.getByText(texts.viewer.choose_first)).toHaveCount(0);

  const selected = () => page.evaluate("getSelection().toString()");
  while (!String(await selected()).startsWith("La bicicletta è un veicolo")) await page.keyboard.press("s");
  const sentence = String(await selected());
  await page.keyboard.press("h");
  const painted = () =>
    page.evaluate("[...(CSS.highlights.get('passages') ?? [])].map((range) => range.toString())");
  await expect.poll(painted).toEqual([sentence]);
  await page.reload();
  await expect.poll(painted).toEqual([sentence]);
});

test("a screen reader is told of the step, its question, and what came of the answer", async ({
  page,
  server,
}) => {
  const { texts, solutions } = await open(page, server);
  const right = rightOptions(solutions, 1);
  await expect(page.getByRole("article")).toMatchAriaSnapshot(`
    - article:
      - paragraph: /^Lernschritt 1 \\d+ Minuten \\d+ Wörter$/
      - heading "1. La draisina e il velocipede" [level=1]
      - text: Teil 1 von 2
      - paragraph: Di che cosa tratta questa tappa
      - list:
        - listitem: Il significato di «mozzo» , noch offen
      - heading "La bicicletta" [level=2]
      - paragraph:
        - text: La
        - button "bicicletta"
        - text: /è un veicolo a due ruote/
        - 'button "Absatz 2, bicicletta.it.txt: Textstelle zeigen"'
      - region "Könnten Sie in einem Satz sagen, worum es bei „La bicicletta“ geht?":
        - button "Ja, weiter"
        - button "Noch einmal lesen"
      - region /.+\\?/
      - navigation "Weg"
      - heading "Termini importanti" [level=2]
      - heading "Quellen" [level=2]
      - list:
        - listitem:
          - heading "bicicletta.it.txt" [level=3]
          - list:
            - listitem:
              - 'button "Absatz 2, bicicletta.it.txt: Textstelle zeigen"'
  `);
  const question = page.getByRole("region").filter({ has: page.getByRole("radio") });
  // What the writer asks is its own affair: each question is read out like this.
  await expect(question).toMatchAriaSnapshot(`
    - region /.+\\?/:
      - heading /.+\\?/ [level=2]
      - status: Eine Antwort ist richtig.
      - group: Hinweis
      - group /.+\\?/:
        - radio /.+/
        - radio /.+/
        - radio /.+/
        - radio /.+/
      - button "Antwort prüfen"
  `);
  for (const text of right) await optionOf(page, text).click();
  await page.getByRole("button", { name: texts.viewer.check }).click();
  const feedback = page.getByRole("region").filter({ hasText: texts.viewer.verdict_right });
  await expect(feedback).toBeFocused();
  await expect(feedback).toMatchAriaSnapshot(`
    - region /.+\\?/:
      - /children: contain
      - heading /.+\\?/ [level=2]
      - status:
        - strong: Das ist richtig
      - list:
        - listitem: /.+ Richtig, von Ihnen gewählt$/
      - heading "Warum?" [level=3]
      - paragraph: /.+/
      - paragraph:
        - button /^Absatz \\d+, bicicletta\\.it\\.txt/
  `);
});

test("what comes of an answer is there together with the verdict: the way on stays where it is", async ({
  page,
  server,
}) => {
  const { texts, solutions } = await open(page, server);
  const { viewer } = texts;
  for (const text of rightOptions(solutions, 1)) await optionOf(page, text).click();
  const next = page.getByRole("link", { name: viewer.next, exact: true });
  await page.evaluate(`(() => {
    const [status] = [...document.querySelectorAll("main [role=status]")].filter((one) => one.textContent);
    const way = document.querySelector('[aria-keyshortcuts="n"]');
    window.placeAtVerdict = new Promise((resolve) => {
      const note = () => requestAnimationFrame(() => resolve(way.getBoundingClientRect().top));
      new MutationObserver(note).observe(status, { childList: true, subtree: true });
    });
  })()`);
  await page.getByRole("button", { name: viewer.check }).click();
  const atVerdict = await page.evaluate("window.placeAtVerdict");
  await expect(page.locator("section .prose-text p").first()).toBeVisible();
  expect((await next.boundingBox())?.y).toBe(atVerdict);
});
