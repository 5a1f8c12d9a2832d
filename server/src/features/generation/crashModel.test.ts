import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, expect, inject, it } from "vitest";
import { loadReply, loadRequest } from "../../../../engine/src/writers/model/fixtures/load.ts";
import { scriptedServer } from "../../../../engine/src/writers/model/fixtures/scripted.ts";
import { moment, startCourse, stepsNow } from "../../../testing/crash.ts";
import { clientOf, signUpAt } from "../../../testing/remote.ts";
import { killLeftServers, type ServerProcess, startServerProcess } from "../../../testing/serverProcess.ts";
import { createPostgresUrl } from "../../../testing/testDatabase.ts";
import { eventually } from "../../../testing/testServer.ts";

/** Thirty in all, when the suite is run on both databases. On Postgres two servers share the work. */
const [SERVERS, KILLS] = inject("postgresUrl") ? [2, 15] : [1, 15];
const STEPS = 30;
const POSITIONS = Array.from({ length: STEPS }, (_, at) => at + 1);
const LEASE_SECONDS = 2;
/** Much more than the lease: on a busy machine reading the document anew takes seconds, a lost run takes for ever. */
const LONGEST_STILL_SECONDS = 30;
/** Of each answer of the model; a whole course takes about two seconds. */
const LATENCY_MS = 150;

const folder = mkdtempSync(join(tmpdir(), "crash-model-"));
afterAll(async () => {
  await killLeftServers();
  rmSync(folder, { recursive: true, force: true });
});

const text = loadRequest(STEPS)
  .documents.flatMap(({ blocks }) => blocks)
  .map(({ kind, text: words }) => (kind === "heading" ? `# ${words}` : words))
  .join("\n\n");
const ORDER = { text, steps: STEPS, language: "en" } as const;

/** The step that a request asks for; null for every other request. */
function stepAskedBy(prompt: string): number | null {
  const position = /^Write step (\d+),/.exec(prompt)?.[1];
  return position === undefined ? null : Number(position);
}

/** Kills the servers of one course after the other and watches what is stored and what the model is asked. */
async function killed() {
  const model = await scriptedServer(async (asked) => {
    await setTimeout(LATENCY_MS);
    return loadReply(asked);
  });
  const url = await createPostgresUrl();
  const settings = {
    ...{ DATA_DIR: folder, LEASE_SECONDS: String(LEASE_SECONDS), ...(url ? { DATABASE_URL: url } : {}) },
    ...{ MODEL_PROVIDER: "compatible", MODEL_NAME: "scripted", MODEL_BASE_URL: model.url, MODEL_PAUSES: "0" },
  };
  const servers: ServerProcess[] = [];
  for (let at = 0; at < SERVERS; at++) servers.push(await startServerProcess(settings));
  const replace = async (at: number) => {
    await servers[at]?.kill();
    servers[at] = await startServerProcess(settings);
  };
  const address = () => servers[0]?.url ?? "";
  const close = async () => {
    const codes = await Promise.all(servers.map((server) => server.stop()));
    await model.close();
    return codes;
  };
  return { model, address, replace, close };
}

it(`a course that a model writes loses and doubles nothing although servers are killed ${KILLS} times`, {
  timeout: 300_000,
}, async () => {
  const { model, address, replace, close } = await killed();
  const token = await signUpAt(address(), "crash@example.org");
  let slug = await startCourse(address(), token, ORDER);
  let stored = new Map<string, number>();
  let since = model.asked.length;
  const interrupted: number[] = [];
  const askedFor = (from: number) => model.asked.slice(from).map(({ prompt }) => stepAskedBy(prompt));
  for (let attempt = 0; attempt < KILLS; attempt++) {
    await setTimeout(moment(attempt, 2_000));
    await replace(attempt % SERVERS);
    const { steps, finished } = await stepsNow(address(), token, slug);
    for (const [id, position] of stored)
      expect(steps).toContainEqual(expect.objectContaining({ id, position }));
    expect(new Set(steps.map(({ position }) => position)).size).toBe(steps.length);
    for (const position of stored.values()) expect(askedFor(since)).not.toContain(position);
    if (finished) {
      expect(steps.map(({ position }) => position)).toEqual(POSITIONS);
      slug = await startCourse(address(), token, ORDER);
      stored = new Map();
      since = model.asked.length;
      continue;
    }
    interrupted.push(steps.length);
    stored = new Map(steps.map(({ id, position }) => [id, position]));
    since = model.asked.length;
    await eventually(async () => {
      if (model.asked.length > since) return true;
      return (await stepsNow(address(), token, slug)).finished ? true : null;
    }, LONGEST_STILL_SECONDS);
  }
  const { steps } = await eventually(async () => {
    const state = await stepsNow(address(), token, slug);
    return state.finished ? state : null;
  }, 60);
  expect(steps.map(({ position }) => position)).toEqual(POSITIONS);
  for (const position of stored.values()) expect(askedFor(since)).not.toContain(position);
  const course = await clientOf(address(), token).courses.get({ slug });
  expect(course.writer).toBe("model");
  expect(interrupted.length).toBeGreaterThan(KILLS / 4);
  expect(await close()).toEqual(Array.from({ length: SERVERS }, () => 0));
});
