import { randomUUID } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { LIMITS } from "@lehrpfad/contract";
import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { courseVersions, type KeptStep, versionSteps } from "../../../db/tables/content.ts";
import { courses, userProfiles } from "../../../db/tables/index.ts";

export type { KeptStep };
export type VersionRow = typeof courseVersions.$inferSelect;
/** A step as a version names it: its id in the course, and the hash of what it said. */
export type NamedStep = VersionRow["steps"][number];

/** A version with the name of who made it. */
export type MadeVersion = VersionRow & { maker: { firstName: string; lastName: string } | null };

const maker = { firstName: userProfiles.firstName, lastName: userProfiles.lastName };

async function versionsWhere(db: Db, where: ReturnType<typeof and>): Promise<MadeVersion[]> {
  const rows = await db
    .select({ version: courseVersions, maker })
    .from(courseVersions)
    .leftJoin(userProfiles, eq(userProfiles.id, courseVersions.madeBy))
    .where(where)
    .orderBy(desc(courseVersions.number));
  return rows.map((row) => ({ ...row.version, maker: row.maker }));
}

/** The versions of a course, the newest first. */
export async function listVersions(db: Db, courseId: string): Promise<MadeVersion[]> {
  return await versionsWhere(db, eq(courseVersions.courseId, courseId));
}

/** Kept steps that are read with one query. */
const AT_ONCE = 10;

/** What the steps with these hashes said. */
export async function loadKeptSteps(
  db: Db,
  courseId: string,
  hashes: readonly string[],
): Promise<Map<string, KeptStep>> {
  const found = new Map<string, KeptStep>();
  for (let from = 0; from < hashes.length; from += AT_ONCE) {
    // Other requests go first: a version is some megabytes.
    await setImmediate();
    const some = hashes.slice(from, from + AT_ONCE);
    const rows = await db
      .select({ hash: versionSteps.hash, step: versionSteps.step })
      .from(versionSteps)
      .where(and(eq(versionSteps.courseId, courseId), inArray(versionSteps.hash, some)));
    for (const { hash, step } of rows) found.set(hash, step);
  }
  return found;
}

/** What the steps with these hashes are called. */
export async function loadKeptTitles(
  db: Db,
  courseId: string,
  hashes: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .select({ hash: versionSteps.hash, title: sql<string>`${versionSteps.step} ->> 'title'` })
    .from(versionSteps)
    .where(and(eq(versionSteps.courseId, courseId), inArray(versionSteps.hash, [...hashes])));
  return new Map(rows.map(({ hash, title }) => [hash, title]));
}

/** The hashes of the steps that versions of a course have. */
async function keptHashes(db: Db, courseId: string): Promise<Set<string>> {
  const rows = await db
    .select({ hash: versionSteps.hash })
    .from(versionSteps)
    .where(eq(versionSteps.courseId, courseId));
  return new Set(rows.map(({ hash }) => hash));
}

/** Gives up the oldest versions beyond what a course may have, and steps that no version has any more. */
async function forgetOldest(tx: Db, courseId: string, newest: number): Promise<void> {
  const gone = await tx
    .delete(courseVersions)
    .where(
      and(
        eq(courseVersions.courseId, courseId),
        sql`${courseVersions.number} <= ${newest - LIMITS.versionsPerCourse}`,
      ),
    )
    .returning({ id: courseVersions.id });
  if (gone.length === 0) return;
  const named = sql`select 1 from ${courseVersions} v, jsonb_array_elements(v.steps) named
    where v.course_id = ${courseId} and named ->> 'hash' = ${versionSteps.hash}`;
  await tx.delete(versionSteps).where(and(eq(versionSteps.courseId, courseId), sql`not exists (${named})`));
}

/** Stores the next version of a course, which must be locked; steps that an earlier one has are stored once. */
export async function insertVersion(
  tx: Db,
  version: Pick<VersionRow, "courseId" | "reason" | "name" | "madeBy" | "madeAt">,
  steps: readonly (NamedStep & { step: KeptStep })[],
): Promise<void> {
  const { courseId } = version;
  const [last] = await tx
    .select({ number: courseVersions.number })
    .from(courseVersions)
    .where(eq(courseVersions.courseId, courseId))
    .orderBy(desc(courseVersions.number))
    .limit(1);
  const number = (last?.number ?? 0) + 1;
  const known = await keptHashes(tx, courseId);
  for (const { hash, step } of steps.filter((one) => !known.has(one.hash))) {
    await setImmediate();
    const bytes = Buffer.byteLength(JSON.stringify(step));
    await tx.insert(versionSteps).values({ courseId, hash, step, bytes }).onConflictDoNothing();
  }
  const named = steps.map(({ stepId, hash }) => ({ stepId, hash }));
  await tx.insert(courseVersions).values({ id: randomUUID(), ...version, number, steps: named });
  await forgetOldest(tx, courseId, number);
}

/**
 * Courses whose present state is to be kept: they are open, and were edited since their newest version and not after
 * `quiet`, or have no version. `since` bounds how far back edits are looked for.
 */
export async function coursesToKeep(
  db: Db,
  { since, quiet, most }: { since: Date; quiet: Date; most: number },
): Promise<string[]> {
  const newest = sql`(select max(v.made_at) from ${courseVersions} v where v.course_id = ${courses.id})`;
  const edited = sql`${courses.editedAt} between ${since.toISOString()}::timestamptz and ${quiet.toISOString()}::timestamptz`;
  const rows = await db
    .select({ id: courses.id })
    .from(courses)
    .where(
      sql`${courses.active} and ${courses.writer} is not null and
        (${newest} is null or (${edited} and ${newest} < ${courses.editedAt}))`,
    )
    .limit(most);
  return rows.map(({ id }) => id);
}
