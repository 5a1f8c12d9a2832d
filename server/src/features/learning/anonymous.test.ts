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
  expect(await takeAnonymous(server.services, 1024 * 1024 - 5_000)).toBe(true);
  const full = { code: "ANONYMOUS_FULL" };
  await campus.setNote({ slug, id: kept.id, note: null });
  await expect(campus.setNote({ slug, id: kept.id, note: `${note}${note}` })).rejects.toMatchObject(full);
  await campus.removeHighlight({ slug, id: kept.id });
  for (let times = 0; times < 20; times += 1) {
    const refused = await campus.putHighlight(mark()).catch((error: unknown) => error);
    if (refused instanceof Error) break;
  }
  await expect(campus.putHighlight(mark())).rejects.toMatchObject(full);
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
  expect(await takeAnonymous(server.services, 1024 * 1024 - 40_000)).toBe(true);
});
