import { randomUUID } from "node:crypto";
import { type Answer, draftOf, LIMITS, type QuestionDraft, solutionOf } from "@lehrpfad/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { someAnswer } from "../../../testing/answers.ts";
import { finishedCourse } from "../../../testing/courses.ts";
import {
  type ApiClient,
  createTestServer,
  type SignedUp,
  type TestServer,
} from "../../../testing/testServer.ts";

let server: TestServer;
let creator: SignedUp;
let slug: string;
let stepIds: string[];
beforeAll(async () => {
  server = await createTestServer({ ACCESS_TOKEN_SECONDS: "1000000" });
  ({ creator, slug } = await finishedCourse(server));
  stepIds = (await creator.client.editing.outline({ slug })).steps.map(({ id }) => id);
});
afterAll(() => server.close());

const texts = { explanation: "El texto lo dice.", hint: null };
const DRAFTS = {
  choice: {
    kind: "choice",
    text: "¿Cuál?",
    options: ["A", "B", "C", "D"].map((text, at) => ({
      ...{ id: null, text, correct: at === 1 },
      feedback: at === 3 ? null : `Se dice de ${text}.`,
    })),
    ...texts,
  },
  self: { kind: "self", text: "¿Por qué?", passage: "Porque pesa.", points: ["peso", "volumen"], ...texts },
  typed: { kind: "typed", text: "¿Cómo se llama?", accepted: ["el hielo"], ...texts },
  numeric: { kind: "numeric", text: "¿Cuántos grados?", value: 100, unit: "°C", tolerance: 1, ...texts },
  match: {
    kind: "match",
    text: "Relacione.",
    pairs: ["hielo", "agua", "vapor"].map((text, at) => ({
      ...{ id: null, matchId: null, text },
      match: ["sólido", "líquido", "gaseoso"][at] ?? "",
    })),
    ...texts,
  },
  order: {
    kind: "order",
    text: "Ordene.",
    items: ["evaporación", "nube", "lluvia", "río"].map((text) => ({ id: null, text })),
    ...texts,
  },
} satisfies Record<string, QuestionDraft>;
const ALL: QuestionDraft[] = Object.values(DRAFTS);

const step = (at: number) => ({ slug, stepId: stepIds[at] ?? "" });

async function addExercise(at: number, question: QuestionDraft, section: number | null = null) {
  const exerciseId = randomUUID();
  return await creator.client.editing.saveExercise({
    ...step(at),
    exerciseId,
    version: null,
    section,
    question,
  });
}

async function participant(): Promise<ApiClient> {
  const { client } = await server.signUp("course_participant");
  await client.learning.enrol({ slug });
  return client;
}

const exercisesOf = async (client: ApiClient, at: number) =>
  (await client.learning.step({ slug, position: at + 1 })).exercises;

describe.each(ALL)("an exercise of the kind $kind", (draft) => {
  it("is answered once, tells its solution only then, and leaves the step open", async () => {
    const made = await addExercise(0, draft, 0);
    const { id } = made;
    const client = await participant();
    const own = async () => (await exercisesOf(client, 0)).find(({ question }) => question.id === id);
    const before = await own();
    expect(before).toMatchObject({ section: 0, result: null, question: { kind: draft.kind } });
    expect(JSON.stringify(before)).not.toMatch(
      /correct|feedback|Se dice|Porque pesa|volumen|matchId|"100"|tolerance|El texto/,
    );
    const answer = someAnswer(before?.question ?? null);
    const { result } = await client.learning.answerExercise({ slug, exerciseId: id, answer });
    expect(result).toMatchObject({ answer, explanation: "El texto lo dice." });
    expect(result.solution).toEqual(solutionOf(made));
    const again = await client.learning.answerExercise({ slug, exerciseId: id, answer });
    expect(again.result).toEqual(result);
    expect(await own()).toMatchObject({ result });
    const page = await client.learning.step({ slug, position: 1 });
    expect(page.enrolment.finishedSteps).toBe(0);
    const { editing } = creator.client;
    await editing.deleteExercise({ ...step(0), exerciseId: id, version: 1 });
    expect(await own(), "who answered it keeps it").toMatchObject({ result });
    const back = { ...step(0), exerciseId: id, version: null, section: 0, question: draftOf(made) };
    expect(await editing.saveExercise(back), "undone").toMatchObject({ id });
    expect(await own()).toMatchObject({ result });
    const { version } = (await editing.getStep(step(0))).exercises.find((one) => one.id === id) ?? {};
    await editing.deleteExercise({ ...step(0), exerciseId: id, version: version ?? 0 });
    const late = await participant();
    expect((await exercisesOf(late, 0)).map(({ question }) => question.id)).not.toContain(id);
  });
});

describe("comparing an own answer", () => {
  it("shows passage and points of what participants judge themselves, and of nothing else", async () => {
    const client = await participant();
    const { id } = await addExercise(1, DRAFTS.self);
    expect(await client.learning.reveal({ slug, questionId: id })).toMatchObject({
      solution: { kind: "self", passage: "Porque pesa.", points: ["peso", "volumen"] },
      explanation: "El texto lo dice.",
    });
    for (const draft of ALL.filter(({ kind }) => kind !== "self")) {
      const marked = await addExercise(1, draft);
      const call = client.learning.reveal({ slug, questionId: marked.id });
      await expect(call, draft.kind).rejects.toMatchObject({ code: "QUESTION_MISSING" });
    }
    const elsewhere = await finishedCourse(server);
    const other = await elsewhere.creator.client.learning.enrol({ slug: elsewhere.slug });
    expect(other.enrolment.percent).toBe(0);
    const foreign = elsewhere.creator.client.learning.reveal({ slug: elsewhere.slug, questionId: id });
    await expect(foreign).rejects.toMatchObject({ code: "QUESTION_MISSING" });
  });

  it("is told beforehand with a step's passages, and nothing of what is marked", async () => {
    const client = await participant();
    for (const draft of ALL) await addExercise(2, draft);
    const { step: shown, exercises } = await client.learning.step({ slug, position: 3 });
    const aside = await client.learning.stepAside(step(2));
    const self = exercises.find(({ question }) => question.kind === "self")?.question.id ?? "";
    const revelation = await client.learning.reveal({ slug, questionId: self });
    expect(aside.revelations).toEqual([{ questionId: self, revelation }]);
    expect(aside.passages).toHaveLength(shown.sources.length);
    expect(aside.passages[0]?.passage).toEqual(await client.learning.passage({ ...step(2), index: 0 }));
    const stranger = (await server.signUp("course_participant")).client.learning.stepAside(step(2));
    await expect(stranger).rejects.toMatchObject({ code: "ENROLMENT_REQUIRED" });
  });

  it("keeps the text for its writer: nobody who manages the course gets it by any call", async () => {
    const { editing, results } = creator.client;
    const { question } = await editing.getStep(step(2));
    const { version } = question ?? { version: 0 };
    await editing.saveQuestion({ ...step(2), version, question: DRAFTS.self });
    const person = await server.signUp("course_participant");
    const { client } = person;
    await client.learning.enrol({ slug });
    const { question: asked } = await client.learning.step({ slug, position: 3 });
    expect(await client.learning.reveal({ slug, questionId: asked?.id ?? "" })).toMatchObject({
      solution: { points: ["peso", "volumen"] },
    });
    const answer: Answer = { kind: "self", text: "un secreto mío", level: 2 };
    const { result } = await client.learning.answer({ ...step(2), answer });
    expect(result).toMatchObject({ right: true, level: 2, answer });
    const numbers = await results.course({ slug, timeZone: "UTC" });
    const { participants } = await results.participants({ slug });
    const paths = await Promise.all(participants.map(({ id }) => results.participant({ slug, id })));
    expect(JSON.stringify([numbers, participants, paths])).not.toContain("secreto");
    const path = paths.find(({ id }) => participants.find((one) => one.id === id)?.email === person.email);
    expect(path?.path[2]).toMatchObject({ judged: true, level: 2, answer: [] });
    expect(path).toMatchObject({ answered: 0, right: 0, finishedSteps: 1 });
    const statistics = numbers.steps[2]?.question;
    expect(statistics).toMatchObject({ kind: "self", difficulty: null, discrimination: null });
    expect(statistics?.tallies.map(({ count }) => count)).toEqual([0, 1, 0, 0]);
    const own = JSON.stringify(await client.accounts.exportData({ id: person.id }));
    expect(own).toContain("un secreto mío");
    const theirs = JSON.stringify(await creator.client.accounts.exportData({ id: creator.id }));
    expect(theirs).not.toContain("un secreto mío");
  });
});

describe("the evaluation", () => {
  it("calls what one judged oneself by its level, and counts exercises as well", async () => {
    const { slug, creator } = await finishedCourse(server);
    const { editing } = creator.client;
    const stepIds = (await editing.outline({ slug })).steps.map(({ id }) => id);
    const at = (index: number) => ({ slug, stepId: stepIds[index] ?? "" });
    const { question } = await editing.getStep(at(0));
    await editing.saveQuestion({ ...at(0), version: question?.version ?? 0, question: DRAFTS.self });
    const add = (draft: QuestionDraft) =>
      editing.saveExercise({
        ...at(0),
        exerciseId: randomUUID(),
        version: null,
        section: null,
        question: draft,
      });
    const [part, most, typed] = [await add(DRAFTS.self), await add(DRAFTS.self), await add(DRAFTS.typed)];
    const { client } = await server.signUp("course_participant");
    await client.learning.enrol({ slug });
    const self = (level: number): Answer => ({ kind: "self", text: "", level, ticked: ["peso"] });
    const exercise = (id: string, answer: Answer) =>
      client.learning.answerExercise({ slug, exerciseId: id, answer });
    await exercise(part.id, self(3));
    await exercise(most.id, self(2));
    await exercise(typed.id, { kind: "typed", text: "nieve" });
    await client.learning.answer({ ...at(0), answer: self(4) });
    for (const stepId of stepIds.slice(1))
      await client.learning.setUnderstood({ slug, stepId, understood: true });
    const shown = await client.learning.evaluation({ slug });
    expect(shown).toMatchObject({
      exercises: { right: 0, answered: 1, helped: 0 },
      judged: { right: 1, answered: 3 },
    });
    expect(shown.steps.map(({ level }) => level).slice(0, 2)).toEqual([4, null]);
    const first = shown.lookAgain.filter(({ stepId }) => stepId === stepIds[0]);
    expect(first.map(({ reason, level }) => [reason, level])).toEqual([
      ["judged", 3],
      ["wrong", null],
      ["judged", 4],
    ]);
    expect(shown.lookAgain[3]).toMatchObject({ reason: "unanswered", explanation: null });
    const { result } = await client.learning.step({ slug, position: 1 });
    expect(result?.answer).toEqual(self(4));
  });
});

describe("the exercises of a step", () => {
  it("are counted by kind, and their answers start anew with the course", async () => {
    const { id } = await addExercise(3, DRAFTS.typed);
    const clients = await Promise.all([participant(), participant(), participant()]);
    for (const [at, text] of ["hielo", "Hielo", "nieve"].entries()) {
      const answer: Answer = { kind: "typed", text };
      const { result } = (await clients[at]?.learning.answerExercise({ slug, exerciseId: id, answer })) ?? {};
      expect(result?.right).toBe(at < 2);
    }
    const { steps } = await creator.client.results.course({ slug, timeZone: "UTC" });
    expect(steps[3]?.exercises).toMatchObject([
      { kind: "typed", answered: 3, right: 2, difficulty: 2 / 3, tallies: [{ count: 2 }, { count: 1 }] },
    ]);
    const [first] = clients;
    await first?.campus.restart({ slug, timeZone: "UTC" });
    expect(first && (await exercisesOf(first, 3))).toMatchObject([{ result: null }]);
  });

  it("are put in order, moved to another step with their answers, and follow it when it is deleted and restored", async () => {
    const made = [];
    for (const draft of [DRAFTS.typed, DRAFTS.order, DRAFTS.match]) made.push(await addExercise(4, draft));
    const [first, second, third] = made.map(({ id }) => id) as [string, string, string];
    const { editing } = creator.client;
    const order = async (at: number) => (await editing.getStep(step(at))).exercises.map(({ id }) => id);
    expect(await order(4)).toEqual([first, second, third]);
    const client = await participant();
    const answer: Answer = { kind: "typed", text: "hielo" };
    await client.learning.answerExercise({ slug, exerciseId: first, answer });
    const place = { toStepId: stepIds[4] ?? "", section: null };
    await editing.moveExercise({ ...step(4), exerciseId: third, ...place, before: first });
    expect(await order(4)).toEqual([third, first, second]);
    await editing.moveExercise({
      ...{ ...step(4), exerciseId: first, toStepId: stepIds[5] ?? "", before: null, section: 1 },
    });
    expect([await order(4), await order(5)]).toEqual([[third, second], [first]]);
    expect(await exercisesOf(client, 5)).toMatchObject([{ section: 1, result: { right: true } }]);
    await editing.deleteStep(step(5));
    await editing.restoreStep(step(5));
    expect(await exercisesOf(client, 5)).toMatchObject([
      { question: { id: first }, result: { right: true } },
    ]);
    const gone = editing.moveExercise({ ...step(4), exerciseId: first, ...place, before: null });
    await expect(gone).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("are saved over the version that was read, made once however often they are sent, and are not endless", async () => {
    const { editing } = creator.client;
    const exerciseId = randomUUID();
    const first = { ...step(6), exerciseId, version: null, section: null, question: DRAFTS.numeric };
    await editing.saveExercise(first);
    expect(await editing.saveExercise(first)).toMatchObject({ version: 1 });
    const question = { ...DRAFTS.numeric, value: 99 };
    expect(await editing.saveExercise({ ...first, version: 1, section: 2, question })).toMatchObject({
      ...{ version: 2, value: 99, section: 2, origin: "person" },
    });
    const late = editing.saveExercise({ ...first, version: 1, question: { ...question, value: 98 } });
    await expect(late).rejects.toMatchObject({ code: "QUESTION_CONFLICT", data: { stored: { value: 99 } } });
    const empty = editing.saveExercise({ ...first, version: 2, question: { ...question, value: null } });
    await expect(empty).rejects.toMatchObject({ code: "QUESTION_ANSWER_MISSING" });
    const many = Array.from({ length: LIMITS.exercisesPerStep + 5 }, () => addExercise(6, DRAFTS.typed));
    const refused = (await Promise.allSettled(many)).filter(({ status }) => status === "rejected");
    expect(refused, "as many as there is room for, also all at once").toHaveLength(6);
    await expect(addExercise(6, DRAFTS.typed)).rejects.toMatchObject({ code: "EXERCISE_LIMIT" });
    const moved = { ...step(4), toStepId: stepIds[6] ?? "", before: null, section: null };
    const [other] = (await editing.getStep(step(4))).exercises;
    const call = editing.moveExercise({ ...moved, exerciseId: other?.id ?? "" });
    await expect(call).rejects.toMatchObject({ code: "EXERCISE_LIMIT" });
    expect(await editing.saveExercise({ ...first, version: null, question })).toMatchObject({ version: 2 });
  });

  it("that were taken off a step are there only for those who answered them, and not without end", async () => {
    const [early, late] = [await participant(), await participant()];
    const { id, version } = await addExercise(8, DRAFTS.self);
    const given: Answer = { kind: "self", text: "pesa", level: 2 };
    const { result } = await early.learning.answerExercise({ slug, exerciseId: id, answer: given });
    await creator.client.editing.deleteExercise({ ...step(8), exerciseId: id, version });
    const reveal = late.learning.reveal({ slug, questionId: id });
    await expect(reveal).rejects.toMatchObject({ code: "QUESTION_MISSING" });
    const answering = late.learning.answerExercise({ slug, exerciseId: id, answer: given });
    await expect(answering).rejects.toMatchObject({ code: "QUESTION_MISSING" });
    expect(await early.learning.reveal({ slug, questionId: id })).toMatchObject({
      solution: { kind: "self" },
    });
    expect((await early.learning.answerExercise({ slug, exerciseId: id, answer: given })).result).toEqual(
      result,
    );
    const replaceOne = async () => {
      const made = await addExercise(8, DRAFTS.self);
      await early.learning.answerExercise({ slug, exerciseId: made.id, answer: given });
      await creator.client.editing.deleteExercise({ ...step(8), exerciseId: made.id, version: made.version });
    };
    const replaced = async () => {
      for (let count = 0; count < LIMITS.exercisesPerStep * 2; count++) await replaceOne();
    };
    await expect(replaced()).rejects.toMatchObject({ code: "EXERCISE_LIMIT" });
  });

  it("no version is too great for the database", async () => {
    const { id } = await addExercise(9, DRAFTS.typed);
    const which = { ...step(9), exerciseId: id, version: 2 ** 31 };
    await expect(creator.client.editing.deleteExercise(which)).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });

  it("go with a copy of the course, and count as its bytes", async () => {
    const { studio, editing, quotas } = creator.client;
    const bytes = async () => (await quotas.own({})).quotas.find(({ kind }) => kind === "bytes")?.used ?? 0;
    const before = await bytes();
    await addExercise(7, { ...DRAFTS.self, passage: "p".repeat(LIMITS.passageLength) });
    expect((await bytes()) - before).toBeGreaterThan(LIMITS.passageLength);
    const copy = await studio.duplicate({ slug, requestId: randomUUID() });
    const { steps } = await editing.outline({ slug: copy.slug });
    expect(steps.map(({ exercises }) => exercises.length)).toEqual(
      (await editing.outline({ slug })).steps.map(({ exercises }) => exercises.length),
    );
    const preview = await creator.client.courses.previewStep({ slug: copy.slug, stepId: steps[7]?.id ?? "" });
    expect(preview.exercises).toMatchObject([{ kind: "self", points: ["peso", "volumen"] }]);
  });
});
