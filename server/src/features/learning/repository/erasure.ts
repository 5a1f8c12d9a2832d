import { and, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Db } from "../../../db/client.ts";
import { courses, deletedSteps, reshapings } from "../../../db/tables/index.ts";
import { enrolments } from "../../../db/tables/learning.ts";

/**
 * Deletes the participations that `which` names with all that hangs on them, also in steps that can still be
 * restored; answers how many.
 */
async function eraseEnrolments(tx: Db, which: SQL | undefined): Promise<number> {
  const gone = await tx
    .delete(enrolments)
    .where(which)
    .returning({ id: enrolments.id, courseId: enrolments.courseId });
  if (gone.length === 0) return 0;
  const ids = sql`${JSON.stringify(gone.map(({ id }) => id))}::jsonb`;
  const { progress, cards, marks, exerciseAnswers } = deletedSteps;
  const kept = (entries: AnyPgColumn) =>
    sql`(select coalesce(jsonb_agg(entry), '[]') from jsonb_array_elements(${entries}) entry
      where not ${ids} ? (entry ->> 'enrolmentId'))`;
  const courseIds = [...new Set(gone.map(({ courseId }) => courseId))];
  await tx
    .update(deletedSteps)
    .set({
      progress: kept(progress),
      cards: kept(cards),
      marks: kept(marks),
      exerciseAnswers: kept(exerciseAnswers),
    })
    .where(inArray(deletedSteps.courseId, courseIds));
  await tx
    .update(reshapings)
    .set({
      progress: kept(reshapings.progress),
      cards: kept(reshapings.cards),
      marks: kept(reshapings.marks),
    })
    .where(inArray(reshapings.courseId, courseIds));
  return gone.length;
}

/**
 * Deletes participations whose course does not keep them any longer, and anonymous ones after so many days at the latest,
 * at most so many of each; answers how many.
 */
export async function deleteOverdue(
  db: Db,
  now: Date,
  { anonymousDays, most }: { anonymousDays: number; most: number },
): Promise<number> {
  const { retentionDays } = courses;
  const before = (days: SQL | AnyPgColumn) =>
    sql`${enrolments.lastActiveAt} < ${now.toISOString()}::timestamptz - make_interval(days => ${days})`;
  // Apart, and named one by one: as one condition the database reads every participation there is.
  const ofCourses = await db
    .select({ id: enrolments.id })
    .from(courses)
    .innerJoin(enrolments, eq(enrolments.courseId, courses.id))
    .where(and(isNotNull(retentionDays), before(retentionDays)))
    .limit(most);
  const anonymous = await db
    .select({ id: enrolments.id })
    .from(enrolments)
    .where(and(eq(enrolments.type, sql`'anonymous'`), before(sql`${anonymousDays}::int`)))
    .orderBy(enrolments.lastActiveAt)
    .limit(most);
  const ids = [...ofCourses, ...anonymous].map(({ id }) => id);
  if (ids.length === 0) return 0;
  return await db.transaction((tx) => eraseEnrolments(tx, inArray(enrolments.id, ids)));
}

/** Deletes one participation in a course with all that hangs on it; false where there is none. */
export async function deleteParticipant(db: Db, courseId: string, id: string): Promise<boolean> {
  const own = and(eq(enrolments.courseId, courseId), eq(enrolments.id, id));
  return (await db.transaction((tx) => eraseEnrolments(tx, own))) > 0;
}

/** Deletes all participations of a person with all that hangs on them. */
export async function eraseParticipationsOf(tx: Db, userId: string): Promise<void> {
  await eraseEnrolments(tx, eq(enrolments.userId, userId));
}
