import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase } from "../../../testing/testDatabase.ts";
import { createTestClock, eventually } from "../../../testing/testServer.ts";
import type { Database } from "../../db/client.ts";
import { NOBODY } from "../actor.ts";
import { createEvents, type Events } from "../events.ts";
import { encodeEvent } from "./eventStream.ts";
import { createStreams } from "./streams.ts";
import type { Subscription } from "./watcher.ts";

let database: Database;
let events: Events;
beforeAll(async () => {
  database = await createTestDatabase();
  events = await createEvents(database);
});
afterAll(() => database.close());

const stop = new AbortController();
const make = (config = { STREAMS: 0, STREAMS_PER_PERSON: 0 }) =>
  createStreams({ config, clock: createTestClock(), events, stopping: stop.signal });
afterAll(() => stop.abort());

function subscription(id: string, look: Subscription["look"]): Subscription {
  return {
    ...{ name: id, subjects: [["test", id]], person: id, proof: "" },
    identifyAgain: async () => NOBODY,
    look,
    refuse: () => encodeEvent("error", {}),
    disconnect: () => undefined,
    signal: new AbortController().signal,
  };
}

const shown = { event: encodeEvent("message", {}), isLast: false };

it("four looks are under way at once, however many subjects change", async () => {
  const streams = make();
  let underWay = 0;
  let most = 0;
  let looks = 0;
  const gates: (() => void)[] = [];
  const look = async () => {
    looks += 1;
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise<void>((done) => gates.push(done));
    underWay -= 1;
    return shown;
  };
  const opening = Array.from({ length: 40 }, () => streams.open(subscription(randomUUID(), look)));
  for (let open = 0; open < 40; open++) (await eventually(async () => gates.shift()))();
  await Promise.all(opening);
  expect({ most, looks }).toEqual({ most: 4, looks: 40 });
});

it("changes while a look is under way are one further look, which begins after all of them", async () => {
  const streams = make();
  const id = randomUUID();
  let present = 0;
  const seen: number[] = [];
  const gates: (() => void)[] = [];
  const look = async () => {
    seen.push(present);
    await new Promise<void>((done) => gates.push(done));
    return shown;
  };
  const opening = streams.open(subscription(id, look));
  (await eventually(async () => gates.shift()))();
  await opening;
  const heard: unknown[] = [];
  events.hear([["test", id]], () => heard.push(null));
  await events.publish("test", id);
  const first = await eventually(async () => gates.shift());
  for (present = 1; present < 10; present++) await events.publish("test", id);
  await eventually(async () => (heard.length === 10 ? true : null));
  first();
  (await eventually(async () => gates.shift()))();
  await events.publish("test", id);
  (await eventually(async () => gates.shift()))();
  expect(seen).toEqual([0, 0, 10, 10]);
});

it("an error before the first state gives the place back", async () => {
  const streams = make({ STREAMS: 1, STREAMS_PER_PERSON: 1 });
  const fail = subscription(randomUUID(), async () => {
    throw new Error("gone");
  });
  await expect(streams.open(fail)).rejects.toThrow("gone");
  await expect(streams.open(fail)).rejects.toThrow("gone");
  expect(streams.size()).toBe(0);
});
