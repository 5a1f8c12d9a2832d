import type { Page } from "@playwright/test";
import { signIn } from "../pages/account.ts";
import { type Account, Seed } from "../support/seed.ts";
import { expect, test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

/** A participant of a course, at one of its steps. */
async function open(page: Page, server: ConstructorParameters<typeof Seed>[0], position: number) {
  const seed = new Seed(server);
  const creator = await seed.account("course_creator_free");
  const slug = await seed.course(creator, "agua.es.txt", "Agua", "es");
  const { steps } = await seed.call<{ steps: { stepId: string }[] }>("GET", `/api/learn/${slug}`);
  const stepId = steps[position - 1]?.stepId ?? "";
  const person = await seed.account("course_participant");
  const authorization = `Bearer ${person.accessToken}`;
  await seed.call("POST", `/api/learn/${slug}/enrolment`, {}, { authorization });
  const texts = await textsOf("de");
  await signIn(page, texts, person);
  return { seed, creator, slug, stepId, texts };
}

const as = ({ accessToken }: Account) => ({ authorization: `Bearer ${accessToken}` });

test("a step without a question says how it is finished, and one button finishes it and goes on", async ({
  page,
  server,
}) => {
  const { seed, creator, slug, stepId, texts } = await open(page, server, 10);
  const { viewer, fill } = texts;
  const question = `/api/courses/${slug}/outline/${stepId}`;
  const { question: asked } = await seed.call<{ question: { version: number } }>(
    "GET",
    question,
    undefined,
    as(creator),
  );
  await seed.call("DELETE", `${question}/question`, { version: asked.version }, as(creator));
  await page.goto(`/c/${slug}/steps/10`);
  await expect(page.getByText(viewer.finish_rule)).toBeVisible();
  await expect(page.getByRole("link", { name: viewer.to_evaluation })).toHaveCount(0);
  const finish = page.getByRole("button", { name: viewer.understood_last });
  await expect(finish).toHaveAccessibleDescription(viewer.finish_rule);
  await finish.click();
  await expect(
    page.getByRole("heading", { level: 1, name: fill(viewer.missing_far_other, { number: "9" }) }),
  ).toBeVisible();
  await page.goto(`/c/${slug}/steps/10`);
  await expect(page.getByRole("button", { name: viewer.understood_done })).toBeVisible();
  await expect(page.getByRole("link", { name: viewer.to_evaluation })).toBeVisible();
});

test("the link past the navigation leads to the text, not to the rail before it", async ({
  page,
  server,
}) => {
  const { slug, texts } = await open(page, server, 1);
  await page.goto(`/c/${slug}/steps/1`);
  const text = page.getByRole("article");
  await expect(text).toBeVisible();
  await page.getByRole("link", { name: texts.common.skip_to_content }).focus();
  await page.keyboard.press("Enter");
  await expect(text).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(text.locator(":focus")).toHaveCount(1);
});
