import { expect, type Page } from "@playwright/test";
import type { Account, Seed } from "../support/seed.ts";
import type { Solutions } from "../support/solutions.ts";
import type { Texts } from "../support/texts.ts";
import { optionOf } from "./participant.ts";

/** A course with a test of the whole course, entry test or final quiz, and somebody who takes it. */
export interface TestScene {
  seed: Seed;
  texts: Texts;
  creator: Account;
  person: Account;
  slug: string;
  solutions: Solutions;
}

/** A question of a test as the server asks it. */
export interface AskedStep {
  stepId: string;
  position: number;
  question: { id: string; options: { id: string; text: string }[] };
}

/** Chooses the right options of the question that is open, or a wrong one, and goes on; `place` is counted from 1. */
export async function chooseOptions(
  page: Page,
  { entryTest, fill }: Texts,
  { place, total, right, isRight }: { place: number; total: number; right: string[]; isRight: boolean },
): Promise<void> {
  await expect(
    page.getByText(fill(entryTest.place, { position: place, total }), { exact: true }),
  ).toBeVisible();
  const labels = await page.locator("main form label").allInnerTexts();
  const wrong = labels.map((label) => label.trim()).filter((label) => !right.includes(label));
  for (const text of isRight ? right : wrong.slice(0, 1)) await optionOf(page, text).click();
  const last = place === total;
  await page.getByRole("button", { name: last ? entryTest.answer_last : entryTest.answer }).click();
}
