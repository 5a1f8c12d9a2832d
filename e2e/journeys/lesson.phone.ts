import { signIn } from "../pages/account.ts";
import { lookAt } from "../support/look.ts";
import { Seed } from "../support/seed.ts";
import { expect, test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

/** How many screens lie between each two things to do on a step, from its title on. */
const GAPS = `(() => {
  const activities = [...document.querySelectorAll("[data-activity], main section:has(> form), main form")]
    .map((one) => one.closest("[data-activity], section").getBoundingClientRect());
  let from = document.querySelector("h1").getBoundingClientRect().top;
  return activities.map(({ top, bottom }) => {
    const gap = (top - from) / innerHeight;
    from = bottom;
    return gap;
  });
})()`;

const TABLE = `| ${"Estado | ".repeat(8)}\n|${" --- |".repeat(8)}\n| ${"temperatura | ".repeat(8)}`;

test("on a phone no two things to do are more than two screens apart, and a wide table says that it goes on", async ({
  page,
  server,
}) => {
  const seed = new Seed(server);
  const creator = await seed.account("course_creator_free");
  const slug = await seed.course(creator, "agua.es.txt", "Agua", "es");
  const authorization = `Bearer ${creator.accessToken}`;
  const { steps } = await seed.call<{ steps: { stepId: string }[] }>("GET", `/api/learn/${slug}`);
  const last = `/api/courses/${slug}/outline/${steps.at(-1)?.stepId}`;
  const saved = await seed.call<{ content: string }>("GET", last, undefined, { authorization });
  const content = `${saved.content}\n\n${TABLE}`;
  await seed.call("PUT", last, { ...saved, content }, { authorization });
  const person = await seed.account("course_participant");
  const learner = { authorization: `Bearer ${person.accessToken}` };
  await seed.call("POST", `/api/learn/${slug}/enrolment`, {}, learner);
  const texts = await textsOf("de");
  await signIn(page, person);
  for (const position of [1, 2, 3]) {
    await page.goto(`/c/${slug}/steps/${position}`);
    await expect(page.getByRole("button", { name: texts.viewer.check })).toBeVisible();
    const gaps = (await page.evaluate(GAPS)) as number[];
    expect(Math.max(...gaps), `step ${position}: ${gaps.join(", ")}`).toBeLessThan(2.1);
  }
  await page.goto(`/c/${slug}/steps/${steps.length}`);
  const table = page.getByRole("region", { name: texts.common.table_wide });
  await table.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => page.evaluate("document.activeElement.scrollLeft")).toBeGreaterThan(0);
  await expect(page.getByText(texts.common.table_scroll)).toBeVisible();
  expect(await lookAt(page, "a step")).toEqual([]);
});
