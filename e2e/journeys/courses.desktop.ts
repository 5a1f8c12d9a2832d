import path from "node:path";
import { signIn } from "../pages/account.ts";
import { createCourse, registerCreator } from "../pages/creator.ts";
import { registerAtCourse, scoreWords, walk } from "../pages/participant.ts";
import { Seed } from "../support/seed.ts";
import { LONG } from "../support/sets.ts";
import { askEverywhere, solutionsOf } from "../support/solutions.ts";
import { expect, test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

const sample = (name: string) => path.join(import.meta.dirname, "../../samples", name);

for (const [file, name] of [
  ["bienen.de.pdf", "Wie Bienen tanzen"],
  ["levain.fr.docx", "Faire son levain"],
] as const) {
  test(`${file} becomes a course that is opened and begun`, async ({ page, server }) => {
    const texts = await textsOf("de");
    const person = await new Seed(server).account("course_creator_free");
    await signIn(page, person);
    const creator = { ...person, firstName: "Maria", lastName: "Keller" };
    const wish = { file: sample(file), name, steps: 10, access: "open" } as const;
    const slug = await createCourse(page, texts, creator, wish);
    // Nothing is asked that nobody judged.
    expect((await solutionsOf(server, creator, slug)).size).toBe(0);
    await page.goto(`/c/${slug}`);
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await page.getByRole("button", { name: texts.viewer.start, exact: true }).click();
    await expect(page).toHaveURL(/\/steps\/1$/);
    await expect(page.getByRole("article").getByRole("paragraph").first()).not.toBeEmpty();
  });
}

test("a PDF becomes a course that a registered person takes to its end, in German", { tag: LONG }, async ({
  browser,
  page,
  server,
}) => {
  test.setTimeout(240_000);
  const texts = await textsOf("de");
  const creator = { firstName: "Ada", lastName: "Keller", email: "ada@example.org", password: "geheim-1" };
  await registerCreator(page, texts, creator);
  const slug = await createCourse(page, texts, creator, {
    file: sample("bienen.de.pdf"),
    steps: 12,
    access: "registered",
  });
  await askEverywhere(server, creator, slug);
  const solutions = await solutionsOf(server, creator, slug);
  expect(solutions.size).toBe(12);

  const visitor = await browser.newPage({ baseURL: server.url, locale: "de-DE" });
  await registerAtCourse(visitor, texts, slug, {
    firstName: "Grace",
    lastName: "Lang",
    email: "grace@example.org",
  });
  await walk(visitor, texts, solutions, [3, 7]);
  await visitor.getByRole("link", { name: texts.viewer.to_evaluation }).click();
  await expect(visitor).toHaveURL(new RegExp(`/c/${slug}/evaluation$`));
  const title = texts.fill(texts.mastery.evaluation_title_name, { name: "Grace" });
  await expect(visitor.getByRole("heading", { level: 1, name: title })).toBeVisible();
  const own = [...solutions].filter(([, { kind }]) => kind === "self").map(([position]) => position);
  const wrong = [3, 7].filter((position) => !own.includes(position)).length;
  const marked = solutions.size - own.length;
  await expect(visitor.getByText(scoreWords(texts, marked - wrong, marked)).first()).toBeVisible();
  const { parts_judged_one: one, parts_judged_other: several } = texts.mastery;
  const judged = own.length === 1 ? one : texts.fill(several, { count: own.length });
  await expect(visitor.getByText(judged, { exact: true })).toBeVisible();
  await visitor.goto("/dashboard?view=participant");
  await expect(visitor.getByText(texts.campus.completed).first()).toBeVisible();
  await visitor.close();

  await page.goto("/dashboard?view=creator");
  const numbers = page.getByLabel(texts.studio.stats_label);
  await expect(numbers).toContainText("100");
  const card = page
    .getByRole("article")
    .or(page.getByRole("listitem"))
    .filter({ hasText: "Honigbienen" })
    .first();
  await expect(card).toContainText(texts.studio.participants_one.replace("{number}", "1"));
  await expect(card).toContainText(texts.studio.graduates.replace("{number}", "1"));
});

test("a DOCX becomes a course taken in French", { tag: LONG }, async ({ browser, server }) => {
  test.setTimeout(240_000);
  const texts = await textsOf("fr");
  const page = await browser.newPage({ baseURL: server.url, locale: "fr-FR" });
  const creator = { firstName: "Anne", lastName: "Martin", email: "anne@example.org", password: "secret-1" };
  await registerCreator(page, texts, creator);
  const slug = await createCourse(page, texts, creator, {
    file: sample("levain.fr.docx"),
    steps: 10,
    name: "Faire son levain",
    access: "registered",
  });
  await askEverywhere(server, creator, slug);
  const solutions = await solutionsOf(server, creator, slug);
  await page.close();
  const visitor = await browser.newPage({ baseURL: server.url, locale: "fr-FR" });
  await registerAtCourse(visitor, texts, slug, {
    firstName: "Léa",
    lastName: "Petit",
    email: "lea@example.org",
  });
  await walk(visitor, texts, solutions, [1]);
  await visitor.getByRole("link", { name: texts.viewer.to_evaluation }).click();
  const title = texts.fill(texts.mastery.evaluation_title_name, { name: "Léa" });
  await expect(visitor.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await visitor.close();
});
