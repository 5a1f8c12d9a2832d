import { getTableColumns } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import {
  enrolments,
  entryAnswers,
  entryTests,
  exerciseAnswers,
  quizAttempts,
  quizQuestions,
  stepProgress,
} from "../../../db/tables/learning.ts";

/*
 * What other features may read of participations, for joins in their statements. A subquery cannot be written to: these
 * rows change through this feature alone. The planner takes each for the table itself.
 */
const query = new QueryBuilder();

export const enrolmentView = query.select(getTableColumns(enrolments)).from(enrolments).as("enrolment");
export const progressView = query.select(getTableColumns(stepProgress)).from(stepProgress).as("progress");
export const entryTestView = query.select(getTableColumns(entryTests)).from(entryTests).as("entry_test");
export const entryAnswerView = query
  .select(getTableColumns(entryAnswers))
  .from(entryAnswers)
  .as("entry_answer");
export const quizAttemptView = query
  .select(getTableColumns(quizAttempts))
  .from(quizAttempts)
  .as("quiz_attempt");
export const quizQuestionView = query
  .select(getTableColumns(quizQuestions))
  .from(quizQuestions)
  .as("quiz_question");
export const exerciseAnswerView = query
  .select(getTableColumns(exerciseAnswers))
  .from(exerciseAnswers)
  .as("exercise_answer");
