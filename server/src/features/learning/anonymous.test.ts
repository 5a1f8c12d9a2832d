import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { giveCourse } from "../../../testing/courses.ts";
import { createTestServer, type TestServer } from "../../../testing/testServer.ts";
import { takeAnonymous } from "../quotas/index.ts";

const DAY = 86_400;
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({
    ...{ INSTALLATION_ANONYMOUS_MEGABYTES_PER_DAY: "1", ACCESS_TOKEN_SECONDS: String(30 * DAY) },
    SITTING_SECONDS: String(30 * DAY),
  });
});
afterAll(() => server.close());

it("store so much of a day together, whatever it is, and people with an account are not held up by them", async () => {
  const creator = await server.signUp();
  const slug = await giveCourse(server, creator);
  const { token } = await server.client().learning.startAnonymously({ slug });
  const { learning, campus } = server.client({ enrolmentToken: token ?? "" });
  const { step } = await learning.step({ slug, position: 1 });
  const mark = () => ({ slug, stepId: step.id, id: randomUUID(), quote: step.title, prefix: "", suffix: "" });
  const kept = mark();
  await campus.putHighlight(kept);
  const note = "ä".repeat(1_000);
  await campus.setNote({ slug, id: kept.id, note });
  expect(await takeAnonymous(server.services, 1024 * 1024 - 5_000, null)).toBe(true);
  const full = { code: "ANONYMOUS_FULL" };
  await campus.setNote({ slug, id: kept.id, note: null });
  await expect(campus.setNote({ slug, id: kept.id, note: `${note}${note}` })).rejects.toMatchObject(full);
  await campus.removeHighlight({ slug, id: kept.id });
  for (let times = 0; times < 20; times += 1) {
    const refused = await campus.putHighlight(mark()).catch((error: unknown) => error);
    if (refused instanceof Error) break;
  }
  await expect(campus.putHighlight(mark())).rejects.toMatchObject(full);
  // A start takes less than a mark: the rest of the day is used up.
  let isRoom = true;
  while (isRoom) isRoom = await takeAnonymous(server.services, 10, null);
  await expect(server.client().learning.startAnonymously({ slug })).rejects.toMatchObject(full);
  const person = await server.signUp("course_participant");
  await person.client.learning.enrol({ slug });
  await person.client.campus.putHighlight(mark());
  server.clock.forward(DAY);
  await campus.putHighlight(mark());
  // What is not stored uses nothing up.
  for (let times = 0; times < 30; times += 1) {
    const lost = campus.setNote({ slug, id: randomUUID(), note: "ä".repeat(1_000) });
    await expect(lost).rejects.toMatchObject({ code: "NOT_FOUND" });
  }
  expect(await takeAnonymous(server.services, 1024 * 1024 - 40_000, null)).toBe(true);
});

it("leave most of the day to others: a sitting and a network have their shares, and what is longer counts", async () => {
  server.clock.forward(DAY);
  const slug = await giveCourse(server, await server.signUp());
  const begin = async () => {
    const { token } = await server.client().learning.startAnonymously({ slug });
    return server.client({ enrolmentToken: token ?? "" });
  };
  const full = { code: "ANONYMOUS_FULL" };
  const first = await begin();
  const { step } = await first.learning.step({ slug, position: 1 });
  const mark = (id: string) => ({ slug, stepId: step.id, id, quote: step.title, prefix: "", suffix: "" });
  const id = randomUUID();
  await first.campus.putHighlight(mark(id));
  // The same note again and again is stored once.
  for (let times = 0; times < 100; times += 1)
    await first.campus.setNote({ slug, id, note: `${times % 10}`.repeat(2_000) });
  const use = async ({ campus }: typeof first) => {
    for (let marks = 0; marks < 60; marks += 1) {
      const own = randomUUID();
      await campus.putHighlight(mark(own));
      await campus.setNote({ slug, id: own, note: "x".repeat(2_000) });
    }
  };
  await expect(use(first)).rejects.toMatchObject(full);
  await expect(use(await begin())).rejects.toMatchObject(full);
  await expect(use(await begin())).rejects.toMatchObject(full);
  await expect(begin().then(use)).rejects.toMatchObject(full);
  // Three quarters are there for other networks.
  expect(await takeAnonymous(server.services, 700_000, { sitting: null, network: "elsewhere" })).toBe(false);
  expect(await takeAnonymous(server.services, 250_000, { sitting: null, network: "elsewhere" })).toBe(true);
  expect(await takeAnonymous(server.services, 250_000, { sitting: null, network: "there" })).toBe(true);
});
