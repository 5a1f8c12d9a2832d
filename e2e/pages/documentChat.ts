import type { Page } from "@playwright/test";
import { lookAt, type SceneLanguage } from "../support/look.ts";
import { Seed } from "../support/seed.ts";
import { expect } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";
import { signIn } from "./account.ts";

const COURSES = {
  de: {
    sample: "bienen.de.pdf",
    name: "Bienenkunde",
    step: "Lernschritt",
    material: "Der Stoff:",
    labels: ["Text", "Summ, summ", "Zusammenfassung", "Begriff", "Beleg"],
    sentences: [
      "Wer die Bienen verstehen will, sieht ihnen eine Weile in Ruhe zu und merkt sich, was sie tun.",
      "Im Stock hat jede von ihnen ihre Arbeit, und keine wartet, bis eine andere fertig ist.",
    ],
    strange: "Bienen lesen abends gern die Zeitung.",
    term: "Stock | Das Haus der Bienen.",
  },
  en: {
    sample: "lighthouses.en.pdf",
    name: "Lighthouses",
    step: "Step",
    material: "The material:",
    labels: ["Text", "Light and stone", "Summary", "Term", "Proof"],
    sentences: [
      "Whoever wants to understand a lighthouse looks at it for a while and notices what it does.",
      "In the tower everything has its place, and nothing waits until something else is finished.",
    ],
    strange: "Lighthouses like to read the newspaper in the evening.",
    term: "Tower | The house of the light.",
  },
} as const;

/** What a chat answers to the request for texts; `proof` stands in the place of a sentence of the material. */
function answerTo(request: string, language: SceneLanguage, proof?: string): string {
  const { step, material, labels, sentences, term } = COURSES[language];
  const [text, heading, short, word, quoted] = labels;
  const paragraph = (from: number) =>
    Array.from({ length: 16 }, (_, at) => sentences[(from + at) % sentences.length]).join(" ");
  const parts = (request.split(`\n${material}\n`).at(-1) ?? "").split(
    new RegExp(`^### ${step} (?=\\d+: )`, "m"),
  );
  return parts
    .slice(1)
    .map((part) => {
      const [title = ""] = part.split("\n");
      const found = part.slice(title.length).match(/[A-ZÄÖÜ][^.\n|#]{60,180}\./g) ?? [];
      const proofs = [proof ?? found[0], found[1]].map((one) => `${quoted}: “${one}”`);
      return `### ${step} ${title}\n${text}:\n${paragraph(0)}\n\n#### ${heading}\n${paragraph(1)}\n${short}: ${sentences[0]}\n${word}: ${term}\n${proofs.join("\n")}`;
    })
    .join("\n\n");
}

/** A person has a chat explain the first steps of a course of documents; a cut-off answer and a wrong proof are mended. */
export async function rewriteStepsByChat(
  page: Page,
  server: ConstructorParameters<typeof Seed>[0],
  language: SceneLanguage,
): Promise<void> {
  const seed = new Seed(server);
  const texts = await textsOf(language);
  const { chat, faults, fill } = texts;
  const { sample, name, strange } = COURSES[language];
  const creator = await seed.account("course_creator_free", language);
  const slug = await seed.course(creator, sample, name, language);
  await signIn(page, creator);
  await page.goto(`/c/${slug}/chat`);
  await page.getByRole("radio", { name: chat.what_texts }).check({ force: true });
  await page.getByText(chat.which_some).click();
  for (const place of [0, 1]) await page.getByRole("checkbox").nth(place).check();
  expect(await lookAt(page, "texts-setup")).toEqual([]);
  await page.getByRole("button", { name: chat.make }).press("Enter");

  await page.getByText(chat.read_request).first().click();
  const request = await page.getByRole("textbox", { name: chat.copy_request }).inputValue();
  const field = page.getByRole("textbox", { name: chat.answer_label });
  const read = page.getByRole("button", { name: chat.read_answer });
  const wrong = answerTo(request, language, strange);
  // It breaks off in the second step, and its first proof stands nowhere.
  await field.fill(wrong.slice(0, wrong.lastIndexOf("####")));
  await read.click();
  await expect(
    page.getByText(fill(faults.text_quote_strange, { quote: strange }), { exact: true }),
  ).toBeVisible();
  await expect(page.getByText(faults.text_cut_off, { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: chat.copy_repair })).toHaveCount(1);
  expect(await lookAt(page, "texts-wrong")).toEqual([]);
  await field.fill(answerTo(request, language));
  await read.click();
  await page.getByRole("button", { name: fill(chat.accept_fine, { count: 2 }) }).press("Enter");
  await expect(page.getByRole("main").getByText(chat.texts_all_decided)).toBeFocused();
  await page.getByRole("button", { name: chat.take_back }).first().press("Enter");
  await page.getByRole("button", { name: chat.text_accept }).press("Enter");
  await expect(page.getByText(chat.state_accepted, { exact: true })).toHaveCount(2);
}
