import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asChoice, choose, optionIds, someAnswer } from "../../../testing/answers.ts";
import { finishedCourse } from "../../../testing/courses.ts";
import { type ApiClient, createTestServer, type TestServer } from "../../../testing/testServer.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ ACCESS_TOKEN_SECONDS: "1000000" });
});
afterAll(() => server.close());

async function course() {
  const { creator, slug } = await finishedCourse(server);
  const { steps } = await creator.client.editing.outline({ slug });
  return { slug, editor: creator.client.editing, manager: creator.client, ids: steps.map(({ id }) => id) };
}

async function sitting(slug: string): Promise<ApiClient> {
  const { token } = await server.client().learning.startAnonymously({ slug });
  return server.client({ enrolmentToken: token ?? "" });
}

async function rightOptions(manager: ApiClient, slug: string, stepId: string): Promise<string[]> {
  const { question } = await manager.courses.previewStep({ slug, stepId });
  return optionIds(question, true);
}

async function statesOf(client: ApiClient, slug: string): Promise<Record<string, string>> {
  const { steps } = await client.learning.course({ slug });
  return Object.fromEntries(steps.map(({ stepId, state }) => [stepId, state]));
}

describe("participants inside a course that is edited", () => {
  it("lose nothing while steps are moved and texts saved under their answers", async () => {
    const { slug, editor, manager, ids } = await course();
    const people = await Promise.all(Array.from({ length: 4 }, () => sitting(slug)));
    const answers = new Map<string, string[]>();
    for (const id of ids) answers.set(id, await rightOptions(manager, slug, id));
    const edit = async () => {
      for (const [at, stepId] of ids.entries()) {
        await editor.moveStep({
          slug,
          stepId,
          place: at % 2 === 0 ? null : { side: "before", stepId: ids[0] ?? "" },
        });
        const { version, content, sections, summary } = await editor.getStep({ slug, stepId });
        const texts = { title: `Umbenannt ${at}`, content, sections, summary };
        await editor.saveStep({ slug, stepId, version, ...texts });
      }
    };
    const learn = async (client: ApiClient) => {
      for (const stepId of ids) {
        const { result } = await client.learning.answer({
          slug,
          stepId,
          answer: choose(answers.get(stepId) ?? []),
        });
        expect(result.right).toBe(true);
      }
    };
    await Promise.all([edit(), ...people.map(learn)]);
    for (const client of people) {
      expect(await statesOf(client, slug)).toEqual(Object.fromEntries(ids.map((id) => [id, "right"])));
      const { enrolment } = await client.learning.course({ slug });
      expect(enrolment).toMatchObject({ finishedSteps: 10, totalSteps: 10, percent: 100 });
    }
  });

  it("have their answers to a deleted step back when it is restored, also those given at that very moment", async () => {
    const { slug, editor, manager, ids } = await course();
    const people = await Promise.all(Array.from({ length: 8 }, () => sitting(slug)));
    const [, stepId = "", other = ""] = ids;
    const selected = await rightOptions(manager, slug, stepId);
    const early = people.slice(0, 2);
    for (const client of early) await client.learning.answer({ slug, stepId, answer: choose(selected) });
    await early[0]?.learning.setUnderstood({ slug, stepId: other, understood: true });
    const late = people.slice(2);
    const [, ...given] = await Promise.allSettled([
      editor.deleteStep({ slug, stepId }),
      ...late.map((client) => client.learning.answer({ slug, stepId, answer: choose(selected) })),
    ]);
    for (const result of given) {
      if (result.status === "rejected") expect(result.reason).toMatchObject({ code: "STEP_NOT_FOUND" });
    }
    for (const client of people) expect(Object.keys(await statesOf(client, slug))).toHaveLength(9);
    const mark = people[0]?.learning.setUnderstood({ slug, stepId, understood: true });
    await expect(mark).rejects.toMatchObject({ code: "STEP_NOT_FOUND" });

    await editor.restoreStep({ slug, stepId });
    for (const client of early) expect((await statesOf(client, slug))[stepId]).toBe("right");
    expect((await statesOf(early[0] ?? server.client(), slug))[other]).toBe("understood");
    for (const [at, client] of late.entries()) {
      const stored = given[at]?.status === "fulfilled" ? "right" : "open";
      expect((await statesOf(client, slug))[stepId]).toBe(stored);
    }
  });

  it("have their marked passages and the repetitions of a deleted step back when it is restored", async () => {
    const { slug, editor, manager, ids } = await course();
    const [stepId = ""] = ids;
    const person = await server.signUp("course_participant");
    await server.confirm(person);
    const { client } = person;
    await client.learning.enrol({ slug });
    await client.campus.setRepeats({ slug, repeats: true });
    await client.learning.answer({ slug, stepId, answer: choose(await rightOptions(manager, slug, stepId)) });
    server.clock.forward(5 * 86_400);
    const before = await client.campus.due({});
    expect(before.questions.map((question) => question.stepId)).toEqual([stepId]);
    const { step } = await client.learning.step({ slug, position: 1 });
    const id = randomUUID();
    const passage = { quote: step.content.slice(0, 20), prefix: "", suffix: "" };
    await client.campus.putHighlight({ slug, stepId, id, ...passage });
    await client.campus.setNote({ slug, id, note: "A note" });

    await editor.deleteStep({ slug, stepId });
    expect((await client.campus.due({})).questions).toEqual([]);
    const { highlights: kept } = await client.campus.highlights({ slug });
    expect(kept).toMatchObject([{ id, stepId: null, quote: passage.quote, note: "A note" }]);
    await editor.restoreStep({ slug, stepId });
    expect(await client.campus.due({})).toEqual(before);
    const { highlights: back } = await client.campus.highlights({ slug });
    expect(back).toMatchObject([{ id, stepId, position: 1, quote: passage.quote, note: "A note" }]);
  });

  it("have finished when the only step they had not done is deleted", async () => {
    const { slug, editor, ids } = await course();
    const client = await sitting(slug);
    for (const stepId of ids.slice(1))
      await client.learning.setUnderstood({ slug, stepId, understood: true });
    expect((await client.learning.course({ slug })).enrolment?.completedAt).toBeNull();
    await editor.deleteStep({ slug, stepId: ids[0] ?? "" });
    const { enrolment } = await client.learning.course({ slug });
    expect(enrolment).toMatchObject({ percent: 100 });
    expect(enrolment?.completedAt).not.toBeNull();
  });

  it("keep an answer when its question is reworded, and are told when it was replaced under their eyes", async () => {
    const { slug, editor, manager, ids } = await course();
    const [first = "", second = ""] = ids;
    const client = await sitting(slug);
    const selected = await rightOptions(manager, slug, first);
    await client.learning.answer({ slug, stepId: first, answer: choose(selected) });
    const { question } = await editor.getStep({ slug, stepId: first });
    const { version, kind, text, explanation, hint, options } = asChoice(question);
    const reworded = options.map((option) => ({ ...option, text: `${option.text} also` }));
    const draft = { kind, text: `${text} Und?`, options: reworded, explanation, hint };
    await editor.saveQuestion({ slug, stepId: first, version, question: draft });
    const page = await client.learning.step({ slug, position: 1 });
    expect(page.result).toMatchObject({ right: true, answer: { selected }, solution: { correct: selected } });

    const seen = await client.learning.step({ slug, position: 2 });
    const { question: old } = await editor.getStep({ slug, stepId: second });
    const fresh = reworded.map((option) => ({ ...option, id: null }));
    await editor.saveQuestion({
      slug,
      stepId: second,
      version: old?.version ?? null,
      question: { ...draft, options: fresh },
    });
    const call = client.learning.answer({ slug, stepId: second, answer: someAnswer(seen.question) });
    await expect(call).rejects.toMatchObject({ code: "QUESTION_CHANGED" });
    expect((await statesOf(client, slug))[second]).toBe("open");
  });
});
