import type { UnprovenClaim } from "@lehrpfad/engine";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { finishedCourse, giveCourse } from "../../../testing/courses.ts";
import { createTestServer, type SignedUp, type TestServer } from "../../../testing/testServer.ts";
import { steps } from "../../db/tables/content.ts";
import { courses } from "../../db/tables/index.ts";
import { hintsOf } from "../editing/index.ts";

let server: TestServer;
let creator: SignedUp;
beforeAll(async () => {
  server = await createTestServer();
  ({ creator } = await finishedCourse(server));
});
afterAll(() => server.close());

const itemsOf = async (slug: string, { client } = creator) => (await client.reviewing.list({ slug })).items;

async function questionItem(slug: string) {
  const item = (await itemsOf(slug)).find(({ kind }) => kind === "question");
  if (!item) throw new Error("The course asks nothing");
  return item;
}

describe("the review of a course", () => {
  it("lists the text of each step, its question and its exercises, nothing of it looked at", async () => {
    const slug = await giveCourse(server, creator);
    const items = await itemsOf(slug);
    const { steps } = await creator.client.editing.outline({ slug });
    const asked = steps.flatMap(({ question, exercises }) => [
      question,
      ...exercises.map(({ text }) => text),
    ]);
    expect(items.filter(({ kind }) => kind === "step")).toHaveLength(steps.length);
    expect(items.filter(({ kind }) => kind !== "step").map(({ question }) => question)).toEqual(
      expect.arrayContaining(asked.filter((text) => text !== null)),
    );
    expect(items.every(({ review }) => review === null)).toBe(true);
  });

  it("names a step without a question first, once its question is gone", async () => {
    const slug = await giveCourse(server, creator);
    const { stepId } = await questionItem(slug);
    const { question } = await creator.client.editing.getStep({ slug, stepId });
    await creator.client.editing.deleteQuestion({ slug, stepId, version: question?.version ?? 0 });
    const [first] = await itemsOf(slug);
    expect(first).toMatchObject({ kind: "step", stepId });
    expect(first?.doubts).toContainEqual({ code: "question_missing", params: {} });
  });

  it("says who looked at what, to all who manage the course, until it is changed or taken back", async () => {
    const slug = await giveCourse(server, creator);
    const { password } = await creator.client.courses.issueAdminPassword({ slug });
    const helper = await server.signUp("course_creator_free");
    await helper.client.courses.claimManagement({ slug, password });
    const { id: itemId, version, stepId } = await questionItem(slug);
    const { review } = await helper.client.reviewing.mark({ slug, itemId, version, reviewed: true });
    expect(review?.by).toMatch(/\w+ \w+/);
    const shown = async () => (await itemsOf(slug)).find(({ id }) => id === itemId);
    expect((await shown())?.review).toEqual(review);
    await creator.client.reviewing.mark({ slug, itemId, version, reviewed: false });
    expect((await shown())?.review).toBeNull();
    await creator.client.reviewing.mark({ slug, itemId, version, reviewed: true });

    const { question } = await creator.client.editing.getStep({ slug, stepId });
    const options = ["One", "Two", "Three", "Four"].map((text, at) => ({
      id: null,
      text,
      correct: at === 0,
    }));
    await creator.client.editing.saveQuestion({
      ...{ slug, stepId, version: question?.version ?? null },
      question: { kind: "choice", text: "Which comes first?", options, explanation: "", hint: null },
    });
    // Who writes a question has looked at it; the one before is nobody's any more.
    const saved = await shown();
    expect(saved?.review?.by).toBe(
      (await creator.client.reviewing.list({ slug })).items.find(({ id }) => id === itemId)?.review?.by,
    );
    expect(saved?.review).not.toBeNull();
    expect(saved?.version).toBeGreaterThan(version);
    const stale = helper.client.reviewing.mark({ slug, itemId, version, reviewed: true });
    await expect(stale).rejects.toMatchObject({ code: "REVIEW_CONFLICT" });
  });

  it("names sentences that the writer could not prove, until they are edited away", async () => {
    const slug = await giveCourse(server, creator);
    const { editing } = creator.client;
    const stepId = (await editing.outline({ slug })).steps[2]?.id ?? "";
    const claim = "Las ranas inventaron el fuego.";
    const write = async (content: string) => {
      const { version, title, sections, summary } = await editing.getStep({ slug, stepId });
      await editing.saveStep({ slug, stepId, version, title, sections, summary, content });
    };
    const claims: UnprovenClaim[] = [
      { kind: "unsaid", sentence: claim },
      { kind: "unsaid", sentence: "Esto no está en el texto." },
    ];
    await server.services.db.update(steps).set({ claims }).where(eq(steps.id, stepId));
    const doubts = async () => (await itemsOf(slug)).find(({ id }) => id === stepId)?.doubts;
    await write(`Uno.\n\n> **Ampliación.** Las ranas **inventaron** el fuego.`);
    expect(await doubts()).toContainEqual({
      ...{ code: "claim_unsaid", params: { count: 1, sentence: claim } },
    });
    await write("Uno y dos.");
    expect((await doubts())?.map(({ code }) => code)).not.toContain("claim_unsaid");
  });

  it("judges a course once until something of it is saved", async () => {
    const slug = await giveCourse(server, creator);
    const [course] = await server.services.db.select().from(courses).where(eq(courses.slug, slug));
    if (!course) throw new Error("The course is gone");
    const hints = async () => hintsOf(server.services, course, { person: null, network: "127.0.0.1" });
    const first = await hints();
    expect(await hints()).toBe(first);
    const { stepId } = await questionItem(slug);
    const { question } = await creator.client.editing.getStep({ slug, stepId });
    await creator.client.editing.deleteQuestion({ slug, stepId, version: question?.version ?? 0 });
    const later = await hints();
    expect(later).not.toBe(first);
    expect(Object.keys(later)).not.toContain(stepId);
  });

  it("is nobody's who does not manage the course; what is not in it cannot be marked", async () => {
    const slug = await giveCourse(server, creator);
    const other = await giveCourse(server, creator);
    const { id: itemId, version } = await questionItem(other);
    const mark = { slug, itemId, version, reviewed: true };
    await expect(creator.client.reviewing.mark(mark)).rejects.toMatchObject({ code: "NOT_FOUND" });
    const stranger = await server.signUp("course_creator_free");
    await expect(stranger.client.reviewing.list({ slug })).rejects.toMatchObject({
      code: "COURSE_NOT_FOUND",
    });
  });

  it("goes with the account of who looked, not with the look", async () => {
    const slug = await giveCourse(server, creator);
    const { password } = await creator.client.courses.issueAdminPassword({ slug });
    const helper = await server.signUp("course_creator_free");
    await helper.client.courses.claimManagement({ slug, password });
    const { id: itemId, version } = await questionItem(slug);
    await helper.client.reviewing.mark({ slug, itemId, version, reviewed: true });
    await helper.client.accounts.deleteAccount({ id: helper.id, password: "geheim1" });
    const item = (await itemsOf(slug)).find(({ id }) => id === itemId);
    expect(item?.review?.by).toBeNull();
  });
});
