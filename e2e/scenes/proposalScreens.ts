import type { Page } from "@playwright/test";
import { addStepAfter, storedStep } from "../pages/editor.ts";
import { askAnew, cardOf, compare, writtenSteps } from "../pages/rewriting.ts";
import { openCreatorScene } from "../support/creatorScene.ts";
import { lookAtScene, type SceneLanguage } from "../support/look.ts";
import { type DirectedModel, TOWERS, modelTest as test } from "../support/model.ts";
import type { Account, Seed } from "../support/seed.ts";
import { expect } from "../support/test.ts";
import type { Texts } from "../support/texts.ts";

interface Scene {
  page: Page;
  texts: Texts;
  seed: Seed;
  creator: Account;
  slug: string;
  ids: readonly string[];
  model: DirectedModel;
  look: (name: string) => Promise<void>;
}

async function lookAtStep({ page, texts, seed, creator, slug, ids, model, look }: Scene): Promise<void> {
  const { rewriting } = texts;
  const [, id = ""] = ids;
  const card = cardOf(page, rewriting.card_step);
  await page.goto(`/c/${slug}/edit/steps/${id}`);
  await page.getByRole("button", { name: rewriting.ask_step, exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: rewriting.wish_shorter }).click();
  await look("proposal-wish");
  model.hold(0);
  await dialog.getByRole("button", { name: rewriting.start }).click();
  await expect(card.getByText(rewriting.state_rewriting)).toBeVisible();
  await look("proposal-live");
  await page.goto(`/c/${slug}/edit`);
  await expect(page.getByText(rewriting.tag_rewriting)).toBeVisible();
  await look("proposal-live-list");
  model.goOn();
  await page.goto(`/c/${slug}/edit/steps/${id}`);
  await compare(page, texts, card);
  await look("proposal-compared");
  const { title, sections, summary, version } = await storedStep(seed, creator, slug, id);
  const authorization = `Bearer ${creator.accessToken}`;
  const content = "The keeper of the tower wrote this meanwhile, and would like to keep it.";
  const changed = { title, sections, summary, version, content };
  await seed.call("PUT", `/api/courses/${slug}/outline/${id}`, changed, { authorization });
  await page.getByRole("button", { name: rewriting.accept, exact: true }).click();
  await expect(page.getByRole("alert").getByText(rewriting.changed_title)).toBeVisible();
  await look("proposal-conflict");
}

async function lookAtFailure({ page, texts, slug, ids, model, look }: Scene): Promise<void> {
  const { rewriting } = texts;
  model.fail(0, { status: 401 });
  await page.goto(`/c/${slug}/edit/steps/${ids[3]}`);
  await askAnew(page, texts, rewriting.ask_step, "Auch für Kinder");
  await expect(cardOf(page, rewriting.card_step).getByRole("alert")).toBeVisible({ timeout: 30_000 });
  await look("proposal-failed");
  model.goOn();
}

async function lookAtCourse({ page, texts, seed, creator, slug, ids, model, look }: Scene): Promise<void> {
  const { rewriting } = texts;
  await addStepAfter({ seed, creator, slug }, ids.at(-1), "Written by hand");
  await seed.progress(await seed.account("course_participant"), slug, 0);
  model.hold(4);
  await page.goto(`/c/${slug}/settings`);
  await askAnew(page, texts, rewriting.ask_course, "For sailors");
  const card = cardOf(page, rewriting.card_course);
  await expect(card.getByText(rewriting.state_rewriting)).toBeVisible();
  await look("proposal-course-live");
  model.goOn();
  await compare(page, texts, card);
  await look("proposal-course");
  await page.getByRole("button", { name: rewriting.accept_course }).click();
  await expect(page.getByRole("alertdialog", { name: rewriting.replace_title })).toBeVisible();
  await look("proposal-course-replace");
}

/** A journey past what a new version looks like. */
export function testProposalScreens(language: SceneLanguage): void {
  test(`a new version is accessible and fits the screen from the wish to the decision, in ${language}`, async ({
    browser,
    server,
    model,
    viewport,
  }) => {
    test.setTimeout(300_000);
    model.goOn();
    const { texts, seed, creator, page, close } = await openCreatorScene(language, {
      browser,
      server,
      viewport,
    });
    const course = { name: "How towers are kept", language: "en", steps: 10 };
    const slug = await seed.startCourse(creator, TOWERS, course);
    const ids = (await writtenSteps(seed, creator, slug)).map(({ id }) => id);
    const faults: string[] = [];
    const seen = async (name: string) => {
      faults.push(...(await lookAtScene(page, name)));
    };
    const scene = { page, texts, seed, creator, slug, ids, model, look: seen };
    await lookAtStep(scene);
    await lookAtFailure(scene);
    await lookAtCourse(scene);
    expect(faults).toEqual([]);
    await close();
  });
}
