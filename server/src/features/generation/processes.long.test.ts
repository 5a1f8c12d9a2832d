import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Generation } from "@lehrpfad/contract";
import { Client } from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { goodReply } from "../../../../engine/src/writers/model/fixtures/replies.ts";
import {
  type ScriptedServer,
  scriptedServer,
} from "../../../../engine/src/writers/model/fixtures/scripted.ts";
import { courseRequest } from "../../../testing/courses.ts";
import { writtenBy } from "../../../testing/modelServer.ts";
import { startPostgres, type TestPostgres } from "../../../testing/postgres.ts";
import { clientOf, signUpAt } from "../../../testing/remote.ts";
import { killLeftServers, type ServerProcess, startServerProcess } from "../../../testing/serverProcess.ts";
import { eventually } from "../../../testing/testServer.ts";

/** The model holds the third step and the sixth back until their gates are opened. */
const gates = new Map([3, 6].map((step) => [step, Promise.withResolvers<void>()]));
const folder = mkdtempSync(join(tmpdir(), "processes-test-"));
let postgres: TestPostgres;
let model: ScriptedServer;
let servers: ServerProcess[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
  let written = 0;
  model = await scriptedServer(async (asked) => {
    if (asked.fields.includes("sections")) await gates.get(++written)?.promise;
    return goodReply(asked);
  });
  const common = { DATABASE_URL: postgres.url, LEASE_SECONDS: "5", LOG_LEVEL: "silent" };
  const writer = writtenBy(model);
  const start = (mode: string) =>
    startServerProcess({
      ...common,
      ...writer,
      MODEL_CONCURRENCY: "1",
      DATA_DIR: join(folder, mode),
      PROCESS_MODE: mode,
    });
  servers = [await start("web"), await start("all")];
});
afterAll(async () => {
  for (const gate of gates.values()) gate.resolve();
  for (const server of servers) await server.stop();
  await killLeftServers();
  await model.close();
  await postgres.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Follows a generation through one server, in a list that grows. */
function follow(url: string, token: string, slug: string): { states: Generation[]; ended: Promise<void> } {
  const states: Generation[] = [];
  const ended = (async () => {
    for await (const state of await clientOf(url, token).generation.watch({ slug })) states.push(state);
  })();
  return { states, ended };
}

it("any number of viewers on any server see each step appear, also after Postgres ended every listening connection", {
  timeout: 120_000,
}, async () => {
  const [web = "", all = ""] = servers.map(({ url }) => url);
  const token = await signUpAt(web, "viewer@example.org");
  const request = courseRequest([], { goal: "Know how lighthouses work", language: "en", steps: 10 });
  const { slug } = await clientOf(web, token).courses.create(request);
  const viewers = [web, web, web, all].map((url) => follow(url, token, slug));
  const allSee = (steps: number) =>
    eventually(
      async () => (viewers.every(({ states }) => states.at(-1)?.steps.length === steps) ? true : null),
      60,
    );
  await allSee(2);
  const admin = new Client({ connectionString: postgres.url });
  await admin.connect();
  const { rows } = await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen %changes%'`,
  );
  await admin.end();
  expect(rows).toHaveLength(2);
  gates.get(3)?.resolve();
  await allSee(5);
  gates.get(6)?.resolve();
  await Promise.all(viewers.map(({ ended }) => ended));
  for (const { states } of viewers) {
    expect(states.at(-1)).toMatchObject({ label: "ready", percent: 100 });
    const counts = states.map(({ steps }) => steps.length);
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
  }
});
