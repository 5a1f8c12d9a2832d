import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { finishedCourse } from "../../../testing/courses.ts";
import { createTestServer, type TestServer } from "../../../testing/testServer.ts";
import { generationRuns } from "../../db/tables/index.ts";
import { renewLease } from "./repository/leases.ts";

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
});
