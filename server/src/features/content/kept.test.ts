import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { finishedCourse } from "../../../testing/courses.ts";
import { createTestServer, type TestServer } from "../../../testing/testServer.ts";
import {
  contentReviews,
  courseMedia,
  courseVersions,
  type KeptStep,
  steps,
  versionSteps,
} from "../../db/tables/content.ts";
import { courseCounts } from "../../db/tables/index.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ PROCESS_MODE: "web" });
});
afterAll(() => server.close());

it("versions, reviews, audio and video count as bytes of the course and go with it", async () => {
  const { db, clock } = server.services;
  const { creator, slug } = await finishedCourse(server);
  const { id: courseId } = await creator.client.courses.get({ slug });
  const used = async () => {
    const [counts] = await db.select().from(courseCounts).where(eq(courseCounts.courseId, courseId));
    return counts?.bytes;
  };
  const before = (await used()) ?? 0;
  const at = clock.now();
  const [step] = await db.select().from(steps).where(eq(steps.courseId, courseId)).limit(1);
  if (!step) throw new Error("The course has no step");
  const kept: KeptStep = { ...step, question: null, exercises: [] };
  await db.insert(versionSteps).values({ courseId, hash: "a", step: kept, bytes: 700 });
  const version = { id: randomUUID(), courseId, number: 1, reason: "opened", name: "A" } as const;
  await db.insert(courseVersions).values({ ...version, steps: [], madeBy: creator.id, madeAt: at });
  const review = { itemId: step.id, item: "step", courseId, stepId: step.id, version: 1 } as const;
  await db.insert(contentReviews).values({ ...review, reviewerId: creator.id, reviewedAt: at });
  const audio = { id: randomUUID(), courseId, storageKey: "a", mediaType: "audio/mpeg", name: "a.mp3" };
  await db.insert(courseMedia).values({ ...audio, bytes: 3_000, createdAt: at });
  expect(await used()).toBe(before + 3_700);
  await creator.client.courses.remove({ slug });
  for (const table of [contentReviews, courseMedia, courseVersions, versionSteps])
    expect(await db.$count(table, eq(table.courseId, courseId))).toBe(0);
});
