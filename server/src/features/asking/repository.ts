import { and, count, desc, eq, max, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { askedQuestions, enrolments } from "../../db/tables/index.ts";

export type AskedRow = typeof askedQuestions.$inferInsert;

export async function storeAsked(db: Db, row: AskedRow): Promise<void> {
  await db.insert(askedQuestions).values(row);
}

/** What participants asked a course, the same words once; those that found nothing first, then the latest. Trials do not count. */
export async function findAsked(db: Db, courseId: string, most: number) {
  const found = sql<boolean>`(array_agg(${askedQuestions.found} order by ${askedQuestions.askedAt} desc))[1]`;
  const askedAt = max(askedQuestions.askedAt);
  return await db
    .select({ text: askedQuestions.text, times: count(), found, askedAt })
    .from(askedQuestions)
    .innerJoin(enrolments, eq(enrolments.id, askedQuestions.enrolmentId))
    .where(and(eq(askedQuestions.courseId, courseId), eq(enrolments.trial, false)))
    .groupBy(askedQuestions.text)
    .orderBy(found, desc(askedAt))
    .limit(most);
}
