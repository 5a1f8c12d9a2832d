import { randomUUID } from "node:crypto";
import { COURSE_LANGUAGES, OWN_DESIGN } from "@lehrpfad/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestServer, type TestServer } from "../../testing/testServer.ts";
import { userProfiles } from "../db/tables/index.ts";
import { loadSteps } from "../features/content/index.ts";
import { courseBySlug } from "../features/courses/index.ts";
import { documentsOfCourse } from "../features/documents/index.ts";
import { ensureExampleCourses } from "./examples.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ EXAMPLE_COURSE: "true" });
  await ensureExampleCourses(server.services);
}, 120_000);
afterAll(() => server.close());

it("offers one course in each language, opened by anybody without an account", async () => {
  const { examples } = await server.client().site.settings({});
  expect(examples.map(({ language }) => language).sort()).toEqual([...COURSE_LANGUAGES].sort());
  for (const { slug, language } of examples) {
    const course = await server.client().learning.course({ slug });
    expect(course).toMatchObject({ slug, language, example: true, allowAnonymous: true, manages: false });
  }
});

it("knows where in the document each passage stands", async () => {
  const { db } = server.services;
  const { examples } = await server.client().site.settings({});
  expect(examples.length).toBe(COURSE_LANGUAGES.length);
  for (const { slug } of examples) {
    const course = await courseBySlug(db, slug);
    const [document] = await documentsOfCourse(db, course?.id ?? "");
    const steps = await loadSteps(db, course?.id ?? "");
    const cited = steps.flatMap(({ step, question }) => [
      ...step.sources,
      ...(question?.source ? [question.source] : []),
    ]);
    expect(cited.length).toBeGreaterThan(steps.length);
    expect(document?.name).toMatch(new RegExp(`^${course?.name}\\.(pdf|docx|txt)$`));
    expect(course?.showDocuments).toBe(true);
    for (const { document: id, paragraph, offset, quote } of cited) {
      expect(id).toBe(document?.id);
      const block = document?.blocks[paragraph - 1];
      const from = offset - (block?.offset ?? 0);
      expect(block?.text.slice(from, from + quote.length), slug).toBe(quote);
    }
  }
});

it("shows and changes them like any other course for who manages the whole installation", async () => {
  const { client, id } = await server.signUp();
  const { db } = server.services;
  await db.update(userProfiles).set({ role: "super_admin" }).where(eq(userProfiles.id, id));
  const { examples } = await server.client().site.settings({});
  for (const { slug } of examples) {
    expect(await client.courses.get({ slug })).toMatchObject({ slug, admin: null, active: true });
    expect(await client.courses.setActive({ slug, active: false })).toMatchObject({ active: false });
    const settings = { certificate: false };
    expect(await client.studio.change({ slug, settings })).toMatchObject({ ...settings, admin: null });
    const design = { ...OWN_DESIGN, highlight: "#0a5c36" };
    expect(await client.studio.saveDesign({ slug, design })).toMatchObject({ corrected: [] });
    expect(await client.courses.setActive({ slug, active: true })).toMatchObject({ active: true });
    const copy = await client.studio.duplicate({ slug, requestId: randomUUID() });
    expect(await client.courses.get(copy)).toMatchObject({ admin: { email: expect.stringContaining("@") } });
  }
});

it("makes none a second time", async () => {
  const before = await server.client().site.settings({});
  expect(before.examples.length).toBe(COURSE_LANGUAGES.length);
  await ensureExampleCourses(server.services);
  expect(await server.client().site.settings({})).toEqual(before);
});
