import type { Answer, SecondTryEnd } from "@lehrpfad/contract";
import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { authUsers } from "./auth.ts";
import { instant } from "./columns.ts";
import { exercises, steps } from "./content.ts";
import { courses } from "./courses.ts";

/** One person's (or one anonymous sitting's) participation in a course. */
export const enrolments = pgTable(
  "enrolments",
  {
    id: uuid("id").primaryKey(),
    courseId: uuid("course_id")
      .notNull()
      .references(() => courses.id, { onDelete: "cascade" }),
    /** Null for an anonymous sitting, which is known by its token alone. */
    userId: uuid("user_id").references(() => authUsers.id, { onDelete: "cascade" }),
    tokenHash: text("token_hash").unique(),
    type: text("type").$type<"anonymous" | "registered">().notNull(),
    startedAt: instant("started_at").notNull(),
    lastActiveAt: instant("last_active_at").notNull(),
    completedAt: instant("completed_at"),
    /** The first completion: starting over does not take it away. */
    graduatedAt: instant("graduated_at"),
    /** When the pass mark was first reached; null where it was not, or there is none. */
    passedAt: instant("passed_at"),
    /** The mark that was reached then, in percent. */
    passedPercent: integer("passed_percent"),
    /** When the final quiz was first ended in the present run; null before. */
    quizEndedAt: instant("quiz_ended_at"),
    /** Whether a manager of the course tries it: such a run is counted nowhere and mailed to nobody. */
    trial: boolean("trial").notNull().default(false),
    /** False once the person wants no more reminders of this course. */
    remindersWanted: boolean("reminders_wanted").notNull().default(true),
    /** Whether the person repeats this course's questions at intervals. */
    repeats: boolean("repeats").notNull().default(false),
    /** Steps with an answer or the mark "understood". The database counts it whenever progress changes. */
    finishedSteps: integer("finished_steps").notNull().default(0),
  },
  (table) => [
    uniqueIndex("enrolments_person").on(table.courseId, table.userId).where(sql`${table.userId} is not null`),
    index("enrolments_user").on(table.userId),
    index("enrolments_paused").on(table.lastActiveAt).where(sql`${table.completedAt} is null`),
    index("enrolments_anonymous").on(table.lastActiveAt).where(sql`${table.type} = 'anonymous'`),
    index("enrolments_course").on(table.courseId, table.lastActiveAt),
  ],
);

/** The second try at a question. `answer` and `right` stay those of the first one, which counts. */
const secondTry = {
  /** Open until it ends; null where there is none, because the first answer was right or the course has no second tries. */
  secondTry: text("second_try").$type<"open" | SecondTryEnd>(),
  /** Null until it was given, and for who wanted the solution. */
  secondAnswer: jsonb("second_answer").$type<Answer>(),
};

/** What a participant did with a step. It hangs on the step, not on its position, so editing never resets it. */
export const stepProgress = pgTable(
  "step_progress",
  {
    enrolmentId: uuid("enrolment_id")
      .notNull()
      .references(() => enrolments.id, { onDelete: "cascade" }),
    stepId: uuid("step_id")
      .notNull()
      .references(() => steps.id, { onDelete: "cascade" }),
    understoodAt: instant("understood_at"),
    answeredAt: instant("answered_at"),
    answer: jsonb("answer").$type<Answer>(),
    right: boolean("right"),
    /** Whether the participant judged the answer, not the server. */
    judged: boolean("judged").notNull().default(false),
    /** The question that was answered; another one may have taken its place. Null in rows of earlier versions. */
    questionId: uuid("question_id"),
    /** Whether the answer, which is right, was given in the entry test. */
    known: boolean("known").notNull().default(false),
    ...secondTry,
  },
  (table) => [
    primaryKey({ columns: [table.enrolmentId, table.stepId] }),
    index("step_progress_step").on(table.stepId),
  ],
);

/** The entry test of a run: begun with the first answer, or ended without one. */
export const entryTests = pgTable("entry_tests", {
  enrolmentId: uuid("enrolment_id")
    .primaryKey()
    .references(() => enrolments.id, { onDelete: "cascade" }),
  startedAt: instant("started_at").notNull(),
  endedAt: instant("ended_at"),
  /** Questions that it had when it ended; null before. */
  questions: integer("questions"),
});

/** What a participant answered in the entry test, the first answer to each question; it counts for nothing unless it is right. */
export const entryAnswers = pgTable(
  "entry_answers",
  {
    enrolmentId: uuid("enrolment_id")
      .notNull()
      .references(() => entryTests.enrolmentId, { onDelete: "cascade" }),
    stepId: uuid("step_id")
      .notNull()
      .references(() => steps.id, { onDelete: "cascade" }),
    questionId: uuid("question_id").notNull(),
    /** Null for "I don't know". */
    answer: jsonb("answer").$type<Answer>(),
    right: boolean("right").notNull(),
    answeredAt: instant("answered_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.enrolmentId, table.stepId] }),
    index("entry_answers_step").on(table.stepId),
  ],
);

/** An attempt at the final quiz; how often there was one is counted over all runs. */
export const quizAttempts = pgTable(
  "quiz_attempts",
  {
    id: uuid("id").primaryKey(),
    enrolmentId: uuid("enrolment_id")
      .notNull()
      .references(() => enrolments.id, { onDelete: "cascade" }),
    /** From 1. */
    number: integer("number").notNull(),
    startedAt: instant("started_at").notNull(),
    endedAt: instant("ended_at"),
    /** What came of it when it ended, whatever happens to its questions since; 0 before. */
    questions: integer("questions").notNull().default(0),
    answered: integer("answered").notNull().default(0),
    right: integer("right").notNull().default(0),
    /** Whether the course was started over since. */
    over: boolean("over").notNull().default(false),
  },
  (table) => [uniqueIndex("quiz_attempts_number").on(table.enrolmentId, table.number)],
);

/** The questions that were drawn for an attempt, with the first answer to each. */
export const quizQuestions = pgTable(
  "quiz_questions",
  {
    attemptId: uuid("attempt_id")
      .notNull()
      .references(() => quizAttempts.id, { onDelete: "cascade" }),
    stepId: uuid("step_id")
      .notNull()
      .references(() => steps.id, { onDelete: "cascade" }),
    questionId: uuid("question_id").notNull(),
    /** Order in the attempt, from 0. */
    place: integer("place").notNull(),
    answeredAt: instant("answered_at"),
    /** Null for "I don't know", and before it was answered. */
    answer: jsonb("answer").$type<Answer>(),
    /** Null before it was answered. */
    right: boolean("right"),
  },
  (table) => [
    primaryKey({ columns: [table.attemptId, table.stepId] }),
    index("quiz_questions_step").on(table.stepId),
  ],
);

/** What a participant answered to an exercise. */
export const exerciseAnswers = pgTable(
  "exercise_answers",
  {
    enrolmentId: uuid("enrolment_id")
      .notNull()
      .references(() => enrolments.id, { onDelete: "cascade" }),
    exerciseId: uuid("exercise_id")
      .notNull()
      .references(() => exercises.id, { onDelete: "cascade" }),
    answer: jsonb("answer").$type<Answer>().notNull(),
    right: boolean("right").notNull(),
    answeredAt: instant("answered_at").notNull(),
    ...secondTry,
  },
  (table) => [
    primaryKey({ columns: [table.enrolmentId, table.exerciseId] }),
    index("exercise_answers_exercise").on(table.exerciseId),
  ],
);
