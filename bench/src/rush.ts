import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startMailServer } from "../../server/testing/mailServer.ts";
import { startPostgres } from "../../server/testing/postgres.ts";
import { startServerProcess, WITHOUT_QUOTAS } from "../../server/testing/serverProcess.ts";
import { germanText } from "../../server/testing/text.ts";
import { clientOf, makeCourse, type Person, register } from "./course.ts";

/** Usage: npm run bench:rush */
const REGISTRATIONS = 500;
const UPLOADS = 200;
/** Seconds within which issue "What attackers and bad days found" wants the mails of 200 registrations. */
const TARGET_SECONDS_FOR_200 = 30;

const secondsSince = (moment: number) => (performance.now() - moment) / 1000;

async function upload({ url, headers }: Person): Promise<string> {
  const body = germanText(20);
  const response = await fetch(`${url}/api/documents?name=a.txt`, { method: "POST", headers, body });
  if (!response.ok) throw new Error(`An upload was answered ${response.status}: ${await response.text()}`);
  return ((await response.json()) as { id: string }).id;
}

async function untilRead({ client }: Person, id: string): Promise<void> {
  while ((await client.documents.get({ id })).state === "reading") await pause(50);
}

/** A class registers at a course at once; answers the seconds until its last mail has arrived, and of the 200th. */
async function registerAll(
  url: string,
  slug: string,
  received: unknown[],
): Promise<[last: number, of200: number]> {
  const before = received.length;
  const began = performance.now();
  let of200 = Number.NaN;
  const registrations = Array.from({ length: REGISTRATIONS }, (_, at) =>
    clientOf(url, {}).learning.register({
      slug,
      firstName: "Ada",
      lastName: "Muster",
      email: `person-${at}@example.org`,
      language: "de",
    }),
  );
  const all = Promise.all(registrations);
  while (received.length - before < REGISTRATIONS) {
    if (Number.isNaN(of200) && received.length - before >= 200) of200 = secondsSince(began);
    await pause(20);
  }
  await all;
  return [secondsSince(began), of200];
}

async function rush(name: string, database: Record<string, string>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "bench-rush-"));
  const mails = await startMailServer();
  const settings = { DATA_DIR: folder, SMTP_URL: mails.url, ...WITHOUT_QUOTAS, ...database };
  const server = await startServerProcess(settings);
  try {
    const slug = await makeCourse(server.url);
    const [last, of200] = await registerAll(server.url, slug, mails.received);
    const crowd = await register(server.url, "crowd@example.org", "course_creator_free");
    const other = await register(server.url, "other@example.org", "course_creator_free");
    const alone = performance.now();
    await untilRead(other, await upload(other));
    const own = secondsSince(alone);
    const began = performance.now();
    const ids: string[] = [];
    while (ids.length < UPLOADS)
      ids.push(...(await Promise.all(Array.from({ length: 10 }, () => upload(crowd)))));
    const came = performance.now();
    await untilRead(other, await upload(other));
    const waited = secondsSince(came);
    for (const id of ids) await untilRead(crowd, id);
    const figures = {
      [`last mail of ${REGISTRATIONS} registrations at once`]: last,
      [`200th mail (target ${TARGET_SECONDS_FOR_200})`]: of200,
      [`last of ${UPLOADS} documents of one person`]: secondsSince(began),
      "another person's document after them": waited,
      "the same while nobody waits": own,
    };
    for (const [what, seconds] of Object.entries(figures))
      process.stdout.write(`${name.padEnd(10)} ${what.padEnd(46)}${seconds.toFixed(1).padStart(7)} s\n`);
    if (of200 > TARGET_SECONDS_FOR_200) process.exitCode = 1;
  } finally {
    await server.stop();
    await mails.close();
    await rm(folder, { recursive: true, force: true });
  }
}

const postgres = await startPostgres();
await rush("Postgres", { DATABASE_URL: postgres.url });
await postgres.close();
await rush("embedded", {});
