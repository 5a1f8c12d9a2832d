import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asChoice, choose, optionIds } from "../../../testing/answers.ts";
import { giveCourse } from "../../../testing/courses.ts";
import { headerOf, mailsAbout, mailsDelivered, unsubscribePath } from "../../../testing/mailFolder.ts";
import { take } from "../../../testing/taking.ts";
import { createTestServer, type SignedUp, type TestServer } from "../../../testing/testServer.ts";
import { dayIn, hourIn, isMailHour } from "./rules.ts";
import { tellDue } from "./usecases/tellDue.ts";

const HOUR = 3_600;
const DAY = 24 * HOUR;
let server: TestServer;
let creator: SignedUp;
beforeAll(async () => {
  server = await createTestServer({ ACCESS_TOKEN_SECONDS: "100000000", SITTING_SECONDS: "100000000" });
  creator = await server.signUp("course_creator_free");
  await server.confirm(creator);
});
afterAll(() => server.close());

async function course(change: Parameters<typeof giveCourse>[2] = {}): Promise<string> {
  const admin = { firstName: "Rosa", lastName: "Leitung", email: creator.email };
  const quiet = { notifyStart: false, notifyCompletion: false, notifyAnalysis: false, reminders: false };
  return await giveCourse(server, creator, { admin, ...quiet, ...change });
}

async function participant(slug: string): Promise<SignedUp> {
  const person = await server.signUp("course_participant");
  await server.confirm(person);
  await person.client.learning.enrol({ slug });
  return person;
}

async function answerFor(slug: string, stepId: string, isRight: boolean) {
  const { question } = await creator.client.courses.previewStep({ slug, stepId });
  const options = optionIds(question, isRight);
  return choose(isRight ? options : options.slice(0, 1));
}

describe("practice", () => {
  it("asks what went wrong until it is right, and changes neither result nor answers", async () => {
    const slug = await course();
    const person = await participant(slug);
    await take({ creator, person, slug }, 7, 2);
    const { client } = person;
    const before = await client.learning.evaluation({ slug });
    const { questions } = await client.campus.practice({ slug });
    expect(questions.map(({ position }) => position)).toEqual([8, 9]);
    const [first, second] = questions;
    if (!first || !second) throw new Error("Nothing is practised");
    const practise = async ({ stepId, question }: typeof first, isRight: boolean) => {
      const answer = await answerFor(slug, stepId, isRight);
      return await client.campus.practise({ slug, questionId: question.id, answer });
    };
    expect((await practise(first, false)).result.right).toBe(false);
    expect((await client.campus.practice({ slug })).questions).toHaveLength(2);
    expect((await practise(first, true)).result.right).toBe(true);
    expect((await practise(first, true)).result.right).toBe(true);
    expect((await client.campus.practice({ slug })).questions.map(({ position }) => position)).toEqual([9]);
    const upkeep = async () => (await client.campus.due({})).courses.find((one) => one.slug === slug);
    expect(await upkeep()).toMatchObject({ toPractise: 1, due: 0 });
    await practise(second, true);
    expect((await client.campus.practice({ slug })).questions).toEqual([]);
    expect(await upkeep()).toBeUndefined();
    expect(await client.learning.evaluation({ slug })).toEqual(before);
  });

  it("shows no solution of what was not answered, and ends a second try by showing it", async () => {
    const slug = await course({ secondTry: true });
    const { client } = await participant(slug);
    const { steps } = await client.learning.course({ slug });
    const stepId = steps[0]?.stepId ?? "";
    const answer = await answerFor(slug, stepId, false);
    const questionOf = async (position: number) =>
      (await client.learning.step({ slug, position })).question?.id ?? "";
    const untouched = client.campus.practise({ slug, questionId: await questionOf(2), answer });
    await expect(untouched).rejects.toMatchObject({ code: "QUESTION_MISSING" });
    await client.learning.answer({ slug, stepId, answer });
    expect((await client.learning.step({ slug, position: 1 })).result?.solution).toBeNull();
    const questionId = await questionOf(1);
    await client.campus.practise({ slug, questionId, answer: await answerFor(slug, stepId, true) });
    const { result } = await client.learning.answerAgain({ slug, stepId, questionId, answer: null });
    expect(result).toMatchObject({ right: false, secondTry: "shown" });
  });
});

describe("repetition", () => {
  it("asks in another order of options each time", async () => {
    const slug = await course();
    const person = await participant(slug);
    await take({ creator, person, slug }, 10, 0);
    const { client } = person;
    await client.campus.setRepeats({ slug, repeats: true });
    const orders: string[] = [];
    for (let round = 0; round < 5; round++) {
      server.clock.forward((round === 0 ? 80 : 10) * DAY);
      const { questions } = await client.campus.due({});
      const asked = questions.find(({ position }) => position === 1);
      if (!asked) throw new Error("The first step is not due");
      const options = asChoice(asked.question).options.map(({ id }) => id);
      const again = await client.campus.due({});
      const same = again.questions.find(({ position }) => position === 1);
      expect(asChoice(same?.question).options.map(({ id }) => id)).toEqual(options);
      orders.push(options.join());
      await client.campus.repeat({
        slug,
        stepId: asked.stepId,
        answer: await answerFor(slug, asked.stepId, false),
      });
    }
    expect(new Set(orders).size).toBeGreaterThan(1);
    expect(new Set(orders.map((order) => order.split(",").sort().join())).size).toBe(1);
  });

  it("is not offered before the address is proven", async () => {
    const slug = await course();
    const person = await server.signUp("course_participant");
    await person.client.learning.enrol({ slug });
    await take({ creator, person, slug }, 0, 10);
    await person.client.campus.setRepeats({ slug, repeats: true });
    server.clock.forward(2 * DAY);
    expect(await person.client.campus.due({})).toMatchObject({ total: 0, questions: [] });
    await server.confirm(person);
    expect((await person.client.campus.due({})).total).toBe(10);
  });
});

describe("the hour of a mail", () => {
  it("is one of the day in the person's time zone", () => {
    const at = new Date("2026-11-24T22:30:00Z");
    expect([hourIn("Europe/Berlin", at), hourIn("Asia/Tokyo", at), hourIn("UTC", at)]).toEqual([23, 7, 22]);
    expect(dayIn("Asia/Tokyo", at)).toBe("2026-11-25");
    expect([6, 7, 20, 21].map(isMailHour)).toEqual([false, true, true, false]);
  });
});

describe("the mail about what is due", () => {
  /** Puts the clock to an hour of the next day in UTC. */
  function nextDayAt(hour: number): void {
    const next = new Date(server.clock.now());
    next.setUTCDate(next.getUTCDate() + 1);
    next.setUTCHours(hour, 0, 0, 0);
    server.clock.forward((next.getTime() - server.clock.now().getTime()) / 1000);
  }
  const tell = async () => {
    await Promise.all([tellDue(server.services), tellDue(server.services)]);
    await mailsDelivered(server.services);
  };
  const told = async ({ email }: SignedUp) =>
    (await mailsAbout(server.services, email)).filter(({ subject }) =>
      subject?.startsWith("Heute zu wiederholen"),
    );

  it("comes once a day over all courses, to who asked for it, and ends with one click", async () => {
    const [one, two] = [await course({ name: "Wasserrad" }), await course({ name: "Windrad" })];
    const wants = await participant(one);
    const never = await participant(one);
    await wants.client.learning.enrol({ slug: two });
    for (const slug of [one, two]) {
      await take({ creator, person: wants, slug }, 10, 0);
      await wants.client.campus.setRepeats({ slug, repeats: true });
    }
    await take({ creator, person: never, slug: one }, 0, 10);
    await never.client.campus.setRepeats({ slug: one, repeats: true });
    const setting = { wanted: true, timeZone: "Asia/Tokyo" };
    await wants.client.campus.setRepetitionMails(setting);
    expect((await wants.client.campus.due({})).mails).toBe(true);
    server.clock.forward(30 * DAY);
    // 5 o'clock in Tokyo.
    nextDayAt(20);
    await tell();
    expect(await told(wants)).toHaveLength(0);
    server.clock.forward(3 * HOUR);
    await tell();
    server.clock.forward(3 * HOUR);
    await tell();
    const [mail, ...more] = await told(wants);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe("Heute zu wiederholen: 20");
    expect(mail?.text).toContain("Wasserrad: 10\nWindrad: 10");
    expect(mail?.text).toMatch(/\/arrive\?to=%2Freviews#token=[\w-]+/);
    expect(mail && headerOf(mail, "list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    nextDayAt(23);
    await tell();
    expect(await told(wants)).toHaveLength(2);
    expect(await told(never)).toHaveLength(0);

    const pathname = unsubscribePath(mail);
    const token = pathname.split("/").at(-2) ?? "";
    expect((await server.fetch(pathname)).headers.get("location")).toMatch(`/repetition-mails/${token}`);
    const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
    expect((await server.fetch(pathname, { method: "POST", body })).status).toBe(200);
    const visitor = server.client();
    expect(await visitor.campus.repetitionMailSetting({ token })).toEqual({ wanted: false });
    nextDayAt(23);
    await tell();
    expect(await told(wants)).toHaveLength(2);
  });

  it("does not come on days when nothing is due", async () => {
    const slug = await course({ name: "Mühlrad" });
    const person = await participant(slug);
    await take({ creator, person, slug }, 10, 0);
    await person.client.campus.setRepeats({ slug, repeats: true });
    await person.client.campus.setRepetitionMails({ wanted: true, timeZone: "UTC" });
    nextDayAt(8);
    await tell();
    expect(await told(person)).toHaveLength(0);
  });
});
