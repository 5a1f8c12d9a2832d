import type { ServerProcess } from "../../server/testing/serverProcess.ts";
import { hashesPerSecond } from "./limits.ts";
import { DATABASES, type DatabaseName, databaseOption, size } from "./options.ts";
import { DATABASE_TITLES, openPlace } from "./place.ts";
import { beginTable } from "./table.ts";
import { quantile, timeOf } from "./timing.ts";

/**
 * Usage: npm run bench:sign-ins [-- --database postgres|embedded] [--smallest]
 *
 * Whether people who sign in hold up the others: hashing a password must not keep the event loop.
 */
const PEOPLE = size(200, 5);
const IDLE_MS = size(2_000, 100);
const PASSWORD = "geheim1";
const PAUSE_MS = 5;
const TARGETS = { perSecond: 50, others: 100 };

async function postToAuth(server: ServerProcess, path: string, body: object): Promise<Response> {
  const headers = { "content-type": "application/json" };
  const response = await fetch(`${server.url}/auth/v1${path}`, {
    ...{ method: "POST", headers, body: JSON.stringify(body) },
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response;
}

/** Requests the person's profile until `done`; returns the milliseconds of each request. */
async function timeRequestsUntil(url: string, token: string, done: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!done()) {
    const headers = { authorization: `Bearer ${token}` };
    times.push(
      await timeOf(async () => {
        const response = await fetch(url, { headers });
        await response.text();
        if (!response.ok) throw new Error(`${url} answered ${response.status}`);
      }),
    );
    await new Promise((next) => setTimeout(next, PAUSE_MS));
  }
  return times;
}

async function measureSignIns(database: DatabaseName): Promise<void> {
  await using place = await openPlace(database);
  const server = await place.start({ SIGN_IN_ATTEMPTS: "1000" });
  const emails = Array.from({ length: PEOPLE }, (_, index) => `person${index}@example.org`);
  const data = { first_name: "Ada", last_name: "Muster" };
  let first = { access_token: "", user: { id: "" } };
  for (const email of emails)
    first = (await (
      await postToAuth(server, "/signup", { email, password: PASSWORD, data })
    ).json()) as typeof first;
  const profile = `${server.url}/api/profiles/${first.user.id}`;
  const limit = await hashesPerSecond(IDLE_MS);
  const idleUntil = performance.now() + IDLE_MS;
  const idle = await timeRequestsUntil(profile, first.access_token, () => performance.now() > idleUntil);
  const started = performance.now();
  let over = false;
  const signIns = Promise.all(
    emails.map((email) =>
      timeOf(async () => {
        const answer = await postToAuth(server, "/token?grant_type=password", { email, password: PASSWORD });
        await answer.text();
      }),
    ),
  ).finally(() => {
    over = true;
  });
  const during = await timeRequestsUntil(profile, first.access_token, () => over);
  const seconds = (performance.now() - started) / 1000;
  const times = await signIns;
  const table = beginTable(`${PEOPLE} people sign in at once, ${DATABASE_TITLES[database]}`);
  const perSecond = { limit, we: PEOPLE / seconds, least: TARGETS.perSecond };
  table.add({ what: "sign-ins a second; limit: argon2id one after the other", ...perSecond });
  table.add({ what: "last sign-in, s", we: quantile(times, 1) / 1000 });
  for (const share of [0.5, 0.95, 1]) {
    const target = share === 0.95 ? { most: TARGETS.others } : {};
    const [alone, we] = [quantile(idle, share), quantile(during, share)];
    table.add({ what: `others meanwhile: p${share * 100} ms; limit: alone`, limit: alone, we, ...target });
  }
  table.end();
}

for (const database of databaseOption(DATABASES)) await measureSignIns(database);
