import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startPostgres, type TestPostgres } from "../../testing/postgres.ts";
import { eventually } from "../../testing/testServer.ts";
import { type Database, openDatabase } from "../db/client.ts";
import { createEvents } from "./events.ts";

let postgres: TestPostgres;
let admin: Client;
let database: Database;
const lost: string[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
  admin = new Client({ connectionString: postgres.url });
  await admin.connect();
  const where = { url: postgres.url, folder: null };
  database = await openDatabase(where, (error) => lost.push(error.message));
});
afterAll(async () => {
  await database.close();
  await admin.end();
  await postgres.close();
});

/** Ends every connection of the database that listens, as a restart or a failover does; answers how many. */
async function endListeners(): Promise<number> {
  const { rows } = await admin.query(
    `select pg_terminate_backend(pid) as ended from pg_stat_activity where query ilike 'listen %'`,
  );
  return rows.length;
}

async function listeners(): Promise<number> {
  const { rows } = await admin.query(`select 1 from pg_stat_activity where query ilike 'listen %'`);
  return rows.length;
}

it("are heard again after Postgres ended the connection, and who waits is told that some may be missing", {
  timeout: 60_000,
}, async () => {
  const events = await createEvents(database);
  const id = randomUUID();
  let told = 0;
  const stopHearing = events.hear([["generation", id]], () => told++);
  await events.publish("generation", id);
  await eventually(async () => (told === 1 ? true : null));
  for (const round of [1, 2]) {
    const before = told;
    expect(await endListeners()).toBe(1);
    // Nobody listens now: what is said here is only known from the gap.
    await events.publish("generation", id);
    await eventually(async () => ((await listeners()) === 1 ? true : null));
    await eventually(async () => (told > before ? true : null));
    const afterGap = told;
    await events.publish("generation", id);
    await eventually(async () => (told === afterGap + 1 ? true : null));
    expect(lost.length).toBeGreaterThanOrEqual(round);
  }
  stopHearing();
  const others: unknown[] = [];
  events.hear([["generation", id]], () => others.push(null));
  const before = told;
  await events.publish("generation", id);
  await eventually(async () => (others.length === 1 ? true : null));
  expect(told).toBe(before);
});

it("a listener that is closed while its connection is lost makes no new one", async () => {
  const other = await openDatabase({ url: postgres.url, folder: null }, () => undefined);
  await createEvents(other);
  const before = await listeners();
  await endListeners();
  await other.close();
  await eventually(async () => ((await listeners()) === 1 ? true : null));
  expect(before).toBe(2);
});
