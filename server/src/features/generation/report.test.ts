import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { finishedCourse } from "../../../testing/courses.ts";
import { createTestServer, type SignedUp, type TestServer } from "../../../testing/testServer.ts";
import { steps } from "../../db/tables/content.ts";
import { courses, generationRuns } from "../../db/tables/index.ts";

let server: TestServer;
let creator: SignedUp;
let slug = "";

beforeAll(async () => {
  server = await createTestServer();
  ({ creator, slug } = await finishedCourse(server));
});
afterAll(() => server.close());

const report = (person: SignedUp = creator) => person.client.generation.report({ slug });

describe("the report of a course", () => {
  it("shows its managers what of each document is taught and tested, in steps that can be opened", async () => {
    const { steps: own, documents, ...numbers } = await report();
    expect(numbers).toMatchObject({ courseName: "Bienenkunde", questions: 0, unverifiedQuotes: 0 });
    expect(numbers.coverage).toBeGreaterThan(0.95);
    expect(own.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(documents.map(({ documentName }) => documentName)).toEqual(["agua.es.txt"]);
    const sections = documents.flatMap((document) => document.sections);
    expect(sections.length).toBeGreaterThan(3);
    const known = new Set(own.map(({ id }) => id));
    const named = sections.flatMap(({ taughtIn, testedIn }) => [...taughtIn, ...testedIn]);
    expect(new Set(named)).toEqual(known);
    const [first] = sections.filter(({ taughtIn }) => taughtIn.length > 0);
    expect(first?.taughtIn[0]).toBe(own[0]?.id);
  });

  it("tells no share of lifted words of a course that a model wrote", async () => {
    expect(await report()).toMatchObject({ retold: false, fromSource: expect.any(Number) });
    const { db } = server.services;
    const [run] = await db.select({ report: generationRuns.report }).from(generationRuns);
    const store = async (writer: "builtin" | "model", measured: NonNullable<typeof run>["report"]) => {
      await db.update(courses).set({ writer }).where(eq(courses.slug, slug));
      await db.update(generationRuns).set({ report: measured });
    };
    await store("model", run?.report ? { ...run.report, fromSource: null } : null);
    expect(await report()).toMatchObject({ retold: true, fromSource: null });
    await store("builtin", run?.report ?? null);
  });

  it("is answered to nobody else", async () => {
    const other = await server.signUp("course_creator_free");
    const participant = await server.signUp("course_participant");
    await expect(report(other)).rejects.toMatchObject({ code: "COURSE_NOT_FOUND" });
    await expect(report(participant)).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(server.client().generation.report({ slug })).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  });

  it("waits for the end of the generation", async () => {
    const set = (status: "running" | "completed") =>
      server.services.db.update(generationRuns).set({ status });
    await set("running");
    await expect(report()).rejects.toMatchObject({ code: "GENERATION_STILL_RUNNING" });
    await set("completed");
    await expect(report()).resolves.toBeDefined();
  });

  it("follows steps that were moved, and names none that was deleted", async () => {
    const before = await report();
    const [first, second] = before.steps;
    const { db } = server.services;
    await db.delete(steps).where(eq(steps.id, first?.id ?? ""));
    await db
      .update(steps)
      .set({ position: 99 })
      .where(eq(steps.id, second?.id ?? ""));
    const after = await report();
    expect(after.steps.at(-1)).toEqual({ ...second, position: 99 });
    const idsOf = ({ documents }: typeof after) =>
      new Set(documents.flatMap(({ sections }) => sections.flatMap(({ taughtIn }) => taughtIn)));
    expect(idsOf(before).has(first?.id ?? "")).toBe(true);
    expect(idsOf(after).has(first?.id ?? "")).toBe(false);
    expect(idsOf(after).has(second?.id ?? "")).toBe(true);
  });

  it("is empty for a course without documents, and for one that was measured before there were maps", async () => {
    const rows = await server.services.db.select().from(generationRuns);
    const [stored] = rows.flatMap((row) => row.report ?? []);
    if (!stored) throw new Error("No run has a report");
    const alone = { ...stored, coverage: 0, coverageMap: [] };
    await server.services.db.update(generationRuns).set({ report: alone });
    expect(await report()).toMatchObject({ documents: [], coverage: 0 });
    await server.services.db.update(generationRuns).set({ report: null });
    expect(await report()).toMatchObject({ documents: [], coverage: 0, questions: 0 });
  });
});
