import type {
  Answer,
  CourseLanguage,
  SecondTryEnd,
  StoredEarlierRun,
  StoredRunScore,
} from "@lehrpfad/contract";
import { sql } from "drizzle-orm";
import {
  bigint,
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
import type { Card } from "ts-fsrs";
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
    index("enrolments_course").on(table.courseId, table.lastActiveAt),
  ],
);

/** Totals of a course, counted by the database with each change of its enrolments. No row: nobody ever took part. */
export const courseCounts = pgTable("course_counts", {
  courseId: uuid("course_id")
    .primaryKey()
    .references(() => courses.id, { onDelete: "cascade" }),
  participants: integer("participants").notNull(),
  /** Those who completed it at least once. */
  graduates: integer("graduates").notNull(),
  /** Of its steps' texts and its images, kept by the triggers of migration 0021. */
  bytes: bigint("bytes", { mode: "number" }).notNull().default(0),
});

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

/** Each time a participant put a course back to its start. */
export const restarts = pgTable(
  "restarts",
  {
    id: uuid("id").primaryKey(),
    enrolmentId: uuid("enrolment_id")
      .notNull()
      .references(() => enrolments.id, { onDelete: "cascade" }),
    at: instant("at").notNull(),
    /** Of the participant then; null of restarts before it was kept. */
    timeZone: text("time_zone"),
    /** What the run came to that it ended; null where that one was not completed, or before it was kept. */
    ended: jsonb("ended").$type<StoredEarlierRun>(),
  },
  (table) => [index("restarts_enrolment").on(table.enrolmentId, table.at)],
);

/** A marked passage: a text quote with what stands around it (W3C Web Annotation, 4.2.4). It outlives its step. */
export const highlights = pgTable(
  "highlights",
  {
    /** Made by the client, so that sending it twice stores it once. */
    id: uuid("id").notNull(),
    enrolmentId: uuid("enrolment_id")
      .notNull()
      .references(() => enrolments.id, { onDelete: "cascade" }),
    stepId: uuid("step_id").references(() => steps.id, { onDelete: "set null" }),
    stepTitle: text("step_title").notNull(),
    quote: text("quote").notNull(),
    prefix: text("prefix").notNull(),
    suffix: text("suffix").notNull(),
    /** What the participant wrote to it; null without a note. */
    note: text("note"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.enrolmentId, table.id] }),
    index("highlights_step").on(table.stepId),
  ],
);

/** What a participant asked the course. */
export const askedQuestions = pgTable(
  "asked_questions",
  {
    id: uuid("id").primaryKey(),
    courseId: uuid("course_id")
      .notNull()
      .references(() => courses.id, { onDelete: "cascade" }),
    enrolmentId: uuid("enrolment_id")
      .notNull()
      .references(() => enrolments.id, { onDelete: "cascade" }),
    text: text("text").notNull(),
    /** Whether the course said something of it. */
    found: boolean("found").notNull(),
    askedAt: instant("asked_at").notNull(),
  },
  (table) => [
    index("asked_questions_course").on(table.courseId, table.askedAt),
    index("asked_questions_enrolment").on(table.enrolmentId),
  ],
);

/** When a question comes again for a person who repeats a course. */
export const reviewCards = pgTable(
  "review_cards",
  {
    enrolmentId: uuid("enrolment_id")
      .notNull()
      .references(() => enrolments.id, { onDelete: "cascade" }),
    stepId: uuid("step_id")
      .notNull()
      .references(() => steps.id, { onDelete: "cascade" }),
    due: instant("due").notNull(),
    card: jsonb("card").$type<StoredCard>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.enrolmentId, table.stepId] }),
    index("review_cards_due").on(table.enrolmentId, table.due),
    index("review_cards_step").on(table.stepId),
  ],
);

/** Questions and exercises that were answered wrongly and then practised until the answer was right. */
export const practised = pgTable(
  "practised",
  {
    enrolmentId: uuid("enrolment_id")
      .notNull()
      .references(() => enrolments.id, { onDelete: "cascade" }),
    /** Of a question or an exercise, which may be deleted since. */
    questionId: uuid("question_id").notNull(),
    rightAt: instant("right_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.enrolmentId, table.questionId] })],
);

/** Mails that tell a person what is due: one a day of the person's calendar. */
export const repetitionMails = pgTable(
  "repetition_mails",
  {
    /** Also the id of its job in the mail queue. */
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => authUsers.id, { onDelete: "cascade" }),
    /** YYYY-MM-DD in the person's time zone. */
    day: text("day").notNull(),
    createdAt: instant("created_at").notNull(),
    /** Set when it went to the mail queue. */
    queuedAt: instant("queued_at"),
  },
  (table) => [
    uniqueIndex("repetition_mails_day").on(table.userId, table.day),
    index("repetition_mails_waiting").on(table.createdAt).where(sql`${table.queuedAt} is null`),
  ],
);

/** A card of the scheduler, its dates as ISO 8601. */
export type StoredCard = Omit<Card, "due" | "last_review"> & { due: string; last_review: string | null };

/** Proof that somebody completed a course; it says what was true on that day and stays when the person starts over. */
export const certificates = pgTable("certificates", {
  code: text("code").primaryKey(),
  enrolmentId: uuid("enrolment_id")
    .notNull()
    .unique()
    .references(() => enrolments.id, { onDelete: "cascade" }),
  name: text("name").notNull(),
  courseName: text("course_name").notNull(),
  completedAt: instant("completed_at").notNull(),
  /** Percent that was reached when it says "passed"; null where it says "completed". */
  passedPercent: integer("passed_percent"),
  /** What was reached in the best completed run; null in certificates of before it was kept. */
  reached: jsonb("reached").$type<StoredRunScore>(),
});

/** Mails about participations that are to be sent: one row for each occasion, so that none is sent twice. */
export const learningMails = pgTable(
  "learning_mails",
  {
    /** Also the id of its job in the mail queue. */
    id: uuid("id").primaryKey(),
    courseId: uuid("course_id")
      .notNull()
      .references(() => courses.id, { onDelete: "cascade" }),
    enrolmentId: uuid("enrolment_id").references(() => enrolments.id, { onDelete: "cascade" }),
    kind: text("kind")
      .$type<"started" | "completed" | "evaluation" | "reminder" | "reminded" | "summary">()
      .notNull(),
    /** What it is about: the pause and its interval, the day. The same occasion is never written twice. */
    occasion: text("occasion").notNull(),
    /** Reminders: hours of the interval. */
    hours: integer("hours"),
    createdAt: instant("created_at").notNull(),
    /** Set when it went to the mail queue. */
    queuedAt: instant("queued_at"),
    /** Whether it is told of in the day's summary, as its recipient had too many; null before that is decided. */
    held: boolean("held"),
  },
  (table) => [
    uniqueIndex("learning_mails_occasion").on(table.courseId, table.kind, table.occasion),
    index("learning_mails_enrolment").on(table.enrolmentId),
    index("learning_mails_reminders").on(table.createdAt).where(sql`${table.kind} = 'reminder'`),
    index("learning_mails_held").on(table.createdAt).where(sql`${table.held}`),
    index("learning_mails_waiting").on(table.createdAt).where(sql`${table.queuedAt} is null`),
  ],
);

/** The secret of the link that switches reminders off without signing in. It opens nothing else. */
export const reminderLinks = pgTable("reminder_links", {
  enrolmentId: uuid("enrolment_id")
    .primaryKey()
    .references(() => enrolments.id, { onDelete: "cascade" }),
  token: text("token").notNull().unique(),
});

/** Courses that were deleted, for those who took part, until they take them off their list. Written by a trigger. */
export const removedCourses = pgTable(
  "removed_courses",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => authUsers.id, { onDelete: "cascade" }),
    slug: text("slug").notNull(),
    name: text("name").notNull(),
    language: text("language").$type<CourseLanguage>().notNull(),
    removedAt: instant("removed_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.slug] })],
);
