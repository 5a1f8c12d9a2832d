import { and, eq, getTableColumns, type Placeholder } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { exercises, questions, replacedQuestions, steps } from "../../../db/tables/content.ts";

/**
 * The steps, for joins in statements of other features. A subquery cannot be written to: steps change through
 * this feature alone. The planner takes it for the table itself.
 */
export function selectSteps<Alias extends string>(db: Db, alias: Alias) {
  return db.select(getTableColumns(steps)).from(steps).as(alias);
}

/** The questions, for joins in statements of other features. */
export function selectQuestions<Alias extends string>(db: Db, alias: Alias) {
  return db.select(getTableColumns(questions)).from(questions).as(alias);
}

/** The exercises, for joins in statements of other features. */
export function selectExercises<Alias extends string>(db: Db, alias: Alias) {
  return db.select(getTableColumns(exercises)).from(exercises).as(alias);
}

/** Questions that another one took the place of, for joins in statements of other features. */
export function selectReplacedQuestions<Alias extends string>(db: Db, alias: Alias) {
  return db
    .select({ id: replacedQuestions.id, question: replacedQuestions.question })
    .from(replacedQuestions)
    .as(alias);
}

/** The step with this id, which cannot be deleted until the statement's transaction ends. */
export function selectLastingStep(db: Db, stepId: Placeholder) {
  return db.select({ id: steps.id }).from(steps).where(eq(steps.id, stepId)).for("key share");
}

/** The exercise of a course with this id, which cannot be deleted until the transaction ends. */
export function selectLastingExercise(db: Db, { courseId, id }: { courseId: string; id: string }) {
  return db
    .select({ id: exercises.id, removedAt: exercises.removedAt })
    .from(exercises)
    .where(and(eq(exercises.id, id), eq(exercises.courseId, courseId)))
    .for("key share");
}

/** All columns of a subquery, to select its whole row. */
export function columnsOf<Fields extends object>(subquery: { _: { selectedFields: Fields } }): Fields {
  return { ...subquery._.selectedFields };
}
