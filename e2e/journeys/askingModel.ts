import { signIn } from "../pages/account.ts";
import { lookAt } from "../support/look.ts";
import { ANSWERED, modelTest as test } from "../support/model.ts";
import { Seed } from "../support/seed.ts";
import { expect } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

test("a language model answers from the passages, each sentence with what proves it, or says that the course does not", async ({
  page,
  server,
}) => {
  const texts = await textsOf("de");
  const { asking, viewer } = texts;
  const seed = new Seed(server);
  const creator = await seed.account("course_creator_free");
  const slug = await seed.course(creator, "bienen.de.pdf", "Wie Honigbienen sich verständigen", "de");
  const person = await seed.account("course_participant");
  const authorization = `Bearer ${person.accessToken}`;
  await seed.call("POST", `/api/learn/${slug}/enrolment`, {}, { authorization });
  await signIn(page, person);
  await page.goto(`/c/${slug}/steps/1`);
  await page.getByRole("button", { name: viewer.ask_course, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: viewer.ask_course });
  await expect(dialog.getByText(asking.help_model)).toBeVisible();
  await dialog.getByLabel(asking.label).fill("Schwänzeltanz");
  await page.keyboard.press("Enter");
  const answer = dialog.getByRole("region", { name: asking.answer });
  await expect(answer.getByText(ANSWERED)).toBeVisible();
  const quote = (await answer.getByRole("blockquote").getByRole("paragraph").first().textContent()) ?? "";
  expect(quote.length).toBeGreaterThan(10);
  const found = dialog.getByRole("listitem").filter({ has: page.locator("mark") });
  await expect(found.first()).toContainText(quote);
  expect(await lookAt(page, "asked and answered")).toEqual([]);

  await dialog.getByLabel(asking.label).fill("Schwänzeltanz im Raumschiff");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText(asking.unanswered_title)).toBeVisible();
  await expect(found.first()).toBeVisible();
});
