import { createEdited } from "../pages/editor.ts";
import { Seed } from "../support/seed.ts";
import { expectWhole } from "../support/shown.ts";
import { expect, test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

test("pages of a course that is not open say so, and call on nobody to share it", async ({
  page,
  server,
}) => {
  const texts = await textsOf("de");
  const { generation, studio } = texts;
  const seed = new Seed(server);
  const { creator, slug } = await createEdited(page, texts, seed);
  await page.goto(`/c/${slug}/generation`);
  await expect(page.getByText(generation.done_lead)).toBeVisible();
  await expect(page.getByText(studio.participant_link_help)).toBeVisible();
  const authorization = `Bearer ${creator.accessToken}`;
  await seed.call("PUT", `/api/courses/${slug}/active`, { active: false }, { authorization });
  for (const path of ["generation", "manage"]) {
    await page.goto(`/c/${slug}/${path}`);
    await expect(page.getByText(studio.participant_link_closed)).toBeVisible();
    await expect(page.getByText(studio.participant_link_help)).toHaveCount(0);
    await expect(page.getByText(generation.done_lead)).toHaveCount(0);
  }
});

test("what needs no account stands under the button of the example course", async ({ page }) => {
  const { home } = await textsOf("de");
  await page.goto("/");
  const button = await page.getByRole("link", { name: home.example }).boundingBox();
  const note = await page.getByText(home.example_note).boundingBox();
  const middle = (box: typeof button) => (box?.x ?? 0) + (box?.width ?? 0) / 2;
  expect(Math.abs(middle(button) - middle(note))).toBeLessThan(20);
  expect(note?.y ?? 0).toBeGreaterThanOrEqual((button?.y ?? 0) + (button?.height ?? 0));
});

test("no page of the editor throws while it is loaded", async ({ page, server }) => {
  const texts = await textsOf("de");
  const { slug, steps } = await createEdited(page, texts, new Seed(server));
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  const [, { id } = { id: "" }] = steps;
  const paths = ["", `/steps/${id}`, "/questions", `/questions/${id}`, "/add"];
  for (const path of paths) {
    await page.goto(`/c/${slug}/edit${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectWhole(page);
  }
  expect(errors).toEqual([]);
});
