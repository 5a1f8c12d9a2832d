import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { finishedCourse } from "../../../testing/courses.ts";
import { inState, NEW_MATERIAL, proposed, refusalOf, written } from "../../../testing/proposals.ts";
import { createTestServer, type SignedUp, type TestServer } from "../../../testing/testServer.ts";
import { steps } from "../../db/tables/content.ts";
import { documents } from "../../db/tables/index.ts";
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
const preview = (stepId: string) => creator.client.courses.previewStep({ slug, stepId });

/** What people read of a step. */
const textOf = (step?: { content: string; sections: object; summary: string }) => [
  step?.content,
  step?.sections,
  step?.summary,
];

/** As an editor would change it. */
async function edit(stepId: string, content: string): Promise<void> {
  await server.services.db.update(steps).set({ content }).where(eq(steps.id, stepId));
}

describe("a step written anew", () => {
  it("stays beside the present one until it is accepted, then takes its place with its sources", async () => {
    const stepId = await stepIdAt(2);
    await edit(stepId, "Lo que alguien escribió a mano.");
    const before = await preview(stepId);
    const {
      proposal,
      changed,
      present,
      proposed: version,
    } = await written(creator.client, slug, {
      kind: "step",
      stepId,
    });
    expect(await preview(stepId)).toEqual(before);
    expect(proposal).toMatchObject({
      state: "ready",
      stepTitle: before.title,
      writtenSteps: 1,
      totalSteps: 1,
    });
    expect(changed).toBe(false);
    expect(present).toMatchObject([{ position: 2, content: before.content }]);
    expect(textOf(version[0])).not.toEqual(textOf(before));
    await creator.client.rewriting.accept({ slug, id: proposal.id });
    const after = await preview(stepId);
    expect(after).toMatchObject({
      content: version[0]?.content,
      sections: version[0]?.sections,
      sources: before.sources,
      writer: "builtin",
    });
    expect(after.question).toEqual(before.question);
    expect((await creator.client.rewriting.list({ slug })).proposals).toEqual([]);
    expect(await refusalOf(creator.client.rewriting.compare({ slug, id: proposal.id }))).toMatchObject({
      code: "PROPOSAL_NOT_FOUND",
    });
  });

  it("is refused with both versions where the present one was changed; the changed one may be replaced knowingly", async () => {
    const stepId = await stepIdAt(3);
    await edit(stepId, "Lo que alguien escribió a mano.");
    const { proposal } = await written(creator.client, slug, { kind: "step", stepId });
    await edit(stepId, "Un texto que alguien escribió entretanto.");
    const { code, data } = await refusalOf(creator.client.rewriting.accept({ slug, id: proposal.id }));
    expect(code).toBe("PROPOSAL_CONFLICT");
    expect(data).toMatchObject({
      changed: true,
      present: [{ content: "Un texto que alguien escribió entretanto." }],
      proposed: [{ position: 3 }],
    });
    expect((await preview(stepId)).content).toBe("Un texto que alguien escribió entretanto.");
    const { base, proposed: version } = await creator.client.rewriting.compare({ slug, id: proposal.id });
    await creator.client.rewriting.accept({ slug, id: proposal.id, base });
    expect((await preview(stepId)).content).toBe(version[0]?.content);
  });

  it("accepted twice at once is accepted once", async () => {
    const stepId = await stepIdAt(9);
    const { proposal, proposed: version } = await written(creator.client, slug, { kind: "question", stepId });
    const accept = () => creator.client.rewriting.accept({ slug, id: proposal.id });
    await Promise.all([accept(), accept(), accept()]);
    expect((await preview(stepId)).question?.text).toBe(version[0]?.question?.text);
  });
});

describe("a new step", () => {
  it("of a document comes into its place, the document with it, the others move on", async () => {
    const documentId = await server.upload(creator.accessToken, "extra.txt", NEW_MATERIAL);
    const before = await listSteps();
    const neighbour = before[2]?.stepId ?? "";
    const target = {
      kind: "insertStep",
      place: { side: "before", stepId: neighbour },
      documentId,
    } as const;
    const {
      proposal,
      present,
      proposed: version,
    } = await written(creator.client, slug, target, "Los baños y la salud");
    expect(present).toEqual([]);
    expect(await listSteps()).toEqual(before);
    const accept = () => creator.client.rewriting.accept({ slug, id: proposal.id });
    const { stepId: added } = await accept();
    expect(await accept()).toEqual({ stepId: null });
    const after = await listSteps();
    expect(after[2]?.stepId).toBe(added);
    expect(after.map(({ position }) => position)).toEqual(after.map((_, at) => at + 1));
    expect(after.map(({ stepId }) => stepId).filter((id) => before.some((old) => old.stepId === id))).toEqual(
      before.map(({ stepId }) => stepId),
    );
    expect(after[3]?.stepId).toBe(neighbour);
    const step = await preview(after[2]?.stepId ?? "");
    expect(step).toMatchObject({ content: version[0]?.content, position: 3 });
    expect(new Set(step.sources.map((source) => source.documentId))).toEqual(new Set([documentId]));
    const db = server.services.db;
    const [row] = await db.select().from(documents).where(eq(documents.id, documentId));
    expect(row?.courseId).not.toBeNull();
    expect(row?.position).toBe(1);
  });

  it("that would say what the course says already is not written, and the reason is told", async () => {
    const documentId = await server.upload(creator.accessToken, "again.txt", sample);
    const target = { kind: "insertStep", place: null, documentId } as const;
    const id = await proposed(creator.client, slug, target);
    const { failure } = await inState(creator.client, slug, id, "failed");
    expect(failure).toBe("nothing_new");
    await creator.client.rewriting.discard({ slug, id });
  });
});

describe("without a language model", () => {
  it("wishes, summaries, steps without a source and new steps without a document are refused", async () => {
    const stepId = await stepIdAt(1);
    const ask = async (target: Parameters<typeof proposed>[2], instruction: string | null) =>
      (await refusalOf(proposed(creator.client, slug, target, instruction))).code;
    expect(await ask({ kind: "step", stepId }, "Más corto")).toBe("MODEL_NEEDED");
    expect(await ask({ kind: "course" }, "Más corto")).toBe("MODEL_NEEDED");
    expect(await ask({ kind: "summary", stepId }, null)).toBe("MODEL_NEEDED");
    expect(await ask({ kind: "insertStep", place: null, documentId: null }, "El agua")).toBe("MODEL_NEEDED");
    const { db } = server.services;
    await db.update(steps).set({ sources: [] }).where(eq(steps.id, stepId));
    expect(await ask({ kind: "step", stepId }, null)).toBe("MODEL_NEEDED");
    expect(await ask({ kind: "step", stepId: randomUUID() }, null)).toBe("STEP_NOT_FOUND");
  });
});
