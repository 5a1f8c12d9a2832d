import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";
import type { Account, Seed } from "../support/seed.ts";
import type { Texts } from "../support/texts.ts";
import { signIn } from "./account.ts";

export interface Step {
  id: string;
  position: number;
  title: string;
}

/** A finished course and its creator, signed in on the page. */
export async function createEdited(page: Page, _texts: Texts, seed: Seed) {
  const creator = await seed.account("course_creator_free");
  const slug = await seed.course(creator, "bienen.de.pdf", "Wie Honigbienen sich verständigen", "de");
  await signIn(page, creator);
  return { creator, slug, steps: await stepsOf(seed, creator, slug) };
}

/** The steps of a course as the server has them. */
export async function stepsOf(seed: Seed, creator: Account, slug: string): Promise<Step[]> {
  const authorization = `Bearer ${creator.accessToken}`;
  const { steps } = await seed.call<{ steps: Step[] }>("GET", `/api/courses/${slug}/outline`, undefined, {
    authorization,
  });
  return steps;
}

/** Adds an empty step after another one; answers its id. */
export async function addStepAfter(
  { seed, creator, slug }: { seed: Seed; creator: Account; slug: string },
  after: string | undefined,
  title: string,
): Promise<string> {
  const added = { requestId: randomUUID(), title, place: { side: "after", stepId: after } };
  const authorization = `Bearer ${creator.accessToken}`;
  const { stepId } = await seed.call<{ stepId: string }>("POST", `/api/courses/${slug}/outline`, added, {
    authorization,
  });
  return stepId;
}

/** A step's texts as the server has them. */
export async function storedStep(seed: Seed, creator: Account, slug: string, id: string) {
  const authorization = `Bearer ${creator.accessToken}`;
  const where = `/api/courses/${slug}/outline/${id}`;
  return await seed.call<{
    title: string;
    content: string;
    sections: { objectives: string[]; terms: { term: string; meaning: string }[]; next: string | null };
    summary: string;
    version: number;
  }>("GET", where, undefined, { authorization });
}

/** Says what one will learn in a step. */
export async function setObjectives(
  { seed, creator, slug }: { seed: Seed; creator: Account; slug: string },
  stepId: string,
  objectives: readonly string[],
): Promise<void> {
  const stored = await storedStep(seed, creator, slug, stepId);
  const authorization = `Bearer ${creator.accessToken}`;
  const changed = { ...stored, sections: { ...stored.sections, objectives } };
  await seed.call("PUT", `/api/courses/${slug}/outline/${stepId}`, changed, { authorization });
}

/** The rows of the list of steps. */
export function rowsOf(page: Page, { editor }: Texts): Locator {
  return page.getByRole("list", { name: editor.steps_label }).getByRole("listitem");
}

/** The text of the step that is open. */
export function textOf(page: Page, { editor }: Texts): Locator {
  return page.getByRole("textbox", { name: editor.content_label });
}

/** Waits until everything that was typed is saved. */
export async function saved(page: Page, { editor }: Texts): Promise<void> {
  await expect(page.getByRole("status").getByText(editor.state_saved, { exact: true })).toBeVisible();
}

/** An empty text of a step, with what is stored of it. */
export async function openEmptyStep(page: Page, texts: Texts, seed: Seed) {
  const { creator, slug, steps } = await createEdited(page, texts, seed);
  const id = steps[1]?.id ?? "";
  await page.goto(`/c/${slug}/edit/steps/${id}`);
  const text = textOf(page, texts);
  await text.press("Control+a");
  await text.press("Delete");
  const stored = async () => {
    await saved(page, texts);
    return (await storedStep(seed, creator, slug, id)).content;
  };
  const tool = (name: string) => page.getByRole("button", { name, exact: true });
  return { slug, id, text, stored, tool };
}
