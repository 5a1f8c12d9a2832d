import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase } from "../../testing/testDatabase.ts";
import { eventually } from "../../testing/testServer.ts";
import type { Database } from "../db/client.ts";
import { createJobs, type Jobs, type Queue } from "./jobs.ts";
import { createLog } from "./log.ts";

const QUEUE: Queue<{ name: string }> = { name: "try", expireInSeconds: 60, retryLimit: 0, concurrency: 3 };
/** Workers look every ten seconds where nothing wakes them. */
const SOON_MS = 4_000;

let database: Database;
let jobs: Jobs;
const begun = new Map<string, number>();
const gate = Promise.withResolvers<void>();
beforeAll(async () => {
  database = await createTestDatabase();
  jobs = await createJobs(database, createLog("error"));
  await jobs.work(QUEUE, async ({ name }) => {
    begun.set(name, Date.now());
    if (name === "long") await gate.promise;
  });
});
afterAll(async () => {
  gate.resolve();
  await jobs.stop(5);
  await database.close();
});

const start = (name: string) => eventually(async () => begun.get(name), 15);

it("a delayed job begins when it is due, also beside one that takes long", async () => {
  await jobs.send(QUEUE, { name: "long" });
  await start("long");
  const sent = Date.now();
  await jobs.send(QUEUE, { name: "later" }, { startAfter: 2 });
  const waited = (await start("later")) - sent;
  expect(waited).toBeGreaterThan(1_500);
  expect(waited).toBeLessThan(2_000 + SOON_MS);
});

it("jobs that come together are done together, and those of one cause leave a place for others", async () => {
  const queue: Queue<{ name: string }> = {
    name: "turns",
    expireInSeconds: 60,
    retryLimit: 0,
    concurrency: 2,
  };
  const done = new Set<string>();
  let isHeld = false;
  const opened = Promise.withResolvers<void>();
  await jobs.work(queue, async ({ name }) => {
    if (name === "a 0") {
      isHeld = true;
      await opened.promise;
    }
    done.add(name);
  });
  const names = (cause: string) => Array.from({ length: 50 }, (_, at) => `${cause} ${at}`);
  const [held = "", ...rest] = names("a");
  await jobs.send(queue, { name: held }, { group: "a" });
  // Workers that look at the same moment may begin two of a cause: this one has begun.
  await eventually(async () => (isHeld ? true : null), 30);
  for (const name of rest) await jobs.send(queue, { name }, { group: "a" });
  for (const name of names("b")) await jobs.send(queue, { name }, { group: "b" });
  // A worker that looked every ten seconds would need minutes for each.
  await eventually(async () => (names("b").every((name) => done.has(name)) ? true : null), 30);
  expect(names("a").filter((name) => done.has(name))).toEqual([]);
  opened.resolve();
  await eventually(async () => (names("a").every((name) => done.has(name)) ? true : null), 30);
});

it("a queue takes the settings of whoever starts next, and is left alone where they are the same", async () => {
  const settingsAfter = async (retryLimit: number) => {
    const next = await createJobs(database, createLog("error"));
    await next.work({ ...QUEUE, name: "kept", retryLimit }, async () => undefined);
    await next.stop(5);
    const [found] = await database.db
      .select({ limit: sql<number>`retry_limit`, at: sql<string>`updated_on::text` })
      .from(sql`jobs.queue`)
      .where(sql`name = 'kept'`);
    return found;
  };
  expect(await settingsAfter(1)).toMatchObject({ limit: 1 });
  const changed = await settingsAfter(2);
  expect(changed).toMatchObject({ limit: 2 });
  expect(await settingsAfter(2)).toEqual(changed);
});
