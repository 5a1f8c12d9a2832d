import { randomUUID } from "node:crypto";
import { LIMITS } from "@lehrpfad/contract";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { finishedCourse, giveCourse } from "../../../testing/courses.ts";
import { courseOfLists } from "../../../testing/heavyCourse.ts";
import { createTestServer, type SignedUp, type TestServer } from "../../../testing/testServer.ts";
import { courseCounts } from "../../db/tables/index.ts";
import { keepVersion } from "../content/index.ts";

const LIMIT = LIMITS.courseCharacters;
const COUNTED = z.object({ rows: z.tuple([z.object({ n: z.coerce.number() })]) });
const TOO_LONG = { code: "COURSE_TOO_LONG", status: 413, data: { limit: LIMIT } };

let server: TestServer;
let creator: SignedUp;
beforeAll(async () => {
  server = await createTestServer({ PROCESS_MODE: "web" });
  ({ creator } = await finishedCourse(server));
});
afterAll(() => server.close());

const idOf = async (slug: string) => (await creator.client.courses.get({ slug })).id;

async function charactersOf(slug: string): Promise<number> {
  const own = eq(courseCounts.courseId, await idOf(slug));
  const [counts] = await server.services.db.select().from(courseCounts).where(own);
  return counts?.characters ?? 0;
}

/** The same, counted anew from what is stored. */
async function countedAnew(slug: string): Promise<number> {
  const asked = sql`char_length(text) + char_length(body::text) + char_length(explanation) +
    coalesce(char_length(hint), 0) + coalesce(char_length(source::text), 0)`;
  const courseId = await idOf(slug);
  const answer: unknown = await server.services.db.execute(sql`select
    (select coalesce(sum(char_length(title) + char_length(content) + char_length(sections::text) + char_length(summary) +
      char_length(sources::text) + char_length(claims::text)), 0) from steps where course_id = ${courseId}) +
    (select coalesce(sum(${asked}), 0) from questions
      where step_id in (select id from steps where course_id = ${courseId})) +
    (select coalesce(sum(${asked}), 0) from exercises where course_id = ${courseId}) as n`);
  return COUNTED.parse(answer).rows[0].n;
}

/** Counts a course as if it had room for so many characters more. */
async function leaveRoom(slug: string, characters: number): Promise<void> {
  const own = eq(courseCounts.courseId, await idOf(slug));
  await server.services.db
    .update(courseCounts)
    .set({ characters: LIMIT - characters })
    .where(own);
}

async function firstStep(slug: string) {
  const [step] = (await creator.client.editing.outline({ slug })).steps;
  return await creator.client.editing.getStep({ slug, stepId: step?.id ?? "" });
}

/** Saves the first step with a text of so many characters more. */
async function lengthen(slug: string, characters: number) {
  const { id: stepId, version, title, content, sections, summary } = await firstStep(slug);
  const longer = content + "x".repeat(characters);
  const text = { title, content: longer, sections, summary };
  return await creator.client.editing.saveStep({ slug, stepId, version, ...text });
}

const importFile = (path: string, body: Uint8Array<ArrayBuffer>) =>
  server.fetch(path, {
    method: "POST",
    body,
    headers: { authorization: `Bearer ${creator.accessToken}` },
  });

describe("the characters of a course", () => {
  it("are those of its steps, questions and exercises, whatever is done with them", async () => {
    const slug = await giveCourse(server, creator);
    const { editing, courses } = creator.client;
    const expectCounted = async () => expect(await charactersOf(slug)).toBe(await countedAnew(slug));
    await expectCounted();
    const before = await charactersOf(slug);
    expect(before).toBeGreaterThan(10_000);
    await lengthen(slug, 5_000);
    expect(await charactersOf(slug)).toBe(before + 5_000);
    const { steps } = await editing.outline({ slug });
    const { stepId, exerciseId } = { stepId: steps[1]?.id ?? "", exerciseId: randomUUID() };
    const options = ["One", "Two"].map((text, at) => ({ id: null, text, correct: at === 0 }));
    const question = {
      kind: "choice",
      text: "What comes first?",
      options,
      explanation: "",
      hint: null,
    } as const;
    await editing.saveExercise({ slug, stepId, exerciseId, version: null, section: null, question });
    await expectCounted();
    await editing.deleteStep({ slug, stepId });
    await expectCounted();
    await editing.restoreStep({ slug, stepId });
    await expectCounted();
    const copy = await creator.client.studio.duplicate({ slug, requestId: randomUUID() });
    expect(await charactersOf(copy.slug)).toBe(await countedAnew(copy.slug));
    await courses.remove({ slug: copy.slug });
  });

  it("have a limit, wherever more would be stored; what was sent is not, and shorter texts are", async () => {
    const slug = await giveCourse(server, creator);
    const { editing } = creator.client;
    const before = await firstStep(slug);
    const { steps } = await editing.outline({ slug });
    const stepId = steps[1]?.id ?? "";
    await leaveRoom(slug, 100);
    await expect(lengthen(slug, 101)).rejects.toMatchObject(TOO_LONG);
    expect(await firstStep(slug)).toEqual(before);
    const place = { side: "after", stepId } as const;
    const added = { slug, requestId: randomUUID(), title: "x".repeat(150), place };
    await expect(editing.addStep(added)).rejects.toMatchObject(TOO_LONG);
    const lists = courseOfLists(1, 100);
    const query = new URLSearchParams({ requestId: randomUUID(), name: "course.json", after: stepId });
    const refused = await importFile(`/api/courses/${slug}/imports?${query}`, lists);
    expect([refused.status, await refused.json()]).toMatchObject([413, { code: "COURSE_TOO_LONG" }]);
    expect((await editing.outline({ slug })).steps).toHaveLength(steps.length);
    await lengthen(slug, 100);
    await editing.deleteStep({ slug, stepId });
    await leaveRoom(slug, 0);
    await expect(editing.restoreStep({ slug, stepId })).rejects.toMatchObject(TOO_LONG);
  });

  it("may be more in between, while texts take the places of others", async () => {
    const slug = await giveCourse(server, creator);
    const { editing, versions } = creator.client;
    const { steps } = await editing.outline({ slug });
    const rewrite = async (at: number, change: (content: string) => string) => {
      const stepId = steps[at]?.id ?? "";
      const { version, title, content, sections, summary } = await editing.getStep({ slug, stepId });
      await editing.saveStep({ slug, stepId, version, title, content: change(content), sections, summary });
    };
    const course = { id: await idOf(slug), name: "Agua" };
    const made = { reason: "kept", madeBy: null, madeAt: server.clock.now() } as const;
    await server.services.db.transaction((tx) => keepVersion(tx, course, made));
    const kept = (await versions.list({ slug })).versions[0]?.id ?? "";
    await rewrite(0, (content) => content.slice(0, -50));
    await rewrite(1, (content) => content + "x".repeat(50));
    await leaveRoom(slug, 0);
    await versions.restore({ slug, id: kept, stepId: null });
    expect(await charactersOf(slug)).toBe(LIMIT);
  });

  it("are refused in a file that holds more, before the server takes it over", async () => {
    const query = new URLSearchParams({ requestId: randomUUID(), name: "course.json" });
    const refused = await importFile(`/api/imports?${query}`, courseOfLists(40, 45_000));
    const answer: unknown = await refused.json();
    expect([refused.status, answer]).toMatchObject([413, TOO_LONG]);
  });
});
