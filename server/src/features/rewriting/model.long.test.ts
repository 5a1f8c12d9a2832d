import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { asksCheck } from "../../../../engine/src/writers/model/fixtures/replies.ts";
import { rewritingReply } from "../../../../engine/src/writers/model/fixtures/rewriting.ts";
import type { Reply, ScriptedServer } from "../../../../engine/src/writers/model/fixtures/scripted.ts";
import { courseRequest, finished } from "../../../testing/courses.ts";
import { createModelServer } from "../../../testing/modelServer.ts";
import { inState, proposed, refusalOf, written } from "../../../testing/proposals.ts";
import { eventually, type SignedUp, type TestServer } from "../../../testing/testServer.ts";
import { generationRuns, proposals } from "../../db/tables/index.ts";
import { GENERATION_QUEUE } from "../generation/index.ts";

const goal = "Know how the keepers of lighthouses work";

let reply: Reply | null = null;
/** Holds all answers back until it is opened. */
let gate = Promise.withResolvers<void>();
let model: ScriptedServer;
let close: () => Promise<void>;
let server: TestServer;
let creator: SignedUp;
let slug: string;
beforeAll(async () => {
  gate.resolve();
  ({ server, model, close } = await createModelServer(
    async (asked, number) => {
      await gate.promise;
      return reply ?? rewritingReply(asked, number);
    },
    { ...{ MODEL_PAUSES: "2", MODEL_PAUSE_SECONDS: "1", LEASE_SECONDS: "600" } },
  ));
  creator = await server.signUp();
  slug = await course(creator);
});
beforeEach(() => {
  gate = Promise.withResolvers();
  gate.resolve();
  reply = null;
});
afterAll(async () => {
  gate.resolve();
  await close();
});

async function course(owner: SignedUp): Promise<string> {
  const request = courseRequest([], { goal, language: "en", steps: 10 });
  const made = await owner.client.courses.create(request);
  await finished(owner, made.slug);
  return made.slug;
}

async function stepIdAt(position: number): Promise<string> {
  const { steps } = await creator.client.learning.course({ slug });
  return steps[position - 1]?.stepId ?? "";
}

describe("with a language model", () => {
  it("a step follows its creator's wish, is the model's, and its requests are logged", async () => {
    const stepId = await stepIdAt(2);
    const { proposal, proposed: version } = await written(
      creator.client,
      slug,
      { kind: "step", stepId },
      "Speak of ships instead.",
    );
    expect(proposal.instruction).toBe("Speak of ships instead.");
    expect(model.asked.some(({ instructions }) => instructions.includes("Speak of ships instead."))).toBe(
      true,
    );
    await creator.client.rewriting.accept({ slug, id: proposal.id });
    const step = await creator.client.courses.previewStep({ slug, stepId });
    expect(step).toMatchObject({ content: version[0]?.content, writer: "model", fallback: false });
    const runs = await server.services.db.select().from(generationRuns);
    const run = runs.find(({ kind }) => kind === "rewriting");
    expect(run?.log.map(({ message }) => message)).toContain("step 2");
  });

  it("a new step comes of a description alone, and a course as wished, each in its place", async () => {
    const place = { side: "after", stepId: await stepIdAt(1) } as const;
    const insert = await written(
      creator.client,
      slug,
      { kind: "insertStep", place, documentId: null },
      "How lamps were trimmed",
    );
    await creator.client.rewriting.accept({ slug, id: insert.proposal.id });
    const titled = await creator.client.courses.previewStep({ slug, stepId: await stepIdAt(2) });
    expect(titled).toMatchObject({ title: insert.proposed[0]?.title, writer: "model" });
    const asked = model.asked.length;
    const whole = await written(creator.client, slug, { kind: "course" }, "For sailors.");
    expect(whole.proposed).toHaveLength(10);
    expect(whole.removed).toHaveLength(1);
    // Who reads a step with fresh eyes is told nothing of what was wished.
    const writing = model.asked.slice(asked).filter((one) => !asksCheck(one));
    expect(writing.every(({ instructions }) => instructions.includes("For sailors."))).toBe(true);
    await creator.client.rewriting.accept({ slug, id: whole.proposal.id });
    const { steps } = await creator.client.learning.course({ slug });
    expect(steps.map(({ title }) => title)).toEqual(whole.proposed.map(({ title }) => title));
  });

  it("a refused key fails the proposal with its reason; the present version stays", async () => {
    const stepId = await stepIdAt(3);
    const before = await creator.client.courses.previewStep({ slug, stepId });
    reply = { status: 401 };
    const id = await proposed(creator.client, slug, { kind: "step", stepId });
    const { failure } = await inState(creator.client, slug, id, "failed");
    expect(failure).toBe("key_refused");
    expect((await refusalOf(creator.client.rewriting.accept({ slug, id }))).code).toBe("PROPOSAL_NOT_READY");
    expect(await creator.client.courses.previewStep({ slug, stepId })).toEqual(before);
    reply = null;
    const again = await written(creator.client, slug, { kind: "step", stepId });
    await creator.client.rewriting.discard({ slug, id: again.proposal.id });
    expect((await creator.client.rewriting.list({ slug })).proposals).toEqual([]);
  });

  it("waits as long as the provider asks, and goes on by itself", async () => {
    reply = { status: 429, headers: { "retry-after": "300" } };
    const id = await proposed(creator.client, slug, { kind: "summary", stepId: await stepIdAt(4) });
    const { pausedUntil } = await inState(creator.client, slug, id, "paused");
    expect(new Date(pausedUntil ?? 0).getTime() - server.clock.now().getTime()).toBe(300_000);
    reply = null;
    server.clock.forward(301);
    await server.services.jobs.send(GENERATION_QUEUE, {});
    await inState(creator.client, slug, id, "ready");
    await creator.client.rewriting.discard({ slug, id });
  });
});

describe("in the line", () => {
  it("a proposal waits for its creator's other ones, another creator's course does not", async () => {
    gate = Promise.withResolvers();
    const first = await proposed(creator.client, slug, { kind: "step", stepId: await stepIdAt(5) });
    await inState(creator.client, slug, first, "rewriting");
    const second = await proposed(creator.client, slug, { kind: "step", stepId: await stepIdAt(6) });
    expect(await inState(creator.client, slug, second, "starting")).toMatchObject({
      waiting: { ahead: 0, ownCourse: true },
    });
    const other = await server.signUp();
    const ordered = await other.client.courses.create(courseRequest([], { goal, language: "en", steps: 10 }));
    await eventually(async () => {
      const { phase } = await other.client.generation.get({ slug: ordered.slug });
      return phase === "analysing_document" ? true : null;
    });
    gate.resolve();
    await inState(creator.client, slug, second, "ready");
    await finished(other, ordered.slug);
    for (const id of [first, second]) await creator.client.rewriting.discard({ slug, id });
  });

  it("one that is stopped ends its request to the model at once and leaves nothing", async () => {
    gate = Promise.withResolvers();
    const stepId = await stepIdAt(7);
    const before = await creator.client.courses.previewStep({ slug, stepId });
    const id = await proposed(creator.client, slug, { kind: "step", stepId }, "Shorter.");
    await eventually(async () => (model.open() > 0 ? true : null));
    await creator.client.rewriting.discard({ slug, id });
    // The model answers only once its gate opens.
    await eventually(async () => (model.open() === 0 ? true : null));
    const rows = await server.services.db.select().from(proposals);
    expect(rows.filter((row) => row.id === id)).toEqual([]);
    const runs = await server.services.db.select().from(generationRuns);
    expect(runs.filter(({ status }) => status === "running" || status === "queued")).toEqual([]);
    expect(await creator.client.courses.previewStep({ slug, stepId })).toEqual(before);
    gate.resolve();
    const next = await written(creator.client, slug, { kind: "step", stepId });
    expect(next.present[0]?.content).toBe(before.content);
  });
});
