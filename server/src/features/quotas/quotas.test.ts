import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { courseRequest, finishedCourse } from "../../../testing/courses.ts";
import { writtenBy } from "../../../testing/modelServer.ts";
import {
  createTestServer,
  eventually,
  linkSecret,
  type SignedUp,
  type TestServer,
} from "../../../testing/testServer.ts";
import { authUsers, courses, uploads, userProfiles } from "../../db/tables/index.ts";
import { countReading, countTokens } from "./index.ts";
import { usedBy } from "./repository.ts";
import { MEGABYTE } from "./rules.ts";

/** A model that nobody asks anything: no worker runs. With one, a goal alone is enough for a course. */
const WEB = { PROCESS_MODE: "web", ...writtenBy({ url: "http://127.0.0.1:1/v1" }) };

/** Noon, so that no test runs into another day by itself. */
const NOON = new Date("2026-03-31T12:00:00Z");

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer(WEB, undefined, NOON);
});
afterAll(() => server.close());

/** How many succeed, and the codes with which the others were refused. */
async function outcomes(tries: Promise<unknown>[]): Promise<{ done: number; codes: string[] }> {
  const settled = await Promise.allSettled(tries);
  const refused = settled.filter((one) => one.status === "rejected");
  return {
    done: settled.length - refused.length,
    codes: [...new Set(refused.map(({ reason }) => String((reason as { code?: string }).code)))],
  };
}

const times = <T>(count: number, work: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => work(at));

const begin = ({ client }: SignedUp, megabytes: number) =>
  client.documents.beginUpload({ name: "a.txt", bytes: megabytes * MEGABYTE });

const create = ({ client }: SignedUp) => client.courses.create(courseRequest([], { goal: "Bees" }));

async function used({ client }: Pick<SignedUp, "client">): Promise<Record<string, number>> {
  const { quotas } = await client.quotas.own({});
  return Object.fromEntries(quotas.map(({ kind, used: amount }) => [kind, amount]));
}

/** Bytes as a plain request sends them, its length said before. */
function zeros(bytes: number): ReadableStream<Uint8Array> {
  let left = bytes;
  return new ReadableStream({
    pull: (controller) => {
      const chunk = new Uint8Array(Math.min(left, MEGABYTE));
      left -= chunk.length;
      controller.enqueue(chunk);
      if (left === 0) controller.close();
    },
  });
}

async function send({ accessToken }: SignedUp, bytes: number) {
  const answer = await server.fetch("/api/documents?name=a.txt", {
    ...{ method: "POST", body: zeros(bytes), duplex: "half" },
    headers: { authorization: `Bearer ${accessToken}`, "content-length": String(bytes) },
  });
  return { status: answer.status, body: (await answer.json()) as { code?: string; data?: object } };
}

describe("documents of one person", () => {
  it("eight of 50 MB by an unconfirmed account are refused from the third on, before they are sent", async () => {
    const person = await server.signUp();
    const bytes = 50 * MEGABYTE;
    const answers = [];
    for (let at = 0; at < 8; at++) {
      answers.push(await send(person, bytes));
    }
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 403, 403, 403, 403, 403, 403]);
    expect(answers[2]?.body).toMatchObject({
      code: "QUOTA_BYTES",
      data: {
        ...{ scope: "person", limit: 100 * MEGABYTE, used: 100 * MEGABYTE, wanted: bytes },
        ...{ confirming: true, resetsAt: null },
      },
    });
    await expect(begin(person, 50)).rejects.toMatchObject({ code: "QUOTA_BYTES" });
    await server.services.db
      .update(authUsers)
      .set({ emailConfirmedAt: NOON })
      .where(eq(authUsers.id, person.id));
    expect((await begin(person, 50)).received).toBe(0);
  });

  it("are never more than allowed however many come at once, in whatever way", async () => {
    const person = await server.signUp();
    const many = times(30, () => begin(person, 10));
    expect(await outcomes(many)).toEqual({ done: 10, codes: ["QUOTA_BYTES"] });
    const other = await server.signUp();
    const sent = await Promise.all(times(8, () => send(other, 30 * MEGABYTE)));
    expect(sent.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(sent.filter(({ body }) => body.code === "QUOTA_BYTES")).toHaveLength(5);
    expect(await used(other)).toMatchObject({ bytes: 90 * MEGABYTE, documents: 3 });
  });

  it("count in number too, unfinished ones as well, and not any more once they are gone", async () => {
    const person = await server.signUp();
    const ids = (await Promise.all(times(20, () => begin(person, 1)))).map(({ id }) => id);
    await expect(begin(person, 1)).rejects.toMatchObject({
      code: "QUOTA_DOCUMENTS",
      data: { limit: 20, used: 20, wanted: 1 },
    });
    await person.client.documents.dropUpload({ id: ids[0] ?? "" });
    const { status, body } = await send(person, MEGABYTE);
    expect(status).toBe(201);
    await expect(begin(person, 1)).rejects.toMatchObject({ code: "QUOTA_DOCUMENTS" });
    await person.client.documents.remove({ id: (body as { id: string }).id });
    expect(await used(person)).toMatchObject({ bytes: 19 * MEGABYTE, documents: 19 });
    expect((await begin(person, 1)).received).toBe(0);
  });

  it("hold room as long as they are sent, and none once they broke off", async () => {
    const person = await server.signUp();
    const broken = new ReadableStream({
      start: (controller) => controller.enqueue(new Uint8Array(1_000)),
      pull: (controller) => controller.error(new Error("gone")),
    });
    const headers = { authorization: `Bearer ${person.accessToken}`, "content-length": String(MEGABYTE) };
    const request = { method: "POST", body: broken, duplex: "half" as const, headers };
    await server.fetch("/api/documents?name=a.txt", request);
    expect(await used(person)).toMatchObject({ bytes: 0, documents: 0 });
    expect(await server.services.db.$count(uploads, eq(uploads.ownerId, person.id))).toBe(0);
  });
});

describe("courses and runs of one person", () => {
  it("are never more than allowed, however many are asked for at once; deleting makes room", async () => {
    const person = await server.signUp();
    expect(await outcomes(times(12, () => create(person)))).toEqual({ done: 5, codes: ["QUOTA_COURSES"] });
    expect(await used(person)).toMatchObject({ courses: 5, runs: 5 });
    const { courses } = await person.client.results.dashboard({});
    await person.client.courses.remove({ slug: courses[0]?.slug ?? "" });
    await create(person);
    await expect(create(person)).rejects.toMatchObject({ data: { limit: 5, used: 5, confirming: true } });
  });

  it("that are asked for again are the same, also where there is no room for another", async () => {
    const person = await server.signUp();
    const request = courseRequest([], { goal: "Bees" });
    const made = await person.client.courses.create(request);
    await outcomes(times(4, () => create(person)));
    const again = await Promise.all(times(4, () => person.client.courses.create(request)));
    expect(new Set(again.map(({ slug }) => slug))).toEqual(new Set([made.slug]));
    expect(await used(person)).toMatchObject({ courses: 5, runs: 5 });
  });

  it("begin anew the next day, not by deleting", async () => {
    const person = await server.signUp();
    for (let at = 0; at < 10; at++) {
      const { slug } = await create(person);
      await person.client.courses.remove({ slug });
    }
    await expect(create(person)).rejects.toMatchObject({
      code: "QUOTA_RUNS",
      data: { limit: 10, used: 10, resetsAt: "2026-04-01T00:00:00.000Z" },
    });
    expect(await used(person)).toMatchObject({ courses: 0, runs: 10 });
  });

  it("count a new version of a part as a tenth of a run, and a copy as a course with its documents", async () => {
    const { creator, slug } = await finishedCourse(server);
    const { steps } = await creator.client.editing.outline({ slug });
    const target = { kind: "question", stepId: steps[0]?.id ?? "" } as const;
    const ask = { slug, requestId: randomUUID(), instruction: null, target };
    await creator.client.rewriting.propose(ask);
    await creator.client.rewriting.propose(ask);
    const before = await used(creator);
    expect(before).toMatchObject({ courses: 1, runs: 0.1 });
    await creator.client.studio.duplicate({ slug, requestId: randomUUID() });
    const after = await used(creator);
    expect(after).toMatchObject({ courses: 2, documents: 2, bytes: 2 * (before.bytes ?? 0) });
    const copies = times(6, () => creator.client.studio.duplicate({ slug, requestId: randomUUID() }));
    expect(await outcomes(copies)).toEqual({ done: 3, codes: ["QUOTA_COURSES"] });
  });
});

describe("reading of a day", () => {
  const MINUTE = 60_000;

  it("that is used up refuses other documents until the next, in whatever way they come", async () => {
    const person = await server.signUp();
    const other = await server.signUp();
    const { services } = server;
    await countReading(services, person.id, 10 * MINUTE - 1);
    expect((await begin(person, 1)).received).toBe(0);
    await countReading(services, person.id, 1);
    const refused = {
      code: "QUOTA_READING",
      data: {
        ...{ scope: "person", limit: 600, used: 600, confirming: true },
        resetsAt: "2026-04-01T00:00:00.000Z",
      },
    };
    await expect(begin(person, 1)).rejects.toMatchObject(refused);
    const { status, body } = await send(person, MEGABYTE);
    expect([status, body.code]).toEqual([403, "QUOTA_READING"]);
    expect((await begin(other, 1)).received).toBe(0);
    await services.db.update(authUsers).set({ emailConfirmedAt: NOON }).where(eq(authUsers.id, person.id));
    expect((await begin(person, 1)).received).toBe(0);
    expect(await used(person)).toMatchObject({ reading: 600 });
  });

  it("begins anew the next day, and holds for all people together where the operator says so", async () => {
    const settings = { PROCESS_MODE: "web", INSTALLATION_READING_MINUTES_PER_DAY: "5" };
    const small = await createTestServer(settings, undefined, NOON);
    try {
      const [ada, ben] = [await small.signUp(), await small.signUp()];
      await countReading(small.services, ada.id, 5 * MINUTE);
      await expect(begin(ben, 1)).rejects.toMatchObject({
        code: "QUOTA_READING",
        data: { scope: "installation", limit: 300, used: 300 },
      });
      small.clock.forward(12 * 3_600);
      const again = await small.authClient().refreshSession({ refresh_token: ben.refreshToken });
      const client = small.client({ accessToken: again.data.session?.access_token ?? "" });
      expect((await begin({ ...ben, client }, 1)).received).toBe(0);
    } finally {
      await small.close();
    }
  });
});

describe("tokens of the model", () => {
  it("of a month that are used up refuse another course until the next", async () => {
    const limited = await createTestServer({ ...WEB, UNCONFIRMED_TOKENS_PER_MONTH: "1000" }, undefined, NOON);
    try {
      const person = await limited.signUp();
      const { id } = await create(person);
      const { services } = limited;
      await services.db.transaction((tx) =>
        countTokens(tx, services, { run: { courseId: id }, ownerId: person.id }, 999),
      );
      const { slug } = await create(person);
      await services.db.transaction((tx) =>
        countTokens(tx, services, { run: { courseId: id }, ownerId: person.id }, 1),
      );
      await person.client.courses.remove({ slug });
      await expect(create(person)).rejects.toMatchObject({
        code: "QUOTA_TOKENS",
        data: { limit: 1_000, used: 1_000, resetsAt: "2026-04-01T00:00:00.000Z" },
      });
      limited.clock.forward(12 * 3_600);
      const { data } = await limited.authClient(person.accessToken).refreshSession({
        refresh_token: person.refreshToken,
      });
      const later = { ...person, client: limited.client({ accessToken: data.session?.access_token ?? "" }) };
      await create(later);
      expect(await used(later)).toMatchObject({ runs: 1 });
    } finally {
      await limited.close();
    }
  });

  it("that were used for a course count for its owner, also when it was deleted meanwhile", async () => {
    const { creator, slug } = await finishedCourse(server);
    const [course] = await server.services.db.select().from(courses).where(eq(courses.slug, slug));
    await creator.client.courses.remove({ slug });
    const { services } = server;
    const run = { run: { courseId: course?.id ?? "" }, ownerId: creator.id };
    await services.db.transaction((tx) => countTokens(tx, services, run, 700));
    const tokens = async (whose: string | null) =>
      (await usedBy(services.db, whose, server.clock.now())).tokens;
    expect(await tokens(creator.id)).toBe(700);
    const all = await tokens(null);
    const gone = { ...run, ownerId: randomUUID() };
    await services.db.transaction((tx) => countTokens(tx, services, gone, 50));
    expect(await tokens(null)).toBe(all + 50);
  });
});

describe("limits", () => {
  it("do not hold for a super administrator, nor for participants, who are told of none", async () => {
    const admin = await server.signUp();
    await server.services.db
      .update(userProfiles)
      .set({ role: "super_admin" })
      .where(eq(userProfiles.id, admin.id));
    expect(await outcomes(times(25, () => begin(admin, 50)))).toEqual({ done: 25, codes: [] });
    const { quotas, confirming } = await admin.client.quotas.own({});
    expect(confirming).toBe(false);
    expect(quotas.filter(({ limit }) => limit !== null)).toEqual([]);
    const participant = await server.signUp("course_participant");
    await expect(participant.client.quotas.own({})).rejects.toMatchObject({ code: "FORBIDDEN" });
  });

  it("of the installation hold for all people together", async () => {
    const small = await createTestServer({
      ...{ ...WEB, INSTALLATION_MEGABYTES: "40", INSTALLATION_COURSES: "3" },
    });
    try {
      const people = await Promise.all(times(3, () => small.signUp()));
      const many = people.flatMap((person) => times(4, () => begin(person, 5)));
      expect(await outcomes(many)).toEqual({ done: 8, codes: ["QUOTA_BYTES"] });
      await expect(begin(people[0] as SignedUp, 5)).rejects.toMatchObject({
        data: { scope: "installation", limit: 40 * MEGABYTE, used: 40 * MEGABYTE, confirming: false },
      });
      const courses = people.flatMap((person) => times(2, () => create(person)));
      expect(await outcomes(courses)).toEqual({ done: 3, codes: ["QUOTA_COURSES"] });
    } finally {
      await small.close();
    }
  });

  it("count what an account used that goes into a confirmed one", async () => {
    const mailing = await createTestServer(writtenBy({ url: "http://127.0.0.1:1/v1" }));
    try {
      const email = `${randomUUID()}@example.org`;
      const first = await mailing.signUp("course_creator_free", email);
      await mailing.confirm(first);
      const link = async () => (await mailing.mailTo(email, "/verify-email?")).text;
      const before = await link();
      const second = await mailing.signUp("course_creator_free", email);
      await create(second);
      await begin(second, 1);
      const text = await eventually(async () => {
        const newest = await link();
        return newest === before ? null : newest;
      });
      const { data } = await mailing.authClient().verifyOtp({ token_hash: linkSecret(text), type: "email" });
      const merged = { client: mailing.client({ accessToken: data.session?.access_token ?? "" }) };
      expect(data.user?.id).toBe(first.id);
      expect(await used(merged)).toMatchObject({ courses: 1, runs: 1, documents: 1, bytes: MEGABYTE });
    } finally {
      await mailing.close();
    }
  });
});
