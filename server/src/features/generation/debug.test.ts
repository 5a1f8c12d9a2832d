import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asksPlan, goodReply } from "../../../../engine/src/writers/model/fixtures/replies.ts";
import type { Asked, Reply } from "../../../../engine/src/writers/model/fixtures/scripted.ts";
import { courseRequest, finished, finishedCourse } from "../../../testing/courses.ts";
import { createModelServer } from "../../../testing/modelServer.ts";
import { createTestServer, eventually, type SignedUp, type TestServer } from "../../../testing/testServer.ts";
import { courses, generationRequests } from "../../db/tables/index.ts";
import { courseBySlug } from "../courses/repository/courses.ts";
import { insertRequest } from "./repository/requests.ts";
import { latestRun } from "./repository/runs.ts";

const KEY = "secret-key-of-the-provider";
const goal = "Know how the keepers of lighthouses work";

let script: (asked: Asked) => Reply = goodReply;
let close: () => Promise<void>;
let server: TestServer;
let creator: SignedUp;
beforeAll(async () => {
  ({ server, close } = await createModelServer((asked) => script(asked), { ...{ MODEL_KEY: KEY } }));
  creator = await server.signUp();
});
afterAll(async () => {
  await close();
});

async function order(): Promise<string> {
  const request = courseRequest([], { goal, language: "en", steps: 10 });
  return (await creator.client.courses.create(request)).slug;
}

const debug = (slug: string, person = creator) => person.client.generation.debug({ slug });

/** What a well-behaved model says, but its first plan has two steps of one title. */
function forgetful(): (asked: Asked) => Reply {
  let plans = 0;
  return (asked) => {
    const reply = goodReply(asked);
    if (!asksPlan(asked) || plans++ > 0) return reply;
    return JSON.parse(JSON.stringify(reply).replace("Tower number 10", "Tower number 9")) as Reply;
  };
}

describe("how a course was written by a model", () => {
  let slug = "";
  beforeAll(async () => {
    script = forgetful();
    slug = await order();
    await finished(creator, slug);
    script = goodReply;
  });

  it("is told request by request: what it was for, what it took, what had to be mended", async () => {
    const { run, runs, writer, steps } = await debug(slug);
    expect(writer).toBe("model");
    expect(runs.map(({ label }) => label)).toEqual(["ready"]);
    expect(steps).toHaveLength(10);
    const requests = run?.requests ?? [];
    const plans = requests.filter(({ purpose }) => purpose === "plan");
    const fault = "two steps have the title “tower number 9”";
    expect(plans).toMatchObject([
      { attempt: 1, outcome: "rejected", fault, step: null },
      { attempt: 2, outcome: "used", repairs: fault },
    ]);
    expect(plans[0]).toMatchObject({
      phase: "analysing_document",
      provider: "compatible",
      model: "scripted",
    });
    const ofSteps = new Set(requests.flatMap(({ step }) => step ?? []));
    expect([...ofSteps].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(
      requests.every(({ inputTokens, outputTokens }) => inputTokens === 100 && outputTokens === 50),
    ).toBe(true);
  });

  it("names the eight phases, each with its beginning and its end", async () => {
    const phases = (await debug(slug)).run?.phases ?? [];
    expect(phases.map(({ phase }) => phase)).toEqual([
      ...["preparing_document", "chunking", "analysing_document", "identifying_goals"],
      ...["structuring_content", "generating_steps", "creating_exercises", "finalizing"],
    ]);
    expect(phases.every(({ startedAt, endedAt }) => endedAt !== null && endedAt >= startedAt)).toBe(true);
  });

  it("shows prompt and answer to who manages the course, and to nobody else", async () => {
    const requests = (await debug(slug)).run?.requests ?? [];
    const id = requests.find(({ purpose }) => purpose === "step 3")?.id ?? "";
    const texts = await creator.client.generation.request({ slug, id });
    expect(texts.prompt).toContain("Tower number 3");
    expect(texts.instructions).not.toBe("");
    expect(texts.answer).toContain("The keeper cleaned the lens.");
    expect(texts.shortened).toBe(false);
    const other = await server.signUp();
    await expect(debug(slug, other)).rejects.toMatchObject({ code: "COURSE_NOT_FOUND" });
    await expect(other.client.generation.request({ slug, id })).rejects.toMatchObject({
      code: "COURSE_NOT_FOUND",
    });
    const participant = await server.signUp("course_participant");
    await expect(debug(slug, participant)).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(server.client().generation.debug({ slug })).rejects.toMatchObject({ code: "UNAUTHORIZED" });
    const unknown = { slug, id: randomUUID() };
    await expect(creator.client.generation.request(unknown)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("holds the provider's key nowhere", async () => {
    const stored = await server.services.db.select().from(generationRequests);
    expect(stored.length).toBeGreaterThan(10);
    expect(JSON.stringify([stored, await debug(slug)])).not.toContain(KEY);
  });
});

it("a run that failed and one that went on are told apart", async () => {
  script = () => ({ status: 401 });
  const slug = await order();
  await eventually(async () => ((await debug(slug)).run?.label === "failed" ? true : null));
  const failed = (await debug(slug)).run;
  expect(failed?.failure).toBe("key_refused");
  expect(failed?.requests).toMatchObject([{ purpose: "plan", outcome: "key_refused" }]);
  script = goodReply;
  // Runs are told apart by when they were made, and this clock stands still.
  server.clock.forward(1);
  await creator.client.generation.resume({ slug });
  await finished(creator, slug);
  const { runs, run } = await debug(slug);
  expect(runs.map(({ label }) => label)).toEqual(["ready", "failed"]);
  expect(run?.id).toBe(runs[0]?.id);
  const earlier = await creator.client.generation.debug({ slug, run: runs[1]?.id });
  expect(earlier.run?.requests).toHaveLength(1);
  const elsewhere = creator.client.generation.debug({ slug, run: randomUUID() });
  await expect(elsewhere).rejects.toMatchObject({ code: "COURSE_NOT_FOUND" });
});

it("very long texts are cut, old requests go, and all go with the course", async () => {
  const slug = await order();
  await finished(creator, slug);
  const { db } = server.services;
  const course = await courseBySlug(db, slug);
  const run = await latestRun(db, course?.id ?? "");
  if (!course || !run) throw new Error("The course has no run");
  const request = {
    ...{ purpose: "question", step: 1, attempt: 1, provider: "p", model: "m", milliseconds: 1 },
    ...{ inputTokens: 1, outputTokens: 1, expectedTokens: 1, outcome: "used", fault: null, repairs: null },
    ...{ instructions: "i", prompt: `${"long ".repeat(20_000)}\0`, answer: "nul \0 in it" },
  };
  for (let at = 0; at < 1_002; at++) {
    const startedAt = new Date(Date.parse("2040-01-01T00:00:00Z") + at).toISOString();
    await insertRequest(db, run, { ...request, startedAt, ...(at > 0 ? { prompt: "short" } : {}) });
    if (at > 0) continue;
    const id = (await debug(slug)).run?.requests.at(-1)?.id ?? "";
    const texts = await creator.client.generation.request({ slug, id });
    expect([texts.shortened, texts.prompt.length, texts.answer]).toEqual([true, 60_000, "nul \uFFFD in it"]);
  }
  const kept = (await debug(slug)).run?.requests ?? [];
  expect(kept).toHaveLength(1_000);
  expect(kept[0]?.startedAt).toBe("2040-01-01T00:00:00.002Z");
  await creator.client.courses.remove({ slug });
  const left = await db.select().from(generationRequests).where(eq(generationRequests.courseId, course.id));
  expect(left).toEqual([]);
  expect(await db.select().from(courses).where(eq(courses.id, course.id))).toEqual([]);
});

it("a course of the built-in writer shows its phases and its log, without a single request", async () => {
  const plain = await createTestServer();
  const { creator: owner, slug } = await finishedCourse(plain);
  const { run, writer } = await owner.client.generation.debug({ slug });
  expect(writer).toBe("builtin");
  expect(run?.requests).toEqual([]);
  expect(run?.phases).toHaveLength(8);
  expect(run?.log.length).toBeGreaterThan(0);
  await plain.close();
});
