import { afterAll, beforeAll, expect, it } from "vitest";
import { goodReply } from "../../../../engine/src/writers/model/fixtures/replies.ts";
import { courseRequest, finished } from "../../../testing/courses.ts";
import { createModelServer } from "../../../testing/modelServer.ts";
import { eventually, type TestServer } from "../../../testing/testServer.ts";
import { generationRequests } from "../../db/tables/index.ts";

let close: () => Promise<void>;
let server: TestServer;
beforeAll(async () => {
  ({ server, close } = await createModelServer(goodReply, { UNCONFIRMED_TOKENS_PER_MONTH: "100" }));
});
afterAll(async () => {
  await close();
});

it("a run that began is written to its end; one that waits when the tokens are spent fails with that reason", async () => {
  const creator = await server.signUp();
  const goal = "Know how the keepers of lighthouses work";
  const create = () => creator.client.courses.create(courseRequest([], { goal, language: "en", steps: 10 }));
  const [first, second] = [await create(), await create()];
  expect((await finished(creator, first.slug)).label).toBe("ready");
  const waited = await eventually(async () => {
    const state = await creator.client.generation.get({ slug: second.slug });
    return state.label === "failed" ? state : null;
  });
  expect(waited.failure).toBe("tokens_spent");
  await expect(creator.client.generation.resume({ slug: second.slug })).rejects.toMatchObject({
    code: "QUOTA_TOKENS",
    data: { limit: 100 },
  });
  const rows = await server.services.db.select().from(generationRequests);
  const tokens = rows.reduce((sum, row) => sum + row.inputTokens + row.outputTokens, 0);
  expect(tokens).toBeGreaterThan(100);
  const { quotas } = await creator.client.quotas.own({});
  expect(quotas.find(({ kind }) => kind === "tokens")?.used).toBe(tokens);
});
