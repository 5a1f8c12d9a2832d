import type { Page } from "@playwright/test";
import { signIn } from "../pages/account.ts";
import { setObjectives, stepsOf } from "../pages/editor.ts";
import { optionOf } from "../pages/participant.ts";
import { answerAll } from "../support/answering.ts";
import { lookAt } from "../support/look.ts";
import { newestLink } from "../support/mail.ts";
import { type Account, Seed } from "../support/seed.ts";
import type { RunningServer } from "../support/server.ts";
import { rightOptions, solutionsOf } from "../support/solutions.ts";
import { expect, test } from "../support/test.ts";
import { type Texts, textsOf } from "../support/texts.ts";

/** Has a link mailed that signs in once. */
async function askForLink(page: Page, { account, auth, fill }: Texts, { email }: Account): Promise<void> {
  await page.goto("/forgot-password");
  await page.getByRole("link", { name: account.entry_title }).click();
  await expect(page.getByRole("heading", { level: 1, name: account.entry_title })).toBeVisible();
  await page.getByLabel(auth.email, { exact: true }).fill(email);
  await page.getByRole("button", { name: auth.forgot_submit }).click();
  await expect(page.getByText(fill(account.entry_sent, { email }))).toBeVisible();
}

/** The path of the link that signs in, once it was mailed. */
async function linkTo({ dataFolder }: RunningServer, { email }: Account): Promise<string> {
  let link = "";
  await expect(async () => {
    link = (await newestLink(dataFolder, email)) ?? "";
    expect(link).toContain("/arrive?");
  }).toPass();
  const { pathname, search, hash } = new URL(link);
  return pathname + search + hash;
}

test("the evaluation tells score, objectives and runs, and leads back to what went wrong", async ({
  page,
  server,
}) => {
  const seed = new Seed(server);
  const texts = await textsOf("de");
  const { viewer, mastery, campus, fill } = texts;
  const creator = await seed.account("course_creator_free");
  const person = await seed.account("course_participant");
  const slug = await seed.course(creator, "bicicletta.it.txt", "La bicicletta", "it");
  const people = { creator, person, slug };
  const steps = await stepsOf(seed, creator, slug);
  for (const { id, title } of [0, 2, 3].flatMap((at) => steps[at] ?? []))
    await setObjectives({ seed, creator, slug }, id, [`Spiegare: ${title}`]);
  await answerAll(seed, people, [1, 2, 3, 4, 5]);
  const headers = { authorization: `Bearer ${person.accessToken}` };
  const timeZone = "Europe/Berlin";
  await seed.call("POST", `/api/learn/${slug}/restart`, { timeZone }, headers);
  await answerAll(seed, people, [2, 7]);
  await signIn(page, person);
  await page.goto(`/c/${slug}/evaluation`);
  const score = fill(viewer.score_other, { right: 7, answered: 9 });
  await expect(page.getByText(score, { exact: true })).toBeVisible();
  const parts = page.getByRole("term").filter({ hasText: fill(mastery.parts_questions_other, { count: 9 }) });
  await expect(parts).toBeVisible();
  for (const part of [
    fill(mastery.part_right_other, { number: 7 }),
    fill(mastery.part_wrong_other, { number: 2 }),
  ])
    await expect(page.getByRole("definition").filter({ hasText: part }).first()).toBeVisible();
  const runs = page.getByRole("group").filter({ has: page.getByRole("heading", { name: mastery.runs }) });
  await expect(runs.getByText(fill(mastery.runs_more, { points: 33 }))).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  const perStep = page
    .getByRole("group")
    .filter({ has: page.getByRole("heading", { name: mastery.per_step }) });
  await expect(perStep).toHaveJSProperty("open", false);
  const box = await runs.boundingBox();
  expect((box?.y ?? Number.POSITIVE_INFINITY) / 844).toBeLessThan(3);
  await runs.getByRole("heading", { name: mastery.runs }).click();
  await expect(runs.getByRole("listitem")).toHaveCount(2);
  await runs.getByRole("heading", { name: mastery.runs }).click();
  const objectives = page
    .locator("section", { has: page.getByRole("heading", { name: mastery.objectives }) })
    .last();
  await expect(objectives).toBeVisible();
  const reached = fill(mastery.objectives_count_other, { reached: 3, number: 3 });
  await expect(objectives.getByRole("term").filter({ hasText: reached })).toBeVisible();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await lookAt(page, "evaluation folded")).toEqual([]);
  }
  const all = objectives.getByText(mastery.objectives_all);
  await all.click();
  await expect(objectives.getByText(mastery.state_reached, { exact: false }).last()).toBeVisible();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await lookAt(page, "evaluation")).toEqual([]);
  }
  const repeats = page.locator("section", {
    has: page.getByRole("heading", { name: mastery.repeats }),
  });
  await repeats.last().getByText(mastery.repeats_use, { exact: true }).click();
  await repeats.last().getByText(mastery.due_mails, { exact: true }).click();
  await expect(repeats.last().getByRole("switch", { name: mastery.due_mails })).toBeChecked();
  await page.reload();
  await expect(repeats.last().getByRole("switch", { name: mastery.due_mails })).toBeChecked();
  const solutions = await solutionsOf(server, creator, slug);
  await page.getByRole("link", { name: fill(mastery.practise_count_other, { number: 2 }) }).click();
  await expect(page.getByRole("heading", { level: 1, name: mastery.practise })).toBeVisible();
  for (const position of [2, 7]) {
    for (const text of rightOptions(solutions, position)) await optionOf(page, text).click();
    await page.getByRole("button", { name: viewer.check }).click();
    await expect(page.getByText(mastery.practise_known)).toBeVisible();
    if (position === 2) expect(await lookAt(page, "practice")).toEqual([]);
    const on = position === 2 ? campus.reviews_next : campus.reviews_finish;
    await page.getByRole("button", { name: on }).click();
  }
  await expect(page.getByText(mastery.practise_done, { exact: true })).toBeVisible();
  await page.goto("/dashboard?view=participant");
  const card = page.getByRole("listitem").filter({ hasText: "La bicicletta" });
  await expect(card.getByText(score, { exact: true })).toBeVisible();
  const pattern = new RegExp(fill(mastery.due_next, { date: ".*" }));
  await expect(card.getByText(pattern)).toBeVisible();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await lookAt(page, "campus with upkeep")).toEqual([]);
  }
  await page.goto(`/c/${slug}/evaluation`);
  const again = page.locator("section", { has: page.getByRole("heading", { name: viewer.look_again }) });
  await again.last().getByRole("link").first().click();
  await expect(page).toHaveURL(new RegExp(`/c/${slug}/steps/2$`));
});

test("a deleted course says so in the campus until it is taken off the list", async ({ page, server }) => {
  const seed = new Seed(server);
  const texts = await textsOf("de");
  const { campus, viewer } = texts;
  const creator = await seed.account("course_creator_free");
  const person = await seed.account("course_participant");
  const slug = await seed.course(creator, "bicicletta.it.txt", "La bicicletta", "it");
  await seed.progress(person, slug, 9);
  const headers = { authorization: `Bearer ${creator.accessToken}` };
  await seed.call("DELETE", `/api/courses/${slug}`, undefined, headers);
  await signIn(page, person);
  await page.goto(`/c/${slug}`);
  await expect(page.getByRole("heading", { name: viewer.unavailable_title })).toBeVisible();
  await page.goto("/dashboard?view=participant");
  const card = page.getByRole("listitem").filter({ hasText: "La bicicletta" });
  await expect(card.getByText(campus.removed, { exact: true })).toBeVisible();
  expect(await lookAt(page, "deleted course")).toEqual([]);
  await card.getByRole("button", { name: campus.removed_forget }).click();
  await expect(page.getByText(campus.empty_title)).toBeVisible();
  await page.reload();
  await expect(page.getByText(campus.empty_title)).toBeVisible();
});

test("a mailed link signs in on a new device, once, and leads where it says", async ({ page, server }) => {
  const seed = new Seed(server);
  const texts = await textsOf("de");
  const { account, auth, campus, fill } = texts;
  const person = await seed.account("course_participant");
  await askForLink(page, texts, person);
  expect(await lookAt(page, "link by mail")).toEqual([]);
  const link = await linkTo(server, person);
  await page.goto(link);
  await expect(page).toHaveURL(/\/arrive\?to=[^#]+$/);
  expect(await lookAt(page, "link opened")).toEqual([]);
  await page.getByRole("button", { name: fill(auth.sign_in_press, { email: person.email }) }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText(fill(auth.link_signed_in, { email: person.email }))).toBeVisible();
  await expect(page.getByText(campus.empty_title)).toBeVisible();
  await page.evaluate("localStorage.clear()");
  await page.goto(link);
  await expect(page.getByText(account.entry_used)).toBeVisible();
  await page.goto("/reset-password?token_hash=used&type=recovery");
  await expect(page.getByRole("link", { name: auth.verify_new_link })).toBeVisible();
  await expect(page.getByLabel(auth.new_password, { exact: true })).toHaveCount(0);
});

test("a mailed link that went to another account says so, and is used where that is wanted", async ({
  page,
  server,
}) => {
  const seed = new Seed(server);
  const texts = await textsOf("de");
  const { auth, fill } = texts;
  const [person, other] = [
    await seed.account("course_participant"),
    await seed.account("course_participant"),
  ];
  await askForLink(page, texts, person);
  const link = await linkTo(server, person);
  await signIn(page, other);
  await page.goto(link);
  await expect(page.getByText(fill(auth.link_of, { email: person.email }))).toBeVisible();
  await expect(page.getByText(fill(auth.link_signed_in, { email: other.email }))).toBeVisible();
  expect(await lookAt(page, "link of another account")).toEqual([]);
  await page.getByRole("link", { name: fill(auth.link_stay, { email: other.email }) }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto(link);
  await page.getByRole("button", { name: fill(auth.sign_in_press, { email: person.email }) }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText(fill(auth.link_signed_in, { email: person.email }))).toBeVisible();
});
