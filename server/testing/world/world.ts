import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { testEnvironment } from "../../../tooling/testProjects.ts";
import type { StoredCourse } from "./courseRows.ts";

const REPOSITORY = join(import.meta.dirname, "../../..");

/** Documents that a finished course of ten steps is prepared from, with its language. */
export const SAMPLES = {
  "agua.es.txt": "es",
  "bicicletta.it.txt": "it",
  "bienen.de.pdf": "de",
  "levain.fr.docx": "fr",
  "lighthouses.en.pdf": "en",
} as const;
export type Sample = keyof typeof SAMPLES;

/** What decides how a course is written and stored; a change elsewhere in the server leaves the world as it is. */
const SOURCES = [
  "package-lock.json",
  "samples",
  "contract/src",
  "engine/src",
  "server/migrations",
  "server/src/db",
  ...["content", "documents", "generation"].map((feature) => `server/src/features/${feature}`),
  "server/testing/world",
];
const CACHE = join(REPOSITORY, ".cache/world");

function* filesOf(path: string): Generator<string> {
  if (/(^|\/)(node_modules|dist|data)$/.test(path)) return;
  const entries = readdirSync(path, { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const inside = join(path, entry.name);
    if (entry.isDirectory()) yield* filesOf(inside);
    else if (!/\.test\.ts$|\.md$/.test(entry.name)) yield inside;
  }
}

/** A checksum of everything that the world is made from. */
function version(): string {
  const hash = createHash("sha256").update(process.version);
  for (const name of SOURCES) {
    const path = join(REPOSITORY, name);
    for (const file of name.includes(".") ? [path] : filesOf(path))
      hash.update(file).update(readFileSync(file));
  }
  return hash.digest("hex").slice(0, 16);
}

/** Name of the file that tells how to get into the courses of `journeys/`. */
export const DOORS = "doors.json";

/** A finished course of the servers that journeys start, and the password with which a creator may manage it. */
export interface PreparedCourse {
  slug: string;
  password: string;
}

/** Part of the names of folders that another run may be filling just now. */
const MAKING = ".making-";

let ensured: string | null = null;

/**
 * The folder of what tests begin with, made when it is missing (some seconds): `empty/` and `journeys/` are data
 * folders of a server that was stopped, the second with people, courses and the example course; `courses/` holds a
 * finished course for each sample.
 */
export function ensureWorld(): string {
  if (ensured) return ensured;
  const folder = join(CACHE, version());
  if (!existsSync(folder)) {
    mkdirSync(CACHE, { recursive: true });
    const old = readdirSync(CACHE).filter((name) => !name.includes(MAKING));
    for (const name of old) rmSync(join(CACHE, name), { recursive: true, force: true });
    const making = `${folder}${MAKING}${process.pid}`;
    const made = spawnSync(process.execPath, [join(import.meta.dirname, "make.ts"), making], {
      stdio: ["ignore", "inherit", "inherit"],
      // Readers that let everything else go first would not be done in time on a busy machine.
      env: { ...process.env, ...testEnvironment },
    });
    if (made.status !== 0) throw new Error("What the tests begin with could not be made: see above.");
    if (existsSync(folder)) rmSync(making, { recursive: true });
    else renameSync(making, folder);
  }
  ensured = folder;
  return folder;
}

/** The finished course of a sample. */
export function preparedCourse(world: string, sample: Sample): StoredCourse {
  return JSON.parse(readFileSync(join(world, "courses", `${sample}.json`), "utf8")) as StoredCourse;
}

/** The data folder that the servers of journeys start from, and the finished courses in it. */
export function preparedServer(world: string): {
  dataFolder: string;
  courses: Record<Sample, PreparedCourse>;
} {
  const courses: Record<Sample, PreparedCourse> = JSON.parse(readFileSync(join(world, DOORS), "utf8"));
  return { dataFolder: join(world, "journeys"), courses };
}
