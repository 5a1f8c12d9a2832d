import type { Page } from "@playwright/test";
import { signIn } from "../pages/account.ts";
import { type Account, Seed } from "../support/seed.ts";
import { expect, test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

/** A participant of a course, at one of its steps. */
async function open(page: Page, server: ConstructorParameters<typeof Seed>[0], position: number) {
  const seed = new Seed(server);
  const creator = await seed.account("course_creator_free");
  const slug = await seed.course(creator, "agua.es.txt", "Agua", "es");
  const { steps } = await seed.call<{ steps: { stepId: string }[] }>("GET", `/api/learn/${slug}`);
  const stepId = steps[position - 1]?.stepId ?? "";
  const person = await seed.account("course_participant");
  const authorization = `Bearer ${person.accessToken}`;
  await seed.call("POST", `/api/learn/${slug}/enrolment`, {}, { authorization });
  const texts = await textsOf("de");
  await signIn(page, person);
  return { seed, creator, slug, stepId, texts };
}

const as = ({ accessToken }: Account) => ({ authorization: `Bearer ${accessToken}` });

test("a step without a question says how it is finished, and one button finishes it and goes on", async ({
  page,
  server,
}) => {
  const { seed, creator, slug, stepId, texts } = await open(page, server, 10);
  const { mastery, viewer, fill } = texts;
  const question = `/api/courses/${slug}/outline/${stepId}`;
  const { question: asked } = await seed.call<{ question: { version: number } }>(
    "GET",
    question,
    undefined,
    as(creator),
  );
  await seed.call("DELETE", `${question}/question`, { version: asked.version }, as(creator));
  await page.goto(`/c/${slug}/steps/10`);
  await expect(page.getByText(viewer.finish_rule)).toBeVisible();
  await expect(page.getByRole("link", { name: viewer.to_evaluation })).toHaveCount(0);
  const finish = page.getByRole("button", { name: viewer.understood_last });
  await expect(finish).toHaveAccessibleDescription(viewer.finish_rule);
  await finish.click();
  await expect(
    page.getByRole("heading", { level: 1, name: fill(mastery.missing_far_other, { number: "9" }) }),
  ).toBeVisible();
  await page.goto(`/c/${slug}/steps/10`);
  await expect(page.getByRole("button", { name: viewer.understood_done })).toBeVisible();
  await expect(page.getByRole("link", { name: viewer.to_evaluation })).toBeVisible();
});

test("the link past the navigation leads to the text, not to the rail before it", async ({
  page,
  server,
}) => {
  const { slug, texts } = await open(page, server, 1);
  await page.goto(`/c/${slug}/steps/1`);
  const text = page.getByRole("article");
  await expect(text).toBeVisible();
  await page.getByRole("link", { name: texts.common.skip_to_content }).focus();
  await page.keyboard.press("Enter");
  await expect(text).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(text.locator(":focus")).toHaveCount(1);
});

const options = ["Flota", "Se hunde", "Se evapora", "Desaparece"].map((text, at) => ({
  ...{ id: null, text, correct: at === 0 },
  feedback: at === 2 ? "Eso pasa a cien grados." : null,
}));
const paragraph = (words: number) => Array.from({ length: words }, () => "palabra").join(" ");

/** Three bites: two in the first section, the second section with the question. */
const LONG_TEXT = `## La nieve\n\n${paragraph(200)}\n\n${paragraph(190)}\n\n## El vapor\n\n${paragraph(150)}`;

const ICE = {
  ...{ kind: "choice", text: "¿Qué hace el hielo en el agua?", hint: "Mire un vaso de agua." },
  ...{ explanation: "Es más ligero que el agua.", options },
};

test("a wrong answer may be given once more: the hint stays, what was tried is ruled out, the solution comes after", async ({
  page,
  server,
}, { project }) => {
  const { seed, creator, slug, stepId, texts } = await open(page, server, 1);
  const { viewer } = texts;
  const step = `/api/courses/${slug}/outline/${stepId}`;
  const { question } = await seed.call<{ question: { version: number } }>(
    "GET",
    step,
    undefined,
    as(creator),
  );
  await seed.call("PUT", `${step}/question`, { version: question.version, question: ICE }, as(creator));
  await page.goto(`/c/${slug}/steps/1`);
  const card = page.getByRole("region", { name: ICE.text });
  await expect(card.getByRole("status")).toHaveText(viewer.rights_one);
  await card.getByText(viewer.hint, { exact: true }).click();
  await card.getByRole("radio", { name: "Se hunde" }).press("Space");
  await card.getByRole("radio", { name: "Se evapora" }).press("Space");
  await expect(card.getByRole("radio", { checked: true })).toHaveCount(1);
  await card.getByRole("button", { name: viewer.check }).click();

  await expect(card).toBeFocused();
  await expect(card.getByRole("status")).toContainText(viewer.verdict_not_yet);
  await expect(card.getByRole("status")).toContainText(viewer.try_again);
  await expect(card.getByText("Eso pasa a cien grados.")).toBeVisible();
  await expect(card.getByText(ICE.hint)).toBeVisible();
  await expect(card.getByRole("radio")).toHaveCount(3);
  await expect(card.getByRole("radio", { checked: true })).toHaveCount(0);
  await expect(card.getByText(ICE.explanation)).toHaveCount(0);

  await page.reload();
  await expect(card.getByRole("status")).toContainText(viewer.try_again);
  await card.getByRole("radio", { name: "Flota" }).press("Space");
  await card.getByRole("button", { name: viewer.check_again }).click();
  await expect(card).toBeFocused();
  const second = viewer.verdict_second.replace("{verdict}", viewer.verdict_right);
  await expect(card.getByRole("status")).toHaveText(second);
  await expect(card.getByText(ICE.explanation)).toBeVisible();
  // The path beside the text is a sheet of its own on a phone.
  if (project.name === "desktop")
    await expect(page.getByRole("complementary").getByText(viewer.state_helped)).toBeAttached();
});

test("a second try that was given without a connection is sent when it is back, and is the one that counts", async ({
  page,
  context,
  server,
}) => {
  const { seed, creator, slug, stepId, texts } = await open(page, server, 1);
  const { viewer } = texts;
  const step = `/api/courses/${slug}/outline/${stepId}`;
  const { question } = await seed.call<{ question: { version: number } }>(
    "GET",
    step,
    undefined,
    as(creator),
  );
  await seed.call("PUT", `${step}/question`, { version: question.version, question: ICE }, as(creator));
  await page.goto(`/c/${slug}/steps/1`);
  const card = page.getByRole("region", { name: ICE.text });
  await card.getByRole("radio", { name: "Desaparece" }).press("Space");
  await card.getByRole("button", { name: viewer.check }).click();
  await expect(card.getByText(viewer.try_again)).toBeVisible();
  await context.setOffline(true);
  await card.getByRole("button", { name: viewer.show_solution }).click();
  await expect(card.getByText(viewer.waiting_answer)).toBeVisible();
  await page.evaluate("dispatchEvent(new Event('offline'))");
  await context.setOffline(false);
  await expect(card.getByText(viewer.verdict_wrong, { exact: true })).toBeVisible();
  await expect(card.getByText(ICE.explanation)).toBeVisible();
});

test("a step is learnt in bites: each is passed for itself, by keyboard too, and objectives tick themselves", async ({
  page,
  server,
}) => {
  const { seed, creator, slug, stepId, texts } = await open(page, server, 1);
  const { viewer, fill } = texts;
  const step = `/api/courses/${slug}/outline/${stepId}`;
  type Saved = Record<string, unknown> & { question: { version: number } };
  const saved = await seed.call<Saved>("GET", step, undefined, as(creator));
  const sections = {
    ...{ objectives: ["La nieve", "El hielo"], keyPoints: [], reflections: [], terms: [], next: null },
  };
  await seed.call("PUT", step, { ...saved, content: LONG_TEXT, sections }, as(creator));
  await seed.call("PUT", `${step}/question`, { version: saved.question.version, question: ICE }, as(creator));
  await page.goto(`/c/${slug}/steps/1`);
  const place = (position: number) => page.getByText(fill(viewer.bites_place, { position, total: 3 }));
  const pause = (words: string, topic: string) => page.getByRole("region", { name: fill(words, { topic }) });
  await expect(place(1).first()).toBeVisible();
  const objective = (name: string) =>
    page.getByRole("article").getByRole("listitem").filter({ hasText: name }).first();
  await expect(objective("La nieve")).toContainText(viewer.objective_open);
  const yes = page.getByRole("button", { name: viewer.bite_yes });
  await expect(yes).toHaveCount(2);
  await expect(pause(viewer.bite_ask, "La nieve")).toBeVisible();
  await expect(pause(viewer.bite_more, "La nieve")).toBeVisible();
  await yes.first().focus();
  await page.keyboard.press("Enter");
  await expect(page.locator('[data-bite="1"]')).toBeFocused();
  await expect(place(2).first()).toBeVisible();
  await page.reload();
  await expect(yes).toHaveCount(1);
  await yes.click();
  await expect(objective("La nieve")).toContainText(viewer.objective_read);
  await expect(objective("El hielo")).toContainText(viewer.objective_open);
  const card = page.getByRole("region", { name: ICE.text });
  await card.getByRole("radio", { name: "Flota" }).press("Space");
  await card.getByRole("button", { name: viewer.check }).click();
  await expect(place(3).first()).toBeVisible();
  await expect(objective("El hielo")).toContainText(viewer.objective_reached);
});
