import type { Answer } from "@lehrpfad/contract";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { reviewCards } from "../../../db/tables/index.ts";
import { enrolments, entryAnswers, entryTests, stepProgress } from "../../../db/tables/learning.ts";
import { selectSteps } from "../../content/index.ts";
import type { EnrolmentRow } from "./enrolments.ts";

export type EntryTestRow = typeof entryTests.$inferSelect;

/** The entry test of a participant's present run; null where none was begun. */
export async function findEntryTest(db: Db, enrolmentId: string): Promise<EntryTestRow | null> {
  const [row] = await db.select().from(entryTests).where(eq(entryTests.enrolmentId, enrolmentId));
  return row ?? null;
}

/** Whether the answer to each step's question was right, by the step's id. */
export async function entryAnswersOf(db: Db, enrolmentId: string): Promise<Map<string, boolean>> {
  const rows = await db
    .select({ stepId: entryAnswers.stepId, right: entryAnswers.right })
    .from(entryAnswers)
    .where(eq(entryAnswers.enrolmentId, enrolmentId));
  return new Map(rows.map(({ stepId, right }) => [stepId, right]));
}

/** Decides by the enrolment as it is locked whether a test may begin. */
type MayBegin = (enrolment: EnrolmentRow) => boolean;

/** Why nothing was stored: the enrolment is gone, no test is open, or the step is gone. */
export type Closed = "enrolment" | "closed" | "step";

/** Changes of one participant wait for each other; the test is begun where none is and that may be. */
async function lockTest(
  tx: Db,
  enrolmentId: string,
  now: Date,
  mayBegin: MayBegin,
): Promise<EntryTestRow | Closed> {
  const [enrolment] = await tx
    .select()
    .from(enrolments)
    .where(eq(enrolments.id, enrolmentId))
    .for("no key update");
  if (!enrolment) return "enrolment";
  const known = await findEntryTest(tx, enrolmentId);
  if (!known && !mayBegin(enrolment)) return "closed";
  await tx.update(enrolments).set({ lastActiveAt: now }).where(eq(enrolments.id, enrolmentId));
  if (known) return known;
  const fresh = { enrolmentId, startedAt: now, endedAt: null, questions: null };
  await tx.insert(entryTests).values(fresh);
  return fresh;
}

/** Stores the first answer to a step's question, and begins the test with it. Returns why nothing could be stored, else null. */
export async function storeEntryAnswer(
  db: Db,
  given: {
    enrolmentId: string;
    stepId: string;
    questionId: string;
    answer: Answer | null;
    right: boolean;
  },
  now: Date,
  mayBegin: MayBegin,
): Promise<Closed | null> {
  return await db.transaction(async (tx) => {
    const test = await lockTest(tx, given.enrolmentId, now, mayBegin);
    if (typeof test === "string") return test;
    const own = and(eq(entryAnswers.enrolmentId, given.enrolmentId), eq(entryAnswers.stepId, given.stepId));
    // Sent once more after a lost connection, also when the test has ended since.
    if ((await tx.$count(entryAnswers, own)) > 0) return null;
    if (test.endedAt) return "closed";
    const step = selectSteps(tx, "step");
    const [there] = await tx.select({ id: step.id }).from(step).where(eq(step.id, given.stepId));
    if (!there) return "step";
    await tx.insert(entryAnswers).values({ ...given, answeredAt: now });
    return null;
  });
}

/**
 * Ends a test, and stores its right answers as those to the questions of their steps, where none was given since; an
 * ended one stays as it is. Returns why it could not be ended, else null.
 */
export async function endTest(
  db: Db,
  { enrolmentId, questions }: { enrolmentId: string; questions: number },
  now: Date,
  mayBegin: MayBegin,
): Promise<Closed | null> {
  return await db.transaction(async (tx) => {
    const test = await lockTest(tx, enrolmentId, now, mayBegin);
    if (typeof test === "string") return test;
    if (test.endedAt) return null;
    await tx
      .update(entryTests)
      .set({ endedAt: now, questions })
      .where(eq(entryTests.enrolmentId, enrolmentId));
    await tx.execute(sql`
      insert into ${stepProgress} (enrolment_id, step_id, question_id, answer, "right", answered_at, known)
      select a.enrolment_id, a.step_id, a.question_id, a.answer, true, ${now.toISOString()}::timestamptz, true
      from ${entryAnswers} a where a.enrolment_id = ${enrolmentId} and a."right"
      on conflict (enrolment_id, step_id) do update set question_id = excluded.question_id, answer = excluded.answer,
        "right" = true, judged = false, answered_at = excluded.answered_at, known = true
      where step_progress.answered_at is null`);
    return null;
  });
}

/**
 * Takes the mark "known" of a step, or (null) of all, back with its answer and its card: the question is unanswered
 * again. False where the enrolment is gone or completed.
 */
export async function forgetKnown(
  db: Db,
  { enrolmentId, stepId }: { enrolmentId: string; stepId: string | null },
  now: Date,
): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const [enrolment] = await tx
      .select()
      .from(enrolments)
      .where(eq(enrolments.id, enrolmentId))
      .for("no key update");
    if (!enrolment || enrolment.completedAt) return false;
    await tx.update(enrolments).set({ lastActiveAt: now }).where(eq(enrolments.id, enrolmentId));
    const open = { answeredAt: null, answer: null, right: null, questionId: null, known: false };
    const of = stepId === null ? undefined : eq(stepProgress.stepId, stepId);
    const rows = await tx
      .update(stepProgress)
      .set(open)
      .where(and(eq(stepProgress.enrolmentId, enrolmentId), stepProgress.known, of))
      .returning({ stepId: stepProgress.stepId });
    const ids = rows.map((row) => row.stepId);
    if (ids.length > 0) {
      const cards = and(eq(reviewCards.enrolmentId, enrolmentId), inArray(reviewCards.stepId, ids));
      await tx.delete(reviewCards).where(cards);
    }
    return true;
  });
}
