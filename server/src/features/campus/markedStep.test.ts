import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { finishedCourse } from "../../../testing/courses.ts";
import { createTestServer, type TestServer } from "../../../testing/testServer.ts";

let server: TestServer;
beforeAll(async () => {
  // Nothing but the requests of the test opens transactions.
  server = await createTestServer({ PROCESS_MODE: "web" });
});
afterAll(() => server.close());

it("a mark in a step that goes while somebody marks is refused, and welcome once the step is back", async () => {
  const { slug, creator } = await finishedCourse(server);
  const { token } = await server.client().learning.startAnonymously({ slug });
  const { campus, learning } = server.client({ enrolmentToken: token ?? "" });
  const { step } = await learning.step({ slug, position: 6 });
  const { db } = server.services;
  const transaction = db.transaction.bind(db);
  const mark = { slug, stepId: step.id, id: randomUUID(), quote: step.title, prefix: "", suffix: "" };
  // The step was found; before the mark is stored, it goes.
  db.transaction = async (work, config) => {
    db.transaction = transaction;
    await creator.client.editing.deleteStep({ slug, stepId: step.id });
    return await transaction(work, config);
  };
  await expect(campus.putHighlight(mark)).rejects.toMatchObject({ code: "STEP_NOT_FOUND" });
  await creator.client.editing.restoreStep({ slug, stepId: step.id });
  await campus.putHighlight(mark);
  expect((await campus.highlights({ slug })).highlights).toHaveLength(1);
});
