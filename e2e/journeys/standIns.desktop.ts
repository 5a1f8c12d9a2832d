import { signIn } from "../pages/account.ts";
import { MORE_TOWERS, modelTest as test } from "../support/model.ts";
import { Seed } from "../support/seed.ts";
import { expect } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

const texts = await textsOf("de");
const { generation, studio, fill } = texts;

/** Planning and writing go on in a process that yields to all others. */
const WRITING = { timeout: 90_000 };

test("a course that the model wrote in part only says so first, everywhere, and the model writes the rest when asked", async ({
  page,
  server,
  model,
}) => {
  test.setTimeout(240_000);
  model.fail(9, { text: "" });
  const seed = new Seed(server);
  const creator = await seed.account("course_creator_free", "de");
  await signIn(page, creator);
  const wish = { name: "How lighthouses are kept", language: "en", steps: 12 } as const;
  const slug = await seed.startCourse(creator, MORE_TOWERS, wish);
  const title = (name: string) => page.getByRole("heading", { level: 1, name, exact: true });
  const told = page.getByText(
    fill(generation.stand_ins, { number: 3, total: 12, reason: generation.because_model_answers }),
  );

  await page.goto(`/c/${slug}/generation`);
  await expect(title(generation.done_stand_ins_title)).toBeVisible(WRITING);
  await expect(told).toBeVisible();
  await page.goto("/dashboard?view=creator");
  await expect(page.getByText(fill(studio.card_stand_ins, { number: 3, total: 12 }))).toBeVisible();
  await page.goto(`/c/${slug}/manage`);
  await expect(told).toBeVisible();

  await page.goto(`/c/${slug}/generation`);
  model.goOn();
  await page.getByRole("button", { name: generation.stand_ins_write }).click();
  await expect(title(generation.done_title)).toBeVisible(WRITING);
  await expect(told).toBeHidden();
});
