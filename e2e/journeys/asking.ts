import { signIn } from "../pages/account.ts";
import { lookAt } from "../support/look.ts";
import { Seed } from "../support/seed.ts";
import { expect, test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

test("a participant asks the course, goes to the passage, and the creator reads what was asked", async ({
  page,
  server,
}) => {
  const texts = await textsOf("de");
  const { asking, results, viewer, fill } = texts;
  const seed = new Seed(server);
  const creator = await seed.account("course_creator_free");
  const slug = await seed.course(creator, "bicicletta.it.txt", "La bicicletta", "it");
  const person = await seed.account("course_participant");
  const authorization = `Bearer ${person.accessToken}`;
  await seed.call("POST", `/api/learn/${slug}/enrolment`, {}, { authorization });
  await signIn(page, person);
  await page.goto(`/c/${slug}/steps/1`);

  await page.getByRole("button", { name: viewer.ask_course, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: viewer.ask_course });
  await expect(dialog.getByLabel(asking.label)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog.getByText(asking.too_short)).toBeVisible();
  await dialog.getByLabel(asking.label).fill("Raumschiff");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText(asking.none_title)).toBeVisible();
  await dialog.getByLabel(asking.label).fill("pneumatici gonfiati");
  await page.keyboard.press("Enter");
  const first = dialog.getByRole("listitem").first();
  await expect(first.locator("mark").first()).toBeVisible();
  expect(await lookAt(page, "asking")).toEqual([]);
  const passage = (await first.locator("p").nth(1).textContent()) ?? "";
  await first.getByRole("link", { name: asking.show }).click();
  await expect(dialog).toHaveCount(0);
  const selected = () => page.evaluate("getSelection().toString().trim()");
  await expect.poll(selected).toBe(passage.slice(0, 80).trim());

  await page.context().clearCookies();
  await page.evaluate("localStorage.clear()");
  await signIn(page, creator);
  await page.goto(`/c/${slug}/results?tab=asked`);
  const list = page.getByRole("list", { name: results.tab_asked }).getByRole("listitem");
  await expect(list).toHaveCount(2);
  await expect(list.first()).toContainText("Raumschiff");
  await expect(list.first()).toContainText(results.asked_nothing);
  await expect(list.nth(1)).toContainText(fill(results.asked_times_one, { count: 1 }));
});
