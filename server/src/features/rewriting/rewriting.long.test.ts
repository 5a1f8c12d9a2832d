import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { finishedCourse } from "../../../testing/courses.ts";
import { inState, NEW_MATERIAL, proposed, refusalOf, written } from "../../../testing/proposals.ts";
import { createTestServer, type SignedUp, type TestServer } from "../../../testing/testServer.ts";
import { steps } from "../../db/tables/content.ts";
import { courses, generationRuns, proposals } from "../../db/tables/index.ts";
import { REPOSITORY } from "../../platform/config.ts";

let server: TestServer;
let creator: SignedUp;
let slug: string;
beforeAll(async () => {
  server = await createTestServer({ STEP_MATERIAL_MEGABYTES: "1" });
  ({ creator, slug } = await finishedCourse(server));
});
afterAll(() => server.close());

const sample = new Uint8Array(readFileSync(join(REPOSITORY, "samples/agua.es.txt")));

async function listSteps(at = slug) {
  const { steps } = await creator.client.learning.course({ slug: at });
  return steps;
}
const stepIdAt = async (position: number) => (await listSteps())[position - 1]?.stepId ?? "";
const _preview = (stepId: string) => creator.client.courses.previewStep({ slug, stepId });

const BY_HAND = "Lo que alguien escribió a mano.";

/** As an editor would change it. */
async function edit(stepId: string, content: string): Promise<void> {
  await server.services.db.update(steps).set({ content }).where(eq(steps.id, stepId));
}

describe("a step written anew", () => {
  it("is turned down for good: what is asked for again is another version, or none", async () => {
    const stepId = await stepIdAt(4);
    await edit(stepId, BY_HAND);
    const target = { kind: "step", stepId } as const;
    const first = await written(creator.client, slug, target);
    await creator.client.rewriting.discard({ slug, id: first.proposal.id });
    const again = creator.client.rewriting.accept({ slug, id: first.proposal.id });
    expect((await refusalOf(again)).code).toBe("PROPOSAL_NOT_FOUND");
    const second = await proposed(creator.client, slug, target);
    expect(await inState(creator.client, slug, second, "failed")).toMatchObject({ failure: "nothing_other" });
    await creator.client.rewriting.discard({ slug, id: second });
  });

  it("is one open proposal for each target, and one for the same request sent twice", async () => {
    const target = { kind: "step", stepId: await stepIdAt(5) } as const;
    await edit(target.stepId, BY_HAND);
    const requestId = randomUUID();
    const ask = () => creator.client.rewriting.propose({ slug, requestId, target, instruction: null });
    const [one, two] = await Promise.all([ask(), ask()]);
    const { id } = one;
    expect(two.id).toBe(id);
    expect((await refusalOf(proposed(creator.client, slug, target))).code).toBe("PROPOSAL_OPEN");
    const question = await proposed(creator.client, slug, { ...target, kind: "question" });
    await inState(creator.client, slug, id, "ready");
    await inState(creator.client, slug, question, "ready");
    for (const open of [id, question]) await creator.client.rewriting.discard({ slug, id: open });
  });

  it("says why where nothing else can be written, and asking again replaces what failed", async () => {
    const stepId = await stepIdAt(7);
    const target = { kind: "step", stepId } as const;
    const id = await proposed(creator.client, slug, target);
    expect(await inState(creator.client, slug, id, "failed")).toMatchObject({ failure: "nothing_other" });
    const next = await proposed(creator.client, slug, target);
    const { proposals: open } = await creator.client.rewriting.list({ slug });
    expect(open.map(({ id }) => id)).toEqual([next]);
    await inState(creator.client, slug, next, "failed");
    await creator.client.rewriting.discard({ slug, id: next });
  });
});

describe("a new step", () => {
  it("stands at the end where its neighbour is gone, once its creator knows", async () => {
    const documentId = await server.upload(creator.accessToken, "extra.txt", NEW_MATERIAL);
    const { creator: owner, slug: other } = await finishedCourse(server);
    const course = await owner.client.learning.course({ slug: other });
    const own = await server.upload(owner.accessToken, "extra.txt", NEW_MATERIAL);
    const stepId = course.steps[4]?.stepId ?? "";
    const place = { side: "after", stepId } as const;
    const foreign = proposed(owner.client, other, { kind: "insertStep", place, documentId });
    expect((await refusalOf(foreign)).code).toBe("NOT_FOUND");
    const { proposal } = await written(owner.client, other, { kind: "insertStep", place, documentId: own });
    await server.services.db.delete(steps).where(eq(steps.id, stepId));
    const { code } = await refusalOf(owner.client.rewriting.accept({ slug: other, id: proposal.id }));
    expect(code).toBe("PROPOSAL_CONFLICT");
    const { base } = await owner.client.rewriting.compare({ slug: other, id: proposal.id });
    await owner.client.rewriting.accept({ slug: other, id: proposal.id, base });
    const after = await owner.client.learning.course({ slug: other });
    expect(after.steps).toHaveLength(10);
  });

  it("needs a document that is not too large, and something to be about", async () => {
    const large = await server.upload(
      creator.accessToken,
      "large.txt",
      new Uint8Array(Buffer.alloc(1_200_000, sample)),
    );
    const insert = (documentId: string | null) =>
      refusalOf(proposed(creator.client, slug, { kind: "insertStep", place: null, documentId }));
    expect((await server.client().site.settings({})).stepMaterialBytes).toBe(1024 * 1024);
    expect(await insert(large)).toEqual({ code: "MATERIAL_TOO_LARGE", data: { megabytes: 1 } });
    expect((await insert(null)).code).toBe("MATERIAL_MISSING");
  });
});

describe("who may", () => {
  it("managers of the course; nobody else learns that it is there", async () => {
    const stepId = await stepIdAt(2);
    const stranger = await server.signUp();
    const participant = await server.signUp("course_participant");
    const target = { kind: "step", stepId } as const;
    await edit(stepId, BY_HAND);
    expect((await refusalOf(proposed(stranger.client, slug, target))).code).toBe("COURSE_NOT_FOUND");
    expect((await refusalOf(proposed(participant.client, slug, target))).code).toBe("FORBIDDEN");
    expect((await refusalOf(proposed(server.client(), slug, target))).code).toBe("UNAUTHORIZED");
    const { password } = await creator.client.courses.issueAdminPassword({ slug });
    await stranger.client.courses.claimManagement({ slug, password });
    const { proposal } = await written(stranger.client, slug, target);
    const elsewhere = await finishedCourse(server);
    const { code } = await refusalOf(
      elsewhere.creator.client.rewriting.accept({ slug: elsewhere.slug, id: proposal.id }),
    );
    expect(code).toBe("PROPOSAL_NOT_FOUND");
    await creator.client.rewriting.discard({ slug, id: proposal.id });
  });

  it("a course that is still being written is not written anew", async () => {
    const { db } = server.services;
    const [course] = await db.select().from(courses).where(eq(courses.slug, slug));
    const ofCourse = and(eq(generationRuns.courseId, course?.id ?? ""), eq(generationRuns.kind, "course"));
    const leaseUntil = new Date(server.clock.now().getTime() + 3_600_000);
    await db.update(generationRuns).set({ status: "paused", leaseUntil }).where(ofCourse);
    const asked = proposed(creator.client, slug, { kind: "step", stepId: await stepIdAt(2) });
    expect((await refusalOf(asked)).code).toBe("GENERATION_STILL_RUNNING");
    await db.update(generationRuns).set({ status: "completed", leaseUntil: null }).where(ofCourse);
  });

  it("nothing is left of proposals when their course is deleted", async () => {
    const { creator: owner, slug: gone } = await finishedCourse(server);
    const { steps } = await owner.client.learning.course({ slug: gone });
    const { proposal } = await written(owner.client, gone, {
      kind: "question",
      stepId: steps[0]?.stepId ?? "",
    });
    await owner.client.courses.remove({ slug: gone });
    const left = await server.services.db.select().from(proposals).where(eq(proposals.id, proposal.id));
    expect(left).toEqual([]);
  });
});
