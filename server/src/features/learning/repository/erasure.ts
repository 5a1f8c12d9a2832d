import { and, eq, inArray, isNotNull, or, type SQL, sql } from "drizzle-orm";
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
 * at most so many; answers how many.
 */
export async function deleteOverdue(
  db: Db,
  now: Date,
  { anonymousDays, most }: { anonymousDays: number; most: number },
): Promise<number> {
  const { retentionDays } = courses;
  const at = sql`${now.toISOString()}::timestamptz`;
  // The least of both: a missing one counts for nothing.
  const days = sql`case when ${enrolments.type} = 'anonymous' then least(${retentionDays}, ${anonymousDays}::int)
    else ${retentionDays} end`;
  const overdue = db
    .select({ id: enrolments.id })
    .from(courses)
    .innerJoin(enrolments, eq(enrolments.courseId, courses.id))
    .where(
      and(
        or(isNotNull(retentionDays), eq(enrolments.type, "anonymous")),
        sql`${enrolments.lastActiveAt} < ${at} - make_interval(days => ${days})`,
      ),
    )
    .limit(most);
  return await db.transaction((tx) => eraseEnrolments(tx, inArray(enrolments.id, overdue)));
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
