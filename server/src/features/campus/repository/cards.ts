import { and, asc, eq, isNotNull, isNull, lte, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { accountSettings, courses, reviewCards, type StoredCard } from "../../../db/tables/index.ts";
import { columnsOf, selectQuestions, selectSteps } from "../../content/index.ts";
import { enrolmentView, progressView } from "../../learning/index.ts";

/** Answers in courses that are repeated which have no card yet: of one person, or of all who are told what is due. */
export async function answersWithoutCard(db: Db, whose: { userId: string } | "told") {
  const question = selectQuestions(db, "question");
  return await db
    .select({
      enrolmentId: progressView.enrolmentId,
      stepId: progressView.stepId,
      answeredAt: progressView.answeredAt,
      right: progressView.right,
    })
    .from(progressView)
    .innerJoin(enrolmentView, eq(enrolmentView.id, progressView.enrolmentId))
    .innerJoin(question, eq(question.stepId, progressView.stepId))
    .leftJoin(accountSettings, eq(accountSettings.userId, enrolmentView.userId))
    .leftJoin(
      reviewCards,
      and(eq(reviewCards.enrolmentId, progressView.enrolmentId), eq(reviewCards.stepId, progressView.stepId)),
    )
    .where(
      and(
        whose === "told" ? eq(accountSettings.repetitionMails, true) : eq(enrolmentView.userId, whose.userId),
        eq(enrolmentView.repeats, true),
        isNotNull(progressView.answeredAt),
        isNull(reviewCards.stepId),
      ),
    );
}

export interface CardRow {
  enrolmentId: string;
  stepId: string;
  due: Date;
  card: StoredCard;
}

export async function insertCards(db: Db, cards: readonly CardRow[]): Promise<void> {
  if (cards.length > 0)
    await db
      .insert(reviewCards)
      .values([...cards])
      .onConflictDoNothing();
}

/** Replaces a card if it is still the one that was due at `due`: an answer sent twice counts once. */
export async function replaceCard(db: Db, before: CardRow, after: CardRow): Promise<boolean> {
  const rows = await db
    .update(reviewCards)
    .set({ due: after.due, card: after.card })
    .where(
      and(
        eq(reviewCards.enrolmentId, before.enrolmentId),
        eq(reviewCards.stepId, before.stepId),
        eq(reviewCards.due, before.due),
      ),
    )
    .returning({ stepId: reviewCards.stepId });
  return rows.length > 0;
}

export async function cardOf(db: Db, enrolmentId: string, stepId: string): Promise<CardRow | null> {
  const [row] = await db
    .select()
    .from(reviewCards)
    .where(and(eq(reviewCards.enrolmentId, enrolmentId), eq(reviewCards.stepId, stepId)));
  return row ?? null;
}

const repeatedBy = (userId: string) =>
  and(eq(enrolmentView.userId, userId), eq(enrolmentView.repeats, true), eq(courses.active, true));

/** The questions of a person that are due, the longest waiting first. */
export async function dueQuestions(db: Db, userId: string, now: Date, most: number) {
  const step = selectSteps(db, "step");
  const question = selectQuestions(db, "question");
  return await db
    .select({ card: reviewCards, step: columnsOf(step), question: columnsOf(question), course: courses })
    .from(reviewCards)
    .innerJoin(enrolmentView, eq(enrolmentView.id, reviewCards.enrolmentId))
    .innerJoin(courses, eq(courses.id, enrolmentView.courseId))
    .innerJoin(step, eq(step.id, reviewCards.stepId))
    .innerJoin(question, eq(question.stepId, step.id))
    .where(and(repeatedBy(userId), lte(reviewCards.due, now)))
    .orderBy(asc(reviewCards.due), asc(step.position))
    .limit(most);
}

/** How many questions of each course are due, and when the next one after them will be. */
export async function dueByCourse(
  db: Db,
  userId: string,
  now: Date,
): Promise<{ slug: string; name: string; due: number; nextDue: Date | null }[]> {
  const question = selectQuestions(db, "question");
  const at = sql`${now.toISOString()}::timestamptz`;
  return await db
    .select({
      slug: courses.slug,
      name: courses.name,
      due: sql<number>`(count(*) filter (where ${reviewCards.due} <= ${at}))::int`,
      nextDue: sql`min(${reviewCards.due}) filter (where ${reviewCards.due} > ${at})`.mapWith(
        reviewCards.due,
      ),
    })
    .from(reviewCards)
    .innerJoin(enrolmentView, eq(enrolmentView.id, reviewCards.enrolmentId))
    .innerJoin(courses, eq(courses.id, enrolmentView.courseId))
    .innerJoin(question, eq(question.stepId, reviewCards.stepId))
    .where(repeatedBy(userId))
    .groupBy(courses.id)
    .orderBy(asc(courses.name));
}
