import { afterAll, beforeAll, expect, it } from "vitest";
import { goodReply } from "../../../engine/src/writers/model/fixtures/replies.ts";
import { courseRequest, finished } from "../../testing/courses.ts";
import { createModelServer } from "../../testing/modelServer.ts";
import { type ApiClient, eventually, type SignedUp, type TestServer } from "../../testing/testServer.ts";

const HOUR = 3_600;
const POSITIONS = Array.from({ length: 10 }, (_, at) => at + 1);

let server: TestServer;
let close: () => Promise<void>;
/** While it is there, the third step that the model is asked for waits for it. */
let gate: PromiseWithResolvers<void> | null = null;
let asked = 0;
beforeAll(async () => {
  ({ server, close } = await createModelServer(
    async (request) => {
      if (request.fields.includes("sections")) {
        asked += 1;
        if (asked === 3) await gate?.promise;
      }
      return goodReply(request);
    },
    { ...{ MODEL_CONCURRENCY: "1", LEASE_SECONDS: "2", ACCESS_TOKEN_SECONDS: "1800" } },
  ));
});
afterAll(async () => {
  gate?.resolve();
  await close();
});

async function order(creator: SignedUp): Promise<string> {
  asked = 0;
  const request = courseRequest([], { goal: "Know how lighthouses work", language: "en", steps: 10 });
  return (await creator.client.courses.create(request)).slug;
}

async function understand(client: ApiClient, slug: string, position: number): Promise<void> {
  const { step } = await client.learning.step({ slug, position });
  await client.learning.setUnderstood({ slug, stepId: step.id, understood: true });
}

/** What the browser does once its access token is too old. */
async function renewed({ refreshToken }: SignedUp): Promise<ApiClient> {
  const { data } = await server.authClient().refreshSession({ refresh_token: refreshToken });
  return server.client({ accessToken: data.session?.access_token ?? "" });
}

it("a clock that jumps an hour ahead and back loses nothing of a run, of progress or of a session", {
  timeout: 180_000,
}, async () => {
  const creator = await server.signUp();
  const ready = await order(creator);
  await finished(creator, ready);
  const learner = await server.signUp("course_participant");
  await learner.client.learning.enrol({ slug: ready });
  await understand(learner.client, ready, 1);
  gate = Promise.withResolvers();
  const slug = await order(creator);
  const before = await eventually(async () => {
    const { steps } = await creator.client.generation.get({ slug });
    return steps.length === 2 ? steps : null;
  }, 60);

  server.clock.forward(HOUR);
  const old = learner.client.learning.course({ slug: ready }).then(({ enrolment }) => enrolment);
  await expect(old).resolves.toBeNull();
  const again = await renewed(learner);
  const creatorAgain = await renewed(creator);
  await understand(again, ready, 2);

  server.clock.forward(-HOUR);
  await understand(again, ready, 3);
  gate.resolve();
  const done = await eventually(async () => {
    const state = await creatorAgain.generation.get({ slug });
    return state.finishedAt ? state : null;
  }, 90);
  expect(done.steps.map(({ position }) => position)).toEqual(POSITIONS);
  expect(done.steps.slice(0, 2)).toEqual(before);
  const { steps } = await again.learning.course({ slug: ready });
  expect(steps.filter(({ state }) => state !== "open").map(({ position }) => position)).toEqual([1, 2, 3]);
  const { participants } = await creatorAgain.results.participants({ slug: ready, search: learner.email });
  expect(participants[0]).toMatchObject({ finishedSteps: 3 });
});
