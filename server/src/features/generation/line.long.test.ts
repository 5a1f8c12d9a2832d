import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { goodReply } from "../../../../engine/src/writers/model/fixtures/replies.ts";
import {
  type Reply,
  type ScriptedServer,
  scriptedServer,
} from "../../../../engine/src/writers/model/fixtures/scripted.ts";
import { courseRequest, finished } from "../../../testing/courses.ts";
import { createModelServer, writtenBy } from "../../../testing/modelServer.ts";
import { createTestServer, eventually, type SignedUp, type TestServer } from "../../../testing/testServer.ts";
import { germanText } from "../../../testing/text.ts";
import { loadSteps } from "../content/index.ts";
import { courseBySlug } from "../courses/repository/courses.ts";
import { GENERATION_QUEUE } from "./jobs.ts";

const goal = "Know how the keepers of lighthouses work";

let reply: Reply | null = null;
/** Holds all answers back until it is opened. */
let gate = Promise.withResolvers<void>();
let model: ScriptedServer;
let close: () => Promise<void>;
let server: TestServer;
beforeAll(async () => {
  ({ server, model, close } = await createModelServer(
    async (asked) => {
      await gate.promise;
      return reply ?? goodReply(asked);
    },
    { ...{ GENERATIONS: "2", MODEL_PAUSES: "2", MODEL_PAUSE_SECONDS: "1", LEASE_SECONDS: "600" } },
  ));
});
beforeEach(() => {
  gate = Promise.withResolvers();
  reply = null;
});
afterAll(async () => {
  gate.resolve();
  await close();
});

async function order(creator: SignedUp): Promise<string> {
  const request = courseRequest([], { goal, language: "en", steps: 10 });
  return (await creator.client.courses.create(request)).slug;
}

const stateOf = (creator: SignedUp, slug: string) => creator.client.generation.get({ slug });

function labelled(creator: SignedUp, slug: string, label: string) {
  return eventually(async () => {
    const state = await stateOf(creator, slug);
    return state.label === label ? state : null;
  });
}

function asking(creator: SignedUp, slug: string) {
  return eventually(async () =>
    (await stateOf(creator, slug)).phase === "analysing_document" ? true : null,
  );
}

describe("courses that are ordered at the same time", () => {
  it("a creator's second one waits visibly, another creator's does not, and all are written", async () => {
    const [ada, bob] = [await server.signUp(), await server.signUp()];
    const first = await order(ada);
    await asking(ada, first);
    const second = await order(ada);
    const other = await order(bob);
    await asking(bob, other);
    const last = await order(bob);
    expect((await stateOf(ada, first)).waiting).toBeNull();
    expect((await stateOf(ada, second)).waiting).toEqual({ ahead: 0, ownCourse: true });
    expect((await stateOf(bob, last)).waiting).toEqual({ ahead: 0, ownCourse: true });
    const cyd = await server.signUp();
    const third = await order(cyd);
    expect((await stateOf(cyd, third)).waiting).toMatchObject({ ownCourse: false });
    gate.resolve();
    for (const [creator, slug] of [
      [ada, second],
      [bob, last],
      [cyd, third],
    ] as const) {
      const { waiting, steps } = await finished(creator, slug);
      expect(waiting).toBeNull();
      expect(steps).toHaveLength(10);
    }
  });
});

describe("a run whose model asks for patience", () => {
  it("pauses as long as the provider asked, then goes on where it was", async () => {
    const creator = await server.signUp();
    gate.resolve();
    reply = { status: 429, headers: { "retry-after": "300" } };
    const requests = model.asked.length;
    const slug = await order(creator);
    const { pausedUntil, failure } = await labelled(creator, slug, "paused");
    expect(failure).toBe("overloaded");
    expect(model.asked.length).toBe(requests + 1);
    expect(new Date(pausedUntil ?? 0).getTime() - server.clock.now().getTime()).toBe(300_000);
    reply = null;
    server.clock.forward(301);
    await server.services.jobs.send(GENERATION_QUEUE, {});
    expect((await finished(creator, slug)).failure).toBeNull();
    expect((await creator.client.courses.get({ slug })).writer).toBe("model");
  });

  it("goes on at once when its creator wishes", async () => {
    const creator = await server.signUp();
    gate.resolve();
    reply = { status: 429, headers: { "retry-after": "3000" } };
    const slug = await order(creator);
    await labelled(creator, slug, "paused");
    reply = null;
    await creator.client.generation.resume({ slug });
    await finished(creator, slug);
  });

  it("is finished by the built-in writer when nobody answers after the last pause", async () => {
    const refused = await scriptedServer(() => "empty");
    await refused.close();
    const cutOff = await createTestServer({
      ...writtenBy(refused),
      ...{ MODEL_PAUSES: "1", MODEL_PAUSE_SECONDS: "900" },
    });
    const creator = await cutOff.signUp();
    const id = await cutOff.upload(creator.accessToken, "text.txt", germanText(100));
    const { slug } = await creator.client.courses.create(courseRequest([id]));
    await labelled(creator, slug, "paused");
    await creator.client.generation.resume({ slug });
    const { steps, notices } = await finished(creator, slug);
    expect(steps).toHaveLength(10);
    expect(notices.map(({ code }) => code)).toEqual(
      expect.arrayContaining(["model_network", "fallback_steps"]),
    );
    const course = await courseBySlug(cutOff.services.db, slug);
    const written = await loadSteps(cutOff.services.db, course?.id ?? "");
    expect(written.every(({ step: { writer, fallback } }) => writer === "builtin" && fallback)).toBe(true);
    await cutOff.close();
  });
});
