import { randomUUID } from "node:crypto";
import { createEdited } from "../pages/editor.ts";
import { lookAt } from "../support/look.ts";
import { newestLink } from "../support/mail.ts";
import { Seed } from "../support/seed.ts";
import { expect, test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

test("another person is asked before messages about a course go there, and ends them by the same link", async ({
  page,
  server,
}) => {
  const texts = await textsOf("de");
  const { account, manage, create, fill } = texts;
  const seed = new Seed(server);
  const { slug } = await createEdited(page, texts, seed);
  const email = `${randomUUID()}@example.org`;
  const faults: string[] = [];

  await page.goto(`/c/${slug}/settings`);
  const line = page.getByText(fill(manage.notifications_asked, { email }));
  await page.getByLabel(create.email, { exact: true }).fill(email);
  await page.getByLabel(create.email_repeat, { exact: true }).fill(email);
  await expect(line).toHaveCount(0);
  await page.getByRole("button", { name: manage.save }).click();
  await expect(line).toBeVisible();
  faults.push(...(await lookAt(page, "notifications-settings")));

  const link = await newestLink(server.dataFolder, email);
  await page.goto(new URL(link ?? "", server.url).pathname);
  const state = page.getByRole("main").getByRole("status");
  await expect(state).toHaveText(fill(account.notifications_question, { creator: "Maria Keller" }));
  faults.push(...(await lookAt(page, "notifications-asked")));
  await page.getByRole("button", { name: account.notifications_yes }).click();
  await expect(state).toHaveText(account.notifications_on);
  faults.push(...(await lookAt(page, "notifications-agreed")));
  await page.getByRole("button", { name: account.notifications_switch_off }).click();
  await expect(state).toHaveText(account.notifications_are_off);
  await page.reload();
  await expect(state).toHaveText(account.notifications_are_off);
  await expect(page.getByRole("button", { name: account.notifications_switch_on })).toBeVisible();
  expect(faults).toEqual([]);
});
