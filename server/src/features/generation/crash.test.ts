import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, inject, it } from "vitest";
import { moment, startCourse, stepsNow } from "../../../testing/crash.ts";
import { signUpAt } from "../../../testing/remote.ts";
import { killLeftServers, type ServerProcess, startServerProcess } from "../../../testing/serverProcess.ts";
import { createPostgresUrl } from "../../../testing/testDatabase.ts";
import { eventually } from "../../../testing/testServer.ts";
import { germanText } from "../../../testing/text.ts";

/** Fewer on Postgres, where a lease has to run out after each kill before the run goes on. */
const KILLS = inject("postgresUrl") ? 6 : 20;
const STEPS = 50;
const ORDER = { text: germanText(400), steps: STEPS };
const folder = mkdtempSync(join(tmpdir(), "crash-test-"));
afterAll(async () => {
  await killLeftServers();
  rmSync(folder, { recursive: true, force: true });
});

it(`finishes every course although the server is killed ${KILLS} times, without doing a stored step again`, {
  timeout: 600_000,
}, async () => {
  const url = await createPostgresUrl();
  const settings = { DATA_DIR: folder, LEASE_SECONDS: "2", ...(url ? { DATABASE_URL: url } : {}) };
  let server: ServerProcess = await startServerProcess(settings);
  const token = await signUpAt(server.url, "crash@example.org");
  let slug = await startCourse(server.url, token, ORDER);
  let stored = new Map<string, number>();
  const interrupted: number[] = [];
  for (let attempt = 0; attempt < KILLS; attempt++) {
    await new Promise((done) => setTimeout(done, moment(attempt, 1_200)));
    await server.kill();
    server = await startServerProcess(settings);
    const { steps, finished } = await stepsNow(server.url, token, slug);
    for (const [id, position] of stored)
      expect(steps).toContainEqual(expect.objectContaining({ id, position }));
    expect(new Set(steps.map((step) => step.position)).size).toBe(steps.length);
    stored = new Map(steps.map((step) => [step.id, step.position]));
    if (!finished) interrupted.push(steps.length);
    else {
      expect(steps.map((step) => step.position)).toEqual(Array.from({ length: STEPS }, (_, n) => n + 1));
      slug = await startCourse(server.url, token, ORDER);
      stored = new Map();
    }
  }
  const { steps } = await eventually(async () => {
    const state = await stepsNow(server.url, token, slug);
    return state.finished ? state : null;
  }, 120);
  expect(steps.map((step) => step.position)).toEqual(Array.from({ length: STEPS }, (_, n) => n + 1));
  expect(await server.stop()).toBe(0);
  expect(interrupted.length).toBeGreaterThan(KILLS / 4);
});
