import path from "node:path";
import { createCourse, registerCreator } from "../pages/creator.ts";
import { askedCard, walk } from "../pages/participant.ts";
import { askEverywhere, solutionsOf } from "../support/solutions.ts";
import { expect, test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

test("a TXT becomes a course that somebody takes anonymously on a phone, in Spanish", async ({
  browser,
  server,
}) => {
  test.setTimeout(240_000);
  const texts = await textsOf("es");
  const phone = {
    baseURL: server.url,
    locale: "es-ES",
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  };
  const page = await browser.newPage(phone);
  const creator = { firstName: "Elena", lastName: "Ruiz", email: "elena@example.org", password: "secreto-1" };
  await registerCreator(page, texts, creator);
  const slug = await createCourse(page, texts, creator, {
    file: path.join(import.meta.dirname, "../../samples/agua.es.txt"),
    steps: 10,
    access: "open",
  });
  await askEverywhere(server, creator, slug);
  const solutions = await solutionsOf(server, creator, slug);
  await page.close();

  const visitor = await browser.newPage(phone);
  await visitor.goto(`/c/${slug}`);
  await visitor.getByRole("button", { name: texts.viewer.anonymous_start }).click();
  await walk(visitor, texts, solutions, [2]);
  await visitor.reload();
  await expect(visitor).toHaveURL(/\/steps\/10$/);
  const last = askedCard(visitor, texts, solutions.get(10)?.text ?? "");
  await expect(last.getByRole("status")).not.toBeEmpty();
  await expect(last.getByRole("button", { name: texts.viewer.check })).toHaveCount(0);
  await expect(last.getByRole("button", { name: texts.answers.compare })).toHaveCount(0);
  await visitor.close();
});
