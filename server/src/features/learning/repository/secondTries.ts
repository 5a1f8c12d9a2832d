import type { Answer, SecondTryEnd } from "@lehrpfad/contract";
import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { enrolments, exerciseAnswers, stepProgress } from "../../../db/tables/learning.ts";

/** The answer of a participant to the question of a step, by the step's id, or to an exercise, by its own. */
interface WhichAnswer {
  enrolmentId: string;
  target: "question" | "exercise";
  id: string;
}

/** Ends a second try that is open, and notes activity; false where none is. */
export async function storeSecondTry(
  db: Db,
  { enrolmentId, target, id }: WhichAnswer,
  change: { secondTry: SecondTryEnd; secondAnswer: Answer | null },
  now: Date,
): Promise<boolean> {
  const touched = db
    .$with("touched", { id: enrolments.id })
    .as(
      sql`update ${enrolments} set last_active_at = ${now.toISOString()}::timestamptz where id = ${enrolmentId} returning id`,
    );
  const own = sql`exists (select from ${touched})`;
  const changed =
    target === "question"
      ? db
          .with(touched)
          .update(stepProgress)
          .set(change)
          .where(
            and(
              eq(stepProgress.enrolmentId, enrolmentId),
              eq(stepProgress.stepId, id),
              eq(stepProgress.secondTry, "open"),
              own,
            ),
          )
          .returning({ id: stepProgress.stepId })
      : db
          .with(touched)
          .update(exerciseAnswers)
          .set(change)
          .where(
            and(
              eq(exerciseAnswers.enrolmentId, enrolmentId),
              eq(exerciseAnswers.exerciseId, id),
              eq(exerciseAnswers.secondTry, "open"),
              own,
            ),
          )
          .returning({ id: exerciseAnswers.exerciseId });
  return (await changed).length > 0;
}
