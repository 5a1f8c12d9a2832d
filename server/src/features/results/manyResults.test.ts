import { createHash, randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { finishedCourse } from "../../../testing/courses.ts";
import { createTestServer, type SignedUp, type TestServer } from "../../../testing/testServer.ts";
import { courses } from "../../db/tables/index.ts";
import { enrolments } from "../../db/tables/learning.ts";

/** More than two pages of them are read. */
const PARTICIPANTS = 1_234;

let server: TestServer;
let creator: SignedUp;
let slug: string;
beforeAll(async () => {
  server = await createTestServer();
  ({ creator, slug } = await finishedCourse(server));
  const { db } = server.services;
  const [course] = await db.select().from(courses).where(eq(courses.slug, slug));
  // Many begin in the same moment: a page may end between them.
  const startedAt = (at: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, Math.floor(at / 700)));
  await db.insert(enrolments).values(
    Array.from({ length: PARTICIPANTS }, (_, at) => ({
      ...{ id: randomUUID(), courseId: course?.id ?? "", type: "anonymous" as const },
      tokenHash: createHash("sha256").update(`${at}`).digest("hex"),
      ...{ startedAt: startedAt(at), lastActiveAt: startedAt(at) },
    })),
  );
});
afterAll(() => server.close());

const file = (name: string) =>
  server.fetch(`/api/courses/${slug}/${name}`, {
    headers: { authorization: `Bearer ${creator.accessToken}` },
  });

describe("files of a course that many people take", () => {
  it("have each of them once", async () => {
    const table = await (await file("participants.csv?language=en")).text();
    expect(table.trim().split("\r\n")).toHaveLength(PARTICIPANTS + 1);
    const statements = (await (await file("statements.json")).json()) as {
      actor: object;
      timestamp: string;
    }[];
    expect(new Set(statements.map(({ actor }) => JSON.stringify(actor))).size).toBe(PARTICIPANTS);
    expect(statements).toHaveLength(PARTICIPANTS);
    const times = statements.map(({ timestamp }) => timestamp);
    expect(times).toEqual([...times].sort());
  });

  it("are sent in small pieces, two at a time to a person", async () => {
    const first = await file("statements.json");
    const second = await file("statements.json");
    const third = await file("statements.json");
    expect(third.status).toBe(429);
    expect(await third.json()).toMatchObject({ code: "WORK_PREPARING" });
    await second.body?.cancel();
    const sizes: number[] = [];
    for await (const piece of first.body ?? []) sizes.push(piece.length);
    expect(sizes.length).toBeGreaterThan(PARTICIPANTS / 30);
    expect(Math.max(...sizes)).toBeLessThan(50_000);
  });

  it("are tables that a process of its own writes, in turns", async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => file("participants.xlsx")));
    const codes = answers.map(({ status }) => status);
    expect(codes.filter((status) => status === 200).length).toBeGreaterThanOrEqual(4);
    expect(codes.filter((status) => status === 429).length).toBeGreaterThanOrEqual(1);
  });
});
