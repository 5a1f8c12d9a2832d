import { parseArgs } from "node:util";
import { AuthClient } from "@supabase/auth-js";
import { createHttp } from "../../server/src/app/http.ts";
import { createServices } from "../../server/src/app/services.ts";
import { openDatabase } from "../../server/src/db/client.ts";
import { seed, seededCreator, seededParticipant } from "../../server/src/db/seed.ts";
import { administer } from "../../server/src/features/accounts/index.ts";
import { readConfig } from "../../server/src/platform/config.ts";
import { hashPassword } from "../../server/src/platform/passwords.ts";
import { type Client, clientOf, PASSWORD } from "./course.ts";
import { size } from "./options.ts";
import { DATABASE_TITLES, openPlace } from "./place.ts";
import { beginTable } from "./table.ts";
import { beginSeries } from "./timing.ts";

/**
 * Usage: npm run bench:scale [-- --courses 5000 --enrolments 250000 --answers 5000000]
 * or, for a database that `npm run seed` has filled: npm run bench:scale -- --database postgres://…
 */
const text = { type: "string" } as const;
const { values } = parseArgs({
  options: { database: text, courses: text, enrolments: text, answers: text, smallest: { type: "boolean" } },
});
const AMOUNTS = {
  courses: Number(values.courses ?? size(5_000, 50)),
  enrolments: Number(values.enrolments ?? size(250_000, 500)),
  answers: Number(values.answers ?? size(5_000_000, 1_000)),
};
const REQUESTS = size(60, 2);
/** Milliseconds within which 95 of 100 requests are answered. */
const TARGET = 150;
const ORIGIN = "http://localhost:4780";
/** The course with the most participants. */
const LARGEST = "seed-1";
const COUNTED_BY = "Europe/Berlin";

await using place = await openPlace(values.database === undefined ? "postgres" : "embedded");
const throwError = (error: Error) => {
  throw error;
};
const database = await openDatabase({ url: values.database ?? place.databaseUrl, folder: null }, throwError);
if (place.databaseUrl !== undefined) {
  const begun = performance.now();
  await seed(database.db, AMOUNTS, await hashPassword(PASSWORD), () => process.stdout.write("."));
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  process.stdout.write(`\n${JSON.stringify(AMOUNTS)} in ${seconds} s\n`);
}
const config = readConfig({
  DATA_DIR: place.folder,
  LOG_LEVEL: "error",
  EXAMPLE_COURSE: "false",
  SIGN_IN_ATTEMPTS: "100000",
});
const { services, close } = await createServices(config, ORIGIN, { database });
place.defer(close);
const app = createHttp(services);
const send: typeof fetch = async (input, init) => await app.fetch(new Request(input, init));

async function signIn(email: string): Promise<{ client: Client }> {
  const auth = new AuthClient({
    url: `${ORIGIN}/auth/v1`,
    fetch: send,
    persistSession: false,
    autoRefreshToken: false,
  });
  const { data, error } = await auth.signInWithPassword({ email, password: PASSWORD });
  if (!data.session) throw new Error(`No session for ${email}: ${error?.message}`);
  const headers = { authorization: `Bearer ${data.session.access_token}` };
  return { client: clientOf(ORIGIN, headers, { fetch: send }) };
}

const table = beginTable(
  `Lists and statistics, ${DATABASE_TITLES.postgres}; limit: an answer without database`,
);
const measure = await beginSeries(table, { requests: REQUESTS, most: TARGET }, ORIGIN, send);

async function measureDashboards(who: string, client: Client): Promise<void> {
  for (const sort of ["newest", "oldest", "most", "fewest"] as const)
    await measure(`${who}: dashboard, ${sort}`, (n) => client.results.dashboard({ sort, page: 1 + (n % 3) }));
  await measure(`${who}: dashboard, search`, (n) => client.results.dashboard({ search: `course ${n}` }));
}

async function measureStatistics(name: string, client: Client, slug: string): Promise<void> {
  await measure(`${name}: results`, () => client.results.course({ slug, timeZone: COUNTED_BY }));
  for (const sort of ["active", "newest", "oldest", "name", "progress"] as const)
    await measure(`${name}: participants, ${sort}`, (n) =>
      client.results.participants({ slug, sort, page: 1 + (n % 5) }),
    );
  for (const status of ["completed", "learning", "started"] as const)
    await measure(`${name}: participants, ${status}`, () => client.results.participants({ slug, status }));
  await measure(`${name}: participants, search`, (n) =>
    client.results.participants({ slug, search: `last ${n}` }),
  );
  const { participants } = await client.results.participants({ slug });
  const id = participants[0]?.id ?? "";
  await measure(`${name}: one participant`, () => client.results.participant({ slug, id }));
  await measure(`${name}: results after a start`, async () => {
    const { token } = await client.learning.startAnonymously({ slug });
    if (token === null) throw new Error("No sitting was begun");
    return await client.results.course({ slug, timeZone: COUNTED_BY });
  });
}

async function measureCampus(people: readonly { client: Client }[]): Promise<void> {
  const of = (n: number) => people[n % people.length]?.client ?? throwError(new Error("Nobody signed in"));
  const slugs = await Promise.all(
    people.map(async ({ client }) => (await client.learning.myCourses({})).courses[0]?.slug ?? LARGEST),
  );
  const slugOf = (n: number) => slugs[n % slugs.length] ?? LARGEST;
  await measure("participant: my courses", (n) => of(n).learning.myCourses({}));
  await measure("participant: course page", (n) => of(n).learning.course({ slug: slugOf(n) }));
  await measure("participant: step", (n) => of(n).learning.step({ slug: slugOf(n), position: 1 }));
  await measure("participant: highlights", (n) => of(n).campus.highlights({ slug: slugOf(n) }));
  await measure("participant: questions due", (n) => of(n).campus.due({}));
}

const creator = await signIn(seededCreator(2));
const { courses } = await creator.client.results.dashboard({ sort: "fewest" });
const usual = courses[Math.floor(courses.length / 2)]?.slug ?? LARGEST;
await measureDashboards("creator", creator.client);
await measureStatistics("a course", creator.client, usual);
await measureStatistics("largest course", creator.client, LARGEST);
await measureCampus(await Promise.all([11, 21, 31, 41].map((n) => signIn(seededParticipant(n)))));
await administer(services, ["grant", seededCreator(1), "super_admin"]);
const administrator = await signIn(seededCreator(1));
await measureDashboards("super_admin", administrator.client);
await measure("admin: list", (n) => administer(services, ["list", `participant-${n + 1}00`]));
table.end();
