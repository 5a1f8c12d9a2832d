import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { EXCHANGE_FORMATS } from "@lehrpfad/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type AccessWorld, createAccessWorld } from "../../testing/accessWorld.ts";
import { findCalls, triesOf } from "../../testing/hostileCalls.ts";
import { HOSTILE_TEXTS } from "../../testing/hostileTexts.ts";
import { createTestServer, type TestServer } from "../../testing/testServer.ts";

let server: TestServer;
let world: AccessWorld;
beforeAll(async () => {
  server = await createTestServer({ LOG_LEVEL: "silent" });
  world = await createAccessWorld(server);
});
afterAll(() => server.close());

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

/** Megabytes that are in use and not only waiting to be collected. */
function heldMegabytes(): number {
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1024 / 1024;
}

const MOST_GROWTH = 200;

it("no text keeps the server from answering others, however it is made and whatever reads it", {
  timeout: 900_000,
}, async () => {
  const around = { server, world, calls: await findCalls({ server, world }) };
  const before = heldMegabytes();
  const faults: string[] = [];
  for (const [at, text] of HOSTILE_TEXTS.entries()) {
    // Writing a file takes another process seconds: a format for every third text.
    const format = at % 3 === 0 ? EXCHANGE_FORMATS[(at / 3) % EXCHANGE_FORMATS.length] : undefined;
    faults.push(...(await triesOf(around, text, format ? [format] : [])));
  }
  expect(faults.join("\n")).toBe("");
  expect(heldMegabytes() - before).toBeLessThan(MOST_GROWTH);
});
