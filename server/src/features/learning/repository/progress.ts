import type { Answer } from "@lehrpfad/contract";
import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { prepared } from "../../../db/prepared.ts";
import { enrolments, stepProgress } from "../../../db/tables/learning.ts";
import { selectLastingStep, selectQuestions, selectSteps } from "../../content/index.ts";

export type ProgressRow = typeof stepProgress.$inferSelect;

/** Which state of an enrolment's row somebody saw. */
export const enrolmentVersion = sql<string>`${enrolments}.xmin::text`;

/** What became of a change to a participant's progress. */
export interface StoredProgress {
  /** The state of the enrolment's row that it was built on: who saw another one must look again. */
  version: string;
  /** False where the step is gone. */
  there: boolean;
  /** False as well when an answer was stored before. */
  stored: boolean;
}

/**
 * A statement that writes progress and notes activity; `insert` takes its ids from `locked` and `there`. Changes of
 * one participant wait for each other, and the step cannot be deleted meanwhile. No row where the enrolment is gone.
 */
const storeProgress = (name: string, insert: SQL) =>
  prepared((db) => {
    const ofEnrolment = eq(enrolments.id, sql.placeholder("enrolmentId"));
    const locked = db.$with("locked").as(
      db
        .select({ id: enrolments.id, version: enrolmentVersion.as("version") })
        .from(enrolments)
        .where(ofEnrolment)
        .for("no key update"),
    );
    const there = db.$with("there").as(selectLastingStep(db, sql.placeholder("stepId")));
    const stored = db.$with("stored", { stepId: stepProgress.stepId }).as(insert);
    const touched = db
      .$with("touched", { id: enrolments.id })
      .as(
        sql`update ${enrolments} set last_active_at = ${sql.placeholder("now")}::timestamptz where ${ofEnrolment}`,
      );
    return db
      .with(locked, there, stored, touched)
      .select({
        version: locked.version,
        there: sql<boolean>`exists (select from ${there})`,
        stored: sql<boolean>`exists (select from ${stored})`,
      })
      .from(locked)
      .prepare(name);
  });

const insertAnswer = storeProgress(
  "store_answer",
  sql`insert into ${stepProgress} (enrolment_id, step_id, question_id, answer, "right", judged, answered_at, second_try)
    select locked.id, there.id, ${sql.placeholder("questionId")}::uuid, ${sql.placeholder("answer")}::jsonb,
      ${sql.placeholder("right")}::boolean, ${sql.placeholder("judged")}::boolean, ${sql.placeholder("now")}::timestamptz,
      ${sql.placeholder("secondTry")}::text
    from locked, there
    on conflict (enrolment_id, step_id) do update set question_id = excluded.question_id,
      answer = excluded.answer, "right" = excluded."right", judged = excluded.judged, answered_at = excluded.answered_at,
      second_try = excluded.second_try
    where step_progress.answered_at is null
    returning step_id`,
);

/** Stores the first answer to a question. */
export async function storeAnswer(
  db: Db,
  given: {
    enrolmentId: string;
    stepId: string;
    questionId: string;
    answer: Answer;
    right: boolean;
    judged: boolean;
    secondTry: "open" | null;
  },
  now: Date,
): Promise<StoredProgress | null> {
  const answer = JSON.stringify(given.answer);
  const [row] = await insertAnswer(db).execute({ ...given, answer, now: now.toISOString() });
  return row ?? null;
}

const insertUnderstood = storeProgress(
  "store_understood",
  sql`insert into ${stepProgress} (enrolment_id, step_id, understood_at)
    select locked.id, there.id, ${sql.placeholder("understoodAt")}::timestamptz from locked, there
    on conflict (enrolment_id, step_id) do update set understood_at = excluded.understood_at
    returning step_id`,
);

/** Notes or takes back the mark "understood". */
export async function storeUnderstood(
  db: Db,
  change: { enrolmentId: string; stepId: string; understoodAt: Date | null },
  now: Date,
): Promise<StoredProgress | null> {
  const understoodAt = change.understoodAt?.toISOString() ?? null;
  const [row] = await insertUnderstood(db).execute({ ...change, understoodAt, now: now.toISOString() });
  return row ?? null;
}

/** The questions of a course with what this participant answered, in the order of the steps. */
export async function questionsOfSteps(db: Db, courseId: string, enrolmentId: string) {
  const step = selectSteps(db, "step");
  const question = selectQuestions(db, "question");
  const progress = and(eq(stepProgress.stepId, step.id), eq(stepProgress.enrolmentId, enrolmentId));
  return await db
    .select({
      stepId: step.id,
      questionId: question.id,
      text: question.text,
      explanation: question.explanation,
      answer: stepProgress.answer,
      marked: sql<boolean>`${question.body} ->> 'kind' <> 'self'`,
      answered: sql<boolean>`${stepProgress.answeredAt} is not null`,
      right: sql<boolean>`coalesce(${stepProgress.right}, false)`,
      judged: sql<boolean>`coalesce(${stepProgress.judged}, false)`,
      secondTry: stepProgress.secondTry,
    })
    .from(step)
    .innerJoin(question, eq(question.stepId, step.id))
    .leftJoin(stepProgress, progress)
    .where(eq(step.courseId, courseId))
    .orderBy(asc(step.position));
}
