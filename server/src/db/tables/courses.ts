import type {
  AskScope,
  CourseConfiguration,
  CourseDesign,
  CourseLanguage,
  Difficulty,
  Document,
  NotificationDecision,
  WriterKind,
} from "@lehrpfad/contract";
import type { ReadDocument } from "@lehrpfad/engine";
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

/** A stretch of an unfinished upload that is stored. */
export interface UploadPiece {
  id: string;
  bytes: number;
}

export const courses = pgTable(
  "courses",
  {
    id: uuid("id").primaryKey(),
    slug: text("slug").notNull().unique(),
    ownerId: uuid("owner_id").references(() => authUsers.id, { onDelete: "cascade" }),
    requestId: uuid("request_id").notNull(),
    name: text("name").notNull(),
    language: text("language").$type<CourseLanguage>().notNull(),
    difficulty: text("difficulty").$type<Difficulty>().notNull(),
    goal: text("goal"),
    stepsWished: integer("steps_wished").notNull(),
    /** Whether the creator wanted to look at the plan before the course is written. */
    planFirst: boolean("plan_first").notNull().default(false),
    /** Whether what the documents say in other languages than the course's is left out. */
    ownLanguageOnly: boolean("own_language_only").notNull().default(false),
    active: boolean("active").notNull().default(true),
    /** When it was last opened to participants; null for a draft that never was. */
    openedAt: instant("opened_at"),
    allowAnonymous: boolean("allow_anonymous").notNull(),
    registrationRequired: boolean("registration_required").notNull(),
    notifyStart: boolean("notify_start").notNull().default(true),
    notifyCompletion: boolean("notify_completion").notNull().default(true),
    notifyAnalysis: boolean("notify_analysis").notNull().default(true),
    reminders: boolean("reminders").notNull().default(true),
    /** Hours after the last activity at which a participant is reminded. */
    reminderIntervals: jsonb("reminder_intervals")
      .$type<CourseConfiguration["reminderIntervals"]>()
      .notNull()
      .default([24, 72, 168]),
    /** Whether participants get a certificate of completion. */
    certificate: boolean("certificate").notNull().default(true),
    /** Whether an answer that is not right may be given once more before the solution is shown. */
    secondTry: boolean("second_try").notNull().default(true),
    /** Whether participants may show before the first step what they know. */
    entryTest: boolean("entry_test").notNull().default(false),
    finalQuiz: text("final_quiz").$type<CourseConfiguration["finalQuiz"]>().notNull().default("none"),
    /** How many questions a final quiz draws; null: all. */
    quizQuestions: integer("quiz_questions"),
    certificateFor: text("certificate_for").$type<"completion" | "passing">().notNull().default("completion"),
    /** Percent that passes the course; null: there is no pass mark. */
    passPercent: integer("pass_percent"),
    /** How often the course may be taken for the pass mark; null: as often as one starts over. */
    attempts: integer("attempts"),
    /** Whether the mark "understood" may take the place of an answer. */
    understoodCounts: boolean("understood_counts").notNull().default(true),
    /** What participants' questions to the course are answered from. */
    ask: text("ask").$type<AskScope>().notNull().default("documents"),
    /** Whether participants may open the pages of its documents. */
    showDocuments: boolean("show_documents").notNull().default(false),
    /** Days after the last activity on which a participation is deleted; null = never. */
    retentionDays: integer("retention_days"),
    adminFirstName: text("admin_first_name").notNull(),
    adminLastName: text("admin_last_name").notNull(),
    adminEmail: text("admin_email").notNull(),
    adminPasswordHash: text("admin_password_hash"),
    /** The course's own look; null is the product's. */
    design: jsonb("design").$type<CourseDesign>(),
    writer: text("writer").$type<WriterKind>(),
    /** Set for the courses that the homepage offers to everybody. */
    example: boolean("example").notNull().default(false),
    createdAt: instant("created_at").notNull(),
    editedAt: instant("edited_at").notNull(),
  },
  (table) => [
    index("courses_owner").on(table.ownerId),
    uniqueIndex("courses_request").on(table.ownerId, table.requestId),
    index("courses_examples").on(table.example).where(sql`${table.example}`),
  ],
);

/** Addresses that a course's notifications go to, or that were asked whether they may. */
export const notificationRecipients = pgTable(
  "notification_recipients",
  {
    id: uuid("id").primaryKey(),
    courseId: uuid("course_id")
      .notNull()
      .references(() => courses.id, { onDelete: "cascade" }),
    email: text("email").notNull(),
    /** The secret of the link that switches the notifications on and off. */
    token: text("token").notNull().unique(),
    state: text("state").$type<NotificationDecision>().notNull(),
    /** When the question was sent; null while it was not, and for whoever need not be asked. */
    askedAt: instant("asked_at"),
    decidedAt: instant("decided_at"),
  },
  (table) => [uniqueIndex("notification_recipients_address").on(table.courseId, table.email)],
);

/** Addresses, as hashes, that want to be asked by nobody. */
export const notificationRefusals = pgTable("notification_refusals", {
  emailHash: text("email_hash").primaryKey(),
  since: instant("since").notNull(),
});

/** People beside the owner who manage a course. */
export const courseManagers = pgTable(
  "course_managers",
  {
    courseId: uuid("course_id")
      .notNull()
      .references(() => courses.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => authUsers.id, { onDelete: "cascade" }),
    since: instant("since").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.courseId, table.userId] }),
    index("course_managers_user").on(table.userId),
  ],
);

export const documents = pgTable(
  "documents",
  {
    id: uuid("id").primaryKey(),
    ownerId: uuid("owner_id").references(() => authUsers.id, { onDelete: "cascade" }),
    courseId: uuid("course_id").references(() => courses.id, { onDelete: "cascade" }),
    /** Order among the documents of its course. */
    position: integer("position").notNull().default(0),
    name: text("name").notNull(),
    bytes: integer("bytes").notNull(),
    /** What was read in it beside, the text and the files of its figures. */
    readBytes: integer("read_bytes").notNull().default(0),
    /** Whether it came with a copy of somebody else's course: its file is not handed out as the owner's own. */
    isForeign: boolean("is_foreign").notNull().default(false),
    storageKey: text("storage_key").notNull(),
    state: text("state").$type<Document["state"]>().notNull(),
    refusal: jsonb("refusal").$type<NonNullable<Document["refusal"]>>(),
    /** How often its reading was begun: a document that ends its reader again and again is refused. */
    attempts: integer("attempts").notNull().default(0),
    /** Until when a process is at reading it; null while nobody is. */
    readingUntil: instant("reading_until"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("documents_owner").on(table.ownerId), index("documents_course").on(table.courseId)],
);

/** Documents on their way, each with the id that the document will have. */
export const uploads = pgTable(
  "uploads",
  {
    id: uuid("id").primaryKey(),
    ownerId: uuid("owner_id")
      .notNull()
      .references(() => authUsers.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** What it will have; room is held for all of it. */
    bytes: integer("bytes").notNull(),
    /** Whether it goes on after a break; every other one lasts as long as its request. */
    resumable: boolean("resumable").notNull(),
    /** What arrived, in the order of its bytes; each piece is a file of its own beside the others. */
    pieces: jsonb("pieces").$type<UploadPiece[]>().notNull(),
    received: integer("received").notNull(),
    createdAt: instant("created_at").notNull(),
    /** When bytes were last stored. */
    touchedAt: instant("touched_at").notNull(),
  },
  (table) => [index("uploads_owner").on(table.ownerId), index("uploads_touched").on(table.touchedAt)],
);

/** What is told of a document that was read; apart from `documents` because it is large and seldom needed. */
export const documentTexts = pgTable("document_texts", {
  documentId: uuid("document_id")
    .primaryKey()
    .references(() => documents.id, { onDelete: "cascade" }),
  /** Everything but the blocks: what the creator sees before generation. */
  overview: jsonb("overview").$type<Omit<ReadDocument, "blocks">>().notNull(),
});

/** The text of a document in parts of some hundred kilobytes: one value of a whole book would hold everybody up. */
export const documentParts = pgTable(
  "document_parts",
  {
    documentId: uuid("document_id")
      .notNull()
      .references(() => documents.id, { onDelete: "cascade" }),
    /** Order in the document, from 0. */
    part: integer("part").notNull(),
    /** `Block.offset` of its first block. */
    firstOffset: integer("first_offset").notNull(),
    blocks: jsonb("blocks").$type<ReadDocument["blocks"]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.part] })],
);

/** Figures of documents; their files lie beside the document's. */
export const figures = pgTable(
  "figures",
  {
    id: uuid("id").primaryKey(),
    documentId: uuid("document_id")
      .notNull()
      .references(() => documents.id, { onDelete: "cascade" }),
    /** Order in the document, from 0. */
    position: integer("position").notNull(),
    page: integer("page"),
    /** The block after which it stands; 0 before the first. */
    paragraph: integer("paragraph").notNull(),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    bytes: integer("bytes").notNull(),
    alt: text("alt").notNull(),
    caption: text("caption").notNull(),
    captionParagraph: integer("caption_paragraph"),
  },
  (table) => [index("figures_document").on(table.documentId, table.position)],
);
