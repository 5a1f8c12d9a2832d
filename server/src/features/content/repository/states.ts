import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { exercises, questions, steps } from "../../../db/tables/content.ts";
import type { ExerciseRow } from "./exercises.ts";
import type { QuestionRow } from "./questions.ts";
import type { StepRow } from "./steps.ts";

type Asked = Pick<QuestionRow, "id" | "text" | "reason" | "version">;

/** A step without its texts: what lists show of it, and what tells that it was saved. */
export interface StepState {
  step: Pick<
    StepRow,
    "id" | "position" | "title" | "words" | "version" | "writer" | "fallback" | "editedAt"
  > & {
    hasSummary: boolean;
    /** How many drafts of questions wait. */
    drafts: number;
  };
  question: (Asked & Pick<QuestionRow, "origin">) | null;
  /** In their order. */
  exercises: (Asked & Pick<ExerciseRow, "section"> & { kind: ExerciseRow["body"]["kind"] })[];
}

const stepColumns = {
  ...{ id: steps.id, position: steps.position, title: steps.title, words: steps.words },
  ...{ version: steps.version, writer: steps.writer, fallback: steps.fallback, editedAt: steps.editedAt },
  drafts: sql<number>`jsonb_array_length(${steps.drafts})`,
  hasSummary: sql<boolean>`btrim(${steps.summary}, E' \\t\\n\\r') <> ''`,
};

/** The steps of a course in their order, without their texts. */
export async function loadStates(db: Db, courseId: string): Promise<StepState[]> {
  const { id, text, reason, version, origin } = questions;
  const rows = await db
    .select({ step: stepColumns, question: { id, text, reason, version, origin } })
    .from(steps)
    .leftJoin(questions, eq(questions.stepId, steps.id))
    .where(eq(steps.courseId, courseId))
    .orderBy(asc(steps.position));
  const asked = await db
    .select({
      ...{ stepId: exercises.stepId, id: exercises.id, text: exercises.text, reason: exercises.reason },
      ...{ version: exercises.version, section: exercises.section },
      kind: sql<ExerciseRow["body"]["kind"]>`${exercises.body} ->> 'kind'`,
    })
    .from(exercises)
    .where(and(eq(exercises.courseId, courseId), isNull(exercises.removedAt)))
    .orderBy(asc(exercises.place), asc(exercises.id));
  const byStep = Map.groupBy(asked, ({ stepId }) => stepId);
  return rows.map((row) => ({ ...row, exercises: byStep.get(row.step.id) ?? [] }));
}
