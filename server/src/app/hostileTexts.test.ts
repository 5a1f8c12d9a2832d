import { afterAll, beforeAll, expect, it } from "vitest";
import { type AccessWorld, createAccessWorld } from "../../testing/accessWorld.ts";
import { findCalls, triesOf } from "../../testing/hostileCalls.ts";
import { FEW_TEXTS } from "../../testing/hostileTexts.ts";
import { createTestServer, type TestServer } from "../../testing/testServer.ts";

let server: TestServer;
let world: AccessWorld;
beforeAll(async () => {
  server = await createTestServer({ LOG_LEVEL: "silent" });
  world = await createAccessWorld(server);
});
afterAll(() => server.close());

it("no text of a kind that readers were slow with once keeps the server from answering others", {
  timeout: 240_000,
}, async () => {
  const around = { server, world, calls: await findCalls({ server, world }) };
  expect(FEW_TEXTS).toHaveLength(4);
  const faults: string[] = [];
  for (const text of FEW_TEXTS) faults.push(...(await triesOf(around, text, null)));
  expect(faults.join("\n")).toBe("");
});
