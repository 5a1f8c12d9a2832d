import { randomUUID } from "node:crypto";
import { NO_SECTIONS, type QuestionDraft } from "@lehrpfad/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { giveCourse } from "../../../testing/courses.ts";
import {
  type ApiClient,
  createTestServer,
  type SignedUp,
  type TestServer,
} from "../../../testing/testServer.ts";

let server: TestServer;
let creator: SignedUp;
beforeAll(async () => {
  server = await createTestServer({ ACCESS_TOKEN_SECONDS: "1000000" });
  creator = await server.signUp("course_creator_free");
});
afterAll(() => server.close());

const ICE = "El hielo flota sobre el agua fría del lago.";
const STEAM = "El vapor sube desde la olla caliente.";
const CONTENT = `${ICE}\n\n## El vapor\n\n${STEAM}`;
/** The block that begins the second half of CONTENT. */
const STEAM_AT = 1;

const typed = (text: string, accepted: string): QuestionDraft => ({
  ...{ kind: "typed", text, accepted: [accepted], explanation: "", hint: null },
});
const ABOUT_ICE = typed("¿Qué flota sobre el lago?", "hielo");
const ABOUT_STEAM = typed("¿Qué sube desde la olla?", "vapor");
const answer = (text: string) => ({ kind: "typed" as const, text });

async function write(slug: string, stepId: string, title: string, content: string): Promise<void> {
  const { version } = await creator.client.editing.getStep({ slug, stepId });
  const texts = { title, content, sections: NO_SECTIONS, summary: "" };
  await creator.client.editing.saveStep({ slug, stepId, version, ...texts });
}

/** Puts a question in the place of a step's, as a person does who writes another one. */
async function ask(slug: string, stepId: string, question: QuestionDraft): Promise<void> {
  const { question: old } = await creator.client.editing.getStep({ slug, stepId });
  if (old) await creator.client.editing.deleteQuestion({ slug, stepId, version: old.version });
  await creator.client.editing.saveQuestion({ slug, stepId, version: null, question });
}

/** A course whose first two steps are known, with functions for it. */
async function course() {
  const slug = await giveCourse(server, creator);
  const { editing, reshaping } = creator.client;
  const { steps } = await editing.outline({ slug });
  const [first = "", second = ""] = steps.map(({ id }) => id);
  await write(slug, first, "El hielo y el vapor", CONTENT);
  await ask(slug, first, ABOUT_STEAM);
  const read = (stepId: string) => editing.getStep({ slug, stepId });
  const split = async (at = STEAM_AT, title = "El vapor") => {
    const { version } = await read(first);
    const input = { slug, stepId: first, requestId: randomUUID(), version, at, title };
    const shown = await reshaping.split(input);
    return { ...shown, input, half: shown.steps[1]?.id ?? "" };
  };
  const merge = async (title = "Todo") => {
    const versions = { version: (await read(first)).version, nextVersion: (await read(second)).version };
    return await reshaping.merge({ slug, stepId: first, nextId: second, ...versions, title });
  };
  const undo = async () => {
    const { reshapings } = await reshaping.list({ slug });
    return await reshaping.undo({ slug, id: reshapings[0]?.id ?? "" });
  };
  return { slug, editing, reshaping, first, second, read, split, merge, undo };
}

type Course = Awaited<ReturnType<typeof course>>;

async function sitting(slug: string): Promise<ApiClient["learning"]> {
  const { token } = await server.client().learning.startAnonymously({ slug });
  return server.client({ enrolmentToken: token ?? "" }).learning;
}

async function stateOf(learner: ApiClient["learning"], { slug }: Course, stepId: string) {
  const { steps } = await learner.course({ slug });
  return steps.find((step) => step.stepId === stepId)?.state;
}

describe("splitting a step", () => {
  it("says where it can be done and what would go where, and does just that", async () => {
    const { slug, reshaping, first, split, read } = await course();
    const { cuts } = await reshaping.cuts({ slug, stepId: first });
    expect(cuts).toMatchObject([
      { at: STEAM_AT, kind: "heading", title: "El vapor", question: "second", words: { first: 9 } },
    ]);
    const { half, steps } = await split();
    expect(steps).toHaveLength(11);
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, at) => at + 1));
    expect(await read(first)).toMatchObject({ content: ICE, question: null, title: "El hielo y el vapor" });
    expect(await read(half)).toMatchObject({
      ...{ content: STEAM, title: "El vapor", position: 2 },
      question: { text: ABOUT_STEAM.text },
    });
    const { items } = await creator.client.reviewing.list({ slug });
    expect(items.find(({ id }) => id === first)?.doubts).toContainEqual({
      ...{ code: "question_missing", params: {} },
    });
  });

  it("shows so many places at most, also of a step that was made to break its reader", async () => {
    const { slug, reshaping, first } = await course();
    for (const unit of ["> ", "1. ", "- > "]) {
      await write(slug, first, "Uno", unit.repeat(20_000));
      expect((await reshaping.cuts({ slug, stepId: first })).cuts).toEqual([]);
    }
    await write(slug, first, "Uno", `${"Uno.\n\n".repeat(100)}## Dos\n\nTres.`);
    const { cuts } = await reshaping.cuts({ slug, stepId: first });
    expect(cuts).toHaveLength(60);
    expect(cuts.at(-1)).toMatchObject({ kind: "heading", title: "Dos" });
  });

  it("is done once however often it is sent, and refused where the text was changed or cannot be cut there", async () => {
    const { slug, reshaping, first, split, read } = await course();
    const { input, steps } = await split();
    expect((await reshaping.split(input)).steps).toEqual(steps);
    const { version } = await read(first);
    const other = { ...input, requestId: randomUUID() };
    await expect(reshaping.split(other)).rejects.toMatchObject({ code: "STEP_CHANGED" });
    await expect(reshaping.split({ ...other, version })).rejects.toMatchObject({ code: "STEP_CHANGED" });
    expect((await creator.client.editing.outline({ slug })).steps).toHaveLength(11);
  });

  it("leaves who had finished the whole with both halves, the answer with its question, and undoes it", async () => {
    const own = await course();
    const { slug, first } = own;
    const people = await Promise.all([sitting(slug), sitting(slug), sitting(slug)]);
    const [answered, understood, nothing] = people;
    if (!answered || !understood || !nothing) throw new Error("Nobody takes part");
    await answered.answer({ slug, stepId: first, answer: answer("vapor") });
    await understood.setUnderstood({ slug, stepId: first, understood: true });
    const { half } = await own.split();
    const states = (stepId: string) => Promise.all(people.map((one) => stateOf(one, own, stepId)));
    expect(await states(half)).toEqual(["right", "understood", "open"]);
    expect(await states(first)).toEqual(["understood", "understood", "open"]);
    expect((await answered.course({ slug })).enrolment?.finishedSteps).toBe(2);
    await nothing.answer({ slug, stepId: half, answer: answer("nieve") });

    const { steps } = await own.undo();
    expect(steps).toHaveLength(10);
    expect(await own.read(first)).toMatchObject({ content: CONTENT, question: { text: ABOUT_STEAM.text } });
    expect(await states(first)).toEqual(["right", "understood", "wrong"]);
    expect((await answered.course({ slug })).enrolment?.finishedSteps).toBe(1);
    expect((await own.reshaping.list({ slug })).reshapings).toEqual([]);
  });

  it("takes marked passages and exercises to the half in which they stand, with their answers", async () => {
    const own = await course();
    const { slug, first, editing } = own;
    const exerciseId = randomUUID();
    const exercise = { slug, stepId: first, exerciseId, version: null, section: 1, question: ABOUT_STEAM };
    await editing.saveExercise(exercise);
    const person = await server.signUp("course_participant");
    await server.confirm(person);
    await person.client.learning.enrol({ slug });
    await person.client.learning.answerExercise({ slug, exerciseId, answer: answer("vapor") });
    const [inIce, inSteam] = [randomUUID(), randomUUID()];
    const mark = (id: string, quote: string) =>
      person.client.campus.putHighlight({ slug, stepId: first, id, quote, prefix: "", suffix: "" });
    await mark(inIce, "hielo flota");
    await mark(inSteam, "olla caliente");
    const { half } = await own.split();
    const { highlights } = await person.client.campus.highlights({ slug });
    const placed = Object.fromEntries(highlights.map(({ id, stepId }) => [id, stepId]));
    expect(placed).toEqual({ [inIce]: first, [inSteam]: half });
    const page = await person.client.learning.step({ slug, position: 2 });
    expect(page.exercises).toMatchObject([
      { section: 0, question: { id: exerciseId }, result: { right: true } },
    ]);
  });

  it("is refused to others, and while the course is written", async () => {
    const { slug, reshaping, first } = await course();
    const stranger = await server.signUp("course_creator_free");
    const input = { slug, stepId: first, requestId: randomUUID(), version: 1, at: 1, title: "x" };
    await expect(stranger.client.reshaping.split(input)).rejects.toMatchObject({ code: "COURSE_NOT_FOUND" });
    const missing = { ...input, stepId: randomUUID() };
    await expect(reshaping.split(missing)).rejects.toMatchObject({ code: "STEP_NOT_FOUND" });
    await server.services.db.execute(sql`update generation_runs set status = 'running'
      where course_id = (select id from courses where slug = ${slug})`);
    await expect(reshaping.split(input)).rejects.toMatchObject({ code: "GENERATION_STILL_RUNNING" });
  });
});

describe("merging two steps", () => {
  async function two() {
    const own = await course();
    await write(own.slug, own.first, "El hielo", ICE);
    await ask(own.slug, own.first, ABOUT_ICE);
    await write(own.slug, own.second, "El vapor", STEAM);
    await ask(own.slug, own.second, ABOUT_STEAM);
    return own;
  }

  it("joins texts under headings; one question stays, the other becomes an exercise behind its text", async () => {
    const own = await two();
    const { steps, stepId } = await own.merge();
    expect(steps).toHaveLength(9);
    expect(stepId).toBe(own.first);
    expect(await own.read(own.first)).toMatchObject({
      title: "Todo",
      content: `## El hielo\n\n${ICE}\n\n## El vapor\n\n${STEAM}`,
      question: { text: ABOUT_STEAM.text },
      exercises: [{ text: ABOUT_ICE.text, section: 0 }],
    });
    await expect(own.read(own.second)).rejects.toMatchObject({ code: "STEP_NOT_FOUND" });
  });

  it("loses no answer: what was answered stays answered, and undoing gives all of it back", async () => {
    const own = await two();
    const { slug, first, second } = own;
    const people = await Promise.all(Array.from({ length: 5 }, () => sitting(slug)));
    const [both, one, other, marked, later] = people;
    if (!both || !one || !other || !marked || !later) throw new Error("Nobody takes part");
    for (const learner of [both, one]) await learner.answer({ slug, stepId: first, answer: answer("hielo") });
    for (const learner of [both, other])
      await learner.answer({ slug, stepId: second, answer: answer("vapor") });
    await marked.setUnderstood({ slug, stepId: first, understood: true });
    const states = (stepId: string) => Promise.all(people.map((learner) => stateOf(learner, own, stepId)));
    const before = [await states(first), await states(second)];

    await own.merge();
    expect(await states(first)).toEqual(["right", "open", "right", "open", "open"]);
    const given = await Promise.all(
      people.map(async (learner) => (await learner.step({ slug, position: 1 })).exercises[0]?.result?.answer),
    );
    const ice = answer("hielo");
    expect(given).toEqual([ice, ice, undefined, undefined, undefined]);
    await later.answer({ slug, stepId: first, answer: answer("nieve") });

    await own.undo();
    expect(await own.read(first)).toMatchObject({ content: ICE, title: "El hielo", exercises: [] });
    expect(await own.read(second)).toMatchObject({ content: STEAM, question: { text: ABOUT_STEAM.text } });
    const [ofFirst = [], ofSecond = []] = before;
    expect(await states(first)).toEqual([...ofFirst.slice(0, 4), "understood"]);
    expect(await states(second)).toEqual([...ofSecond.slice(0, 4), "wrong"]);
  });

  it("completes the course of who has now finished all steps, and takes over a question where only one asks", async () => {
    const own = await two();
    const { slug, first, second, editing } = own;
    const { question } = await own.read(second);
    await editing.deleteQuestion({ slug, stepId: second, version: question?.version ?? 0 });
    const learner = await sitting(slug);
    await learner.answer({ slug, stepId: first, answer: answer("hielo") });
    const { steps } = await learner.course({ slug });
    for (const { stepId } of steps.slice(2)) await learner.setUnderstood({ slug, stepId, understood: true });
    expect((await learner.course({ slug })).enrolment?.completedAt).toBeNull();
    await own.merge();
    expect(await own.read(first)).toMatchObject({ question: { text: ABOUT_ICE.text }, exercises: [] });
    expect((await learner.course({ slug })).enrolment).toMatchObject({ percent: 100, finishedSteps: 9 });
    expect((await learner.course({ slug })).enrolment?.completedAt).not.toBeNull();
  });

  it("is refused where a step was edited, moved away or would have too much", async () => {
    const own = await two();
    const { slug, first, second, reshaping, editing } = own;
    const { version } = await own.read(first);
    const { version: nextVersion } = await own.read(second);
    const input = { slug, stepId: first, nextId: second, version, nextVersion, title: "x" };
    const refused = (change: Partial<typeof input>, code: string) =>
      expect(reshaping.merge({ ...input, ...change })).rejects.toMatchObject({ code });
    await refused({ version: version - 1 }, "STEP_CHANGED");
    await refused({ nextVersion: nextVersion - 1 }, "STEP_CHANGED");
    await editing.moveStep({ slug, stepId: second, place: null });
    await refused({}, "STEP_CHANGED");
    await editing.moveStep({ slug, stepId: second, place: { side: "after", stepId: first } });
    await write(slug, first, "Largo", "a".repeat(150_000));
    await write(slug, second, "Largo también", "b".repeat(60_000));
    await refused({ version: version + 1, nextVersion: nextVersion + 1 }, "STEP_TOO_LONG");
  });

  it("lets nobody who has the other question open save over the one that stays", async () => {
    const own = await two();
    const { slug, first, editing } = own;
    const { question } = await own.read(first);
    await own.merge();
    const save = editing.saveQuestion({
      ...{ slug, stepId: first, version: question?.version ?? null, question: typed("¿Otra?", "no") },
    });
    await expect(save).rejects.toMatchObject({ code: "QUESTION_CONFLICT" });
  });

  it("can be undone only while nobody has edited the step", async () => {
    const own = await two();
    const { slug, first } = own;
    const { reshapingId } = await own.merge();
    await write(slug, first, "Otro", "Otro texto.");
    expect((await own.reshaping.list({ slug })).reshapings).toEqual([]);
    const undoing = own.reshaping.undo({ slug, id: reshapingId });
    await expect(undoing).rejects.toMatchObject({ code: "STEP_CHANGED" });
    expect(await own.read(first)).toMatchObject({ content: "Otro texto." });
  });
});

it("answers that come while steps are merged and parted are in, or are refused, and never lost", async () => {
  const own = await course();
  const { slug, first } = own;
  const people = await Promise.all(Array.from({ length: 8 }, () => sitting(slug)));
  const { half } = await own.split();
  const [, ...given] = await Promise.allSettled([
    own.undo(),
    ...people.map((learner) => learner.answer({ slug, stepId: half, answer: answer("vapor") })),
  ]);
  for (const [at, learner] of people.entries()) {
    const was = given[at];
    if (was?.status === "rejected") expect(was.reason).toMatchObject({ code: "STEP_NOT_FOUND" });
    expect(await stateOf(learner, own, first)).toBe(was?.status === "fulfilled" ? "right" : "open");
  }
});

describe("versions", () => {
  it("from before come back with what participants did, however the steps were split and merged since", async () => {
    const own = await course();
    const { slug, first } = own;
    const learner = await sitting(slug);
    await learner.answer({ slug, stepId: first, answer: answer("vapor") });
    await creator.client.courses.setActive({ slug, active: true });
    const { versions } = await creator.client.versions.list({ slug });
    const id = versions[0]?.id ?? "";
    server.clock.forward(60);
    const { half } = await own.split();
    await write(slug, half, "Otro vapor", "Otro texto sobre la olla caliente.");
    await creator.client.versions.restore({ slug, id, stepId: null });
    expect((await own.editing.outline({ slug })).steps).toHaveLength(10);
    expect(await own.read(first)).toMatchObject({ content: CONTENT, question: { text: ABOUT_STEAM.text } });
    expect(await stateOf(learner, own, first)).toBe("right");
  });
});
