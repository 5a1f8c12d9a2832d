import { expect, type Locator, type Page } from "@playwright/test";
import { type Account, Seed } from "../support/seed.ts";
import type { RunningServer } from "../support/server.ts";
import type { Texts } from "../support/texts.ts";
import { signIn } from "./account.ts";
import { type Step, stepsOf } from "./editor.ts";

const WRITING_MS = 60_000;

/** Waits until a course is written, and answers its steps. */
export async function writtenSteps(seed: Seed, creator: Account, slug: string): Promise<Step[]> {
  const authorization = `Bearer ${creator.accessToken}`;
  const finished = async () => {
    const where = `/api/courses/${slug}/generation`;
    const state = await seed.call<{ finishedAt: string | null }>("GET", where, undefined, { authorization });
    return state.finishedAt !== null;
  };
  await expect.poll(finished, { timeout: WRITING_MS }).toBe(true);
  return await stepsOf(seed, creator, slug);
}

/** A creator, signed in on the page, with a course of such a document in English. */
export async function createWritten(
  page: Page,
  _texts: Texts,
  server: RunningServer,
  document: { name: string; content: string },
) {
  const seed = new Seed(server);
  const creator = await seed.account("course_creator_free", "de");
  const course = { name: "How towers are kept", language: "en", steps: 10 };
  const slug = await seed.startCourse(creator, document, course);
  const steps = await writtenSteps(seed, creator, slug);
  await signIn(page, creator);
  const at = (position: number) => {
    const step = steps[position - 1];
    if (!step) throw new Error(`The course should have a step ${position}`);
    return step;
  };
  return { seed, creator, slug, steps, at };
}

/** The card of what is proposed for a part of the course. */
export function cardOf(page: Page, name: string): Locator {
  return page.getByRole("region", { name, exact: true });
}

/** Asks for a new version with the named button; says what is wished where there is a model. */
export async function askAnew(
  page: Page,
  { rewriting }: Texts,
  button: string,
  wish?: string,
): Promise<void> {
  await page.getByRole("button", { name: button, exact: true }).click();
  const dialog = page.getByRole("dialog");
  if (wish !== undefined) await dialog.getByLabel(rewriting.wish_label, { exact: true }).fill(wish);
  await dialog.getByRole("button", { name: rewriting.start }).click();
  await expect(dialog).toBeHidden();
}

/** Opens the comparison from a card as soon as the new version is there. */
export async function compare(page: Page, { rewriting }: Texts, card: Locator): Promise<void> {
  await card.getByRole("link", { name: rewriting.compare, exact: true }).click({ timeout: WRITING_MS });
  await expect(page).toHaveURL(/\/edit\/proposals\//);
  // Drafts of questions on the page before can be discarded, too: only the comparison has one of these sentences.
  const said = (lead: string) => page.getByText(lead, { exact: true });
  const { lead, lead_course, lead_insertStep } = rewriting;
  await expect(said(lead).or(said(lead_course)).or(said(lead_insertStep))).toBeVisible();
}

/** One of the two versions; where there is room for one only, it is chosen first. */
export async function versionOf(page: Page, name: string): Promise<Locator> {
  const choice = page.getByRole("radio", { name, exact: true });
  if (await choice.isVisible()) await choice.check({ force: true });
  const version = page.getByRole("region", { name, exact: true });
  await expect(version).toBeVisible();
  return version;
}
