import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ServerProcess, startServerProcess } from "../../server/testing/serverProcess.ts";
import { quantile } from "./timing.ts";

const PEOPLE = 200;
const PASSWORD = "geheim1";
const PAUSE_MS = 5;

async function postToAuth(server: ServerProcess, path: string, body: object): Promise<Response> {
  const headers = { "content-type": "application/json" };
  return await fetch(`${server.url}/auth/v1${path}`, { method: "POST", headers, body: JSON.stringify(body) });
}

function formatTimes(values: readonly number[]): string {
  const [middle, p95, longest] = [0.5, 0.95, 1].map((share) => quantile(values, share).toFixed(0));
  return `${values.length} requests, median ${middle} ms, p95 ${p95} ms, longest ${longest} ms`;
}

/** Requests the person's profile until `done`; returns the milliseconds of each request. */
async function timeRequestsUntil(
  server: ServerProcess,
  path: string,
  token: string,
  done: () => boolean,
): Promise<number[]> {
  const times: number[] = [];
  while (!done()) {
    const started = performance.now();
    const response = await fetch(`${server.url}${path}`, { headers: { authorization: `Bearer ${token}` } });
    await response.text();
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    times.push(performance.now() - started);
    await new Promise((next) => setTimeout(next, PAUSE_MS));
  }
  return times;
}

async function measureSignIns(server: ServerProcess): Promise<void> {
  const emails = Array.from({ length: PEOPLE }, (_, index) => `person${index}@example.org`);
  const data = { first_name: "Ada", last_name: "Muster" };
  let first = { access_token: "", user: { id: "" } };
  for (const email of emails) {
    const response = await postToAuth(server, "/signup", { email, password: PASSWORD, data });
    if (!response.ok) throw new Error(`Sign-up answered ${response.status}`);
    first = (await response.json()) as typeof first;
  }
  const path = `/api/profiles/${first.user.id}`;
  const idleUntil = performance.now() + 2_000;
  const idle = await timeRequestsUntil(server, path, first.access_token, () => performance.now() > idleUntil);
  const started = performance.now();
  let over = false;
  const signIns = Promise.all(
    emails.map(async (email) => {
      const from = performance.now();
      const response = await postToAuth(server, "/token?grant_type=password", { email, password: PASSWORD });
      await response.text();
      if (!response.ok) throw new Error(`Sign-in answered ${response.status}`);
      return performance.now() - from;
    }),
  ).finally(() => {
    over = true;
  });
  const during = await timeRequestsUntil(server, path, first.access_token, () => over);
  const seconds = (performance.now() - started) / 1000;
  console.log(`Another endpoint while nobody signs in: ${formatTimes(idle)}`);
  console.log(`The same during ${PEOPLE} parallel sign-ins: ${formatTimes(during)}`);
  console.log(`The sign-ins took ${seconds.toFixed(1)} s: ${formatTimes(await signIns)}`);
}

/** Whether people who sign in hold up the others: hashing a password must not keep the event loop. */
const folder = mkdtempSync(join(tmpdir(), "bench-sign-ins-"));
const server = await startServerProcess({ DATA_DIR: folder, SIGN_IN_ATTEMPTS: "1000" });
try {
  await measureSignIns(server);
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
