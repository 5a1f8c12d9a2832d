import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { goodReply } from "../../../engine/src/writers/model/fixtures/replies.ts";
import { type ScriptedServer, scriptedServer } from "../../../engine/src/writers/model/fixtures/scripted.ts";
import { courseRequest } from "../../testing/courses.ts";
import { writtenBy } from "../../testing/modelServer.ts";
import { startPostgres, type TestPostgres } from "../../testing/postgres.ts";
import { clientOf, signUpAt } from "../../testing/remote.ts";
import { killLeftServers, type ServerProcess, startServerProcess } from "../../testing/serverProcess.ts";
import { eventually } from "../../testing/testServer.ts";

const REQUESTS = 20;

let folder: string;
let postgres: TestPostgres;
let model: ScriptedServer;
/** The third step that the model is asked for waits here; set anew by each test. */
let gate = Promise.withResolvers<void>();
let asked = 0;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "resilience-"));
  postgres = await startPostgres();
  model = await scriptedServer(async (request) => {
    if (request.fields.includes("sections")) {
      asked += 1;
      if (asked === 3) await gate.promise;
    }
    return goodReply(request);
  });
});
afterAll(async () => {
  await killLeftServers();
  gate.resolve();
  await model.close();
  await postgres.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A server on a database of its own, written for by the scripted model. */
async function startServer(database: string, name: string): Promise<ServerProcess> {
  return await startServerProcess({
    ...{ DATABASE_URL: database, DATA_DIR: join(folder, name), LEASE_SECONDS: "2", LOG_LEVEL: "silent" },
    ...writtenBy(model),
    MODEL_CONCURRENCY: "1",
  });
}

async function emptyDatabase(name: string): Promise<string> {
  const admin = new Client({ connectionString: postgres.url });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = new URL(postgres.url);
  url.pathname = `/${name}`;
  return url.href;
}

async function orderCourse(url: string, token: string): Promise<string> {
  gate = Promise.withResolvers();
  asked = 0;
  const request = courseRequest([], { goal: "Know how lighthouses work", language: "en", steps: 10 });
  return (await clientOf(url, token).courses.create(request)).slug;
}

const stepsOf = async (url: string, token: string, slug: string) =>
  (await clientOf(url, token).generation.get({ slug })).steps;

/** Until two steps are stored and the model is asked for the third, whose answer waits at the gate. */
const untilHeld = (url: string, token: string, slug: string) =>
  eventually(async () => (asked === 3 && (await stepsOf(url, token, slug)).length === 2 ? true : null), 60);

it("a stopped server answers what was asked, pauses what it writes, and is gone within ten seconds", {
  timeout: 120_000,
}, async () => {
  const database = await emptyDatabase("stopping");
  const server = await startServer(database, "stopping");
  const token = await signUpAt(server.url, "stop@example.org");
  const slug = await orderCourse(server.url, token);
  await untilHeld(server.url, token, slug);
  const stream = await clientOf(server.url, token).generation.watch({ slug });
  const watching = (async () => {
    let seen = 0;
    for await (const _ of stream) seen += 1;
    return seen;
  })().catch(() => "cut");
  const body = JSON.stringify({ email: "stop@example.org", password: "geheim1" });
  const signIn = `${server.url}/auth/v1/token?grant_type=password`;
  const headers = { "content-type": "application/json" };
  const health = async () => (await fetch(`${server.url}/healthz`)).text();
  // On connections that are open already the requests arrive before the server stops, however busy the machine is.
  await Promise.all(Array.from({ length: REQUESTS + 1 }, health));
  const requests = Array.from({ length: REQUESTS }, () => fetch(signIn, { method: "POST", headers, body }));
  await health();
  const [code, ...answers] = await Promise.all([server.stop(), ...requests]);
  expect(code).toBe(0);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  await watching;
  const admin = new Client({ connectionString: database });
  await admin.connect();
  const { rows } = await admin.query("select status, lease_until from generation_runs");
  await admin.end();
  expect(rows).toEqual([{ status: "paused", lease_until: null }]);
  gate.resolve();
});

it("a frozen worker's course is written by another one, and the thawed one changes nothing", {
  timeout: 180_000,
}, async () => {
  const database = await emptyDatabase("freezing");
  const frozen = await startServer(database, "frozen");
  const token = await signUpAt(frozen.url, "freeze@example.org");
  const slug = await orderCourse(frozen.url, token);
  await untilHeld(frozen.url, token, slug);
  frozen.freeze();
  const other = await startServer(database, "other");
  try {
    const finished = await eventually(async () => {
      const state = await clientOf(other.url, token).generation.get({ slug });
      return state.finishedAt === null ? null : state;
    }, 90);
    expect(finished.steps.map(({ position }) => position)).toEqual(
      Array.from({ length: 10 }, (_, at) => at + 1),
    );
    frozen.thaw();
    gate.resolve();
    await eventually(async () => ((await fetch(`${frozen.url}/readyz`)).ok ? true : null));
    expect(await frozen.stop()).toBe(0);
    expect(await clientOf(other.url, token).generation.get({ slug })).toEqual(finished);
  } finally {
    frozen.thaw();
    await frozen.kill();
    await other.stop();
  }
});

it("a server that cannot start says why in one sentence", { timeout: 120_000 }, async () => {
  const start = async (settings: Record<string, string>) =>
    await startServerProcess(settings).then(
      () => "it started",
      (error: unknown) => String(error).split("\n").slice(1).join("\n").trim(),
    );
  const full = { DATA_DIR: join(folder, "no-room"), DISK_FLOOR_MEGABYTES: "1000000000" };
  expect(await start(full)).toMatch(
    /^The disk of the data folder .* is full \(\d+ MB left, 1000000000 MB are needed\)\. Free some space, or .*disk\.$/,
  );
  expect(await start({ DATA_DIR: "/dev/null/data" })).toMatch(
    /^The data folder .* cannot be written \(\w+\)\..*disk\.$/,
  );
  const nobody = { DATA_DIR: join(folder, "nobody"), DATABASE_URL: "postgres://a:b@127.0.0.1:1/c" };
  expect(await start(nobody)).toBe("The database does not answer. Is it running, and is DATABASE_URL right?");
});
