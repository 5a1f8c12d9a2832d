import { createEdited } from "../pages/editor.ts";
import { bearer } from "../pages/offline.ts";
import { lookAt } from "../support/look.ts";
import { Seed } from "../support/seed.ts";
import { expect, test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

interface Drafted {
  question: { text: string; version: number } | null;
  exercises: { text: string }[];
  drafts: { text: string }[];
}

test("drafts of questions are accepted, changed and skipped, and participants see only what was accepted", async ({
  page,
  server,
}) => {
  const texts = await textsOf("de");
  const { editor } = texts;
  const seed = new Seed(server);
  const { creator, slug } = await createEdited(page, texts, seed);
  const outline = `/api/courses/${slug}/outline`;
  const get = <T>(where: string) => seed.call<T>("GET", where, undefined, bearer(creator));
  const { steps } = await get<{ steps: { id: string; position: number; drafts: number }[] }>(outline);
  const { id = "", position = 0 } = steps.find(({ drafts }) => drafts > 2) ?? {};
  const stored = () => get<Drafted>(`${outline}/${id}`);
  const { question, drafts } = await stored();
  const [first = "", second = "", third = ""] = drafts.map(({ text }) => text);
  await seed.call("DELETE", `${outline}/${id}/question`, { version: question?.version }, bearer(creator));

  await page.goto(`/c/${slug}/edit/questions/${id}`);
  const cards = page.getByRole("region", { name: editor.drafts_title });
  const card = (text: string) => cards.getByRole("listitem").filter({ hasText: text });
  const decide = (text: string, name: string) => card(text).getByRole("button", { name }).click();
  await expect(cards.getByText(editor.drafts_help)).toBeVisible();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await lookAt(page, "drafts of questions")).toEqual([]);
  }

  const field = page.getByLabel(editor.question_text, { exact: true });
  await test.step("one is accepted, and is the question of the step", async () => {
    await decide(first, editor.draft_accept);
    await expect(card(first)).toHaveCount(0);
    await expect(field).toHaveValue(first);
    expect((await stored()).question?.text).toBe(first);
  });
  await test.step("one is changed before anything of it is stored, as an exercise", async () => {
    await decide(second, editor.draft_change);
    await expect(field).toHaveValue(second);
    expect((await stored()).exercises).toEqual([]);
    await field.fill("Von Hand gefragt: Was ist das?");
    await page.getByRole("button", { name: editor.exercise_save }).click();
    await expect
      .poll(async () => (await stored()).exercises.map(({ text }) => text))
      .toEqual(["Von Hand gefragt: Was ist das?"]);
  });
  await test.step("one is skipped, and is gone", async () => {
    await page.goto(`/c/${slug}/edit/questions/${id}`);
    await decide(third, editor.draft_skip);
    await expect(card(third)).toHaveCount(0);
    expect((await stored()).drafts).toHaveLength(drafts.length - 3);
  });
  await test.step("a participant gets what was accepted, and no draft", async () => {
    const person = await seed.account("course_participant");
    await seed.call("POST", `/api/learn/${slug}/enrolment`, {}, bearer(person));
    const got = await seed.call("GET", `/api/learn/${slug}/steps/${position}`, undefined, bearer(person));
    expect(JSON.stringify(got)).toContain(first);
    for (const { text } of drafts.slice(1)) expect(JSON.stringify(got)).not.toContain(text);
  });
});
