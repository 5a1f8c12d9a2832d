import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { courseRequest, finished } from "../../../testing/courses.ts";
import { createTestServer, type TestServer } from "../../../testing/testServer.ts";
import { germanText } from "../../../testing/text.ts";
import { documentParts, generationRuns } from "../../db/tables/index.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(async () => {
  await server.close();
});

it("three attempts that fail alike leave a course of placeholders, which can be edited and says why", async () => {
  const creator = await server.signUp();
  const id = await server.upload(creator.accessToken, "text.txt", germanText(100));
  const { db } = server.services;
  const broken = JSON.parse("[null]");
  await db.update(documentParts).set({ blocks: broken }).where(eq(documentParts.documentId, id));
  const { slug } = await creator.client.courses.create(courseRequest([id], { steps: 12 }));
  const { steps, notices, attempt, label } = await finished(creator, slug);
  expect([label, attempt, steps.length]).toEqual(["ready", 3, 12]);
  expect(notices.map(({ code }) => code)).toEqual(["generation_failed", "placeholder_failed"]);
  expect(notices[0]?.params.message).toMatch(/^TypeError: [^\n]+$/);
  const course = await creator.client.courses.get({ slug });
  expect(course).toMatchObject({ writer: "placeholder", active: false, steps: 12 });
  expect(await db.$count(generationRuns)).toBe(1);
});
