import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { finishedCourse } from "../../../testing/courses.ts";
import { createTestServer, eventually, type TestServer } from "../../../testing/testServer.ts";
import { courses, generationRuns } from "../../db/tables/index.ts";
import { courseStepOf, loadSteps, storeStep } from "../content/index.ts";
import { renewLease } from "./repository/leases.ts";
import { storeWithLease } from "./shared/leaseRun.ts";

const [ONE, TWO] = ["0a0a0a0a-0000-4000-8000-000000000001", "0a0a0a0a-0000-4000-8000-000000000002"];
const LATER = new Date("2027-01-01T00:00:00Z");
const PAUSE = new Date("2026-12-01T00:00:00Z");

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  await finishedCourse(server);
});
afterAll(() => server.close());

/** A run of the first worker in a state; renews its lease for a worker, and answers what came of it. */
async function renewed(status: "running" | "paused", leaseUntil: Date | null, workerId: string) {
  const { db } = server.services;
  const [run] = await db.update(generationRuns).set({ status, leaseUntil, workerId: ONE }).returning();
  if (!run) throw new Error("There should be a run");
  const isHeld = await renewLease(db, { id: run.id, workerId }, LATER);
  const [after] = await db.select().from(generationRuns);
  return { isHeld, leaseUntil: after?.leaseUntil };
}

describe("the lease of a run", () => {
  it("is renewed while the run is written", async () => {
    expect(await renewed("running", PAUSE, ONE)).toEqual({ isHeld: true, leaseUntil: LATER });
  });

  it("leaves a pause as long as it is: whatever comes late from a worker that stops", async () => {
    expect(await renewed("paused", null, ONE)).toEqual({ isHeld: true, leaseUntil: null });
    expect(await renewed("paused", PAUSE, ONE)).toEqual({ isHeld: true, leaseUntil: PAUSE });
  });

  it("is lost to another worker", async () => {
    expect(await renewed("running", PAUSE, TWO)).toEqual({ isHeld: false, leaseUntil: PAUSE });
  });

  it("lets a step be stored while its course is deleted: neither waits for the other for ever", async () => {
    const { db } = server.services;
    const { creator, slug } = await finishedCourse(server);
    const [course] = await db.select().from(courses).where(eq(courses.slug, slug));
    const [run] = await db
      .update(generationRuns)
      .set({ status: "running", leaseUntil: LATER, workerId: ONE })
      .where(eq(generationRuns.courseId, course?.id ?? ""))
      .returning();
    if (!course || !run) throw new Error("There should be a run");
    const [stored] = await loadSteps(db, course.id);
    if (!stored) throw new Error("There should be a step");
    const lease = {
      services: server.services,
      run,
      workerId: ONE,
      ownerId: creator.id,
      abort: new AbortController(),
    };
    let deletion: Promise<unknown> = Promise.resolve();
    await storeWithLease(lease, async (tx) => {
      deletion = creator.client.courses.remove({ slug });
      await eventually(async () => {
        // On the embedded database the deletion waits for the whole transaction, which no lock shows.
        if (inject("postgresUrl") === "") return true;
        const waiting = sql`datname = current_database() and wait_event_type = 'Lock'`;
        return (await db.$count(sql`pg_stat_activity`, waiting)) > 0 ? true : null;
      }, 10);
      await storeStep(tx, course.id, { ...courseStepOf(stored), position: 99 }, LATER);
    });
    await deletion;
    expect(await loadSteps(db, course.id)).toEqual([]);
  });
});
