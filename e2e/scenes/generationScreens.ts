import type { Page } from "@playwright/test";
import { openCreatorScene } from "../support/creatorScene.ts";
import { lookAtScene, type SceneLanguage } from "../support/look.ts";
import { type DirectedModel, TOWERS, modelTest as test } from "../support/model.ts";
import type { Account, Seed } from "../support/seed.ts";
import { expect } from "../support/test.ts";
import type { Texts } from "../support/texts.ts";

/** One course of a creator in each state that a generation can be in; answers the slugs by state. */
async function coursesInEachState(seed: Seed, creator: Account, model: DirectedModel) {
  const order = (name: string) => seed.startCourse(creator, TOWERS, { name, language: "en", steps: 10 });
  const until = (slug: string, reached: (state: { label: string; steps: unknown[] }) => boolean) =>
    expect(async () => {
      const authorization = `Bearer ${creator.accessToken}`;
      const where = `/api/courses/${slug}/generation`;
      expect(reached(await seed.call("GET", where, undefined, { authorization }))).toBe(true);
    }).toPass({ timeout: 60_000 });
  model.fail(1, { text: "I would rather not." });
  const ready = await order("How lighthouses came to be");
  await until(ready, ({ label }) => label === "ready");
  model.fail(3, { status: 401 });
  const failed = await order("How lighthouses are kept");
  await until(failed, ({ label }) => label === "failed");
  model.fail(4, { status: 429, headers: { "retry-after": "1500" } });
  const paused = await order("How lighthouses are lit");
  await until(paused, ({ label }) => label === "paused");
  model.hold(5);
  const generating = await order("How lighthouses are built");
  await until(generating, ({ steps }) => steps.length === 5);
  const waiting = await order("How lighthouses are painted");
  return { ready, failed, paused, generating, waiting };
}

async function openFirstFault(page: Page, { debug }: Texts): Promise<void> {
  await page.getByRole("main").getByRole("button", { name: debug.outcome_answer_unusable }).first().click();
  await expect(page.locator("summary", { hasText: debug.prompt })).toBeVisible();
}

/** A course that waits in line shows grey lines where its steps will stand. */
const LOADING = "[aria-busy=true]";

/** A journey past the states of a generation. */
export function testGenerationScreens(language: SceneLanguage): void {
  test(`a generation is accessible and fits the screen in each of its states, in ${language}`, async ({
    browser,
    server,
    model,
    viewport,
  }) => {
    test.setTimeout(300_000);
    const { texts, seed, creator, page, close } = await openCreatorScene(language, {
      browser,
      server,
      viewport,
    });
    const slugs = await coursesInEachState(seed, creator, model);
    const screens = [
      ...Object.entries(slugs).map(([state, slug]) => ({
        name: `generation-${state}`,
        to: `/c/${slug}/generation`,
      })),
      { name: "debug", to: `/c/${slugs.ready}/debug` },
      { name: "debug-running", to: `/c/${slugs.generating}/debug` },
      { name: "debug-failed", to: `/c/${slugs.failed}/debug` },
      { name: "studio-generations", to: "/dashboard?view=creator" },
    ];
    const faults: string[] = [];
    for (const { name, to } of screens) {
      await page.goto(to);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
      faults.push(...(await lookAtScene(page, name, LOADING)));
    }
    await page.goto(`/c/${slugs.ready}/debug?show=faults`);
    await openFirstFault(page, texts);
    faults.push(...(await lookAtScene(page, "debug-opened", LOADING)));
    expect(faults).toEqual([]);
    model.goOn();
    await close();
  });
}
