import { randomUUID } from "node:crypto";
import { LIMITS } from "@lehrpfad/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { finishedCourse } from "../../../testing/courses.ts";
import { createTestServer, type TestServer } from "../../../testing/testServer.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ PROCESS_MODE: "web" });
});
afterAll(() => server.close());

it("a course has at most as many steps as it may have, and says so", async () => {
  const { creator, slug } = await finishedCourse(server);
  const { client } = creator;
  const { steps } = await client.editing.outline({ slug });
  const stepId = steps[9]?.id ?? "";
  await client.editing.deleteStep({ slug, stepId });
  await server.services.db.execute(sql`insert into steps
    (id, course_id, position, title, content, sections, summary, words, sources, writer, fallback, created_at, edited_at)
    select gen_random_uuid(), course_id, n, 'More', '', sections, '', 0, '[]', writer, false, now(), now()
    from steps, generate_series(10, ${LIMITS.stepsPerCourse}) n where steps.id = ${steps[0]?.id ?? ""}`);
  const place = { side: "after", stepId: steps[0]?.id ?? "" } as const;
  const limit = { code: "STEP_LIMIT", status: 409, data: { limit: LIMITS.stepsPerCourse } };
  const more = { slug, requestId: randomUUID(), title: "More", place };
  await expect(client.editing.addStep(more)).rejects.toMatchObject(limit);
  await expect(client.editing.restoreStep({ slug, stepId })).rejects.toMatchObject(limit);
  await client.editing.deleteStep({ slug, stepId: steps[1]?.id ?? "" });
  await client.editing.restoreStep({ slug, stepId });
  expect((await client.editing.outline({ slug })).steps).toHaveLength(LIMITS.stepsPerCourse);
});
