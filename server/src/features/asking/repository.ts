import { and, count, desc, eq, inArray, max, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { askedQuestions } from "../../db/tables/index.ts";
import { enrolmentView } from "../learning/index.ts";

export type AskedRow = typeof askedQuestions.$inferInsert;

/**
 * Stores a question. What a course has beyond `most` goes: first what was asked in anonymous sittings, the oldest of it
 * first, then the oldest.
 */
export async function storeAsked(db: Db, row: AskedRow, most: number): Promise<void> {
  await db.insert(askedQuestions).values(row);
  const ofCourse = eq(askedQuestions.courseId, row.courseId);
  const [kept] = await db.select({ questions: count() }).from(askedQuestions).where(ofCourse);
  const beyond = (kept?.questions ?? 0) - most;
  if (beyond <= 0) return;
  const gone = await db
    .select({ id: askedQuestions.id })
    .from(askedQuestions)
    .innerJoin(enrolmentView, eq(enrolmentView.id, askedQuestions.enrolmentId))
    .where(ofCourse)
    .orderBy(sql`${enrolmentView.type} = 'registered'`, askedQuestions.askedAt)
    .limit(beyond);
  const ids = gone.map(({ id }) => id);
  await db.delete(askedQuestions).where(inArray(askedQuestions.id, ids));
}

/** What participants asked a course, the same words once; those that found nothing first, then the latest. Trials do not count. */
export async function findAsked(db: Db, courseId: string, most: number) {
  const found = sql<boolean>`(array_agg(${askedQuestions.found} order by ${askedQuestions.askedAt} desc))[1]`;
  const askedAt = max(askedQuestions.askedAt);
  return await db
    .select({ text: askedQuestions.text, times: count(), found, askedAt })
    .from(askedQuestions)
    .innerJoin(enrolmentView, eq(enrolmentView.id, askedQuestions.enrolmentId))
    .where(and(eq(askedQuestions.courseId, courseId), eq(enrolmentView.trial, false)))
    .groupBy(askedQuestions.text)
    .orderBy(found, desc(askedAt))
    .limit(most);
}
