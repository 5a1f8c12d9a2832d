import { parseArgs } from "node:util";
import { clientOf, makeCourse, signInCreator } from "./course.ts";
import { buildEmptyPage } from "./emptyPage.ts";
import { DATABASES, type DatabaseName, databaseOption, size } from "./options.ts";
import { DATABASE_TITLES, openPlace } from "./place.ts";
import { measureBrowser } from "./studioBrowser.ts";
import { EDITED_SLUG, fillStudio } from "./studioData.ts";
import { listVisits } from "./studioPages.ts";
import { measureServer } from "./studioServer.ts";
import { beginTable } from "./table.ts";

/**
 * Usage: npm run bench:studio [-- --database postgres|embedded] [--part server|browser] [--runs 5] [--smallest]
 *
 * The Creator Studio with 1,000 courses, 10,000 participants of one course and 50 steps to edit, on Postgres and then
 * on the embedded database: what the server answers, and what a slow browser makes of it. Ends with 1 where a target
 * is missed.
 */
const text = { type: "string" } as const;
const { values } = parseArgs({
  options: { database: text, part: text, runs: text, smallest: { type: "boolean" } },
});
const RUNS = Number(values.runs ?? size(5, 1));

async function measureDatabase(name: DatabaseName): Promise<void> {
  await using empty = await buildEmptyPage();
  await using place = await openPlace(name);
  const limits = { SIGN_IN_ATTEMPTS: "100000" };
  const maker = await place.start(limits);
  const slug = await makeCourse(maker.url);
  await maker.stop();
  const filled = await fillStudio(place, slug);
  const { url } = await place.start(limits);
  const session = await signInCreator(url);
  const creator = clientOf(url, { authorization: `Bearer ${session.access_token}` });
  // What a first visit mends; the page is read anew then.
  const { preferred_language: language } = await creator.accounts.updateVerified({ id: session.user.id });
  const title = `${filled}; ${DATABASE_TITLES[name]}`;
  if (values.part !== "browser") {
    const table = beginTable(`${title}; limit: an answer without database`);
    await measureServer(table, { url, creator, visitor: clientOf(url, {}), slug });
    table.end();
  }
  if (values.part === "server") return;
  const { steps } = await creator.editing.outline({ slug: EDITED_SLUG });
  const visits = listVisits(slug, steps[steps.length / 2]?.id ?? "");
  // Whoever is signed in on a device has seen the app there in the language of the profile.
  const signIn = async () => ({ language, "auth.session": JSON.stringify(await signInCreator(url)) });
  const table = beginTable(`${title}; processor slowed four times; limit: an empty React page`);
  await measureBrowser(table, { origin: url, emptyPath: empty.path, signIn, visits, runs: RUNS });
  table.end();
}

for (const name of databaseOption(DATABASES)) await measureDatabase(name);
