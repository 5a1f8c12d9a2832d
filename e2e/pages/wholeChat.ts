import type { Page } from "@playwright/test";
import { lookAt, type SceneLanguage } from "../support/look.ts";
import { Seed } from "../support/seed.ts";
import { expect } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";
import { signIn } from "./account.ts";

const WORDS = {
  de: {
    name: "Brot backen",
    goal: "Ein gutes Brot mit Sauerteig backen können",
    step: "Lernschritt",
    part: "Teil {n} des Brotbackens",
    plan: ["Ziel: Teil {n} ausführen", "Inhalt: Mehl, Wasser und Salz in Teil {n}"],
    sentences: [
      "Wer morgens backen will, setzt den Teig am Abend vorher an und lässt ihn ruhen.",
      "Das Mehl nimmt das Wasser langsam auf, und der Teig wird dabei glatt und dehnbar.",
      "Ein Teig, der zu warm steht, geht schnell auf und fällt im Ofen wieder zusammen.",
    ],
    checkable: "Ein Brot von 750 Gramm verliert beim Backen etwa 12 % Gewicht.",
    labels: ["Text", "Wie der Teig entsteht", "Zusammenfassung", "Begriff", "Prüfen"],
    summary: "Der Teig braucht Zeit. Wärme und Salz steuern ihn.",
    term: "Sauerteig | Teig, in dem Hefen und Milchsäurebakterien arbeiten.",
  },
  en: {
    name: "Baking bread",
    goal: "Be able to bake a good sourdough loaf",
    step: "Step",
    part: "Part {n} of baking bread",
    plan: ["Objective: carry out part {n}", "Content: flour, water and salt in part {n}"],
    sentences: [
      "Whoever wants to bake in the morning makes the dough on the evening before and lets it rest.",
      "The flour takes up the water slowly, and the dough becomes smooth and elastic by that.",
      "A dough that stands too warm rises quickly and falls together again in the oven.",
    ],
    checkable: "A loaf of 750 grams loses about 12 % of its weight in the oven.",
    labels: ["Text", "How the dough is made", "Summary", "Term", "Verify"],
    summary: "The dough needs time. Warmth and salt steer it.",
    term: "Sourdough | Dough in which yeasts and lactic acid bacteria work.",
  },
} as const;

const STEPS = 10;

/** What a chat answers to the request for a plan: prose around it, a number of steps that is off by one first. */
function planOf(language: SceneLanguage, steps: number): string {
  const { step, part, plan } = WORDS[language];
  const block = (_: unknown, at: number) =>
    [`### ${step} ${at + 1}: ${part}`, ...plan].join("\n").replaceAll("{n}", String(at + 1));
  return `OK!\n\n${Array.from({ length: steps }, block).join("\n\n")}\n\nOK?`;
}

/** What a chat answers to the request for texts, in the code block that it is asked for. */
function textsOfRequest(request: string, language: SceneLanguage): string {
  const { step, sentences, checkable, labels, summary, term } = WORDS[language];
  const [text, heading, short, word, verify] = labels;
  const paragraph = (from: number) =>
    Array.from({ length: 14 }, (_, at) => sentences[(from + at) % sentences.length]).join(" ");
  const asked = [...request.matchAll(new RegExp(`^### ${step} (\\d+): (.*)$`, "gm"))].slice(1);
  const blocks = asked.map(([, number, title]) =>
    [
      `### ${step} ${number}: ${title}\n${text}:\n${paragraph(0)}\n\n#### ${heading}\n${paragraph(1)}`,
      `${paragraph(2)} ${checkable}\n${short}: ${summary}\n${word}: ${term}\n${verify}: ${checkable}`,
    ].join("\n\n"),
  );
  return `\`\`\`\n${blocks.join("\n\n")}\n\`\`\``;
}

/** A person makes a whole course of a goal with a chat, and is told what is not proved. */
export async function writeCourseByChat(
  page: Page,
  server: ConstructorParameters<typeof Seed>[0],
  language: SceneLanguage,
): Promise<void> {
  const texts = await textsOf(language);
  const { chat, create, fill } = texts;
  const { name, goal, checkable } = WORDS[language];
  await signIn(page, await new Seed(server).account("course_creator_free", language));
  await page.goto("/create");
  await page.getByLabel(create.goal_label).fill(goal);
  expect(await lookAt(page, "way")).toEqual([]);
  await page.getByRole("button", { name: create.to_configuration }).click();
  await page.getByLabel(create.name_label).fill(name);
  await page.getByRole("button", { name: create.to_details }).click();
  await page.getByRole("dialog").getByRole("button", { name: create.submit }).click();
  await expect(page).toHaveURL(/\/chat/);

  await expect(page.getByRole("heading", { name: chat.plan_title })).toBeVisible();
  expect(await lookAt(page, "plan-begin")).toEqual([]);
  await page.getByRole("button", { name: chat.plan_make }).press("Enter");
  const field = page.getByRole("textbox", { name: chat.answer_label });
  const read = page.getByRole("button", { name: chat.read_answer });
  await field.fill(planOf(language, STEPS + 1));
  await read.click();
  // What is wrong is said, and can be copied into the same chat; the mended plan takes its place.
  await expect(
    page.getByText(fill(texts.faults.plan_count, { count: STEPS + 1, wished: STEPS }), { exact: true }),
  ).toBeVisible();
  expect(await lookAt(page, "plan-wrong")).toEqual([]);
  await page.locator("summary", { hasText: chat.pasted.split("{")[0] ?? "" }).click();
  await page.getByRole("textbox", { name: chat.pasted_label }).fill(planOf(language, STEPS));
  await page.getByRole("button", { name: chat.read_again }).click();
  await expect(page.getByText(chat.no_issues)).toBeVisible();
  await page.getByRole("button", { name: chat.plan_accept }).press("Enter");

  const rail = page.getByRole("navigation", { name: chat.packages_label });
  await expect(rail.getByRole("link")).toHaveCount(5);
  for (const count of [3, 3, 3, 1]) {
    await expect(rail.locator("[aria-current=true]")).toContainText(chat.state_waiting);
    await page.getByText(chat.read_request).first().click();
    const request = await page.getByRole("textbox", { name: chat.copy_request }).inputValue();
    await field.fill(textsOfRequest(request, language));
    // It is there after a reload, on another day.
    if (count === 1) await page.reload();
    await read.click();
    await expect(page.getByText(checkable).first()).toBeVisible();
    if (count > 1) await page.getByRole("button", { name: fill(chat.accept_fine, { count }) }).press("Enter");
    else {
      expect(await lookAt(page, "texts-read")).toEqual([]);
      await page.getByRole("button", { name: chat.text_accept }).click();
    }
    await expect(page.getByRole("main").getByText(chat.texts_all_decided)).toBeFocused();
    if (count > 1) {
      const here = page.url();
      await page.getByRole("link", { name: chat.next_package }).click();
      await expect(page).not.toHaveURL(here);
    }
  }
  await page.getByRole("button", { name: chat.to_questions }).click();
  await expect(rail.locator("[aria-current=true]")).toContainText(fill(chat.package, { number: 1 }));

  const slug = new URL(page.url()).pathname.split("/")[2] ?? "";
  await page.goto(`/c/${slug}/review`);
  await expect(page.getByText(texts.reviewing.doubt_text_unsourced).first()).toBeVisible();
  await expect(
    page.getByText(fill(texts.reviewing.doubt_claim_unsourced, { sentence: checkable })),
  ).toBeVisible();
}
