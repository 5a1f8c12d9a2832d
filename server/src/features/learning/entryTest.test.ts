import { createRequire } from "node:module";
import type { Answer } from "@lehrpfad/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { choose, optionIds } from "../../../testing/answers.ts";
import { finishedCourse } from "../../../testing/courses.ts";
import { mailsAbout, mailsDelivered } from "../../../testing/mailFolder.ts";
import { createTestServer, type SignedUp, type TestServer } from "../../../testing/testServer.ts";

const require = createRequire(import.meta.url);
const validate: { default: (statement: object) => object[] } = require("@learninglocker/xapi-validation");

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ ACCESS_TOKEN_SECONDS: "100000000", SITTING_SECONDS: "100000000" });
});
afterAll(() => server.close());

const DAY = 24 * 3_600;

interface Scene {
  creator: SignedUp;
  slug: string;
  person: SignedUp;
}

async function scene(change: Parameters<typeof finishedCourse>[1] = {}): Promise<Scene> {
  const course = await finishedCourse(server, { entryTest: true, ...change });
  const person = await server.signUp("course_participant");
  await server.confirm(person);
  await person.client.learning.enrol({ slug: course.slug });
  return { ...course, person };
}

/** The right answer to a step's question, or one that is not right. */
async function answerOf({ creator, slug }: Scene, stepId: string, isRight: boolean) {
  const { question } = await creator.client.courses.previewStep({ slug, stepId });
  const options = optionIds(question, isRight);
  return choose(isRight ? options : options.slice(0, 1));
}

/** Answers the first `right` questions of the test rightly, `wrong` more wrongly, and says of `unknown` more "I don't know". */
async function takeTest(at: Scene, right: number, wrong: number, unknown = 0): Promise<void> {
  const { client } = at.person;
  const { asked } = await client.learning.entryTest({ slug: at.slug });
  const answered = asked.slice(0, right + wrong + unknown);
  expect(answered).toHaveLength(right + wrong + unknown);
  for (const [place, { stepId, question }] of answered.entries()) {
    const answer = place < right + wrong ? await answerOf(at, stepId, place < right) : null;
    await client.learning.answerEntry({ slug: at.slug, stepId, questionId: question.id, answer });
  }
}

const LONG_NAME =
  "Grundlagen der Unterweisung in Arbeitssicherheit und Gesundheitsschutz für Beschäftigte in Laboratorien, Werkstätten und auf Baustellen der öffentlichen Hand nach neuem Recht";
const LONG_PERSON = {
  first_name: "Maximiliane-Alexandra Konstantina",
  last_name: "von Hohenstein-Schwarzenbergenhausen",
  salutation: "ms",
} as const;

const closed = { code: "ENTRY_TEST_CLOSED" };

describe("the entry test", () => {
  it("is offered where the course has one and nothing was begun", async () => {
    const at = await scene();
    const { client } = at.person;
    const { slug } = at;
    const offered = { state: "offered", questions: 10, known: 0 };
    expect((await client.learning.course({ slug })).entryTest).toEqual(offered);
    expect((await server.client().learning.course({ slug })).entryTest).toEqual(offered);
    expect((await client.learning.enrol({ slug })).entryTest).toBe(true);
    const { steps } = await client.learning.course({ slug });
    await client.learning.setUnderstood({ slug, stepId: steps[0]?.stepId ?? "", understood: true });
    expect((await client.learning.course({ slug })).entryTest).toBeNull();
    expect((await client.learning.enrol({ slug })).entryTest).toBe(false);
    await expect(client.learning.entryTest({ slug })).rejects.toMatchObject(closed);
    await expect(client.learning.endEntryTest({ slug })).rejects.toMatchObject(closed);
    const without = await scene({ entryTest: false });
    expect((await without.person.client.learning.course({ slug: without.slug })).entryTest).toBeNull();
    await expect(without.person.client.learning.entryTest({ slug: without.slug })).rejects.toMatchObject(
      closed,
    );
  });

  it("asks without hint or solution, in another order of options than the step, the same at every visit", async () => {
    const { person, slug } = await scene();
    const { asked } = await person.client.learning.entryTest({ slug });
    expect(asked.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(JSON.stringify(asked)).not.toMatch(/correct|explanation/);
    expect(asked.every(({ question }) => question.hint === null)).toBe(true);
    expect((await person.client.learning.entryTest({ slug })).asked).toEqual(asked);
    const orders = await Promise.all(
      asked.map(async ({ position, question }) => {
        const page = await person.client.learning.step({ slug, position });
        return JSON.stringify(page.question) !== JSON.stringify({ ...question, hint: page.question?.hint });
      }),
    );
    expect(orders).toContain(true);
  });

  it("tells nothing before it ends; what was right is known then, and nothing else counts", async () => {
    const at = await scene();
    const { client } = at.person;
    const { slug } = at;
    await takeTest(at, 3, 2, 1);
    const before = await client.learning.course({ slug });
    expect(before.entryTest).toEqual({ state: "begun", questions: 10, known: 0 });
    expect(before.enrolment?.finishedSteps).toBe(0);
    const underway = await client.learning.entryTest({ slug });
    expect(underway.asked.map(({ answered }) => answered).slice(4, 8)).toEqual([true, true, false, false]);
    expect(underway.outcomes).toEqual([]);
    const { enrolment } = await client.learning.endEntryTest({ slug });
    expect(enrolment).toMatchObject({ finishedSteps: 3, percent: 30, nextPosition: 4, completedAt: null });
    const after = await client.learning.entryTest({ slug });
    expect(after).toMatchObject({ state: "taken", questions: 10, known: 3, asked: [], nextPosition: 4 });
    expect(after.outcomes.map(({ outcome }) => outcome)).toEqual([
      ...["known", "known", "known", "unknown", "unknown", "unknown"],
      ...["unanswered", "unanswered", "unanswered", "unanswered"],
    ]);
    const page = await client.learning.step({ slug, position: 1 });
    expect(page.steps.slice(2, 4)).toMatchObject([
      { state: "right", known: true },
      { state: "open", known: false },
    ]);
    expect(page.result?.right).toBe(true);
    const fourth = await client.learning.step({ slug, position: 4 });
    expect(fourth.result).toBeNull();
    expect(await client.learning.endEntryTest({ slug })).toEqual({ enrolment });
  });

  it("tells nothing before it ends to who takes the own data away either", async () => {
    const at = await scene();
    const { client, id } = at.person;
    const told = async () => {
      const data = JSON.stringify(await client.accounts.exportData({ id }));
      const [, answers = ""] = /"entryTest":\[(.*?)\],"exercises"/.exec(data) ?? [];
      return [...answers.matchAll(/"right":(\w+)/g)].map(([, right]) => right);
    };
    await takeTest(at, 1, 1, 1);
    expect(await told()).toEqual(["null", "null", "null"]);
    await client.learning.endEntryTest({ slug: at.slug });
    expect(await told()).toEqual(["true", "false", "false"]);
  });

  it("counts the first answer to each question, in whatever way it is sent again", async () => {
    const at = await scene();
    const { client } = at.person;
    const { slug } = at;
    const { asked } = await client.learning.entryTest({ slug });
    const [first, second] = asked;
    if (!first || !second) throw new Error("Nothing is asked");
    const give = async ({ stepId, question }: typeof first, isRight: boolean) =>
      await client.learning.answerEntry({
        slug,
        stepId,
        questionId: question.id,
        answer: await answerOf(at, stepId, isRight),
      });
    await Promise.all([give(first, false), give(first, false), give(second, true)]);
    await give(first, true);
    await client.learning.endEntryTest({ slug });
    expect(await give(first, true)).toEqual({});
    expect((await client.learning.entryTest({ slug })).known).toBe(1);
    const third = asked[2];
    if (!third) throw new Error("There is no third question");
    await expect(give(third, true)).rejects.toMatchObject(closed);
    const foreign = { slug, stepId: third.stepId, questionId: first.question.id, answer: null };
    await expect(client.learning.answerEntry(foreign)).rejects.toMatchObject({ code: "QUESTION_MISSING" });
  });

  it("leaves an answer that was given in the step meanwhile as it is", async () => {
    const at = await scene();
    const { client } = at.person;
    const { slug } = at;
    await takeTest(at, 2, 0);
    const { steps } = await client.learning.course({ slug });
    const stepId = steps[0]?.stepId ?? "";
    await client.learning.answer({ slug, stepId, answer: await answerOf(at, stepId, false) });
    await client.learning.endEntryTest({ slug });
    const after = await client.learning.course({ slug });
    expect(after.steps.slice(0, 2)).toMatchObject([
      { state: "wrong", known: false },
      { state: "right", known: true },
    ]);
  });

  it("is over for who has completed the course without ending it", async () => {
    const at = await scene();
    const { client } = at.person;
    const { slug } = at;
    await takeTest(at, 1, 0);
    const mine = async () => (await client.learning.myCourses({})).courses.find((one) => one.slug === slug);
    expect((await mine())?.entryTest).toBe(true);
    const { steps } = await client.learning.course({ slug });
    for (const { stepId } of steps) await client.learning.setUnderstood({ slug, stepId, understood: true });
    expect((await client.learning.course({ slug })).entryTest).toBeNull();
    expect((await mine())?.entryTest).toBe(false);
    await expect(client.learning.entryTest({ slug })).rejects.toMatchObject(closed);
  });

  it("can be taken back, for one step or for all, until the course is completed", async () => {
    const at = await scene();
    const { client } = at.person;
    const { slug } = at;
    await takeTest(at, 4, 0);
    await client.learning.endEntryTest({ slug });
    const { steps } = await client.learning.course({ slug });
    const stepId = steps[1]?.stepId ?? "";
    const one = await client.learning.learnKnown({ slug, stepId });
    expect(one.enrolment).toMatchObject({ finishedSteps: 3, nextPosition: 2 });
    expect((await client.learning.step({ slug, position: 2 })).result).toBeNull();
    const { outcomes } = await client.learning.entryTest({ slug });
    expect(outcomes.slice(0, 3).map(({ outcome }) => outcome)).toEqual(["known", "takenBack", "known"]);
    const answer = await answerOf(at, stepId, false);
    expect((await client.learning.answer({ slug, stepId, answer })).result.right).toBe(false);
    expect((await client.learning.learnKnown({ slug, stepId: null })).enrolment.finishedSteps).toBe(1);
    for (const step of steps)
      await client.learning.setUnderstood({ slug, stepId: step.stepId, understood: true });
    await expect(client.learning.learnKnown({ slug, stepId: null })).rejects.toMatchObject(closed);
  });

  it("completes the course of who knows all of it, and says so everywhere", async () => {
    const at = await scene({ passPercent: 80, certificate: true });
    const { person, creator, slug } = at;
    const { client } = person;
    await takeTest(at, 10, 0);
    const { enrolment } = await client.learning.endEntryTest({ slug });
    expect(enrolment).toMatchObject({ finishedSteps: 10, percent: 100 });
    expect(enrolment.completedAt).not.toBeNull();
    const evaluation = await client.learning.evaluation({ slug });
    expect(evaluation.score).toMatchObject({ questions: 10, answered: 10, right: 10, helped: 0, known: 10 });
    expect(evaluation.pass).toMatchObject({ reached: 100, passed: true });
    expect(evaluation.objectives.some(({ state }) => state === "again")).toBe(false);
    const mine = (await client.learning.myCourses({})).courses.find((course) => course.slug === slug);
    expect(mine?.score).toMatchObject({ questions: 10, answered: 10, right: 10, known: 10 });
    const results = await creator.client.results.course({ slug, timeZone: "UTC" });
    expect(results).toMatchObject({ graduates: 1, passed: 1, rightAnswers: null });
    expect(results.steps[0]).toMatchObject({ finished: 1, known: 1, question: { answered: 0 } });
    expect(results.steps[0]?.medianSeconds).toBeNull();
    const { participants } = await creator.client.results.participants({ slug });
    expect(participants[0]).toMatchObject({
      right: 10,
      answered: 10,
      entryTest: { questions: 10, known: 10 },
    });
    const path = await creator.client.results.participant({ slug, id: participants[0]?.id ?? "" });
    expect(path.path.every((step) => step.known && step.state === "right" && step.seconds === null)).toBe(
      true,
    );
    await mailsDelivered(server.services);
    const mails = await mailsAbout(server.services, person.email);
    expect(mails.some(({ text }) => text?.includes("Davon im Eingangstest: 10."))).toBe(true);
  });

  it("begins repetition as right answers do, and is over for good once started over", async () => {
    const at = await scene();
    const { person, slug } = at;
    const { client } = person;
    await takeTest(at, 2, 1);
    await client.learning.endEntryTest({ slug });
    await client.campus.setRepeats({ slug, repeats: true });
    const upkeep = async () => (await client.campus.due({})).courses.find((one) => one.slug === slug);
    expect(await upkeep()).toMatchObject({ due: 0, toPractise: 0 });
    server.clock.forward(30 * DAY);
    expect(await upkeep()).toMatchObject({ due: 2 });
    const { steps } = await client.learning.course({ slug });
    await client.learning.learnKnown({ slug, stepId: steps[0]?.stepId ?? "" });
    expect(await upkeep()).toMatchObject({ due: 1 });
    await client.campus.restart({ slug, timeZone: "UTC" });
    const offered = { state: "offered", questions: 10, known: 0 };
    expect((await client.learning.course({ slug })).entryTest).toEqual(offered);
    expect((await client.learning.entryTest({ slug })).asked.some(({ answered }) => answered)).toBe(false);
  });

  it("can be taken in an anonymous sitting, and goes with it into an account", async () => {
    const { creator, slug } = await finishedCourse(server, { entryTest: true });
    const started = await server.client().learning.startAnonymously({ slug });
    expect(started.entryTest).toBe(true);
    const client = server.client({ enrolmentToken: started.token ?? "" });
    const person = await server.signUp("course_participant");
    await takeTest({ creator, slug, person: { ...person, client } }, 1, 0);
    await client.learning.endEntryTest({ slug });
    expect((await client.learning.course({ slug })).steps[0]).toMatchObject({ state: "right", known: true });
    const both = server.client({ accessToken: person.accessToken, enrolmentToken: started.token ?? "" });
    expect((await both.learning.enrol({ slug })).enrolment.finishedSteps).toBe(1);
    expect((await person.client.learning.course({ slug })).entryTest).toMatchObject({ known: 1 });
  });

  it("asks what the steps ask now: what was deleted meanwhile is refused, and nothing else is lost", async () => {
    const at = await scene();
    const { creator, person, slug } = at;
    const { client } = creator;
    const { asked } = await person.client.learning.entryTest({ slug });
    const [first, second, third] = asked;
    if (!first || !second || !third) throw new Error("Nothing is asked");
    const give = async ({ stepId, question }: typeof first, answer: Answer | null) =>
      await person.client.learning.answerEntry({ slug, stepId, questionId: question.id, answer });
    await give(third, await answerOf(at, third.stepId, true));
    const { question } = await client.editing.getStep({ slug, stepId: first.stepId });
    await client.editing.deleteQuestion({ slug, stepId: first.stepId, version: question?.version ?? 0 });
    await client.editing.deleteStep({ slug, stepId: second.stepId });
    for (const gone of [first, second])
      await expect(give(gone, null)).rejects.toMatchObject({ code: "QUESTION_MISSING" });
    const elsewhere = { ...third, stepId: first.stepId };
    await expect(give(elsewhere, null)).rejects.toMatchObject({ code: "QUESTION_MISSING" });
    await expect(give(asked[3] ?? first, choose(["unknown"]))).rejects.toMatchObject({
      code: "QUESTION_CHANGED",
    });
    expect((await person.client.learning.entryTest({ slug })).asked).toHaveLength(8);
    await person.client.learning.endEntryTest({ slug });
    const taken = { state: "taken", questions: 8, known: 1 };
    expect((await person.client.learning.course({ slug })).entryTest).toEqual(taken);
  });

  it("completes no course of which no step is left", async () => {
    const at = await scene({ certificate: true });
    const { creator, slug } = at;
    const { client } = at.person;
    await takeTest(at, 9, 0);
    const { steps } = await creator.client.editing.outline({ slug });
    for (const { id: stepId } of steps) await creator.client.editing.deleteStep({ slug, stepId });
    const { enrolment } = await client.learning.endEntryTest({ slug });
    expect(enrolment).toMatchObject({ completedAt: null, finishedSteps: 0, totalSteps: 0 });
    expect((await client.learning.entryTest({ slug })).completed).toBe(false);
    await expect(client.learning.evaluation({ slug })).rejects.toMatchObject({ code: "COURSE_NOT_FINISHED" });
  });

  it("keeps the mark with the step when steps are moved, deleted and put back", async () => {
    const at = await scene();
    const { creator, person, slug } = at;
    await takeTest(at, 1, 0);
    await person.client.learning.endEntryTest({ slug });
    const { steps } = await person.client.learning.course({ slug });
    const stepId = steps[0]?.stepId ?? "";
    await creator.client.editing.moveStep({ slug, stepId, place: null });
    const knownAt = async () =>
      (await person.client.learning.course({ slug })).steps
        .filter(({ known }) => known)
        .map((step) => step.position);
    expect(await knownAt()).toEqual([10]);
    await creator.client.editing.deleteStep({ slug, stepId });
    expect(await knownAt()).toEqual([]);
    await creator.client.editing.restoreStep({ slug, stepId });
    expect(await knownAt()).toEqual([10]);
  });

  it("is told of in the tables, the statements and the certificate", async () => {
    const at = await scene({ certificate: true, name: LONG_NAME });
    const { creator, person, slug } = at;
    await person.client.accounts.updateProfile({ id: person.id, ...LONG_PERSON });
    await takeTest(at, 4, 0);
    await person.client.learning.endEntryTest({ slug });
    const { steps } = await person.client.learning.course({ slug });
    for (const { stepId } of steps.slice(4)) {
      const answer = await answerOf(at, stepId, true);
      await person.client.learning.answer({ slug, stepId, answer });
    }
    const file = async (name: string, { accessToken }: SignedUp) => {
      const headers = { authorization: `Bearer ${accessToken}` };
      const answer = await server.fetch(name, { headers });
      return Buffer.from(await answer.arrayBuffer()).toString("latin1");
    };
    const where = `/api/courses/${slug}`;
    const table = await file(`${where}/participants.csv?language=en`, creator);
    expect(table).toMatch(/Entry test taken,Steps known,Questions in the entry test\r\n/);
    expect(table).toMatch(/,10,10,10,10,[^,]+,4,10\r\n/);
    expect(await file(`${where}/questions.csv?language=en`, creator)).toContain("Known from the entry test");
    const statements = JSON.parse(await file(`${where}/statements.json`, creator)) as {
      result?: { success?: boolean; extensions?: Record<string, boolean> };
    }[];
    expect(statements.flatMap((statement) => validate.default(statement))).toEqual([]);
    const told = statements.filter(({ result }) => result?.extensions !== undefined);
    expect(told).toHaveLength(4);
    expect(Object.keys(told[0]?.result?.extensions ?? {})[0]).toMatch(/^https?:.*#entry-test$/);
    const pdf = await file(`/api/learn/${slug}/certificate.pdf`, person);
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
    const code = pdf.match(/certificates\/((?:\w{4}-){2}\w{4})/)?.[1] ?? "";
    const certificate = await server.client().campus.certificate({ code });
    expect(certificate.reached).toMatchObject({ questions: 10, answered: 10, right: 10, known: 4 });
    const data = await person.client.accounts.exportData({ id: person.id });
    expect(JSON.stringify(data)).toContain('"entryTest":[{');
  });
});
