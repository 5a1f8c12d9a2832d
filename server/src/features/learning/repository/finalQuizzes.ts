import { randomUUID } from "node:crypto";
import { and, asc, eq, exists, isNotNull, or, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { enrolments, quizAttempts, quizQuestions, stepProgress } from "../../../db/tables/learning.ts";
import { selectQuestions } from "../../content/index.ts";
import type { TestAnswer } from "../rules.ts";
import type { EnrolmentRow } from "./enrolments.ts";

export type AttemptRow = typeof quizAttempts.$inferSelect;
type DrawnRow = typeof quizQuestions.$inferSelect;

/** All attempts of a participant, in every run, the first first. */
export async function listAttempts(db: Db, enrolmentId: string): Promise<AttemptRow[]> {
  return await db
    .select()
    .from(quizAttempts)
    .where(eq(quizAttempts.enrolmentId, enrolmentId))
    .orderBy(asc(quizAttempts.number));
}

export async function countAttempts(db: Db, enrolmentId: string): Promise<number> {
  return await db.$count(quizAttempts, eq(quizAttempts.enrolmentId, enrolmentId));
}

/** The questions of an attempt in its order, also those that the course has no more. */
export async function drawnQuestions(db: Db, attemptId: string): Promise<DrawnRow[]> {
  return await db
    .select()
    .from(quizQuestions)
    .where(eq(quizQuestions.attemptId, attemptId))
    .orderBy(asc(quizQuestions.place));
}

/** The ids of the questions that ended attempts of the present run asked. */
export async function drawnInRun(db: Db, enrolmentId: string): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ id: quizQuestions.questionId })
    .from(quizQuestions)
    .innerJoin(quizAttempts, eq(quizAttempts.id, quizQuestions.attemptId))
    .where(
      and(
        eq(quizAttempts.enrolmentId, enrolmentId),
        eq(quizAttempts.over, false),
        isNotNull(quizAttempts.endedAt),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** Changes of one participant wait for each other; null where the enrolment is gone. */
async function lockAndTouch(tx: Db, enrolmentId: string, now: Date): Promise<EnrolmentRow | null> {
  const [enrolment] = await tx
    .update(enrolments)
    .set({ lastActiveAt: now })
    .where(eq(enrolments.id, enrolmentId))
    .returning();
  return enrolment ?? null;
}

const isOpen = ({ over, endedAt }: AttemptRow) => !over && endedAt === null;

/**
 * Begins an attempt with the questions that were drawn, unless one is open; answers its number. `allow` sees the
 * enrolment and its attempts as they are locked, and throws where none may begin. Null where the enrolment is gone.
 */
export async function beginAttempt(
  db: Db,
  { enrolmentId, drawn }: { enrolmentId: string; drawn: readonly Omit<TestAnswer, "answer">[] },
  now: Date,
  allow: (enrolment: EnrolmentRow, attempts: AttemptRow[]) => void,
): Promise<number | null> {
  return await db.transaction(async (tx) => {
    const enrolment = await lockAndTouch(tx, enrolmentId, now);
    if (!enrolment) return null;
    const attempts = await listAttempts(tx, enrolmentId);
    const open = attempts.find(isOpen);
    if (open) return open.number;
    allow(enrolment, attempts);
    const attempt = { id: randomUUID(), enrolmentId, number: attempts.length + 1, startedAt: now };
    await tx.insert(quizAttempts).values(attempt);
    const rows = drawn.map(({ stepId, questionId }, place) => ({
      attemptId: attempt.id,
      stepId,
      questionId,
      place,
    }));
    if (rows.length > 0) await tx.insert(quizQuestions).values(rows);
    return attempt.number;
  });
}

/** The attempt that is meant, unless the course was started over since. */
async function findAttempt(tx: Db, enrolmentId: string, number: number): Promise<AttemptRow | null> {
  const [row] = await tx
    .select()
    .from(quizAttempts)
    .where(and(eq(quizAttempts.enrolmentId, enrolmentId), eq(quizAttempts.number, number)));
  return row && !row.over ? row : null;
}

/** Why nothing was stored: the enrolment is gone, the attempt is not open, or does not ask this. */
export type QuizFault = "enrolment" | "closed" | "question";

/** Stores the first answer to a question of an attempt. Answers why nothing could be stored, else null. */
export async function storeQuizAnswer(
  db: Db,
  { enrolmentId, attempt: number }: { enrolmentId: string; attempt: number },
  { stepId, questionId, answer, right }: TestAnswer & { right: boolean },
  now: Date,
): Promise<QuizFault | null> {
  return await db.transaction(async (tx) => {
    if (!(await lockAndTouch(tx, enrolmentId, now))) return "enrolment";
    const attempt = await findAttempt(tx, enrolmentId, number);
    if (!attempt) return "closed";
    const asked = and(
      eq(quizQuestions.attemptId, attempt.id),
      eq(quizQuestions.stepId, stepId),
      eq(quizQuestions.questionId, questionId),
    );
    const [row] = await tx.select().from(quizQuestions).where(asked);
    if (!row) return "question";
    // Sent once more after a lost connection, also when the attempt has ended since.
    if (row.answeredAt) return null;
    if (attempt.endedAt) return "closed";
    await tx.update(quizQuestions).set({ answer, right, answeredAt: now }).where(asked);
    return null;
  });
}

/** What came of an attempt: of what it asked and the course still has, and of what was answered meanwhile. */
async function countAttempt(tx: Db, attemptId: string) {
  const question = selectQuestions(tx, "question");
  const present = and(eq(question.id, quizQuestions.questionId), eq(question.stepId, quizQuestions.stepId));
  const [row] = await tx
    .select({
      questions: sql<number>`count(*)::int`,
      answered: sql<number>`count(${quizQuestions.answer})::int`,
      right: sql<number>`(count(*) filter (where ${quizQuestions.right}))::int`,
    })
    .from(quizQuestions)
    .where(
      and(
        eq(quizQuestions.attemptId, attemptId),
        or(isNotNull(quizQuestions.answeredAt), exists(tx.select().from(question).where(present))),
      ),
    );
  return row ?? { questions: 0, answered: 0, right: 0 };
}

/** Stores what was answered as the answers to the questions of the steps, where none was given. */
async function keepInSteps(tx: Db, enrolmentId: string, attemptId: string): Promise<void> {
  await tx.execute(sql`
    insert into ${stepProgress} (enrolment_id, step_id, question_id, answer, "right", answered_at)
    select ${enrolmentId}::uuid, q.step_id, q.question_id, q.answer, q."right", q.answered_at
    from ${quizQuestions} q where q.attempt_id = ${attemptId} and q.answer is not null
    on conflict (enrolment_id, step_id) do update set question_id = excluded.question_id, answer = excluded.answer,
      "right" = excluded."right", judged = false, answered_at = excluded.answered_at
    where step_progress.answered_at is null`);
}

/**
 * Ends an attempt; an ended one stays as it is. `isInstead`: its answers become those of the steps, which did not ask.
 * Answers the enrolment, or why it could not be ended.
 */
export async function endAttempt(
  db: Db,
  { enrolmentId, attempt: number }: { enrolmentId: string; attempt: number },
  now: Date,
  isInstead: boolean,
): Promise<EnrolmentRow | QuizFault> {
  return await db.transaction(async (tx) => {
    const enrolment = await lockAndTouch(tx, enrolmentId, now);
    if (!enrolment) return "enrolment";
    const attempt = await findAttempt(tx, enrolmentId, number);
    if (!attempt) return "closed";
    if (attempt.endedAt) return enrolment;
    await tx
      .update(quizAttempts)
      .set({ endedAt: now, ...(await countAttempt(tx, attempt.id)) })
      .where(eq(quizAttempts.id, attempt.id));
    if (isInstead) await keepInSteps(tx, enrolmentId, attempt.id);
    if (enrolment.quizEndedAt) return enrolment;
    await tx.update(enrolments).set({ quizEndedAt: now }).where(eq(enrolments.id, enrolmentId));
    return { ...enrolment, quizEndedAt: now };
  });
}
