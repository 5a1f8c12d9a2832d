import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { finishedCourse } from "../../../testing/courses.ts";
import { createTestServer, type TestServer } from "../../../testing/testServer.ts";
import { generationRuns } from "../../db/tables/index.ts";
import { identify } from "../accounts/usecases/identify.ts";
import { courseBySlug } from "../courses/repository.ts";
import { watchGeneration } from "./usecases/viewGeneration.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

it("listens no longer once a viewer has what he wanted", async () => {
  const { creator, slug } = await finishedCourse(server);
  const opened = new AbortController();
  const subscribed: AbortSignal[] = [];
  const { events } = server.services;
  const spied = {
    ...server.services,
    events: {
      ...events,
      changes: (topic: string, id: string, signal: AbortSignal) => {
        subscribed.push(signal);
        return events.changes(topic, id, signal);
      },
    },
  };
  const actor = await identify(server.services, creator.accessToken);
  for await (const state of watchGeneration(spied, actor, slug, opened.signal)) {
    expect(state.finishedAt).not.toBeNull();
  }
  expect(subscribed.map((signal) => signal.aborted)).toEqual([true]);
});

it("a course without a run is there, of unknown origin", async () => {
  const { creator, slug } = await finishedCourse(server);
  const { db } = server.services;
  const course = await courseBySlug(db, slug);
  await db.delete(generationRuns).where(eq(generationRuns.courseId, course?.id ?? ""));
  const state = await creator.client.generation.get({ slug });
  expect(state).toMatchObject({ status: "unknown", label: "ready", percent: 100, totalSteps: 10 });
  const states = [];
  for await (const seen of await creator.client.generation.watch({ slug })) states.push(seen);
  expect(states).toEqual([state]);
  expect((await creator.client.generation.debug({ slug })).run).toBeNull();
});
