import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  courseConfigurationSchema,
  courseSettingsSchema,
  figurePath,
  OWN_DESIGN,
  parseFigureAddress,
} from "@lehrpfad/contract";
import { eq, sql } from "drizzle-orm";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { courseRequest, finished, finishedCourse } from "../../../testing/courses.ts";
import { written } from "../../../testing/proposals.ts";
import { createTestServer, type SignedUp, type TestServer } from "../../../testing/testServer.ts";
import { steps } from "../../db/tables/content.ts";
import { courseManagers, courses, generationRuns } from "../../db/tables/index.ts";
import { REPOSITORY } from "../../platform/config.ts";

let server: TestServer;
let creator: SignedUp;
let slug: string;
beforeAll(async () => {
  server = await createTestServer();
  const made = await finishedCourse(server);
  creator = made.creator;
  slug = made.slug;
});
afterAll(() => server.close());

const change = (settings: Parameters<SignedUp["client"]["studio"]["change"]>[0]["settings"]) =>
  creator.client.studio.change({ slug, settings });

describe("changing the settings", () => {
  it("changes what is given and nothing else, also when two people change at once", async () => {
    const before = await creator.client.courses.get({ slug });
    server.clock.forward(60);
    await Promise.all([
      change({ name: "Wasser", notifyStart: false }),
      change({ reminderIntervals: [72], certificate: false }),
    ]);
    const after = await creator.client.courses.get({ slug });
    expect(after).toMatchObject({
      name: "Wasser",
      notifyStart: false,
      notifyCompletion: true,
      reminderIntervals: [72],
      certificate: false,
      language: before.language,
      admin: before.admin,
    });
    expect(Date.parse(after.editedAt)).toBeGreaterThan(Date.parse(before.editedAt));
  });

  it("stores every setting that the contract names, and answers it", async () => {
    const {
      allowAnonymous: _,
      registrationRequired: __,
      ...before
    } = await creator.client.courses.get({ slug });
    const flags = Object.entries(courseConfigurationSchema.partial().parse(before)).filter(
      ([, value]) => typeof value === "boolean",
    );
    const turned = Object.fromEntries(flags.map(([name, value]) => [name, value !== true]));
    await change(courseSettingsSchema.parse(turned));
    expect(await creator.client.courses.get({ slug })).toMatchObject(turned);
    await change(courseSettingsSchema.parse(Object.fromEntries(flags)));
    const { editedAt: ___, ...same } = before;
    expect(await creator.client.courses.get({ slug })).toMatchObject(same);
  });

  it("keeps at least one interval while reminders are on, also against what is stored", async () => {
    await change({ reminders: false, reminderIntervals: [] });
    await expect(change({ reminders: true })).rejects.toMatchObject({
      code: "REMINDER_INTERVAL_MISSING",
      defined: true,
    });
    const both = await change({ reminders: true, reminderIntervals: [24, 168] });
    expect(both).toMatchObject({ reminders: true, reminderIntervals: [24, 168] });
  });

  it("keeps anonymous starts apart from required registration", async () => {
    await expect(change({ registrationRequired: true })).rejects.toMatchObject({
      code: "ACCESS_CONTRADICTORY",
    });
    const closed = await change({ registrationRequired: true, allowAnonymous: false });
    expect(closed).toMatchObject({ registrationRequired: true, allowAnonymous: false });
    await expect(server.client().learning.startAnonymously({ slug })).rejects.toMatchObject({
      code: "ANONYMOUS_NOT_ALLOWED",
    });
    await change({ registrationRequired: false, allowAnonymous: true });
  });

  it("refuses an empty name and an invalid address", async () => {
    await expect(change({ name: "  " })).rejects.toMatchObject({ code: "BAD_REQUEST" });
    const admin = { firstName: "Ada", lastName: "Muster", email: "ada@" };
    await expect(change({ admin })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });
});

describe("managing together", () => {
  it("a renewed password opens the course, the one before no longer, and the owner sees and removes who came", async () => {
    const first = await creator.client.courses.issueAdminPassword({ slug });
    const second = await creator.client.studio.renewAdminPassword({ slug });
    const other = await server.signUp("course_creator_free");
    const claim = (password: string) => other.client.courses.claimManagement({ slug, password });
    await expect(claim(first.password)).rejects.toMatchObject({ code: "ADMIN_PASSWORD_WRONG" });
    await claim(second.password);
    const { owner, managers } = await creator.client.studio.managers({ slug });
    expect(owner?.email).toBe(creator.email);
    expect(managers).toMatchObject([{ userId: other.id, email: other.email }]);
    await creator.client.studio.removeManager({ slug, userId: other.id });
    await expect(other.client.courses.get({ slug })).rejects.toMatchObject({ code: "COURSE_NOT_FOUND" });
    await expect(creator.client.studio.removeManager({ slug, userId: other.id })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });
});

describe("the design", () => {
  it("is corrected where it is invalid, shown to participants, and can be reset", async () => {
    const design = { highlight: "#1E5B43", background: "FFF", headingFont: "Lora", bodyFont: null };
    const valid = { highlight: "#1e5b43", background: "#ffffff", headingFont: "Lora", bodyFont: null };
    expect(await creator.client.studio.saveDesign({ slug, design })).toEqual({
      design: valid,
      corrected: [],
    });
    const wrong = { highlight: "red;}", background: null, headingFont: "Wingdings", bodyFont: "Inter" };
    expect(await creator.client.studio.saveDesign({ slug, design: wrong })).toEqual({
      design: { highlight: "#1e5b43", background: null, headingFont: "Lora", bodyFont: "Inter" },
      corrected: ["highlight", "headingFont"],
    });
    const page = await server.client().learning.course({ slug });
    expect(page.design).toMatchObject({ highlight: "#1e5b43", bodyFont: "Inter" });
    await creator.client.studio.saveDesign({ slug, design: OWN_DESIGN });
    expect((await creator.client.courses.get({ slug })).design).toEqual(OWN_DESIGN);
  });
});

const FILE = readFileSync(join(REPOSITORY, "server/testing/figures.docx"));
const ADDRESS = /\]\((figure:[^\s)]+)/g;

async function stepsOf(of: string) {
  const { steps } = await creator.client.generation.get({ slug: of });
  return await Promise.all(
    steps.map(({ id }) => creator.client.courses.previewStep({ slug: of, stepId: id })),
  );
}

describe("duplicating a course", () => {
  it("copies content, questions, sources and figures, deactivated, without participants; the copy outlives the original", async () => {
    const documentId = await server.upload(creator.accessToken, "Stock.docx", new Uint8Array(FILE));
    const request = courseRequest([documentId], {
      ...{ name: "Bienenstock", certificate: false, entryTest: true, finalQuiz: "beside" },
    });
    const { slug: original } = await creator.client.courses.create(request);
    await finished(creator, original);
    await server.client().learning.startAnonymously({ slug: original });
    const requestId = randomUUID();
    const [copy, again] = await Promise.all([
      creator.client.studio.duplicate({ slug: original, requestId }),
      creator.client.studio.duplicate({ slug: original, requestId }),
    ]);
    expect(copy.name).toBe("Copy – Bienenstock");
    expect(again).toEqual(copy);
    const course = await creator.client.courses.get({ slug: copy.slug });
    expect(course).toMatchObject({ active: false, certificate: false, entryTest: true, finalQuiz: "beside" });
    expect(course.steps).toBe(10);
    expect(course.adminPasswordShown).toBe(false);
    const { courses } = await creator.client.results.dashboard({ search: "Bienenstock" });
    expect(courses.map(({ name, participants }) => [name, participants]).sort()).toEqual([
      ["Bienenstock", 1],
      ["Copy – Bienenstock", 0],
    ]);
    const before = await stepsOf(original);
    const after = await stepsOf(copy.slug);
    expect(after.map(({ title, summary }) => [title, summary])).toEqual(
      before.map(({ title, summary }) => [title, summary]),
    );
    expect(after.map(({ question }) => question?.text)).toEqual(before.map(({ question }) => question?.text));
    expect(after.map(({ id }) => id)).not.toEqual(before.map(({ id }) => id));
    const report = await creator.client.generation.report({ slug: copy.slug });
    expect(report.documents[0]?.sections.flatMap(({ taughtIn }) => taughtIn)).toContain(after[0]?.id);
    expect(report.documents[0]?.documentId).not.toBe(documentId);
    expect(after[0]?.sources[0]?.documentId).toBe(report.documents[0]?.documentId);
    await creator.client.courses.remove({ slug: original });
    const addresses = after.flatMap(({ content }) => [...content.matchAll(ADDRESS)].map(([, at = ""]) => at));
    expect(addresses).toHaveLength(2);
    for (const address of addresses) {
      const path = figurePath(copy.slug, parseFigureAddress(address)?.id ?? "");
      const headers = { authorization: `Bearer ${creator.accessToken}` };
      const response = await server.fetch(`/api${path}`, { headers });
      expect(response.status).toBe(200);
      expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(100);
    }
    await creator.client.courses.setActive({ slug: copy.slug, active: true });
    const { token } = await server.client().learning.startAnonymously({ slug: copy.slug });
    const learner = server.client({ enrolmentToken: token ?? "" });
    const stepId = after[0]?.id ?? "";
    expect((await learner.learning.passage({ slug: copy.slug, stepId, index: 0 })).quote).not.toBe("");
  });

  it("gives the copy drafts of questions that cite its own documents", async () => {
    const { db } = server.services;
    const documentId = await server.upload(creator.accessToken, "Stock.docx", new Uint8Array(FILE));
    const { slug: original } = await creator.client.courses.create(courseRequest([documentId]));
    await finished(creator, original);
    const { id } = await creator.client.courses.get({ slug: original });
    const draft = sql`jsonb_build_array(jsonb_build_object('id', 'd', 'source', ${steps.sources} -> 0))`;
    await db.update(steps).set({ drafts: draft }).where(eq(steps.courseId, id));
    const { slug } = await creator.client.studio.duplicate({ slug: original, requestId: randomUUID() });
    const { id: copyId } = await creator.client.courses.get({ slug });
    const copied = await db.select({ drafts: steps.drafts }).from(steps).where(eq(steps.courseId, copyId));
    const cited = copied.flatMap(({ drafts }) => drafts.flatMap(({ source }) => source?.document ?? []));
    const [own] = (await creator.client.generation.report({ slug })).documents;
    expect(new Set(cited)).toEqual(new Set([own?.documentId]));
  });

  it("waits until the course is written", async () => {
    const { db } = server.services;
    const course = await creator.client.courses.get({ slug });
    const ofCourse = eq(generationRuns.courseId, course.id);
    const leaseUntil = new Date(server.clock.now().getTime() + 3_600_000);
    await db.update(generationRuns).set({ status: "paused", leaseUntil }).where(ofCourse);
    await expect(creator.client.studio.duplicate({ slug, requestId: randomUUID() })).rejects.toMatchObject({
      code: "GENERATION_STILL_RUNNING",
    });
    await db.update(generationRuns).set({ status: "completed", leaseUntil: null }).where(ofCourse);
  });

  it("does not wait for the new version of a step that is written beside the course, nor copies its run", async () => {
    const { steps } = await creator.client.learning.course({ slug });
    const stepId = steps[0]?.stepId ?? "";
    const { proposal } = await written(creator.client, slug, { kind: "question", stepId });
    const { db } = server.services;
    const leaseUntil = new Date(server.clock.now().getTime() + 3_600_000);
    const rewriting = eq(generationRuns.kind, "rewriting");
    await db.update(generationRuns).set({ status: "paused", leaseUntil }).where(rewriting);
    const copy = await creator.client.studio.duplicate({ slug, requestId: randomUUID() });
    expect(await db.$count(generationRuns, rewriting)).toBe(1);
    const before = await creator.client.generation.report({ slug });
    const after = await creator.client.generation.report({ slug: copy.slug });
    expect(after).toMatchObject({ coverage: before.coverage, measuredAt: before.measuredAt });
    await creator.client.rewriting.discard({ slug, id: proposal.id });
  });

  it("by a co-manager gives nobody the originals of its owner", async () => {
    const { creator: owner, slug: original } = await finishedCourse(server);
    const manager = await server.signUp();
    const [course] = await server.services.db.select().from(courses).where(eq(courses.slug, original));
    await server.services.db
      .insert(courseManagers)
      .values({ courseId: course?.id ?? "", userId: manager.id, since: server.clock.now() });
    const filesOf = async ({ id, accessToken }: SignedUp) => {
      const headers = { authorization: `Bearer ${accessToken}` };
      const answer = await server.fetch(`/api/profiles/${id}/data.zip`, { headers });
      return Object.keys(unzipSync(new Uint8Array(await answer.arrayBuffer())));
    };
    const own = await filesOf(owner);
    expect(own.some((name) => name.endsWith(".txt"))).toBe(true);
    const copy = await manager.client.studio.duplicate({ slug: original, requestId: randomUUID() });
    await manager.client.studio.duplicate({ slug: copy.slug, requestId: randomUUID() });
    expect((await filesOf(manager)).filter((name) => name.endsWith(".txt"))).toEqual([]);
    await owner.client.studio.duplicate({ slug: original, requestId: randomUUID() });
    expect((await filesOf(owner)).filter((name) => name.endsWith(".txt"))).toHaveLength(2);
  });
});
