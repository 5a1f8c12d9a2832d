import { signIn } from "../pages/account.ts";
import { Seed } from "../support/seed.ts";
import { expect, test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

test("two people who review at once see what the other one approves, without loading the page anew", async ({
  browser,
  page,
  server,
}) => {
  const seed = new Seed(server);
  const texts = await textsOf("de");
  const { reviewing, fill } = texts;
  const creator = await seed.account("course_creator_free", "de");
  const helper = await seed.account("course_creator_free", "de");
  const slug = await seed.course(creator, "bienen.de.pdf", "Bienenkunde", "de");
  const as = <T>({ accessToken }: typeof creator, where: string, body?: unknown) =>
    seed.call<T>("POST", `/api/courses/${slug}/${where}`, body, { authorization: `Bearer ${accessToken}` });
  const { password } = await as<{ password: string }>(creator, "admin-password");
  await as(helper, "managers", { password });

  const context = await browser.newContext({ baseURL: server.url, locale: "de-DE" });
  const other = await context.newPage();
  await signIn(page, creator);
  await signIn(other, helper);
  for (const one of [page, other]) await one.goto(`/c/${slug}/review`);
  const item = page.getByRole("article");
  const heading = item.getByRole("heading", { level: 2 }).first();
  const title = await heading.textContent();
  await expect(other.getByRole("article").getByRole("heading", { level: 2 }).first()).toHaveText(title ?? "");

  await other.getByRole("article").getByRole("button", { name: reviewing.approve }).press("Enter");
  const done = async (count: number) => {
    for (const one of [page, other]) {
      const said = one.getByText(new RegExp(fill(reviewing.progress, { done: count, total: "\\d+" })));
      await expect(said).toBeVisible();
    }
  };
  await done(1);
  await expect(item.getByText(fill(reviewing.reviewed_by, { name: "Maria Keller" }))).toBeVisible();
  await page.keyboard.press("Tab");
  await item.getByRole("button", { name: reviewing.next, exact: true }).press("n");
  await expect(heading).not.toHaveText(title ?? "");
  await page.keyboard.press("a");
  await done(2);
  await context.close();
});
