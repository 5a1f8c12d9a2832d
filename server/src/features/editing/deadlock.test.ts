import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { finishedCourse } from "../../../testing/courses.ts";
import { createTestServer, eventually, type TestServer } from "../../../testing/testServer.ts";
import { questions, steps } from "../../db/tables/content.ts";
import { courses } from "../../db/tables/index.ts";
import { enrolments } from "../../db/tables/learning.ts";
import { lockCourse } from "../content/index.ts";
import { lockEnrolment } from "../learning/index.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

/** Waits until somebody waits for a lock; the embedded database has one connection, for which the other waits. */
async function someoneWaits(): Promise<void> {
  if (inject("postgresUrl") === "") return;
  const { db } = server.services;
  const waiting = sql`datname = current_database() and wait_event_type = 'Lock'`;
  await eventually(async () => ((await db.$count(sql`pg_stat_activity`, waiting)) > 0 ? true : null), 10);
}

it.each(["a question", "a step"])(
  "saving %s and what changes texts of its course meanwhile do not wait for each other for ever",
  async (what) => {
    const { db } = server.services;
    const { creator, slug } = await finishedCourse(server);
    const { editing } = creator.client;
    const [first, second] = (await editing.outline({ slug })).steps.map(({ id }) => id);
    const step = await editing.getStep({ slug, stepId: first ?? "" });
    const [course] = await db.select().from(courses).where(eq(courses.slug, slug));
    if (!course || !step.question) throw new Error("There should be a question");
    const { version, text, explanation, hint } = step.question;
    const options = ["Agua", "Sol", "Luna", "Marte"].map((one, at) => ({
      ...{ id: null, text: one, correct: at === 0, feedback: null },
    }));
    const question = { kind: "choice" as const, text: `${text}?`, explanation, hint, options };
    const { title, sections, summary } = step;
    const texts = {
      title,
      sections,
      summary,
      content: `${step.content}\n\nY el agua.`,
      version: step.version,
    };
    let saving: Promise<unknown> = Promise.resolve();
    await db.transaction(async (tx) => {
      await lockCourse(tx, course.id);
      saving =
        what === "a question"
          ? editing.saveQuestion({ slug, stepId: step.id, version, question })
          : editing.saveStep({ slug, stepId: step.id, ...texts });
      await someoneWaits();
      await tx
        .update(questions)
        .set({ text: "¿Qué es?" })
        .where(eq(questions.stepId, second ?? ""));
    });
    await saving;
    const after = await editing.getStep({ slug, stepId: step.id });
    expect(what === "a question" ? after.question?.version : after.version).toBe(
      (what === "a question" ? version : step.version) + 1,
    );
  },
);

it("restoring a step and a participant who begins anew meanwhile do not wait for each other for ever", async () => {
  const { db } = server.services;
  const { creator, slug } = await finishedCourse(server);
  const { editing } = creator.client;
  const [deleted = "", other = ""] = (await editing.outline({ slug })).steps.map(({ id }) => id);
  const [course] = await db.select().from(courses).where(eq(courses.slug, slug));
  const { token } = await server.client().learning.startAnonymously({ slug });
  await server.client({ enrolmentToken: token ?? "" }).learning.setUnderstood({
    ...{ slug, stepId: deleted, understood: true },
  });
  const [enrolment] = await db
    .select()
    .from(enrolments)
    .where(eq(enrolments.courseId, course?.id ?? ""));
  await editing.deleteStep({ slug, stepId: deleted });
  let restoring: Promise<unknown> = Promise.resolve();
  await db.transaction(async (tx) => {
    await lockEnrolment(tx, enrolment?.id ?? "");
    restoring = editing.restoreStep({ slug, stepId: deleted });
    await someoneWaits();
    await tx.select().from(steps).where(eq(steps.id, other)).for("no key update");
  });
  await restoring;
  expect((await editing.outline({ slug })).steps.map(({ id }) => id)).toContain(deleted);
});
