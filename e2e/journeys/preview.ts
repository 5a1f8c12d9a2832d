import type { FrameLocator, Page } from "@playwright/test";
import { signIn } from "../pages/account.ts";
import { faultsOf, lookAt } from "../support/look.ts";
import { type Account, Seed } from "../support/seed.ts";
import { expect, test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

/** Numbers that a studio shows of its only course. */
async function counted(seed: Seed, creator: Account): Promise<number[]> {
  const authorization = `Bearer ${creator.accessToken}`;
  const { courses } = await seed.call<{ courses: { participants: number; graduates: number }[] }>(
    "GET",
    "/api/studio",
    undefined,
    { authorization },
  );
  return courses.flatMap(({ participants, graduates }) => [participants, graduates]);
}

test("a creator goes through a draft as participants will, and nothing of it counts", async ({
  page,
  server,
}, { project }) => {
  const seed = new Seed(server);
  const texts = await textsOf("de");
  const { preview, viewer, studio } = texts;
  const creator = await seed.account("course_creator_free");
  const slug = await seed.course(creator, "agua.es.txt", "El agua", "es");
  const authorization = `Bearer ${creator.accessToken}`;
  await seed.call("PUT", `/api/courses/${slug}/active`, { active: false }, { authorization });
  await signIn(page, creator);
  await page.goto(`/c/${slug}/manage`);
  const parts = page.getByRole("navigation", { name: studio.manage_parts });
  await parts.getByRole("link", { name: preview.heading }).click();
  await expect(page.getByRole("heading", { level: 2, name: preview.heading })).toBeVisible();
  await expect(page.getByText(preview.draft)).toBeVisible();

  let course: Page | FrameLocator = page;
  if (project.name === "phone") {
    expect(await lookAt(page, "preview")).toEqual([]);
    await expect(page.getByTitle(preview.frame)).toBeHidden();
    await page.getByRole("link", { name: preview.open_alone }).click();
  } else {
    course = page.frameLocator(`iframe[title="${preview.frame}"]`);
    await page.getByText(preview.computer).click();
    await page.getByText(preview.phone).click();
  }
  await expect(course.getByText(viewer.trial_start)).toBeVisible();
  await course.getByRole("button", { name: viewer.start, exact: true }).click();
  await expect(course.getByText(viewer.trial_note)).toBeVisible();
  await expect(course.getByRole("heading", { level: 1 })).toBeVisible();
  if (project.name === "desktop") {
    expect(await lookAt(page, "preview")).toEqual([]);
    await page.getByRole("button", { name: preview.start_over }).click();
    await expect(page.getByText(preview.started_over)).toBeVisible();
    await expect(course.getByRole("link", { name: viewer.start, exact: true })).toBeVisible();
    await expect(course.getByText(viewer.trial_note)).toBeVisible();
  } else expect(await faultsOf(page, "trial")).toEqual([]);
  expect(await counted(seed, creator)).toEqual([0, 0]);
});
