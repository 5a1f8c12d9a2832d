import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { finishedCourse } from "../../../testing/courses.ts";
import { createTestServer, type SignedUp, type TestServer } from "../../../testing/testServer.ts";
import { certificates, deletedSteps, highlights, reshapings } from "../../db/tables/index.ts";
import { enrolments, stepProgress } from "../../db/tables/learning.ts";
import { userById } from "../accounts/repository/users.ts";
import { removeOverdue } from "./shared/retain.ts";

const DAY = 86_400;
let server: TestServer;
let creator: SignedUp;
let slug: string;
beforeAll(async () => {
  server = await createTestServer({
    SITTING_SECONDS: String(365 * DAY),
    ACCESS_TOKEN_SECONDS: String(9_000 * DAY),
  });
  ({ creator, slug } = await finishedCourse(server));
  await server.confirm(creator);
});
afterAll(() => server.close());

async function completed(): Promise<SignedUp> {
  const person = await server.signUp("course_participant");
  await server.confirm(person);
  await person.client.learning.enrol({ slug });
  const { steps } = await person.client.learning.course({ slug });
  for (const { stepId } of steps)
    await person.client.learning.setUnderstood({ slug, stepId, understood: true });
  const answer = await server.fetch(`/api/learn/${slug}/certificate.pdf`, {
    headers: { authorization: `Bearer ${person.accessToken}` },
  });
  expect(answer.status).toBe(200);
  const anchor = { id: crypto.randomUUID(), quote: "agua", prefix: "", suffix: "" };
  await person.client.campus.putHighlight({ slug, stepId: steps[0]?.stepId ?? "", ...anchor });
  return person;
}

async function mergeFirstTwo(): Promise<void> {
  const [first, next] = (await creator.client.editing.outline({ slug })).steps;
  if (!first || !next) throw new Error("There are no two steps");
  const versions = { version: first.version, nextVersion: next.version };
  const merge = { slug, stepId: first.id, nextId: next.id, ...versions, title: first.title };
  await creator.client.reshaping.merge(merge);
}

it("participations go for good once the days after the last activity are over, and nothing else goes", async () => {
  const { db } = server.services;
  const old = await completed();
  await creator.client.studio.change({ slug, settings: { retentionDays: 30 } });
  const { steps } = await old.client.learning.course({ slug });
  await creator.client.editing.deleteStep({ slug, stepId: steps.at(-1)?.stepId ?? "" });
  await mergeFirstTwo();
  server.clock.forward(29 * DAY);
  const fresh = await completed();
  await removeOverdue(server.services);
  expect(await db.select().from(enrolments)).toHaveLength(2);
  server.clock.forward(DAY + 60);
  await removeOverdue(server.services);
  const left = await db.select().from(enrolments);
  expect(left.map(({ userId }) => userId)).toEqual([fresh.id]);
  for (const table of [stepProgress, certificates, highlights]) {
    const rows = await db.select().from(table);
    expect(rows.every(({ enrolmentId }) => enrolmentId === left[0]?.id)).toBe(true);
    expect(rows.length).toBeGreaterThan(0);
  }
  const [restorable] = await db.select().from(deletedSteps);
  expect(restorable?.progress).toEqual([]);
  const [undoable] = await db.select().from(reshapings);
  expect(undoable).toMatchObject({ progress: [], cards: [], marks: [] });
  const account = await userById(server.services.db, old.id);
  expect(account?.email).toBe(old.email);
  await creator.client.studio.change({ slug, settings: { retentionDays: null } });
  server.clock.forward(4_000 * DAY);
  await removeOverdue(server.services);
  expect(await db.select().from(enrolments).where(eq(enrolments.userId, fresh.id))).toHaveLength(1);
});

it("is a course's setting with a week as its least", async () => {
  expect((await creator.client.courses.get({ slug })).retentionDays).toBeNull();
  const change = (retentionDays: number) =>
    creator.client.studio.change({ slug, settings: { retentionDays } });
  await expect(change(6)).rejects.toMatchObject({ code: "BAD_REQUEST" });
  expect(await change(90)).toMatchObject({ retentionDays: 90 });
});

it("anonymous sittings go after the days of the installation, sooner where the course keeps less", async () => {
  const { services } = server;
  const { db } = services;
  const rows = () =>
    db.select({ id: enrolments.id }).from(enrolments).where(eq(enrolments.type, "anonymous"));
  const begin = () => server.client().learning.startAnonymously({ slug });
  for (const [retentionDays, kept] of [
    [null, 30],
    [3_650, 30],
    [7, 7],
  ] as const) {
    await creator.client.studio.change({ slug, settings: { retentionDays } });
    await begin();
    server.clock.forward(kept * DAY - 60);
    await removeOverdue(services);
    expect(await rows()).toHaveLength(1);
    server.clock.forward(120);
    await removeOverdue(services);
    expect(await rows()).toEqual([]);
  }
});
