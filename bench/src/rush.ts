import { setTimeout as pause } from "node:timers/promises";
import { startMailServer } from "../../server/testing/mailServer.ts";
import { WITHOUT_QUOTAS } from "../../server/testing/serverProcess.ts";
import { germanText } from "../../server/testing/text.ts";
import { clientOf, makeCourse, type Person, register } from "./course.ts";
import { DATABASES, type DatabaseName, databaseOption, size } from "./options.ts";
import { DATABASE_TITLES, openPlace } from "./place.ts";
import { beginTable } from "./table.ts";

/** Usage: npm run bench:rush [-- --database postgres|embedded] [--smallest] */
const REGISTRATIONS = size(500, 5);
const UPLOADS = size(200, 2);
const UPLOADED_AT_ONCE = size(10, 2);
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

async function rush(database: DatabaseName): Promise<void> {
  await using place = await openPlace(database);
  const mails = await startMailServer();
  place.defer(() => mails.close());
  const server = await place.start({ SMTP_URL: mails.url, ...WITHOUT_QUOTAS });
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
    ids.push(...(await Promise.all(Array.from({ length: UPLOADED_AT_ONCE }, () => upload(crowd)))));
  const came = performance.now();
  await untilRead(other, await upload(other));
  const waited = secondsSince(came);
  for (const id of ids) await untilRead(crowd, id);
  const table = beginTable(`Mails and documents in a rush, ${DATABASE_TITLES[database]}; seconds`);
  table.add({ what: `last mail of ${REGISTRATIONS} registrations at once`, we: last });
  if (!Number.isNaN(of200)) table.add({ what: "200th mail", we: of200, most: TARGET_SECONDS_FOR_200 });
  table.add({
    ...{ what: `last of ${UPLOADS} documents; limit: as many alone`, limit: UPLOADS * own },
    we: secondsSince(began),
  });
  table.add({ what: "another person's document after them; limit: alone", limit: own, we: waited });
  table.end();
}

for (const database of databaseOption(DATABASES)) await rush(database);
