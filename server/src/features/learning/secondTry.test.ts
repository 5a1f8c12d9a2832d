import { randomUUID } from "node:crypto";
import type { Answer, MarkedAnswer, OpenQuestion, QuestionDraft } from "@lehrpfad/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { asChoice, choose } from "../../../testing/answers.ts";
import { finishedCourse } from "../../../testing/courses.ts";
import { createTestServer, type SignedUp, type TestServer } from "../../../testing/testServer.ts";

let server: TestServer;
let creator: SignedUp;
let slug: string;
let stepId: string;
let questionId: string;
beforeAll(async () => {
  server = await createTestServer({ ACCESS_TOKEN_SECONDS: "1000000" });
  ({ creator, slug } = await finishedCourse(server, { secondTry: true }));
  stepId = (await creator.client.editing.outline({ slug })).steps[0]?.id ?? "";
  const { question } = await creator.client.editing.getStep({ slug, stepId });
  const saved = await creator.client.editing.saveQuestion({
    ...{ slug, stepId, version: question?.version ?? null, question: CHOICE },
  });
  questionId = saved.id;
});
afterAll(() => server.close());

const SECRET = "Porque es más ligero que el agua.";
const options = ["Flota", "Se hunde", "Se evapora", "Desaparece"].map((text, at) => ({
  ...{ id: null, text, correct: at === 0 },
  feedback: at === 1 ? "No: flota." : at === 2 ? "Eso pasa a cien grados." : null,
}));
const CHOICE: QuestionDraft = {
  ...{
    kind: "choice",
    text: "¿Qué hace el hielo en el agua?",
    options,
    explanation: SECRET,
    hint: "Mire un vaso.",
  },
};

async function learner() {
  const person = await server.signUp("course_participant");
  await person.client.learning.enrol({ slug });
  const page = await person.client.learning.step({ slug, position: 1 });
  return { ...person, page };
}

/** The answer that chooses the options with these texts. */
const taking = (question: OpenQuestion | null, ...texts: string[]): Answer =>
  choose(asChoice(question).options.flatMap(({ id, text }) => (texts.includes(text) ? [id] : [])));

/** What an answer awaits a second try with; fails where the solution is shown. */
function awaited(result: MarkedAnswer | null | undefined) {
  if (!result || result.solution !== null) throw new Error("No second try is awaited");
  return result;
}

const idOf = (question: OpenQuestion | null, text: string) =>
  asChoice(question).options.find((option) => option.text === text)?.id;

describe("a second try", () => {
  let person: Awaited<ReturnType<typeof learner>>;
  beforeEach(async () => {
    person = await learner();
  });
  const answer = (...texts: string[]) =>
    person.client.learning.answer({ slug, stepId, answer: taking(person.page.question, ...texts) });
  const again = (...texts: string[]) =>
    person.client.learning.answerAgain({
      ...{ slug, stepId, questionId },
      answer: texts.length === 0 ? null : taking(person.page.question, ...texts),
    });
  const stateNow = async () =>
    (await person.client.learning.course({ slug })).steps.find((step) => step.stepId === stepId)?.state;

  it("is offered to a wrong answer, and tells nothing by which the right one could be known", async () => {
    const { result } = await answer("Se evapora");
    const page = await person.client.learning.step({ slug, position: 1 });
    for (const told of [awaited(result), awaited(page.result)]) {
      expect(told).toEqual({
        right: false,
        level: 4,
        answer: taking(page.question, "Se evapora"),
        wrong: [{ id: idOf(page.question, "Se evapora"), text: "Eso pasa a cien grados." }],
        solution: null,
      });
      expect(JSON.stringify(told)).not.toContain(SECRET);
    }
    expect(await stateNow()).toBe("wrong");
  });
  it("keeps feedback back that names what is right", async () => {
    const { result } = await answer("Se hunde");
    expect(awaited(result).wrong.map(({ text }) => text)).toEqual([""]);
  });
  it("is not offered to a right answer", async () => {
    const { result } = await answer("Flota");
    expect(result).toMatchObject({ right: true, secondTry: null, explanation: SECRET });
    await expect(again("Se hunde")).resolves.toEqual({ result });
    expect(await stateNow()).toBe("right");
  });
  it("that is right counts as helped: the first answer stays the one that counts", async () => {
    await answer("Se hunde");
    const { result } = await again("Flota");
    expect(result).toMatchObject({ right: true, level: 1, secondTry: "right", explanation: SECRET });
    expect(result.answer).toEqual(taking(person.page.question, "Flota"));
    expect(await stateNow()).toBe("helped");
    const page = await person.client.learning.step({ slug, position: 1 });
    expect(page.result).toEqual(result);
    const { steps } = await creator.client.results.course({ slug, timeZone: "UTC" });
    const { question } = steps[0] ?? {};
    expect(question?.helped).toBeGreaterThan(0);
    expect(question?.right).toBeLessThan(question?.answered ?? 0);
  });
  it("that is wrong, or given up, shows the solution", async () => {
    await answer("Se hunde");
    expect((await again("Desaparece")).result).toMatchObject({
      right: false,
      secondTry: "wrong",
      explanation: SECRET,
    });
    expect(await stateNow()).toBe("wrong");
    const other = await learner();
    const input = { slug, stepId, answer: taking(other.page.question, "Se hunde") };
    await other.client.learning.answer(input);
    const shown = await other.client.learning.answerAgain({ slug, stepId, questionId, answer: null });
    expect(shown.result).toMatchObject({ right: false, secondTry: "shown", answer: input.answer });
  });
  it("is given once: what comes again, late or from another device, answers what is stored", async () => {
    await answer("Se hunde");
    const first = await again("Desaparece");
    expect(await again("Flota")).toEqual(first);
    expect(await again()).toEqual(first);
    expect((await answer("Flota")).result).toEqual(first.result);
    expect(await stateNow()).toBe("wrong");
  });
  it("counts once when two devices send theirs at the same time", async () => {
    await answer("Se hunde");
    const [one, two] = await Promise.all([again("Flota"), again("Desaparece")]);
    expect(one).toEqual(two);
    const page = await person.client.learning.step({ slug, position: 1 });
    expect(page.result).toEqual(one.result);
  });
  it("needs a first answer, and an answer to this question", async () => {
    await expect(again("Flota")).rejects.toMatchObject({ code: "QUESTION_MISSING" });
    await answer("Se hunde");
    const foreign: Answer = { kind: "choice", selected: ["none"] };
    await expect(
      person.client.learning.answerAgain({ slug, stepId, questionId, answer: foreign }),
    ).rejects.toMatchObject({ code: "QUESTION_CHANGED" });
    expect(awaited((await person.client.learning.step({ slug, position: 1 })).result).solution).toBeNull();
  });
  it("of a question with several right answers names none of them", async () => {
    const several = { ...CHOICE, options: options.map((one, at) => ({ ...one, correct: at < 2 })) };
    const exerciseId = randomUUID();
    await creator.client.editing.saveExercise({
      ...{ slug, stepId, exerciseId, version: null, section: null, question: several },
    });
    const page = await person.client.learning.step({ slug, position: 1 });
    const exercise = page.exercises.find(({ question }) => question.id === exerciseId)?.question ?? null;
    expect(exercise).toMatchObject({ rights: 2 });
    const given = { slug, exerciseId, answer: taking(exercise, "Flota") };
    const { result } = await person.client.learning.answerExercise(given);
    expect(awaited(result)).toMatchObject({ level: null, wrong: [] });
    const second = { slug, stepId, questionId: exerciseId, answer: taking(exercise, "Flota", "Se hunde") };
    const ended = await person.client.learning.answerAgain(second);
    expect(ended.result).toMatchObject({ right: true, secondTry: "right" });
    expect((await person.client.learning.answerExercise(given)).result).toEqual(ended.result);
    const after = await person.client.learning.step({ slug, position: 1 });
    expect(after.exercises.find(({ question }) => question.id === exerciseId)?.result).toEqual(ended.result);
  });
  it("is gone after a restart, with the first", async () => {
    await answer("Se hunde");
    await again("Flota");
    await person.client.campus.restart({ slug, timeZone: "UTC" });
    await expect(again("Flota")).rejects.toMatchObject({ code: "QUESTION_MISSING" });
    expect(await stateNow()).toBe("open");
  });
});

describe("a course without second tries", () => {
  it("shows the solution after the first answer", async () => {
    await creator.client.studio.change({ slug, settings: { secondTry: false } });
    const { client, page } = await learner();
    const { result } = await client.learning.answer({
      slug,
      stepId,
      answer: taking(page.question, "Se hunde"),
    });
    expect(result).toMatchObject({ right: false, secondTry: null, explanation: SECRET });
    await creator.client.studio.change({ slug, settings: { secondTry: true } });
    expect((await client.learning.step({ slug, position: 1 })).result).toEqual(result);
  });
});

describe("the evaluation", () => {
  it("tells what was right at the second try apart, and explains nothing that may still be answered", async () => {
    const { client, page } = await learner();
    await client.learning.answer({ slug, stepId, answer: taking(page.question, "Se hunde") });
    const { steps } = await client.learning.course({ slug });
    for (const step of steps)
      await client.learning.setUnderstood({ slug, stepId: step.stepId, understood: true });
    const mine = async () => {
      const { lookAgain, ...rest } = await client.learning.evaluation({ slug });
      return { ...rest, again: lookAgain.find((one) => one.questionId === questionId) };
    };
    expect(await mine()).toMatchObject({
      score: { helped: 0 },
      again: { reason: "wrong", explanation: null },
    });
    await client.learning.answerAgain({ slug, stepId, questionId, answer: taking(page.question, "Flota") });
    expect(await mine()).toMatchObject({
      score: { answered: 1, right: 0, helped: 1 },
      again: { reason: "helped", explanation: SECRET },
    });
  });
});
