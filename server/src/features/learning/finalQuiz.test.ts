import { type CourseConfiguration, certificateStatement } from "@lehrpfad/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { choose, optionIds } from "../../../testing/answers.ts";
import { finishedCourse } from "../../../testing/courses.ts";
import { mailsAbout, mailsDelivered } from "../../../testing/mailFolder.ts";
import { createTestServer, type SignedUp, type TestServer } from "../../../testing/testServer.ts";
import { drawn } from "./rules.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ ACCESS_TOKEN_SECONDS: "100000000", SITTING_SECONDS: "100000000" });
});
afterAll(() => server.close());

interface Scene {
  creator: SignedUp;
  slug: string;
  person: SignedUp;
}

/** A course of ten marked questions with a final quiz, and somebody who takes it. */
async function scene(change: Partial<CourseConfiguration> = {}): Promise<Scene> {
  const course = await finishedCourse(server, { finalQuiz: "instead" });
  await course.creator.client.studio.change({
    slug: course.slug,
    settings: { finalQuiz: "instead", ...change },
  });
  const person = await server.signUp("course_participant");
  await server.confirm(person);
  await person.client.learning.enrol({ slug: course.slug });
  return { ...course, person };
}

async function stepsOf({ person, slug }: Scene) {
  return (await person.client.learning.course({ slug })).steps;
}

async function understandAll(at: Scene, leave = 0): Promise<void> {
  const steps = await stepsOf(at);
  for (const { stepId } of steps.slice(0, steps.length - leave))
    await at.person.client.learning.setUnderstood({ slug: at.slug, stepId, understood: true });
}

/** The right answer to a step's question, or one that is not right. */
async function answerOf({ creator, slug }: Scene, stepId: string, isRight: boolean) {
  const { question } = await creator.client.courses.previewStep({ slug, stepId });
  const options = optionIds(question, isRight);
  return choose(isRight ? options : options.slice(0, 1));
}

/** Begins an attempt, answers the first `right` questions rightly and `wrong` more wrongly; answers its number. */
async function take(at: Scene, right: number, wrong: number): Promise<number> {
  const { client } = at.person;
  const { attempt } = await client.learning.beginQuiz({ slug: at.slug });
  const { asked } = await client.learning.finalQuiz({ slug: at.slug });
  for (const [place, { stepId, question }] of asked.slice(0, right + wrong).entries()) {
    const answer = await answerOf(at, stepId, place < right);
    await client.learning.answerQuiz({ slug: at.slug, attempt, stepId, questionId: question.id, answer });
  }
  return attempt;
}

async function takeAndEnd(at: Scene, right: number, wrong: number) {
  const attempt = await take(at, right, wrong);
  return await at.person.client.learning.endQuiz({ slug: at.slug, attempt });
}

async function certificateOf({ person, slug }: Scene) {
  const headers = { authorization: `Bearer ${person.accessToken}` };
  const file = await server.fetch(`/api/learn/${slug}/certificate.pdf`, { headers });
  const bytes = Buffer.from(await file.arrayBuffer()).toString("latin1");
  const code = bytes.match(/certificates\/((?:\w{4}-){2}\w{4})/)?.[1] ?? "";
  return await server.client().campus.certificate({ code });
}

describe("the final quiz instead of questions in steps", () => {
  it("asks nothing in the steps, and completes the course when it is ended", async () => {
    const at = await scene();
    const { client } = at.person;
    const { slug } = at;
    const page = await client.learning.step({ slug, position: 1 });
    expect(page).toMatchObject({ question: null, askedLater: true, finalQuiz: true, result: null });
    const answer = await answerOf(at, page.step.id, true);
    await expect(client.learning.answer({ slug, stepId: page.step.id, answer })).rejects.toMatchObject({
      code: "QUESTION_MISSING",
    });
    await expect(client.learning.beginQuiz({ slug })).rejects.toMatchObject({ code: "QUIZ_CLOSED" });
    expect((await client.learning.course({ slug })).finalQuiz).toMatchObject({
      state: "locked",
      questions: 10,
    });
    await understandAll(at);
    const { enrolment, finalQuiz } = await client.learning.course({ slug });
    expect(enrolment).toMatchObject({ finishedSteps: 10, completedAt: null, quizDue: true });
    expect(finalQuiz).toEqual({ state: "ready", questions: 10, instead: true, best: null });
    const ended = await takeAndEnd(at, 7, 2);
    expect(ended.enrolment).toMatchObject({ quizDue: false });
    expect(ended.enrolment.completedAt).not.toBeNull();
    const evaluation = await client.learning.evaluation({ slug });
    expect(evaluation.score).toMatchObject({
      questions: 10,
      answered: 9,
      right: 7,
      quiz: { questions: 10, right: 7 },
    });
    const states = evaluation.steps.map(({ state }) => state).sort();
    expect(states).toEqual([...Array(7).fill("right"), "understood", "wrong", "wrong"]);
  });

  it("draws so many questions at random, once for each attempt, and tells nothing before its end", async () => {
    const at = await scene({ quizQuestions: 6 });
    const { client } = at.person;
    const { slug } = at;
    await understandAll(at);
    const { attempt } = await client.learning.beginQuiz({ slug });
    const first = await client.learning.finalQuiz({ slug });
    expect(first).toMatchObject({ state: "begun", attempt, questions: 6, refusal: null, outcomes: [] });
    expect(new Set(first.asked.map(({ stepId }) => stepId)).size).toBe(6);
    expect(JSON.stringify(first.asked)).not.toMatch(/correct|explanation/);
    expect(first.asked.every(({ question }) => question.hint === null)).toBe(true);
    expect(await client.learning.beginQuiz({ slug })).toEqual({ attempt });
    expect((await client.learning.finalQuiz({ slug })).asked).toEqual(first.asked);
    const [one] = first.asked;
    if (!one) throw new Error("The quiz asks nothing");
    const { stepId, question } = one;
    const given = { slug, attempt, stepId, questionId: question.id };
    await client.learning.answerQuiz({ ...given, answer: await answerOf(at, stepId, false) });
    await client.learning.answerQuiz({ ...given, answer: await answerOf(at, stepId, true) });
    const underway = await client.learning.finalQuiz({ slug });
    expect(underway.asked.map(({ answered }) => answered)).toEqual([true, ...Array(5).fill(false)]);
    expect(JSON.stringify(underway)).not.toMatch(/"right":(true|false)/);
    await client.learning.endQuiz({ slug, attempt });
    const after = await client.learning.finalQuiz({ slug });
    expect(after).toMatchObject({
      state: "ended",
      attempt: null,
      best: { questions: 6, answered: 1, right: 0 },
    });
    expect(after.outcomes.map(({ outcome }) => outcome)).toEqual(["wrong", ...Array(5).fill("unanswered")]);
    await expect(
      client.learning.answerQuiz({
        ...given,
        ...{
          stepId: first.asked[1]?.stepId ?? "",
          questionId: first.asked[1]?.question.id ?? "",
          answer: null,
        },
      }),
    ).rejects.toMatchObject({ code: "QUIZ_CLOSED" });
  });

  it("counts the best attempt, and grants three within 24 hours", async () => {
    const at = await scene({ quizQuestions: 5 });
    const { client } = at.person;
    const { slug } = at;
    await understandAll(at);
    await takeAndEnd(at, 4, 1);
    await takeAndEnd(at, 1, 4);
    expect((await client.learning.finalQuiz({ slug })).best).toEqual({ questions: 5, answered: 5, right: 4 });
    const last = await take(at, 5, 0);
    await client.learning.endQuiz({ slug, attempt: last });
    expect(await client.learning.finalQuiz({ slug })).toMatchObject({ refusal: "today", best: { right: 5 } });
    await expect(client.learning.beginQuiz({ slug })).rejects.toMatchObject({ code: "QUIZ_LIMIT" });
    server.clock.forward(25 * 3_600);
    expect((await client.learning.beginQuiz({ slug })).attempt).toBe(4);
  });

  it("decides the pass mark, in as many attempts as the course grants, also after a restart", async () => {
    const at = await scene({ passPercent: 80, attempts: 2, quizQuestions: 5 });
    const { client } = at.person;
    const { slug } = at;
    await understandAll(at);
    await takeAndEnd(at, 3, 2);
    const failed = await client.learning.evaluation({ slug });
    expect(failed.pass).toMatchObject({
      inQuiz: true,
      questions: 5,
      reached: 60,
      passed: false,
      attemptsLeft: 1,
    });
    expect(failed.lookAgain.map(({ reason }) => reason)).toEqual(["wrong", "wrong"]);
    await client.campus.restart({ slug, timeZone: "UTC" });
    expect((await client.learning.course({ slug })).finalQuiz).toMatchObject({ state: "locked", best: null });
    await understandAll(at);
    await takeAndEnd(at, 2, 0);
    await expect(client.learning.beginQuiz({ slug })).rejects.toMatchObject({ code: "ATTEMPTS_USED" });
    expect(await client.learning.finalQuiz({ slug })).toMatchObject({ refusal: "attempts" });
    const other = { ...at, person: await server.signUp("course_participant") };
    await other.person.client.learning.enrol({ slug });
    await understandAll(other);
    await takeAndEnd(other, 4, 1);
    expect((await other.person.client.learning.evaluation({ slug })).pass).toMatchObject({
      ...{ reached: 80, passed: true, attemptsLeft: null },
    });
  });
});

describe("what creators see of the final quiz", () => {
  it("is how often it was taken and the best attempt, in the list, of one person and in the export", async () => {
    const at = await scene({ quizQuestions: 5 });
    const { slug, creator, person } = at;
    await understandAll(at);
    const participants = async () =>
      (await creator.client.results.participants({ slug, search: "", page: 1 })).participants;
    expect((await participants())[0]?.finalQuiz).toBeNull();
    await takeAndEnd(at, 4, 1);
    await takeAndEnd(at, 1, 4);
    const finalQuiz = { attempts: 2, best: { questions: 5, right: 4 } };
    const [one] = await participants();
    expect(one).toMatchObject({ status: "completed", finalQuiz });
    expect(await creator.client.results.participant({ slug, id: one?.id ?? "" })).toMatchObject({
      finalQuiz,
    });
    await person.client.campus.restart({ slug, timeZone: "UTC" });
    expect((await participants())[0]?.finalQuiz).toEqual({ attempts: 2, best: null });
    const data = await person.client.accounts.exportData({ id: person.id });
    expect(JSON.stringify(data)).toContain('"finalQuiz":[{"attempt":1');
  });
});

describe("the final quiz beside questions in steps", () => {
  it("asks again what the steps asked, and keeps both results", async () => {
    const at = await scene({ finalQuiz: "beside", passPercent: 60 });
    const { client } = at.person;
    const { slug } = at;
    const steps = await stepsOf(at);
    for (const [place, { stepId }] of steps.entries()) {
      const answer = await answerOf(at, stepId, place > 0);
      await client.learning.answer({ slug, stepId, answer });
    }
    expect((await client.learning.course({ slug })).enrolment).toMatchObject({
      completedAt: null,
      quizDue: true,
    });
    await takeAndEnd(at, 6, 4);
    const { score, pass, steps: after } = await client.learning.evaluation({ slug });
    expect(score).toMatchObject({ questions: 10, right: 9, quiz: { questions: 10, right: 6 } });
    expect(pass).toMatchObject({ reached: 60, passed: true });
    expect(after.filter(({ state }) => state === "wrong")).toHaveLength(1);
    await mailsDelivered(server.services);
    const mails = await mailsAbout(server.services, at.person.email);
    expect(mails.some(({ text }) => text?.includes("Im Abschlussquiz richtig beantwortet: 6 von 10."))).toBe(
      true,
    );
    expect(mails.some(({ text }) => text?.includes("Geprüfte Fragen richtig beantwortet: 9 von 10."))).toBe(
      true,
    );
    const certificate = await certificateOf(at);
    expect(certificate).toMatchObject({
      ...{ passedPercent: 60, reached: { questions: 10, right: 9, quiz: { right: 6, instead: false } } },
    });
    expect(certificateStatement(certificate)).toMatchObject({
      did: "passed",
      quiz: { right: 6, questions: 10 },
    });
  });

  it("follows an entry test that made every step known", async () => {
    const at = await scene({ finalQuiz: "beside", entryTest: true });
    const { client } = at.person;
    const { slug } = at;
    for (const { stepId, question } of (await client.learning.entryTest({ slug })).asked) {
      const answer = await answerOf(at, stepId, true);
      await client.learning.answerEntry({ slug, stepId, questionId: question.id, answer });
    }
    const { enrolment } = await client.learning.endEntryTest({ slug });
    expect(enrolment).toMatchObject({ finishedSteps: 10, completedAt: null, quizDue: true });
    expect(await client.learning.entryTest({ slug })).toMatchObject({ completed: false, quizDue: true });
  });

  it("holds nobody up where it is switched off, or has nothing to ask", async () => {
    const at = await scene({ finalQuiz: "beside" });
    const { client } = at.person;
    const { slug } = at;
    await understandAll(at);
    await at.creator.client.studio.change({ slug, settings: { finalQuiz: "none" } });
    expect((await client.learning.course({ slug })).enrolment?.completedAt).not.toBeNull();
    const bare = await scene();
    const steps = await stepsOf(bare);
    await understandAll(bare);
    for (const { stepId } of steps) {
      const { question } = await bare.creator.client.editing.getStep({ slug: bare.slug, stepId });
      await bare.creator.client.editing.deleteQuestion({
        slug: bare.slug,
        stepId,
        version: question?.version ?? 1,
      });
    }
    const { enrolment, finalQuiz } = await bare.person.client.learning.course({ slug: bare.slug });
    expect(enrolment).toMatchObject({ quizDue: false });
    expect(enrolment?.completedAt).not.toBeNull();
    expect(finalQuiz).toBeNull();
  });
});

describe("drawing questions", () => {
  it("takes some of them in the order in which they were drawn, or all where there are no more", () => {
    const last = (end: number) => end - 1;
    expect(drawn(["a", "b", "c"], 2, last)).toEqual(["c", "b"]);
    expect(drawn(["a", "b", "c"], 9, () => 0)).toEqual(["a", "b", "c"]);
    expect(drawn([], 5, () => 0)).toEqual([]);
  });
});
