import { randomUUID } from "node:crypto";
import { ENROLMENT_HEADER, LIMITS } from "@lehrpfad/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { finishedCourse } from "../../testing/courses.ts";
import { courseOfLists, MANY_LINES } from "../../testing/heavyCourse.ts";
import { createTestServer, type TestServer } from "../../testing/testServer.ts";
import { highlights } from "../db/tables/index.ts";
import { enrolments } from "../db/tables/learning.ts";
import { hashSecret } from "../platform/secrets.ts";

/** Milliseconds for which nobody is answered that only work in the server's own process reaches. */
const STANDSTILL = 3_000;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ ACCESS_TOKEN_SECONDS: "100000" });
});
afterAll(() => server.close());

/** What `work` answers, while others are answered too. */
async function whileOthersAreAnswered<T>(work: Promise<T>): Promise<T> {
  let last = performance.now();
  let longest = 0;
  const clock = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 20);
  try {
    return await work;
  } finally {
    clearInterval(clock);
    expect(longest).toBeLessThan(STANDSTILL);
    expect((await server.fetch("/healthz")).status).toBe(200);
  }
}

describe("a visitor without an account", () => {
  it("gets no PDF of highlights that would take everything, and everybody else is answered", async () => {
    const { slug } = await finishedCourse(server);
    const { token } = await server.client().learning.startAnonymously({ slug });
    const { db, clock } = server.services;
    const [enrolment] = await db
      .select()
      .from(enrolments)
      .where(eq(enrolments.tokenHash, hashSecret(token ?? "")));
    const passage = { stepId: null, stepTitle: "", quote: MANY_LINES, prefix: "", suffix: "", note: null };
    const enrolmentId = enrolment?.id ?? "";
    const rows = Array.from({ length: LIMITS.highlights }, () => ({
      ...{ id: randomUUID(), enrolmentId, ...passage, createdAt: clock.now() },
    }));
    for (let at = 0; at < rows.length; at += 100)
      await db.insert(highlights).values(rows.slice(at, at + 100));
    const headers = { [ENROLMENT_HEADER]: token ?? "" };
    const pdf = server.fetch(`/api/learn/${slug}/highlights.pdf`, { headers });
    const answer = await whileOthersAreAnswered(pdf);
    expect([answer.status, await answer.json()]).toMatchObject([413, { code: "WORK_TOO_LARGE" }]);
  });
});

describe("a new account", () => {
  it("gets no export that would take everything, and everybody else is answered", async () => {
    const creator = await server.signUp();
    const headers = { authorization: `Bearer ${creator.accessToken}` };
    const name = "course.json";
    const sent = await server.fetch(
      `/api/imports?${new URLSearchParams({ requestId: randomUUID(), name })}`,
      {
        ...{ method: "POST", headers, body: courseOfLists(20, 45_000) },
      },
    );
    expect(sent.status).toBe(201);
    const { slug } = (await sent.json()) as { slug: string };
    const ask = async (file: string): Promise<Response> => {
      const answer = await server.fetch(`/api/courses/${slug}/${file}`, { headers });
      return answer.status === 202 ? await ask(file) : answer;
    };
    for (const file of ["exports/pdf", "exports"]) {
      const answer = await whileOthersAreAnswered(ask(file));
      expect([answer.status, await answer.json()], file).toMatchObject([413, { code: "WORK_TOO_LARGE" }]);
    }
  });
});
