import type { QuestionBody, QuestionOrigin, StepSections, WriterKind } from "@lehrpfad/contract";
import type { CourseStep, Question, Source, UnprovenClaim } from "@lehrpfad/engine";
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
import { courses } from "./courses.ts";

/** A question that a writer found and nobody has judged yet; its id names it among those of its step. */
export type DraftedQuestion = Question & { id: string };

export const steps = pgTable(
  "steps",
  {
    id: uuid("id").primaryKey(),
    courseId: uuid("course_id")
      .notNull()
      .references(() => courses.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    title: text("title").notNull(),
    /** Markdown of the passages. */
    content: text("content").notNull(),
    /** What stands around them. */
    sections: jsonb("sections").$type<StepSections<Source>>().notNull(),
    summary: text("summary").notNull(),
    words: integer("words").notNull(),
    sources: jsonb("sources").$type<Source[]>().notNull(),
    /** What of the text could not be proved, for whom reviews it. */
    claims: jsonb("claims").$type<UnprovenClaim[]>().notNull().default([]),
    /** For managers of the course to accept, change or skip; participants never get them. */
    drafts: jsonb("drafts").$type<DraftedQuestion[]>().notNull().default([]),
    writer: text("writer").$type<WriterKind>().notNull(),
    fallback: boolean("fallback").notNull(),
    /** Counts the saves, so that two editors do not overwrite each other. */
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    editedAt: instant("edited_at").notNull(),
  },
  (table) => [
    uniqueIndex("steps_course_position").on(table.courseId, table.position),
    // For the upgrade from texts that held their sections: it must find at once that nothing is left.
    index("steps_unsplit").on(table.id).where(sql`${table.sections} = '{}'::jsonb`),
  ],
);

/** What a question and an exercise say. */
const questionColumns = () => ({
  origin: text("origin").$type<QuestionOrigin>().notNull(),
  /** The built-in writer's own name for how it was made; nobody else looks into it. */
  form: text("form"),
  text: text("text").notNull(),
  /** What its kind decides. */
  body: jsonb("body").$type<QuestionBody>().notNull(),
  explanation: text("explanation").notNull(),
  hint: text("hint"),
  reason: text("reason"),
  source: jsonb("source").$type<Source>(),
  /** Counts the saves, as that of the step does. */
  version: integer("version").notNull().default(1),
});

/** The question of a step: its answer finishes the step. */
export const questions = pgTable("questions", {
  id: uuid("id").primaryKey(),
  stepId: uuid("step_id")
    .notNull()
    .unique()
    .references(() => steps.id, { onDelete: "cascade" }),
  ...questionColumns(),
});

/** What else a step gives to do. */
export const exercises = pgTable(
  "exercises",
  {
    id: uuid("id").primaryKey(),
    /** The course of the step, so that its bytes can be counted when the step goes. */
    courseId: uuid("course_id")
      .notNull()
      .references(() => courses.id, { onDelete: "cascade" }),
    stepId: uuid("step_id")
      .notNull()
      .references(() => steps.id, { onDelete: "cascade" }),
    /** Order among the exercises of the step; gaps do not matter. */
    place: integer("place").notNull(),
    /** The section of the text, from 0, behind which it stands; null at the end. */
    section: integer("section"),
    /** Since when only those who answered it see it; null for one that everybody sees. */
    removedAt: instant("removed_at"),
    ...questionColumns(),
  },
  (table) => [
    index("exercises_step").on(table.stepId, table.place),
    index("exercises_course").on(table.courseId),
  ],
);

/** Questions that another one took the place of: who answered them still sees them. */
export const replacedQuestions = pgTable(
  "replaced_questions",
  {
    id: uuid("id").primaryKey(),
    courseId: uuid("course_id")
      .notNull()
      .references(() => courses.id, { onDelete: "cascade" }),
    stepId: uuid("step_id").notNull(),
    question: jsonb("question").$type<typeof questions.$inferSelect>().notNull(),
    replacedAt: instant("replaced_at").notNull(),
  },
  (table) => [
    index("replaced_questions_step").on(table.stepId, table.replacedAt),
    index("replaced_questions_course").on(table.courseId),
  ],
);

/** Images that editors put into steps; `figure:` addresses name them as they name figures of documents. */
export const courseImages = pgTable(
  "course_images",
  {
    id: uuid("id").primaryKey(),
    courseId: uuid("course_id")
      .notNull()
      .references(() => courses.id, { onDelete: "cascade" }),
    storageKey: text("storage_key").notNull(),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    bytes: integer("bytes").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("course_images_course").on(table.courseId)],
);

/** Audio and video that editors put into steps. */
export const courseMedia = pgTable(
  "course_media",
  {
    id: uuid("id").primaryKey(),
    courseId: uuid("course_id")
      .notNull()
      .references(() => courses.id, { onDelete: "cascade" }),
    storageKey: text("storage_key").notNull(),
    /** IANA media type, such as `audio/mpeg`. */
    mediaType: text("media_type").notNull(),
    name: text("name").notNull(),
    /** What is said in it, for those who cannot hear it. */
    transcript: text("transcript").notNull().default(""),
    /** The same with its times (WebVTT); empty where there is none. */
    captions: text("captions").notNull().default(""),
    fileBytes: integer("file_bytes").notNull().default(0),
    /** Of the file and both texts: what counts as the course's. */
    bytes: integer("bytes").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("course_media_course").on(table.courseId)],
);

/** Who looked at what, and at which of its versions: what was changed since is to be looked at again. */
export const contentReviews = pgTable(
  "content_reviews",
  {
    /** The id of a step, a question or an exercise. */
    itemId: uuid("item_id").primaryKey(),
    item: text("item").$type<"step" | "question" | "exercise">().notNull(),
    courseId: uuid("course_id")
      .notNull()
      .references(() => courses.id, { onDelete: "cascade" }),
    stepId: uuid("step_id")
      .notNull()
      .references(() => steps.id, { onDelete: "cascade" }),
    /** `version` of the item then. */
    version: integer("version").notNull(),
    reviewerId: uuid("reviewer_id").references(() => authUsers.id, { onDelete: "set null" }),
    reviewedAt: instant("reviewed_at").notNull(),
  },
  (table) => [
    index("content_reviews_course").on(table.courseId),
    index("content_reviews_step").on(table.stepId),
    index("content_reviews_reviewer").on(table.reviewerId),
  ],
);

/** Who saved what last, and as which of its versions: so that a conflict says whose the other one is. Outlives a deleted step. */
export const contentEdits = pgTable(
  "content_edits",
  {
    /** The id of a step, a question or an exercise. */
    itemId: uuid("item_id").primaryKey(),
    courseId: uuid("course_id")
      .notNull()
      .references(() => courses.id, { onDelete: "cascade" }),
    /** `version` of the item once it was saved. */
    version: integer("version").notNull(),
    editorId: uuid("editor_id")
      .notNull()
      .references(() => authUsers.id, { onDelete: "cascade" }),
  },
  (table) => [
    index("content_edits_course").on(table.courseId),
    index("content_edits_editor").on(table.editorId),
  ],
);

/** A state of a course that was kept when it was written or opened, or before another one took its place. */
export const courseVersions = pgTable(
  "course_versions",
  {
    id: uuid("id").primaryKey(),
    courseId: uuid("course_id")
      .notNull()
      .references(() => courses.id, { onDelete: "cascade" }),
    /** Counts the versions of its course, from 1. */
    number: integer("number").notNull(),
    reason: text("reason").$type<"written" | "opened" | "kept" | "imported" | "restored">().notNull(),
    /** What the course was called. */
    name: text("name").notNull(),
    /** Its steps in their order, each with the hash of what `version_steps` holds. */
    steps: jsonb("steps").$type<{ stepId: string; hash: string }[]>().notNull(),
    madeBy: uuid("made_by").references(() => authUsers.id, { onDelete: "set null" }),
    madeAt: instant("made_at").notNull(),
  },
  (table) => [
    uniqueIndex("course_versions_number").on(table.courseId, table.number),
    index("course_versions_by").on(table.madeBy),
  ],
);

/** What a step said in one or more versions of its course, stored once for all of them. */
export const versionSteps = pgTable(
  "version_steps",
  {
    courseId: uuid("course_id")
      .notNull()
      .references(() => courses.id, { onDelete: "cascade" }),
    /** SHA-256 of `step`, in hex. */
    hash: text("hash").notNull(),
    step: jsonb("step").$type<KeptStep>().notNull(),
    bytes: integer("bytes").notNull(),
  },
  (table) => [primaryKey({ columns: [table.courseId, table.hash] })],
);

/** What a version keeps of a step: everything but its place, which the version itself knows. */
export type KeptStep = Omit<CourseStep, "position" | "drafts">;
