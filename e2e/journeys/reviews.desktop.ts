import { forwardReviews } from "../../server/testing/forwardReviews.ts";
import { signIn } from "../pages/account.ts";
import { stepsOf } from "../pages/editor.ts";
import { optionOf } from "../pages/participant.ts";
import { type Account, Seed } from "../support/seed.ts";
import { rightOptions, solutionsOf } from "../support/solutions.ts";
import { expect, test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

const SAID = "Così dice il testo.";

/** Says the same to every option of the question of the second step. */
async function sayOfOptions(seed: Seed, creator: Account, slug: string): Promise<void> {
  const authorization = `Bearer ${creator.accessToken}`;
  const [, step] = await stepsOf(seed, creator, slug);
  const where = `/api/courses/${slug}/outline/${step?.id}`;
  const { question } = await seed.call<{ question: { version: number; options: object[] } }>(
    "GET",
    where,
    undefined,
    { authorization },
  );
  const options = question.options.map((option) => ({ ...option, feedback: SAID }));
  const body = { version: question.version, question: { ...question, options } };
  await seed.call("PUT", `${where}/question`, body, { authorization });
}

test("questions come again when they are due, with their passage, and then rest", async ({
  page,
  server,
}) => {
  const texts = await textsOf("de");
  const { viewer, campus, fill } = texts;
  const seed = new Seed(server);
  const creator = await seed.account("course_creator_free");
  const slug = await seed.course(creator, "bicicletta.it.txt", "La bicicletta", "it");
  await sayOfOptions(seed, creator, slug);
  const solutions = await solutionsOf(server, creator, slug);
  const person = await seed.account("course_participant");
  const headers = { authorization: `Bearer ${person.accessToken}` };
  const learn = `/api/learn/${slug}`;
  await seed.call("POST", `${learn}/enrolment`, {}, headers);
  for (const position of [1, 2]) {
    const { step, question } = await seed.call<{
      step: { id: string };
      question: { options: { id: string; text: string }[] };
    }>("GET", `${learn}/steps/${position}`, undefined, headers);
    const right = rightOptions(solutions, position);
    const selected = question.options.filter(({ text }) => right.includes(text)).map(({ id }) => id);
    await seed.call(
      "PUT",
      `${learn}/steps/${step.id}/answer`,
      { answer: { kind: "choice", selected } },
      headers,
    );
  }
  await seed.call("PUT", `${learn}/repeats`, { repeats: true }, headers);
  await signIn(page, person);
  await page.goto("/reviews");
  await expect(page.getByRole("heading", { name: campus.reviews_done })).toBeVisible();
  await server.killAndRestart(() => forwardReviews(server.dataFolder, 30));

  await page.goto("/dashboard?view=participant");
  await expect(page.getByRole("heading", { name: fill(campus.due_title, { number: "2" }) })).toBeVisible();
  // A round that began with what is kept from the page before would begin anew when this comes.
  const asked = page.waitForResponse((response) => new URL(response.url()).pathname === "/api/reviews");
  await page.getByRole("link", { name: campus.due_start }).click();
  const place = (position: string) =>
    page.getByText(fill(campus.reviews_place, { position, total: "2", course: "La bicicletta" }));
  await expect(place("1")).toBeVisible();
  for (const text of rightOptions(solutions, 1)) await optionOf(page, text).click();
  await asked;
  await page.getByRole("button", { name: viewer.check }).click();
  await expect(page.getByText(viewer.verdict_right, { exact: true })).toBeVisible();
  await page.getByText(campus.reviews_passage).click();
  await expect(page.locator("details mark")).not.toBeEmpty();
  await page.getByRole("button", { name: campus.reviews_next }).click();

  await expect(place("2")).toBeVisible();
  const labels = await page.locator("label", { has: page.getByRole("radio") }).allInnerTexts();
  const wrong = labels.find((label) => !rightOptions(solutions, 2).includes(label.trim()));
  await optionOf(page, (wrong ?? "").trim()).click();
  await page.getByRole("button", { name: viewer.check }).click();
  await expect(page.getByText(viewer.verdict_wrong, { exact: true })).toBeVisible();
  const taken = page.getByRole("listitem").filter({ hasText: viewer.option_wrong_chosen });
  await expect(taken).toContainText(SAID);
  await expect(page.getByText(SAID)).toHaveCount(2);
  const again = new RegExp(`^${fill(campus.reviews_again, { date: ".+" })}$`);
  await expect(page.getByText(again)).toBeVisible();
  await page.getByRole("button", { name: campus.reviews_finish }).click();
  await expect(page.getByRole("heading", { name: campus.reviews_done })).toBeVisible();
  const { steps } = await seed.call<{ steps: { state: string }[] }>("GET", learn, undefined, headers);
  expect(steps.slice(0, 2).map(({ state }) => state)).toEqual(["right", "right"]);
});
