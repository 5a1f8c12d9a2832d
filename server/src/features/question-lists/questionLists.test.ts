import { randomUUID } from "node:crypto";
import { MOST_LISTED, type QuestionDraft, type QuestionListContents } from "@lehrpfad/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { giveCourse } from "../../../testing/courses.ts";
import { createTestServer, type SignedUp, type TestServer } from "../../../testing/testServer.ts";

let server: TestServer;
let creator: SignedUp;
beforeAll(async () => {
  server = await createTestServer();
  creator = await server.signUp("course_creator_free");
});
afterAll(() => server.close());

const ICE = "El hielo flota sobre el agua fría del lago durante todo el invierno.";
const STEAM = "El vapor sube desde la olla caliente hasta el techo de la cocina.";

/** A course of two steps, the first of which tells of ice, the second of steam; nothing is asked. */
async function course() {
  const slug = await giveCourse(server, creator);
  const { editing } = creator.client;
  const { steps } = await editing.outline({ slug });
  const ids = steps.map(({ id }) => id);
  for (const [at, content] of [ICE, STEAM].entries()) {
    const step = await editing.getStep({ slug, stepId: ids[at] ?? "" });
    const { title, sections, summary, version } = step;
    await editing.saveStep({ slug, stepId: step.id, version, title, content, summary, sections });
    if (step.question)
      await editing.deleteQuestion({ slug, stepId: step.id, version: step.question.version });
  }
  return { slug, ice: ids[0] ?? "", steam: ids[1] ?? "" };
}

const preview = (slug: string, body: string, as = creator) =>
  server.fetch(`/api/courses/${slug}/question-lists/preview`, {
    method: "POST",
    headers: { authorization: `Bearer ${as.accessToken}` },
    body,
  });

const choice = (text: string, right: string): QuestionDraft => ({
  ...{ kind: "choice", text, explanation: "", hint: null },
  options: [right, "otra cosa"].map((option, at) => ({
    ...{ id: null, text: option, correct: at === 0, feedback: null },
  })),
});

describe("a list of questions", () => {
  it("is read with the step whose text answers each, and stores nothing", async () => {
    const { slug, ice, steam } = await course();
    const list = `Repaso
1. ¿Qué sube desde la olla caliente?
a) el vapor
b) la sal
Respuesta: a

2. ¿Qué flota sobre el agua del lago?
a) la piedra
*b) el hielo

3. ¿Quién gobernó Portugal?
a) Juan
b) Pedro`;
    const answer = await preview(slug, list);
    expect(answer.status).toBe(200);
    const { questions, unread } = (await answer.json()) as QuestionListContents;
    expect(questions.map(({ stepId, passage }) => [stepId, passage])).toEqual([
      [steam, STEAM],
      [ice, ICE],
      [null, null],
    ]);
    expect(unread).toEqual([{ text: "Repaso", reason: "no_question" }]);
    const step = await creator.client.editing.getStep({ slug, stepId: ice });
    expect([step.question, step.exercises]).toEqual([null, step.exercises]);
  });

  it("is refused with a reason where it cannot be read, and to who does not manage the course", async () => {
    const { slug } = await course();
    const codeOf = async (answer: Response) => ((await answer.json()) as { code: string }).code;
    expect(await codeOf(await preview(slug, "  \n "))).toBe("import_empty");
    expect(await codeOf(await preview(slug, "PK damaged"))).toBe("import_damaged");
    const other = await server.signUp("course_creator_free");
    expect((await preview(slug, "1. ¿Qué?", other)).status).toBe(404);
  });
});

describe("questions of a list that are taken in", () => {
  it("become the question of a step that has none, then exercises, each once", async () => {
    const { slug, ice } = await course();
    const { client } = creator;
    const before = await client.editing.getStep({ slug, stepId: ice });
    const questions = [choice("¿Qué flota?", "el hielo"), choice("¿Dónde flota?", "en el lago")];
    const ask = { slug, questions: questions.map((question) => ({ stepId: ice, question })) };
    const { outcomes } = await client.questionLists.accept(ask);
    expect(outcomes.map(({ state }) => state)).toEqual(["stored", "stored"]);
    const again = await client.questionLists.accept(ask);
    expect(again.outcomes.map(({ state }) => state)).toEqual(["there", "there"]);
    const step = await client.editing.getStep({ slug, stepId: ice });
    expect(step.question).toMatchObject({ text: "¿Qué flota?", origin: "person" });
    expect(step.exercises).toHaveLength(before.exercises.length + 1);
    expect(step.exercises.at(-1)).toMatchObject({ text: "¿Dónde flota?" });
    const { versions } = await client.versions.list({ slug });
    expect(versions.map(({ reason }) => reason)).toContain("imported");
  });

  it("keep the passage that proves the answer, as it stands in the step; another one is refused", async () => {
    const { slug, ice } = await course();
    const { client } = creator;
    const quoted = (quote: string) => ({
      ...{ stepId: ice, question: { ...choice("¿Qué flota?", "el hielo"), quote } },
    });
    const { outcomes } = await client.questionLists.accept({
      slug,
      questions: [quoted("La sal flota."), quoted(ICE)],
    });
    expect(outcomes.map(({ state, code }) => code ?? state)).toEqual(["QUESTION_QUOTE_NOT_FOUND", "stored"]);
    const { question } = await client.editing.getStep({ slug, stepId: ice });
    expect(question?.source).toMatchObject({ quote: ICE });
  });

  it("do not keep each other out: what cannot be stored says why", async () => {
    const { slug, ice } = await course();
    const { client } = creator;
    const unticked = choice("¿Qué flota?", "el hielo");
    const none = { ...unticked, options: [{ id: null, text: "a", correct: false, feedback: null }] };
    const { outcomes } = await client.questionLists.accept({
      slug,
      questions: [
        { stepId: ice, question: none as QuestionDraft },
        { stepId: randomUUID(), question: unticked },
        { stepId: ice, question: unticked },
      ],
    });
    expect(outcomes).toEqual([
      { state: "refused", code: "QUESTION_OPTIONS_TOO_FEW" },
      { state: "refused", code: "STEP_NOT_FOUND" },
      { state: "stored", code: null },
    ]);
  });

  it("are shown to participants from then on, and not before", async () => {
    const { slug, ice } = await course();
    const shown = async () => JSON.stringify(await creator.client.courses.previewStep({ slug, stepId: ice }));
    await preview(slug, "1. ¿Qué flota aquí?\na) el hielo\nb) la sal");
    expect(await shown()).not.toContain("flota aquí");
    const question = choice("¿Qué flota aquí?", "el hielo");
    await creator.client.questionLists.accept({ slug, questions: [{ stepId: ice, question }] });
    expect(await shown()).toContain("flota aquí");
  });

  it("are as many as one list may hold, together", async () => {
    const { slug, ice } = await course();
    const questions = Array.from({ length: MOST_LISTED }, (_, at) => ({
      ...{ stepId: ice, question: choice(`¿Qué flota ${at}?`, "el hielo") },
    }));
    const { outcomes } = await creator.client.questionLists.accept({ slug, questions });
    expect(new Set(outcomes.map(({ state, code }) => code ?? state))).toEqual(
      new Set(["stored", "EXERCISE_LIMIT"]),
    );
  });
});
