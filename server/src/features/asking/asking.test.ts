import { afterAll, beforeAll, expect, it } from "vitest";
import { giveCourse } from "../../../testing/courses.ts";
import { createTestServer, type SignedUp, type TestServer } from "../../../testing/testServer.ts";

let server: TestServer;
let creator: SignedUp;
let slug: string;
beforeAll(async () => {
  server = await createTestServer();
  creator = await server.signUp("course_creator_free");
  await server.confirm(creator);
  slug = await giveCourse(server, creator);
});
afterAll(() => server.close());

async function participant(): Promise<SignedUp> {
  const person = await server.signUp("course_participant");
  await server.confirm(person);
  await person.client.learning.enrol({ slug });
  return person;
}

/** A long word that stands in the text of a step of the course (water, in Spanish) and in no other. */
async function rareWord(): Promise<{ word: string; position: number }> {
  const { steps } = await creator.client.editing.outline({ slug });
  const texts = await Promise.all(
    steps.map(({ id: stepId }) => creator.client.editing.getStep({ slug, stepId })),
  );
  for (const { content, position } of texts) {
    const prose = content.replace(/^\|.*$/gm, "");
    const word = (prose.match(/\p{Ll}{13,}/gu) ?? []).find(
      (one) => texts.filter((text) => text.content.toLowerCase().includes(one.slice(0, 8))).length === 1,
    );
    if (word) return { word, position };
  }
  throw new Error("Every word of the course stands in two steps");
}

it("answers with the passages that speak of it, the words marked, and where they stand", async () => {
  const { client } = await participant();
  const { word, position } = await rareWord();
  const { passages } = await client.asking.ask({ slug, question: `¿Qué es ${word}?` });
  const [best] = passages;
  expect(best?.step?.position).toBe(position);
  expect(best?.text).toContain(word);
  expect(best?.words).toContain(word);
});

it("finds what was edited since, and nothing of what is gone", async () => {
  const { client } = await participant();
  const { steps } = await creator.client.editing.outline({ slug });
  const stepId = steps[1]?.id ?? "";
  const step = await creator.client.editing.getStep({ slug, stepId });
  const ask = async () => (await client.asking.ask({ slug, question: "locomotora" })).passages;
  expect(await ask()).toEqual([]);
  const { title, content, sections, summary, version } = step;
  await creator.client.editing.saveStep({
    slug,
    stepId,
    version,
    title,
    content: `${content}

Las locomotoras se detuvieron.`,
    sections,
    summary,
  });
  expect((await ask()).map((passage) => passage.step?.id)).toEqual([stepId]);
});

it("tells the creator what was asked and how often, what found nothing first, and no name", async () => {
  const [first, second] = [await participant(), await participant()];
  const { word } = await rareWord();
  const question = `¿Dónde está ${word}?`;
  await first.client.asking.ask({ slug, question });
  await second.client.asking.ask({ slug, question });
  await second.client.asking.ask({ slug, question: "astronáutica" });
  const { questions } = await creator.client.asking.listAsked({ slug });
  const told = questions.map(({ text, times, found }) => ({ text, times, found }));
  expect(told).toContainEqual({ text: question, times: 2, found: true });
  expect(told.findIndex(({ text }) => text === "astronáutica")).toBeLessThan(
    told.findIndex(({ text }) => text === question),
  );
  expect(JSON.stringify(questions)).not.toContain(first.email);
});

it("is refused where the creator switched it off, and the page does not offer it", async () => {
  const { client } = await participant();
  expect((await client.learning.step({ slug, position: 1 })).mayAsk).toBe(true);
  await creator.client.studio.change({ slug, settings: { ask: "off" } });
  await expect(client.asking.ask({ slug, question: "lluvia" })).rejects.toMatchObject({ code: "ASKING_OFF" });
  expect((await client.learning.step({ slug, position: 1 })).mayAsk).toBe(false);
  await creator.client.studio.change({ slug, settings: { ask: "documents" } });
});

it("shows what only a document says where the creator allows it, with its place there", async () => {
  const { client } = await participant();
  const { steps } = await creator.client.editing.outline({ slug });
  const { word, position } = await rareWord();
  const stepId = steps[position - 1]?.id ?? "";
  await creator.client.editing.deleteStep({ slug, stepId });
  const ask = async () => (await client.asking.ask({ slug, question: word })).passages;
  expect((await ask())[0]).toMatchObject({ step: null, source: { quote: expect.stringContaining(word) } });
  await creator.client.studio.change({ slug, settings: { ask: "course" } });
  expect(await ask()).toEqual([]);
  await creator.client.studio.change({ slug, settings: { ask: "documents" } });
  await creator.client.editing.restoreStep({ slug, stepId });
});

it("is in the data that a person takes away, and goes with the participation", async () => {
  const person = await participant();
  await person.client.asking.ask({ slug, question: "¿Qué es una locomotora?" });
  const data = await person.client.accounts.exportData({ id: person.id });
  expect(JSON.stringify(data)).toContain("locomotora");
});
