import { randomUUID } from "node:crypto";
import { LIMITS } from "@lehrpfad/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asChoice, choose, optionIds } from "../../../testing/answers.ts";
import { courseRequest, finishedCourse } from "../../../testing/courses.ts";
import {
  type ApiClient,
  createTestServer,
  type SignedUp,
  type TestServer,
} from "../../../testing/testServer.ts";

let server: TestServer;
let slug: string;
let creator: SignedUp;
beforeAll(async () => {
  server = await createTestServer({ ACCESS_TOKEN_SECONDS: "10000000", SITTING_SECONDS: "10000000" });
  const made = await finishedCourse(server);
  slug = made.slug;
  creator = made.creator;
  await server.confirm(creator);
});
afterAll(() => server.close());

async function participant(): Promise<SignedUp> {
  const person = await server.signUp("course_participant");
  await server.confirm(person);
  await person.client.learning.enrol({ slug });
  return person;
}

async function wrongOptions(stepId: string): Promise<string[]> {
  const { question } = await creator.client.courses.previewStep({ slug, stepId });
  return optionIds(question, false).slice(0, 1);
}

async function rightOptions(stepId: string): Promise<string[]> {
  const { question } = await creator.client.courses.previewStep({ slug, stepId });
  return optionIds(question, true);
}

/** Answers the steps up to `last`; those in `wrongAt` wrongly. Answers the ids of the steps. */
async function answer(client: ApiClient, last: number, wrongAt: number[] = []): Promise<string[]> {
  const { steps } = await client.learning.course({ slug });
  const ids = steps.slice(0, last).map(({ stepId }) => stepId);
  for (const [index, stepId] of ids.entries()) {
    const selected = wrongAt.includes(index + 1) ? await wrongOptions(stepId) : await rightOptions(stepId);
    await client.learning.answer({ slug, stepId, answer: choose(selected) });
  }
  return ids;
}

const timeZone = "Europe/Berlin";
const anchor = { quote: "el agua", prefix: "Sobre ", suffix: " y su camino" };

describe("starting over", () => {
  it("removes answers and marks, keeps highlights, and puts the course back to its start", async () => {
    const { client } = await participant();
    const ids = await answer(client, 2);
    await client.learning.setUnderstood({ slug, stepId: ids[1] ?? "", understood: true });
    const id = randomUUID();
    await client.campus.putHighlight({ slug, id, stepId: ids[0] ?? "", ...anchor });
    const { enrolment, restartsLeft } = await client.campus.restart({ slug, timeZone });
    expect(enrolment).toMatchObject({ finishedSteps: 0, percent: 0, nextPosition: 1, completedAt: null });
    expect(restartsLeft).toBe(2);
    const page = await client.learning.step({ slug, position: 1 });
    expect(page.result).toBeNull();
    expect(page.steps.map(({ state, understood }) => [state, understood])).toEqual(
      page.steps.map(() => ["open", false]),
    );
    expect((await client.campus.highlights({ slug })).highlights).toMatchObject([{ id, ...anchor }]);
  });

  it("is possible three times on one day of the participant's time zone", async () => {
    const { client } = await participant();
    const here = server.clock.now();
    const tomorrow = new Date(here);
    tomorrow.setUTCDate(here.getUTCDate() + 1);
    tomorrow.setUTCHours(22, 30, 0, 0);
    server.clock.forward((tomorrow.getTime() - here.getTime()) / 1000);
    for (const left of [2, 1, 0])
      expect((await client.campus.restart({ slug, timeZone: "UTC" })).restartsLeft).toBe(left);
    await expect(client.campus.restart({ slug, timeZone: "UTC" })).rejects.toMatchObject({
      code: "RESTART_LIMIT",
      status: 429,
    });
    server.clock.forward(1_800);
    await expect(client.campus.restart({ slug, timeZone: "UTC" })).rejects.toMatchObject({
      code: "RESTART_LIMIT",
    });
    server.clock.forward(3_600);
    expect((await client.campus.restart({ slug, timeZone: "UTC" })).restartsLeft).toBe(2);
    await expect(client.campus.restart({ slug, timeZone: "Mars/Olympus" })).rejects.toMatchObject({
      code: "BAD_REQUEST",
    });
  });

  it("asked ten times at once counts three times", async () => {
    const { client } = await participant();
    const all = await Promise.allSettled(
      Array.from({ length: 10 }, () => client.campus.restart({ slug, timeZone })),
    );
    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  });

  it("does not take a graduate away from the creator's numbers", async () => {
    const { client } = await participant();
    await answer(client, 10);
    const before = await creator.client.results.dashboard({});
    await client.campus.restart({ slug, timeZone });
    const after = await creator.client.results.dashboard({});
    expect(after.courses[0]?.graduates).toBe(before.courses[0]?.graduates);
    expect(after.courses[0]?.graduates).toBeGreaterThan(0);
  });
});

describe("highlights", () => {
  it("sent twice are stored once, are one's own, and can be removed", async () => {
    const { client } = await participant();
    const other = await participant();
    const { step } = await client.learning.step({ slug, position: 3 });
    const id = randomUUID();
    await client.campus.putHighlight({ slug, id, stepId: step.id, ...anchor });
    await client.campus.putHighlight({ slug, id, stepId: step.id, ...anchor });
    const { highlights } = await client.campus.highlights({ slug });
    expect(highlights).toMatchObject([
      { id, stepId: step.id, position: 3, stepTitle: step.title, ...anchor },
    ]);
    expect((await other.client.campus.highlights({ slug })).highlights).toEqual([]);
    await other.client.campus.removeHighlight({ slug, id });
    expect((await client.campus.highlights({ slug })).highlights).toHaveLength(1);
    await client.campus.removeHighlight({ slug, id });
    expect((await client.campus.highlights({ slug })).highlights).toEqual([]);
  });

  it("are of what stands in the step, so many of each step, whatever its Markdown", async () => {
    const { client } = await participant();
    const { step } = await client.learning.step({ slug, position: 4 });
    const { version, title, sections, summary } = await creator.client.editing.getStep({
      slug,
      stepId: step.id,
    });
    const content =
      "Bees are **warm** in [winter](https://example.org/winter); with $x_1^2$ of them, the hive hums.\n\n- honey\n- wax";
    await creator.client.editing.saveStep({
      ...{ slug, stepId: step.id, version, title, sections, summary, content },
    });
    const around = { prefix: "", suffix: "" };
    const mark = (quote: string) =>
      client.campus.putHighlight({ slug, stepId: step.id, id: randomUUID(), quote, ...around });
    await mark("Bees are warm in winter; with x12 of them, the hive hums.\nhoneywax");
    const refused = { code: "HIGHLIGHT_NOT_IN_STEP" };
    await expect(mark("Whales are cold in summer; none of them hums.")).rejects.toMatchObject(refused);
    const lie = "and whales have always been the best friends of honest bees";
    const id = randomUUID();
    const beside = { prefix: "Bees are warm in ", suffix: lie };
    await client.campus.putHighlight({ slug, stepId: step.id, id, quote: "winter", ...beside });
    const kept = (await client.campus.highlights({ slug })).highlights.find((one) => one.id === id);
    expect(kept).toMatchObject({ prefix: beside.prefix, suffix: "" });
    await client.campus.removeHighlight({ slug, id });
    await expect(mark(`Bees${"\n".repeat(3_000)}`)).rejects.toMatchObject(refused);
    for (let marked = 1; marked < LIMITS.highlightsPerStep - 1; marked += 1) await mark("the hive hums");
    const together = await Promise.allSettled(Array.from({ length: 8 }, () => mark("the hive hums")));
    expect(together.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(mark("the hive hums")).rejects.toMatchObject({ code: "HIGHLIGHT_STEP_LIMIT" });
    const { step: other } = await client.learning.step({ slug, position: 5 });
    const title5 = { quote: other.title, ...around };
    await client.campus.putHighlight({ slug, stepId: other.id, id: randomUUID(), ...title5 });
  });

  it("have a note that is written, changed and removed by who marked them, and goes with them", async () => {
    const { client } = await participant();
    const other = await participant();
    const { step } = await client.learning.step({ slug, position: 2 });
    const id = randomUUID();
    await client.campus.putHighlight({ slug, id, stepId: step.id, ...anchor });
    const noteNow = async () => (await client.campus.highlights({ slug })).highlights.map(({ note }) => note);
    expect(await noteNow()).toEqual([null]);
    await client.campus.setNote({ slug, id, note: "  ask about this\n" });
    await expect(other.client.campus.setNote({ slug, id, note: "mine" })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    await client.campus.putHighlight({ slug, id, stepId: step.id, ...anchor });
    expect(await noteNow()).toEqual(["ask about this"]);
    await client.campus.restart({ slug, timeZone });
    await client.campus.setNote({ slug, id, note: "asked" });
    expect(await noteNow()).toEqual(["asked"]);
    const note = "n".repeat(LIMITS.noteLength + 1);
    await expect(client.campus.setNote({ slug, id, note })).rejects.toMatchObject({ code: "BAD_REQUEST" });
    await client.campus.setNote({ slug, id, note: " " });
    expect(await noteNow()).toEqual([null]);
    await client.campus.removeHighlight({ slug, id });
    await expect(client.campus.setNote({ slug, id, note: "late" })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });
});

describe("repetition", () => {
  it("brings wrong answers back first, and asks less often what was right", async () => {
    const person = await participant();
    const { client } = person;
    const ids = await answer(client, 3, [2]);
    const where = { slug, stepId: ids[1] ?? "" };
    const { version, ...stored } = asChoice((await creator.client.editing.getStep(where)).question);
    const options = stored.options.map((option) => ({ ...option, feedback: "Se dice esto." }));
    await creator.client.editing.saveQuestion({ ...where, version, question: { ...stored, options } });
    expect((await client.campus.due({})).questions).toEqual([]);
    await client.campus.setRepeats({ slug, repeats: true });
    expect(await client.campus.due({})).toMatchObject({ questions: [], total: 0 });
    server.clock.forward(86_400);
    const first = await client.campus.due({});
    expect(first.questions.map(({ stepId }) => stepId)).toEqual([ids[1]]);
    expect(JSON.stringify(first)).not.toMatch(/"correct"|"explanation"|feedback|Se dice esto/);
    const selected = await rightOptions(ids[1] ?? "");
    const again = await client.campus.repeat({ slug, stepId: ids[1] ?? "", answer: choose(selected) });
    expect(again.result).toMatchObject({ right: true, answer: choose(selected) });
    expect(again.passage?.quote).toBeTruthy();
    const feedback = options.map(({ id }) => ({ id, text: "Se dice esto." }));
    expect(again.result.solution).toMatchObject({ feedback });
    const other = await wrongOptions(ids[1] ?? "");
    const twice = await client.campus.repeat({ slug, stepId: ids[1] ?? "", answer: choose(other) });
    expect(twice.nextDue).toBe(again.nextDue);
    server.clock.forward(20 * 86_400);
    expect((await client.campus.due({})).total).toBe(3);
    expect((await client.learning.course({ slug })).steps[1]?.state).toBe("wrong");
    await client.campus.setRepeats({ slug, repeats: false });
    expect((await client.campus.due({})).total).toBe(0);
  });
});

describe("evaluation", () => {
  it("says what to look at again, and why", async () => {
    const { client } = await participant();
    const ids = await answer(client, 9, [4]);
    const { steps } = await client.learning.course({ slug });
    const last = steps[9]?.stepId ?? "";
    await client.learning.setUnderstood({ slug, stepId: last, understood: true });
    const { lookAgain } = await client.learning.evaluation({ slug });
    expect(lookAgain).toMatchObject([
      { stepId: ids[3], reason: "wrong" },
      { stepId: last, reason: "unanswered", explanation: null },
    ]);
    expect(lookAgain[0]?.explanation).toBeTruthy();
  });
});

describe("reminders of a course", () => {
  it("need at least one interval when they are on", async () => {
    const none = { reminders: true, reminderIntervals: [] };
    await expect(
      creator.client.courses.create(courseRequest([], { goal: "Wasser", ...none })),
    ).rejects.toMatchObject({ code: "BAD_REQUEST" });
    const made = await finishedCourse(server, { ...none, reminders: false });
    const course = await made.creator.client.courses.get({ slug: made.slug });
    expect(course).toMatchObject({ reminders: false, reminderIntervals: [], certificate: true });
  });
});

describe("the PDF of one's highlights", () => {
  it("holds what one marked and wrote, step by step, and is one's own", async () => {
    const { client, accessToken } = await participant();
    const { step } = await client.learning.step({ slug, position: 2 });
    const id = randomUUID();
    await client.campus.putHighlight({ slug, id, stepId: step.id, ...anchor });
    await client.campus.setNote({ slug, id, note: "ask" });
    const file = (headers: Record<string, string>) =>
      server.fetch(`/api/learn/${slug}/highlights.pdf`, { headers });
    const answered = await file({ authorization: `Bearer ${accessToken}` });
    expect(answered.headers.get("content-type")).toBe("application/pdf");
    expect(answered.headers.get("cache-control")).toBe("private, no-store");
    expect(Buffer.from(await answered.arrayBuffer()).toString("latin1", 0, 5)).toBe("%PDF-");
    const { token } = await server.client().learning.startAnonymously({ slug });
    expect((await file({ "enrolment-token": token ?? "" })).status).toBe(200);
    expect(await (await file({})).json()).toMatchObject({ code: "ENROLMENT_REQUIRED" });
  });
});

describe("certificate", () => {
  const pdf = (person: SignedUp) =>
    server.fetch(`/api/learn/${slug}/certificate.pdf`, {
      headers: { authorization: `Bearer ${person.accessToken}` },
    });
  it("is issued once to who completed, can be verified by everybody, and stays after starting over", async () => {
    const person = await participant();
    expect((await pdf(person)).status).toBe(409);
    await answer(person.client, 10, [1]);
    const issued = await pdf(person);
    expect(issued.headers.get("content-type")).toBe("application/pdf");
    const bytes = Buffer.from(await issued.arrayBuffer());
    expect(bytes.toString("latin1", 0, 5)).toBe("%PDF-");
    const code = bytes.toString("latin1").match(/certificates\/((?:\w{4}-){2}\w{4})/)?.[1] ?? "";
    const visitor = server.client();
    const proof = await visitor.campus.certificate({ code: code.toLowerCase().replaceAll("-", " ") });
    expect(proof).toMatchObject({ code, name: "Ada Muster", courseName: "Bienenkunde" });
    await person.client.campus.restart({ slug, timeZone });
    const again = Buffer.from(await (await pdf(person)).arrayBuffer()).toString("latin1");
    expect(again).toContain(code);
    await expect(visitor.campus.certificate({ code: "BBBB-BBBB-BBBB" })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });

  it("is not there for anonymous sittings, nor where the course does not offer it", async () => {
    const { token } = await server.client().learning.startAnonymously({ slug });
    await answer(server.client({ enrolmentToken: token ?? "" }), 10);
    const headers = { "enrolment-token": token ?? "" };
    const anonymous = await server.fetch(`/api/learn/${slug}/certificate.pdf`, { headers });
    expect(await anonymous.json()).toMatchObject({ code: "EVALUATION_NOT_FOR_ANONYMOUS" });
    const without = await finishedCourse(server, { certificate: false });
    const person = await server.signUp("course_participant");
    await person.client.learning.enrol({ slug: without.slug });
    const refused = await server.fetch(`/api/learn/${without.slug}/certificate.pdf`, {
      headers: { authorization: `Bearer ${person.accessToken}` },
    });
    expect(await refused.json()).toMatchObject({ code: "CERTIFICATE_NOT_OFFERED" });
  });
});
