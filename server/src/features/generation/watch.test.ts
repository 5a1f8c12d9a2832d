import { ORPCError } from "@orpc/client";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { finishedCourse } from "../../../testing/courses.ts";
import { createTestServer, eventually, type SignedUp, type TestServer } from "../../../testing/testServer.ts";
import { generationRuns } from "../../db/tables/index.ts";
import { storeRole } from "../accounts/repository/profiles.ts";
import { deleteSessionsOf, storeBlock } from "../accounts/repository/sessions.ts";
import { courseBySlug } from "../courses/repository/courses.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

/** Opens the stream of a course that is still being written; answers its states, and how it ended. */
function watch(person: SignedUp, slug: string) {
  const seen: unknown[] = [];
  const ended = (async () => {
    try {
      for await (const state of await person.client.generation.watch({ slug })) seen.push(state);
      return "end";
    } catch (error) {
      return error instanceof ORPCError ? error.code : String(error);
    }
  })();
  return { seen, ended };
}

async function unfinishedCourse() {
  const made = await finishedCourse(server);
  const leaseUntil = new Date(server.clock.now().getTime() + 3_600_000);
  await server.services.db
    .update(generationRuns)
    .set({ status: "paused", leaseUntil, finishedAt: null })
    .where(eq(generationRuns.courseId, (await courseBySlug(server.services.db, made.slug))?.id ?? ""));
  return made;
}

async function manager(creator: SignedUp, slug: string): Promise<SignedUp> {
  const person = await server.signUp("course_creator_free");
  const { password } = await creator.client.courses.issueAdminPassword({ slug });
  await person.client.courses.claimManagement({ slug, password });
  return person;
}

describe("whoever watches a course", () => {
  it("is listened to no longer once the last state was seen", async () => {
    const { creator, slug } = await finishedCourse(server);
    const { seen, ended } = watch(creator, slug);
    expect(await ended).toBe("end");
    expect(seen).toHaveLength(1);
  });

  it.each<[string, string, (person: SignedUp, creator: SignedUp, slug: string) => Promise<unknown>]>([
    ["signed out", "UNAUTHORIZED", ({ id }) => deleteSessionsOf(server.services.db, id)],
    ["blocked", "UNAUTHORIZED", ({ id }) => storeBlock(server.services.db, id, server.clock.now())],
    [
      "no manager any more",
      "COURSE_NOT_FOUND",
      ({ id }, creator, slug) => creator.client.studio.removeManager({ slug, userId: id }),
    ],
    [
      "a participant only",
      "FORBIDDEN",
      ({ id }) => storeRole(server.services.db, id, "course_participant", server.clock.now()),
    ],
  ])("sees nothing more once %s", async (_, code, revoke) => {
    const { creator, slug } = await unfinishedCourse();
    const person = await manager(creator, slug);
    const { seen, ended } = watch(person, slug);
    const others = watch(creator, slug);
    await eventually(async () => (seen.length === 1 && others.seen.length === 1 ? true : null));
    await revoke(person, creator, slug);
    expect(await ended).toBe(code);
    expect(seen).toHaveLength(1);
    const course = await courseBySlug(server.services.db, slug);
    await server.services.events.publish("generation", course?.id ?? "");
    await eventually(async () => (others.seen.length > 1 ? true : null));
  });
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
