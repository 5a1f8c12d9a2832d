import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ensureExampleCourses } from "../../src/app/examples.ts";
import { openDatabase } from "../../src/db/client.ts";
import { courseVersions, versionSteps } from "../../src/db/tables/content.ts";
import { REPOSITORY } from "../../src/platform/config.ts";
import { courseRequest, finished } from "../courses.ts";
import { createTestServer } from "../testServer.ts";
import { readCourse } from "./courseRows.ts";
import { leaveServer } from "./leaveServer.ts";
import { askWithOptions } from "./options.ts";
import { DOORS, type PreparedCourse, SAMPLES } from "./world.ts";

const open = (folder: string) =>
  openDatabase({ folder }, (error) => {
    throw error;
  });

/** Makes what all tests begin with (see `ensureWorld`) in a new folder. */
async function make(folder: string): Promise<void> {
  const [empty, journeys, courses] = ["empty", "journeys", "courses"].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  mkdirSync(courses, { recursive: true });
  await leaveServer(empty, await open(empty));
  cpSync(empty, journeys, { recursive: true });
  const settings = { DATA_DIR: journeys, EXAMPLE_COURSE: "true", GENERATIONS: "2" };
  const server = await createTestServer(settings, await open(journeys));
  const { db, files, clock } = server.services;
  const creator = await server.signUp("course_creator_free", "world@example.org");
  const made: [string, PreparedCourse][] = [];
  // One after the other: what is made at once waits for each other, and each has a time by which it must be there.
  for (const [sample, language] of Object.entries(SAMPLES)) {
    const content = new Uint8Array(readFileSync(join(REPOSITORY, "samples", sample)));
    const id = await server.upload(creator.accessToken, sample, content);
    const { state, refusal } = await creator.client.documents.get({ id });
    if (state !== "ready") throw new Error(`${sample} is ${state}: ${JSON.stringify(refusal)}`);
    const { slug } = await creator.client.courses.create(courseRequest([id], { language, secondTry: true }));
    await finished(creator, slug);
    await askWithOptions(db, slug);
    // Its questions are others than were written: no version of it is kept yet.
    await db.delete(courseVersions);
    await db.delete(versionSteps);
    const stored = await readCourse(db, files, slug, clock.now());
    writeFileSync(join(courses, `${sample}.json`), JSON.stringify(stored));
    made.push([sample, { slug, ...(await creator.client.courses.issueAdminPassword({ slug })) }]);
  }
  writeFileSync(join(folder, DOORS), JSON.stringify(Object.fromEntries(made)));
  await ensureExampleCourses(server.services);
  await server.close();
  rmSync(join(journeys, "mail"), { recursive: true, force: true });
}

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("Name the folder to make");
await make(folder);
