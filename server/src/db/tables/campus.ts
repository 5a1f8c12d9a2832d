import type { CourseLanguage, StoredEarlierRun, StoredRunScore } from "@lehrpfad/contract";
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
import type { Card } from "ts-fsrs";
import { authUsers } from "./auth.ts";
import { instant } from "./columns.ts";
import { steps } from "./content.ts";
import { courses } from "./courses.ts";
import { enrolments } from "./learning.ts";

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
